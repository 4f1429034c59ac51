/**
 * The state behind the report's interface: the board with everything that can be undone, the two searches
 * and their limits. The rules are the report's.
 */
import {
  type DialogueServices,
  type Finding,
  OVER,
  type OptionValues,
  type Thinker,
  UserError,
} from '../../../core/index.ts';
import { formatMove, formatPosition, parseMove, parsePosition } from '../notation.ts';
import type { AtaxxOptions } from '../options.ts';
import type { AtaxxState } from '../state.ts';
import { positionFromCells } from './reportCells.ts';

/** The complete options of the game. */
export type Settle = (given: OptionValues) => AtaxxOptions;

/** The searches in the order of their numbers, 1 and 2. */
export const SEARCHES = [
  { name: 'MCTS', agent: 'ataxx/mcts', counts: 'iterations' },
  { name: 'minimax', agent: 'ataxx/minimax', counts: 'nodes' },
] as const;

export const SIDES = ['black', 'white'] as const;
export const SIZES = { min: 4, max: 8 } as const;

/** What a search found and played. */
export interface Found extends Omit<Finding, 'move'> {
  readonly side: string;
  readonly search: (typeof SEARCHES)[number];
  readonly move: string;
}

export class ReportSession {
  size: number = SIZES.max;
  /** Which of `SEARCHES` is the current one. */
  current = 0;
  seconds = 1;
  depth: number | undefined;
  private readonly settle: Settle;
  private readonly searches: readonly Thinker<AtaxxState>[];
  private options: AtaxxOptions;
  /** Positions from the one that was set to the current one. */
  private history: AtaxxState[];

  constructor(settle: Settle, openAgent: DialogueServices<AtaxxState>['openAgent']) {
    this.settle = settle;
    this.options = this.optionsFor(this.size);
    this.history = [this.read(undefined)];
    this.searches = SEARCHES.map(({ agent }) => openAgent(agent));
  }

  get state(): AtaxxState {
    return this.history.at(-1)!;
  }

  get position(): string {
    return formatPosition(this.state);
  }

  get isOver(): boolean {
    return this.state.turn === OVER;
  }

  newBoard(size: number): void {
    this.size = size;
    this.options = this.optionsFor(size);
    this.setUp(this.read(undefined));
  }

  /** @param cells n·n of them @throws UserError, with nothing changed */
  setBoard(cells: string): void {
    this.setUp(this.read(positionFromCells(cells, this.size)));
  }

  /** The same board with this side to move; not a move, so there is nothing to undo. */
  giveMove(side: (typeof SIDES)[number]): void {
    const [rows, , ...counters] = this.position.split(' ');
    const text = [rows, side === 'black' ? 'x' : 'o', ...counters].join(' ');
    this.history[this.history.length - 1] = this.read(text);
  }

  /** @throws UserError for what is not a move or not legal, with nothing changed */
  play(text: string): void {
    this.push(parseMove(this.state, text));
  }

  /** @throws UserError in the position that was set */
  undo(): void {
    if (this.history.length === 1) throw new UserError('nothing to undo: this is the position that was set');
    this.history.pop();
  }

  /**
   * Lets one of the searches find a move, and plays it.
   * @returns undefined if it was interrupted; nothing has been played then
   */
  async findMove(index: number): Promise<Found | undefined> {
    const search = SEARCHES[index]!;
    const side = SIDES[this.state.turn]!;
    const finding = await this.searches[index]!.think(this.state, {
      ms: 1000 * this.seconds,
      ...(this.depth !== undefined && index === 1 && { depth: this.depth }),
    });
    if (finding === undefined) return undefined;
    const move = formatMove(this.state, finding.move);
    this.push(finding.move);
    return { ...finding, side, search, move };
  }

  private push(move: number): void {
    const next = this.state.clone();
    next.play(move);
    this.history.push(next);
  }

  private setUp(state: AtaxxState): void {
    this.history = [state];
    this.searches.forEach((search) => search.reset());
  }

  private read(position: string | undefined): AtaxxState {
    return parsePosition(position ?? twoCorners(this.size), this.options);
  }

  private optionsFor(size: number): AtaxxOptions {
    return this.settle({ preset: 'paper', size });
  }
}

/** White top left, black bottom right. */
function twoCorners(size: number): string {
  const empty = Array<string>(size - 2).fill(String(size));
  return [`o${size - 1}`, ...empty, `${size - 1}x`].join('/') + ' x';
}
