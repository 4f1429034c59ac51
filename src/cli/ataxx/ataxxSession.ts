/**
 * The state behind the report's interface: the board with everything that can be undone, the two searches
 * and their limits. The rules are the report's.
 */
import { resolveAgent } from '../../agents/index.ts';
import { type OptionValues, OVER, type State, UserError, settleOptions } from '../../core/index.ts';
import { ataxx } from '../../games/ataxx/index.ts';
import { findGame } from '../../games/index.ts';
import type { Analysis, Search } from '../../search/index.ts';
import { openAgent } from '../agent.ts';
import { finishThinking } from '../slices.ts';
import type { Terminal } from '../terminal.ts';
import { positionFromCells } from './cells.ts';

/** The searches in the order of their numbers, 1 and 2. */
export const SEARCHES = [
  { name: 'MCTS', agent: 'ataxx/mcts', counts: 'iterations' },
  { name: 'minimax', agent: 'ataxx/minimax', counts: 'nodes' },
] as const;

export const SIDES = ['black', 'white'] as const;
export const SIZES = { min: 4, max: 8 } as const;

/** What a search found and played. */
export interface Found {
  readonly side: string;
  readonly search: (typeof SEARCHES)[number];
  readonly move: string;
  readonly analysis: Analysis;
}

export class AtaxxSession {
  size: number = SIZES.max;
  /** Which of `SEARCHES` is the current one. */
  current = 0;
  seconds = 1;
  depth: number | undefined;
  private readonly game = findGame(ataxx.name);
  private readonly searches: readonly Search[];
  private readonly terminal: Terminal;
  private options: OptionValues;
  /** Positions from the one that was set to the current one. */
  private history: State[];

  constructor(seed: number, terminal: Terminal) {
    this.terminal = terminal;
    this.options = this.optionsFor(this.size);
    this.history = [this.read(undefined)];
    this.searches = SEARCHES.map(({ agent }, i) =>
      openAgent(resolveAgent(agent, this.game), seed, i, terminal),
    );
  }

  get state(): State {
    return this.history.at(-1)!;
  }

  get position(): string {
    return this.game.formatPosition(this.state);
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
    this.push(this.game.parseMove(this.state, text));
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
  async findMove(index: number, signal: AbortSignal): Promise<Found | undefined> {
    const search = this.searches[index]!;
    const side = SIDES[this.state.turn]!;
    search.start(this.state, {
      ms: 1000 * this.seconds,
      ...(this.depth !== undefined && index === 1 && { depth: this.depth }),
    });
    await finishThinking(search, this.terminal, signal);
    if (signal.aborted) return undefined;
    const chosen = search.choose();
    const move = this.game.formatMove(this.state, chosen);
    this.push(chosen);
    return { side, search: SEARCHES[index]!, move, analysis: search.analysis() };
  }

  private push(move: number): void {
    const next = this.state.clone();
    next.play(move);
    this.history.push(next);
  }

  private setUp(state: State): void {
    this.history = [state];
    this.searches.forEach((search) => search.reset());
  }

  private read(position: string | undefined): State {
    const { game, options } = this;
    return game.parsePosition(position ?? twoCorners(this.size), options);
  }

  private optionsFor(size: number): OptionValues {
    return settleOptions(this.game, { preset: 'paper', size });
  }
}

/** White top left, black bottom right. */
function twoCorners(size: number): string {
  const empty = Array<string>(size - 2).fill(String(size));
  return [`o${size - 1}`, ...empty, `${size - 1}x`].join('/') + ' x';
}
