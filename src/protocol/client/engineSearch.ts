/**
 * A program from outside as a player like any other. The search happens in the program; this class writes the position
 * and the limits, sleeps until the answer is there, and checks it. Whatever goes wrong is a `ForfeitError`.
 */
import type { Game, Move, Random, State } from '../../core/index.ts';
import {
  type Analysis,
  type Budget,
  type Clock,
  type EngineSettings,
  ForfeitError,
  type Search,
  type SearchEffort,
  type Setting,
} from '../../search/index.ts';
import { readBestMove } from './bestMove.ts';
import type { DialogueSettings } from './dialogue.ts';
import { engineAnalysis } from './engineAnalysis.ts';
import { EngineFailure } from './engineFailure.ts';
import { answerLimit, formatLimits } from './goLimits.ts';
import { Link } from './link.ts';
import type { GoResponse, EngineResponse } from './messages.ts';

/** Besides the move: an engine is greeted, gets ready three times, and perhaps ends an earlier search. */
const ANSWERS_BESIDE = 5;
/** What the host itself may take on a busy machine. If it takes longer, it has died. */
const HOST_MS = 60_000;
const MOST_SEEDS = 2 ** 21;

export class EngineSearch implements Search {
  private readonly engine: EngineSettings;
  private readonly settings: DialogueSettings;
  private readonly game: Game;
  private readonly clock: Clock;
  private readonly random: Random;
  private link: Link | undefined;
  private isNewGame = true;
  // The search that is on.
  private root: State | undefined;
  private id = 0;
  private startedAt = 0;
  private limitMs = 0;
  private answer: GoResponse | undefined;
  private seconds = 0;

  constructor(engine: EngineSettings, settings: DialogueSettings, { game, clock, random }: Setting) {
    this.engine = engine;
    this.settings = settings;
    this.game = game;
    this.clock = clock;
    this.random = random;
  }

  reset(): void {
    this.isNewGame = true;
  }

  close(): void {
    this.link?.close();
    this.link = undefined;
    this.isNewGame = true;
  }

  start(state: State, budget: Budget = this.engine.budget, lines = 1): void {
    const { timeoutMs, graceMs } = this.engine;
    this.root = state.clone();
    this.startedAt = this.clock();
    this.limitMs = answerLimit(budget, timeoutMs, graceMs);
    this.answer = undefined;
    this.host.send({
      kind: 'go',
      id: ++this.id,
      ...(this.isNewGame && { newGameSeed: this.random.below(MOST_SEEDS) }),
      position: this.game.formatPosition(state),
      lines,
      limits: formatLimits(budget),
      ms: this.limitMs,
    });
    this.isNewGame = false;
  }

  advance(until: number): boolean {
    if (until === Infinity) this.finish(this.limitMs);
    else while (!this.answer && this.receive(until - this.clock()));
    return this.answer !== undefined;
  }

  choose(): Move {
    if (!this.answer) this.host.send({ kind: 'stop' });
    const answer = this.finish(this.engine.timeoutMs);
    if (answer.kind === 'failed') throw new ForfeitError(answer.reason);
    return this.readMove(answer.move);
  }

  analysis(): Analysis {
    const { game, root, answer } = this;
    if (answer === undefined)
      return engineAnalysis(game, root!, this.askInfos(), undefined, (this.clock() - this.startedAt) / 1000);
    const move = this.choose();
    return engineAnalysis(game, root!, answer.kind === 'move' ? answer.infos : [], move, this.seconds);
  }

  effort(): SearchEffort {
    return this.analysis();
  }

  /** Opened with the first search: a player that never moves costs nothing. */
  private get host(): Link {
    return (this.link ??= new Link(this.settings));
  }

  /** Takes one response in; undefined if there is none in time. */
  private receive(ms: number): EngineResponse | undefined {
    const response = this.host.receive(ms);
    if (response && response.kind !== 'info' && response.id === this.id) {
      this.answer = response;
      this.seconds = (this.clock() - this.startedAt) / 1000;
    }
    return response;
  }

  /** Waits for the answer, for which the engine has `ms`; the host makes sure of that. */
  private finish(ms: number): GoResponse {
    const longest = ms + ANSWERS_BESIDE * this.engine.timeoutMs + HOST_MS;
    while (!this.answer)
      if (!this.receive(longest)) throw new Error('the thread that hosts the engines does not answer');
    return this.answer;
  }

  private askInfos(): readonly string[] {
    this.host.send({ kind: 'info' });
    for (;;) {
      const response = this.receive(HOST_MS);
      if (!response) throw new Error('the thread that hosts the engines does not answer');
      if (response.kind === 'info') return response.infos;
    }
  }

  private readMove(text: string): Move {
    try {
      return readBestMove(this.game, this.root!, text);
    } catch (error) {
      if (!(error instanceof EngineFailure)) throw error;
      // An engine that made an illegal move may be in any state.
      this.host.send({ kind: 'dismiss' });
      throw new ForfeitError(error.message);
    }
  }
}
