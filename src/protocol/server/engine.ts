/**
 * An engine that speaks UGI or UAI: lines in, lines out. It listens while it works. `stop`, `isready` and
 * `quit` are answered at once; any other line that arrives meanwhile waits its turn, so that a whole script
 * can be piped in. What cannot be understood is answered by an `info string` and changes nothing.
 */
import { deferred } from '../../core/deferred.ts';
import {
  type Game,
  type Move,
  type OptionValue,
  OVER,
  type State,
  UserError,
  playMoves,
} from '../../core/index.ts';
import type { Clock } from '../../search/index.ts';
import { OUT_OF_MEMORY } from '../../words/index.ts';
import { allotTime } from './allotTime.ts';
import type { Dialect } from '../dialect.ts';
import { answerQuery, bench, countSequences, display, evaluate, splitSequences } from './examine.ts';
import { formatInfos } from './infoLine.ts';
import { type Limits, parseLimits } from './limits.ts';
import { type Player, budgetFor, makePlayer } from './player.ts';
import { parsePositionLine } from './positionLine.ts';
import { Settings } from './settings.ts';
import { think } from './thinking.ts';
import { type Steps, Work } from './work.ts';

export interface EngineSettings {
  readonly game: Game;
  readonly dialect: Dialect;
  /** Options of the game that the user chose. */
  readonly given: Readonly<Record<string, OptionValue>>;
  readonly agent: string;
  readonly seed: number;
  readonly clock: Clock;
  /** Prints one line of the dialogue. */
  readonly print: (line: string) => void;
  /** Is told of bugs, which never end the dialogue. */
  readonly complain: (text: string) => void;
}

/** A move that is none: for a pass that is forced, and when there is no move at all. */
const NO_MOVE = '0000';
const LONGEST_NOTE = 400;
const DEEPEST_COUNT = 99;

export class Engine {
  /** Settles when the engine has been told to quit, or its input has ended and all is done. */
  readonly closed: Promise<void>;
  private readonly close: () => void;
  private readonly its: EngineSettings;
  private readonly settings: Settings;
  private player: Player;
  private state: State;
  private busy: Work | undefined;
  private readonly waiting: string[] = [];
  private phase: 'listening' | 'input ended' | 'closed' = 'listening';

  /** @throws UserError for an agent or options that cannot be */
  constructor(its: EngineSettings) {
    const { promise, resolve } = deferred<void>();
    this.closed = promise;
    this.close = resolve;
    this.its = its;
    this.settings = new Settings(its.game, its.given, its.agent, its.seed);
    this.player = this.newPlayer();
    this.state = this.startPosition();
  }

  // ── lines in ────────────────────────────────────────────────────────────────────────────────────

  handle(line: string): void {
    if (this.phase === 'closed') return;
    const words = line.trim().split(/\s+/);
    if (this.busy === undefined) return this.obey(words);
    if (words[0] === 'stop') return this.busy.stop();
    if (words[0] === 'isready') return this.its.print('readyok');
    // Behind waiting lines comes a script's `quit`; a person's or a referee's comes alone, and counts at once.
    if (words[0] === 'quit' && (this.waiting.length === 0 || this.busy.endless)) return this.quit();
    this.waiting.push(line);
  }

  /** The input has ended: finishes what has an end, then closes. */
  end(): void {
    if (this.phase !== 'listening') return;
    this.phase = 'input ended';
    if (this.busy?.endless) this.busy.stop();
    this.goOn();
  }

  /** Ends the engine now; a search that runs still gives its move. */
  quit(): void {
    this.phase = 'closed';
    this.waiting.length = 0;
    this.busy?.stop();
    this.close();
  }

  private goOn(): void {
    while (this.busy === undefined && this.waiting.length > 0) this.handle(this.waiting.shift()!);
    if (this.busy === undefined && this.phase === 'input ended') this.quit();
  }

  private obey(words: readonly string[]): void {
    try {
      this.dispatch(words[0]!, words.slice(1));
    } catch (error) {
      this.explain(error);
    }
  }

  private dispatch(command: string, rest: readonly string[]): void {
    const { game, dialect, print, clock } = this.its;
    switch (command) {
      case '':
      case 'stop':
        return;
      case dialect.hello:
        return this.introduce();
      case dialect.newGame:
        return this.player.search.reset();
      case 'isready':
        return print('readyok');
      case 'quit':
        return this.quit();
      case 'setoption':
        return this.setOption(rest.join(' '));
      case 'position':
        this.state = parsePositionLine(rest, game, this.settings.options, this.settings.seed);
        return;
      case 'moves':
        return this.playOn(rest);
      case 'go':
        return this.go(rest);
      case 'query':
        return this.query(rest.join(' '));
      case 'perft':
        return this.start(countSequences(game, this.state, readDepth(rest), clock, print));
      case 'split':
        return this.start(splitSequences(game, this.state, readDepth(rest), print));
      case 'bench':
        return this.start(bench(game, this.startPosition(), this.player, clock, print));
      case 'd':
      case 'print':
      case 'display':
        return display(game, this.state, print);
      case 'eval':
        return evaluate(game, this.state, print);
      case 'help':
        return this.help();
      default:
        return this.note(`unknown command ${command} is ignored; help lists those there are`);
    }
  }

  // ── set-up ──────────────────────────────────────────────────────────────────────────────────────

  private introduce(): void {
    const { print, dialect } = this.its;
    print('id name Playout');
    print('id author the Playout authors');
    for (const line of this.settings.announce()) print(line);
    print(dialect.helloAnswer);
  }

  private setOption(text: string): void {
    const match = /^name\s+(.+?)(?:\s+value(?:\s+(.*))?)?$/i.exec(text);
    if (!match) throw new UserError('setoption: write setoption name NAME value VALUE');
    const { agent } = this.settings;
    const change = this.settings.set(match[1]!, match[2] ?? '');
    try {
      if (change !== 'none') this.player = this.newPlayer();
    } catch (error) {
      // Such as a program, which may not be started from here: the previous agent stays.
      this.settings.agent = agent;
      throw error;
    }
    if (change === 'rules') this.state = this.startPosition();
  }

  private newPlayer(): Player {
    const { clock } = this.its;
    const { agent, megabytes, seed, options } = this.settings;
    return makePlayer({ agent, megabytes, seed, options, clock });
  }

  private startPosition(): State {
    return parsePositionLine(['startpos'], this.its.game, this.settings.options, this.settings.seed);
  }

  private playOn(moves: readonly string[]): void {
    const state = this.state.clone();
    playMoves(this.its.game, state, moves);
    this.state = state;
  }

  // ── thinking ────────────────────────────────────────────────────────────────────────────────────

  private go(words: readonly string[]): void {
    const { game, dialect, print } = this.its;
    const { state } = this;
    const { limits, ignored } = parseLimits(words, state.turn, dialect);
    if (ignored.length > 0) this.note(`go: ignored ${ignored.join(' ')}`);
    if (state.turn < 0) {
      this.note(state.turn === OVER ? 'the game is over' : 'chance is to move');
      return print(`bestmove ${NO_MOVE}`);
    }
    if (state.count() === 1 && !limits.infinite) {
      const only = new Int32Array(game.maxMoves);
      state.moves(only);
      return print(`bestmove ${game.formatMove(state, only[0]!)}`);
    }
    this.search(limits);
  }

  private search(limits: Limits): void {
    const { game, clock, print } = this.its;
    const { player, state } = this;
    const { search, countsDepth } = player;
    const started = clock();
    const ms = limits.infinite ? undefined : allotTime(limits, this.settings.overheadMs);
    const { lines } = this.settings;
    const report = (): void => {
      const effort = { ms: clock() - started, countsDepth };
      for (const line of formatInfos(game, state, search.analysis(), lines, effort)) print(line);
    };
    const job = {
      search,
      state,
      budget: budgetFor(player, limits, ms !== undefined),
      deadline: started + (ms ?? Infinity),
      depth: (limits.infinite ? undefined : limits.depth) ?? Infinity,
      infinite: limits.infinite ?? false,
      lines,
    };
    this.start(think(job, clock, report), job.infinite, (error) => {
      const move = error === undefined ? search.choose() : anyMove(game, state);
      if (error === undefined) report();
      if (error === undefined && search.analysis().endedBy === 'memory') this.note(OUT_OF_MEMORY);
      print(`bestmove ${game.formatMove(state, move)}`);
    });
  }

  /** @param finish is called in the end, after a failure with what was thrown: the caller of `go` waits for an answer */
  private start(steps: Steps, endless = false, finish?: (error: unknown) => void): void {
    this.busy = new Work(steps, endless, (error) => {
      this.busy = undefined;
      if (error !== undefined) this.explain(error);
      finish?.(error);
      this.goOn();
    });
    this.busy.run();
    // After the last line nothing can stop an endless search.
    const isLast = this.phase === 'input ended' || this.waiting.some((line) => line.trim() === 'quit');
    if (isLast && this.busy?.endless) this.busy.stop();
  }

  // ── lines out ───────────────────────────────────────────────────────────────────────────────────

  private query(question: string): void {
    const answer = answerQuery(question, this.state);
    if (answer === undefined) throw new UserError('query: ask for gameover, p1turn or result');
    this.its.print(`response ${answer}`);
  }

  private help(): void {
    const { dialect } = this.its;
    const clocks = [0, 1].map(
      (seat) => `${dialect.clockPrefix(seat)}time MS ${dialect.clockPrefix(seat)}inc MS`,
    );
    this.note(`${dialect.hello}, isready, ${dialect.newGame}, stop, quit, setoption name N value V`);
    this.note('position startpos|fen TEXT [moves M...], moves M...');
    this.note(`go [movetime MS] [${clocks.join(' ')} movestogo N] [depth N] [nodes N] [infinite]`);
    this.note('query gameover|p1turn|result, d, eval, perft N, split N, bench');
  }

  private note(text: string): void {
    const clean = text.replace(/\p{C}+/gu, ' ');
    this.its.print(
      `info string ${clean.length > LONGEST_NOTE ? `${clean.slice(0, LONGEST_NOTE)} …` : clean}`,
    );
  }

  private explain(error: unknown): void {
    if (error instanceof UserError) return this.note(`${error.message} ${error.hint}`.trim());
    this.note('internal error; see standard error');
    this.its.complain(error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
}

/** A legal move, for a search that has failed. */
function anyMove(game: Game, state: State): Move {
  const listed = new Int32Array(game.maxMoves);
  state.moves(listed);
  return listed[0]!;
}

function readDepth(words: readonly string[]): number {
  const depth = /^\d{1,2}$/.test(words[0] ?? '') ? Number(words[0]) : NaN;
  if (!(depth <= DEEPEST_COUNT)) throw new UserError(`give a depth from 0 to ${DEEPEST_COUNT}`);
  return depth;
}
