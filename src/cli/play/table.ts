/**
 * A game at the terminal: asks people for moves, lets agents think, and keeps every position so that moves
 * can be taken back.
 */
import { defaultAgent, resolveAgent } from '../../agents/index.ts';
import {
  CHANCE,
  type Game,
  OVER,
  type OptionValues,
  Random,
  type State,
  UserError,
} from '../../core/index.ts';
import { ForfeitError } from '../../search/forfeitError.ts';
import type { Search } from '../../search/search.ts';
import { reportAnalysis } from '../../search/report.ts';
import { resolveTyped } from '../loadWeights.ts';
import { openAgent } from '../agent.ts';
import { formatAnalysis } from '../analysisTable.ts';
import { Lines } from '../lines.ts';
import { printLine } from '../print.ts';
import { finishThinking } from '../slices.ts';
import { type Terminal, screenWidth } from '../terminal.ts';
import { describeResult, describeScores, describeTurn } from '../../words/index.ts';
import { continueCommand } from './continueCommand.ts';
import { commandOf, helpText, rulesText } from './help.ts';
import { listMoves } from './listMoves.ts';

const HUMAN = 'human';
const TOP_MOVES = 8;

export interface TableSettings {
  readonly game: Game;
  /** The rules, for agents that must be sent them. */
  readonly options?: OptionValues;
  /** The position to begin with. */
  readonly state: State;
  /** For each seat `human` or the spec of an agent. */
  readonly seats: readonly string[];
  readonly seed: number;
  readonly terminal: Terminal;
}

type Ending = 'over' | 'left' | 'interrupted';

export class Table {
  private readonly game: Game;
  private readonly seats: readonly string[];
  private readonly options: OptionValues | undefined;
  private readonly terminal: Terminal;
  private readonly signal: AbortSignal;
  private readonly lines: Lines;
  private readonly chance: Random;
  /** The agent of each seat; none for a person. */
  private readonly agents: readonly (Search | undefined)[];
  private readonly adviser: Search;
  /** A line for every agent that knows what no player can. */
  private readonly oracles: ReadonlySet<string>;
  /** All positions so far, the current one last. */
  private readonly history: State[];

  constructor({ game, options, state, seats, seed, terminal }: TableSettings) {
    this.game = game;
    this.seats = seats;
    this.options = options;
    this.terminal = terminal;
    this.history = [state];
    this.chance = new Random(seed).derive('chance');
    const players = seats.map((spec) => (spec === HUMAN ? undefined : resolveTyped(spec, game)));
    this.agents = players.map(
      (agent, seat) => agent && openAgent(agent, seed, seat, terminal, options, this.chance),
    );
    const adviser = players.find((agent) => agent !== undefined) ?? resolveAgent(defaultAgent(game), game);
    this.adviser = openAgent(adviser, seed, 'adviser', terminal, options, this.chance);
    this.oracles = new Set(
      players.flatMap((agent, seat) =>
        agent?.oracle === undefined ? [] : [`${seats[seat]}: ${agent.oracle}`],
      ),
    );
    this.signal = terminal.catchInterrupt();
    this.lines = new Lines(terminal, this.signal);
  }

  /** Plays until the game is over, the person leaves, or Ctrl-C. */
  async play(): Promise<Ending> {
    this.seats.forEach((spec, seat) => this.say(`${this.game.seatName(seat)}: ${spec}`));
    for (const line of this.oracles) this.say(line);
    this.show();
    while (this.state.turn !== OVER) {
      const goesOn = await this.takeTurn();
      if (this.signal.aborted) return this.leave('interrupted');
      if (!goesOn) return this.leave('left');
    }
    this.lines.close();
    this.say(
      `game over: ${describeResult(this.game, this.state)} (${describeScores(this.game, this.state)})`,
    );
    return 'over';
  }

  private get state(): State {
    return this.history.at(-1)!;
  }

  private leave(ending: Ending): Ending {
    const { game, state, options, seats } = this;
    const eyes = this.eyes(state);
    this.lines.close();
    if (eyes !== undefined) {
      this.say(`the game was not finished: ${game.formatView?.(state, eyes)}`);
      this.say('It cannot be continued, because its position would show what is hidden from you.');
      return ending;
    }
    this.say(`the game was not finished: ${game.formatPosition(state)}`);
    const { program } = this.terminal;
    if (options) this.say(`continue with: ${continueCommand({ program, game, options, state, seats })}`);
    return ending;
  }

  /** The seat through whose eyes a game with secrets is shown: the person's, or whose turn it is among several. */
  private eyes(state: State): number | undefined {
    const people = this.seats.flatMap((spec, seat) => (spec === HUMAN ? [seat] : []));
    if (!this.game.hasHidden || people.length === 0) return undefined;
    return people.includes(state.turn) ? state.turn : people[0];
  }

  private say(text: string): void {
    printLine(this.terminal, text);
  }

  /** The board, and what a person chooses from. Where chance is next, its outcome is shown soon enough. */
  private show(): void {
    const { game, state } = this;
    if (state.turn === CHANCE) return;
    const eyes = this.eyes(state);
    const board = eyes === undefined ? undefined : game.drawView?.(state, eyes);
    const isPersons = state.turn >= 0 && this.seats[state.turn] === HUMAN;
    const choice = isPersons ? (game.guide?.drawChoice?.(state) ?? '') : '';
    const turn = `${describeTurn(game, state)}; ${describeScores(game, state)}`;
    this.say(['', board ?? game.draw(state), '', ...(choice === '' ? [] : [choice, '']), turn].join('\n'));
  }

  /** False when the person wants to stop, or an agent cannot continue. */
  private async takeTurn(): Promise<boolean> {
    const { turn } = this.state;
    if (turn === CHANCE) {
      this.advance(this.state.sample(this.chance), 'chance');
      return true;
    }
    const agent = this.agents[turn];
    if (!agent) return this.askPerson();
    const who = this.game.seatName(turn);
    try {
      await this.letThink(agent);
      if (!this.signal.aborted) this.advance(agent.choose(), who);
      return true;
    } catch (error) {
      if (!(error instanceof ForfeitError)) throw error;
      this.say(`\n${who} forfeits the game: ${error.reason}`);
      return false;
    }
  }

  private advance(move: number, who: string): void {
    const { game } = this;
    const next = this.state.clone();
    const eyes = this.eyes(next);
    const seen = eyes === undefined ? undefined : game.formatMoveFor?.(next, move, eyes);
    const text = seen ?? game.formatMove(next, move);
    next.play(move);
    this.history.push(next);
    this.say(`\n${who} plays ${text}`);
    this.show();
  }

  private async letThink(search: Search, lines = 1): Promise<void> {
    search.start(this.state, undefined, lines);
    await finishThinking(search, this.terminal, this.signal);
  }

  /** Asks once; a wrong answer changes nothing and the turn is asked for again. */
  private async askPerson(): Promise<boolean> {
    this.terminal.output.write(`${this.game.seatName(this.state.turn)} (? for help)> `);
    const line = await this.lines.next();
    if (line === undefined) {
      this.say('');
      return false;
    }
    const word = line.trim();
    try {
      return await this.obey(word);
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      this.say(`${error.message}${error.hint === '' ? '' : `\n${error.hint}`}`);
      return true;
    }
  }

  private async obey(word: string): Promise<boolean> {
    const { game, state } = this;
    const command = commandOf(word);
    switch (command) {
      case '':
        return true;
      case 'help':
        this.say(helpText(game));
        return true;
      case 'rules':
        this.say(rulesText(game, this.options ?? {}));
        return true;
      case 'quit':
        return false;
      case 'moves':
        this.say(listMoves(game, state));
        return true;
      case 'undo':
        this.takeBack();
        return true;
      case 'hint':
      case 'analyse':
        await this.advise(command);
        return true;
      default:
        this.advance(game.parseMove(state, word), game.seatName(state.turn));
        return true;
    }
  }

  /** Back to the last position before this one in which a person was to move. */
  private takeBack(): void {
    const isPersons = (state: State): boolean => state.turn >= 0 && this.seats[state.turn] === HUMAN;
    const target = this.history.slice(0, -1).findLastIndex(isPersons);
    if (target < 0) throw new UserError('there is no move of yours to take back');
    this.history.length = target + 1;
    this.agents.forEach((agent) => agent?.reset());
    this.show();
  }

  private async advise(what: string): Promise<void> {
    const { game, state, adviser } = this;
    await this.letThink(adviser, what === 'hint' ? 1 : TOP_MOVES);
    if (what === 'hint') this.say(`hint: ${game.formatMove(state, adviser.choose())}`);
    else {
      const report = reportAnalysis(game, state, adviser.analysis());
      this.say(formatAnalysis(game, report, TOP_MOVES, screenWidth(this.terminal)));
    }
  }
}
