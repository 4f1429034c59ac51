/** A game in play, move by move. What a move costs besides the agents' thinking is what the rules take. */
import {
  CHANCE,
  type Counts,
  type Forfeit,
  type Game,
  type GameRecord,
  type Move,
  OVER,
  RECORD_FORMAT,
  type Random,
  type State,
  outcome,
} from '../core/index.ts';
import { type Clock, ForfeitError, think } from '../search/index.ts';
import type { Effort, GamePlan, PlayedGame } from './gamePlan.ts';
import type { Seated } from './seated.ts';
import { VERSION } from './version.ts';

export interface Table {
  readonly game: Game;
  /** At the start. */
  readonly state: State;
  /** What is played before anyone is asked. */
  readonly given: readonly Move[];
  readonly seated: readonly Seated[];
  /** The stream of chance. */
  readonly chance: Random;
  readonly clock: Clock;
  /** Room for a list of moves. */
  readonly listed: Int32Array;
  /** Of the game's own counters. */
  readonly slots: number;
}

function newEffort(): Effort {
  return { moves: 0, seconds: 0, simulations: 0, playoutMoves: 0 };
}

/** What `Array.from` makes, without an iterator. */
function plainList(counts: Counts): number[] {
  const list: number[] = [];
  for (let i = 0; i < counts.length; i++) list.push(counts[i]!);
  return list;
}

export class GameInPlay {
  private readonly plan: GamePlan;
  private readonly game: Game;
  private readonly state: State;
  private readonly given: readonly Move[];
  private readonly seated: readonly Seated[];
  private readonly chance: Random;
  private readonly clock: Clock;
  private readonly listed: Int32Array;
  private readonly efforts: readonly Effort[];
  private readonly counts: readonly Counts[] | undefined;
  private readonly position: string | undefined;
  private readonly moves: string[] = [];
  private plies = 0;
  private forfeit: Forfeit | undefined;
  /** On the clock, at the start; later by as much as the game was paused. */
  private began: number;

  constructor(plan: GamePlan, { game, state, given, seated, chance, clock, listed, slots }: Table) {
    this.plan = plan;
    this.game = game;
    this.state = state;
    this.given = given;
    this.seated = seated;
    this.chance = chance;
    this.clock = clock;
    this.listed = listed;
    this.efforts = seated.map(newEffort);
    this.counts = game.tally && !plan.uncounted ? seated.map(() => new Int32Array(slots)) : undefined;
    this.position = plan.keepRecord ? game.formatPosition(state) : undefined;
    this.began = clock();
  }

  get isOver(): boolean {
    return this.state.turn === OVER || this.forfeit !== undefined;
  }

  /** Leaves out a time in which nothing was played. */
  skipTime(ms: number): void {
    this.began += ms;
  }

  /** Plays a move or chance outcome. */
  step(): void {
    const { game, state, counts } = this;
    const { turn } = state;
    let move: Move;
    try {
      if (this.plies < this.given.length) move = this.given[this.plies]!;
      else move = turn === CHANCE ? state.sample(this.chance) : this.decide(turn);
    } catch (error) {
      if (!(error instanceof ForfeitError)) throw error;
      this.forfeit = { seat: turn, reason: error.reason };
      return;
    }
    if (counts) game.tally!.count(state, move, counts);
    if (this.position !== undefined) this.moves.push(game.formatMove(state, move));
    state.play(move);
    this.plies++;
  }

  /** A seat's move. A forced one is played without thinking. */
  private decide(seat: number): Move {
    const seated = this.seated[seat]!;
    const effort = this.efforts[seat]!;
    if (!seated.isUniform) return this.ask(seated, effort);
    const move = seated.draw(this.state);
    if (seated.hadChoice) effort.moves++;
    return move;
  }

  /** What an agent chooses. An illegal move is a bug of the agent. */
  private ask({ search }: Seated, effort: Effort): Move {
    const { state, listed, clock } = this;
    const count = state.moves(listed);
    if (count === 1) return listed[0]!;
    const began = clock();
    const move = think(search, state);
    effort.seconds += (clock() - began) / 1000;
    const { simulations, playoutMoves } = search.effort();
    effort.moves++;
    effort.simulations += simulations;
    effort.playoutMoves += playoutMoves;
    for (let i = 0; i < count; i++) if (listed[i] === move) return move;
    throw new Error(`an agent chose ${move}, which is not legal`);
  }

  /** What came of it; asked once, when it is over. */
  end(): PlayedGame {
    const { plan, state, forfeit, counts, efforts, position } = this;
    if (counts && !forfeit) this.game.tally!.close?.(state, counts);
    this.timeDraws();
    const { result, scores } = outcome(state, forfeit);
    const end = forfeit ? { result, scores, forfeit } : { result, scores };
    return {
      index: plan.index,
      plies: this.plies,
      ...end,
      efforts,
      ...(counts && { counts: counts.map(plainList) }),
      ...(position !== undefined && {
        record: { ...this.recordHead(), position, moves: this.moves, ...end },
      }),
    };
  }

  /** A draw takes less time than reading the clock: all draws of a game share what it took besides thinking. */
  private timeDraws(): void {
    const { seated, efforts } = this;
    let seconds = (this.clock() - this.began) / 1000;
    let draws = 0;
    for (let seat = 0; seat < seated.length; seat++) {
      if (seated[seat]!.isUniform) draws += efforts[seat]!.moves;
      else seconds -= efforts[seat]!.seconds;
    }
    for (let seat = 0; seat < seated.length; seat++) {
      const effort = efforts[seat]!;
      if (seated[seat]!.isUniform && draws > 0) effort.seconds = (seconds * effort.moves) / draws;
    }
  }

  private recordHead(): Omit<GameRecord, 'position' | 'moves' | 'result' | 'scores'> {
    const { game, options, agents, seed, index } = this.plan;
    const oracles = this.seated.flatMap(({ isOracle }, seat) => (isOracle ? [seat] : []));
    return {
      format: RECORD_FORMAT,
      version: VERSION,
      game,
      options,
      agents,
      ...(oracles.length > 0 && { oracles }),
      seed,
      index,
    };
  }
}
