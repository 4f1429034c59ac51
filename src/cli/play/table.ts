/** A game at the terminal: asks people for moves, lets agents think, and obeys what people type besides moves. */
import { defaultAgent, resolveAgent } from '../../agents/index.ts';
import {
  CHANCE,
  type Game,
  type Move,
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
import { describeResult, describeScores } from '../../words/index.ts';
import { commandIn, helpText, rulesText } from './help.ts';
import { History } from './history.ts';
import { listMoves } from './listMoves.ts';
import { HUMAN } from './seats.ts';
import { Keeping } from './keeping.ts';
import { View } from './view.ts';

const TOP_MOVES = 8;

export interface TableSettings {
  readonly game: Game;
  /** What the game was called on the command line, if not by its name. */
  readonly typed?: string;
  /** The rules, for agents that must be sent them. */
  readonly options?: OptionValues;
  /** The position to begin with. */
  readonly state: State;
  /** The same as text, if it does not follow from rules and seed. */
  readonly position?: string | undefined;
  /** Moves that were made before the game was left. */
  readonly moves?: readonly string[];
  /** The file that the game comes from. */
  readonly file?: string | undefined;
  /** For each seat `human` or the spec of an agent. */
  readonly seats: readonly string[];
  readonly seed: number;
  readonly terminal: Terminal;
}

type Ending = 'over' | 'left' | 'interrupted';

export class Table {
  private readonly game: Game;
  private readonly seats: readonly string[];
  private readonly options: OptionValues;
  private readonly terminal: Terminal;
  private readonly signal: AbortSignal;
  private readonly lines: Lines;
  private readonly chance: Random;
  /** The agent of each seat; none for a person. */
  private readonly agents: readonly (Search | undefined)[];
  private readonly adviser: Search;
  /** A line for every agent that knows what no player can. */
  private readonly oracles: ReadonlySet<string>;
  private readonly history: History;
  private readonly view: View;
  private readonly keeping: Keeping;

  constructor(settings: TableSettings) {
    const { game, options = {}, state, position, moves = [], seats, seed, terminal } = settings;
    this.game = game;
    this.seats = seats;
    this.options = options;
    this.terminal = terminal;
    // A game that is continued from its position must not meet again what chance has brought at its start.
    this.chance = new Random(seed).derive('chance', ...(position === undefined ? [] : [position]));
    this.history = new History(state);
    for (const move of moves) this.replay(move);
    this.view = new View(game, seats, terminal);
    this.keeping = new Keeping({ ...settings, options, history: this.history });
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
    this.view.show(this.history);
    while (this.state.turn !== OVER) {
      const isOn = await this.takeTurn();
      if (this.signal.aborted) return this.leave('interrupted');
      if (!isOn) return this.leave('left');
    }
    this.lines.close();
    this.say(
      `game over: ${describeResult(this.game, this.state)} (${describeScores(this.game, this.state)})`,
    );
    return 'over';
  }

  private get state(): State {
    return this.history.state;
  }

  private leave(ending: Ending): Ending {
    this.lines.close();
    const { game, state, view } = this;
    if (view.isShared) view.hide();
    const eyes = view.eyes(state);
    const text = eyes === undefined ? game.formatPosition(state) : game.formatView?.(state, eyes);
    this.say(`the game was not finished${view.isShared ? '' : `: ${text}`}`);
    this.say(`continue with: ${this.keeping.continueCommand()}`);
    return ending;
  }

  private say(text: string): void {
    printLine(this.terminal, text);
  }

  /** Makes a move of a game that is continued; chance draws as it did, so that it draws on as it would have. */
  private replay(text: string): void {
    const { state } = this;
    if (state.turn === OVER) throw new UserError(`move ${text} comes after the end of the game`);
    if (state.turn === CHANCE) state.sample(this.chance);
    this.history.play(this.game.parseMove(state, text));
  }

  /** False when the person wants to stop, or an agent cannot continue. */
  private async takeTurn(): Promise<boolean> {
    const { state } = this;
    if (state.turn === CHANCE) {
      this.advance(state.sample(this.chance));
      return true;
    }
    const agent = this.agents[state.turn];
    if (!agent) return this.view.isForOther(state) ? this.handOver() : this.askPerson();
    try {
      await this.letThink(agent);
      if (!this.signal.aborted) this.advance(agent.choose());
      return true;
    } catch (error) {
      if (!(error instanceof ForfeitError)) throw error;
      this.say(`\n${this.game.seatName(state.turn)} forfeits the game: ${error.reason}`);
      return false;
    }
  }

  private advance(move: Move): void {
    const before = this.state;
    this.history.play(move);
    this.view.announce({ before, move }, this.state);
    this.view.show(this.history);
  }

  private async letThink(search: Search, lines = 1): Promise<void> {
    search.start(this.state, undefined, lines);
    await finishThinking(search, this.terminal, this.signal);
  }

  /** Waits until the person who is to move is alone with the screen. False at the end of the input. */
  private async handOver(): Promise<boolean> {
    const { turn } = this.state;
    this.terminal.output.write(`${this.game.seatName(turn)}: press Enter when nobody else looks> `);
    const line = await this.lines.next();
    this.say('');
    if (line === undefined || commandIn(line.trim())[0] === 'quit') return false;
    this.view.admit(turn);
    this.view.show(this.history);
    return true;
  }

  /** Asks once; a wrong answer changes nothing and the turn is asked for again. */
  private async askPerson(): Promise<boolean> {
    this.terminal.output.write(`${this.game.seatName(this.state.turn)} (? for help)> `);
    const line = await this.lines.next();
    if (line === undefined) {
      this.say('');
      return false;
    }
    try {
      return await this.obey(line.trim());
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      this.say(`${error.message}${error.hint === '' ? '' : `\n${error.hint}`}`);
      return true;
    }
  }

  private async obey(line: string): Promise<boolean> {
    const { game, state } = this;
    const [command, rest] = commandIn(line);
    switch (command) {
      case '':
        break;
      case 'help':
        this.say(helpText(game));
        break;
      case 'rules':
        this.say(rulesText(game, this.options));
        break;
      case 'quit':
        return false;
      case 'moves':
        this.say(listMoves(game, state, rest, screenWidth(this.terminal)));
        break;
      case 'board':
        this.view.show(this.history);
        break;
      case 'save':
        this.say(this.keeping.save(rest));
        break;
      case 'undo':
        this.takeBack();
        break;
      case 'hint':
      case 'analyse':
        await this.advise(command);
        break;
      default:
        this.advance(game.guide?.readMove?.(state, line) ?? game.parseMove(state, line));
    }
    return true;
  }

  /** Back to the last position before this one in which a person was to move. */
  private takeBack(): void {
    if (!this.history.goBackTo((state) => this.view.isPersons(state)))
      throw new UserError('there is no move of yours to take back');
    this.agents.forEach((agent) => agent?.reset());
    if (this.view.isForOther(this.state)) this.view.hide();
    this.view.show(this.history);
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
