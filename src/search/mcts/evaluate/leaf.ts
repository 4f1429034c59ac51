/**
 * What a position at the edge of the tree is worth to each seat: the reward of a game played out from it, or an
 * evaluation after some moves of play, or the average of several such trials.
 */
import { CHANCE, type Evaluation, OVER, type Playout, Random, type State } from '../../../core/index.ts';
import type { Reward } from '../reward/reward.ts';
import type { Trace } from './trace.ts';

/** An evaluation of positions, and the advantage that goes with a clear chance to win (`Heuristic.scale`). */
export interface Judge {
  readonly evaluation: Evaluation;
  readonly scale: number;
}

/** Stops a playout early and judges the position reached. */
export interface CutOff extends Judge {
  /** Moves of play before the judgement; 0 judges at once. */
  readonly plies: number;
}

export interface LeafParts {
  readonly playout: Playout;
  readonly reward: Reward;
  readonly cutOff?: CutOff | undefined;
  /** Trials per visit; `growing` makes it t at iteration t. */
  readonly times: number | 'growing';
}

/** Evaluates positions at the edge of the tree. */
export interface LeafEvaluator {
  /** Playouts run so far, and the moves made in them. */
  readonly simulations: number;
  readonly playoutMoves: number;
  /** Begins with another position, in which this seat is to move: counts from 0 again. */
  start(seat: number): void;
  /**
   * Writes the reward of every seat; `state` is used up. Returns the (mean) number of moves to the end.
   * @param depth moves already made since the position that is searched
   * @param iteration the number of the iteration, from 1
   */
  evaluate(state: State, rewards: Float64Array, depth: number, iteration: number): number;
}

export class Leaf implements LeafEvaluator {
  simulations = 0;
  playoutMoves = 0;
  private readonly parts: LeafParts;
  private readonly random: Random;
  /** Draws chance in playouts, if not the agent's own stream. */
  private readonly chance: Random | undefined;
  private readonly trace: Trace | undefined;
  private saved: State | undefined;
  /** Where the order of chance stands at the leaf: all its playouts meet the same. */
  private readonly order = new Random(0);
  private totals = new Float64Array(2);

  constructor(parts: LeafParts, random: Random, chance?: Random, trace?: Trace) {
    this.parts = parts;
    this.random = random;
    this.chance = chance;
    this.trace = trace;
  }

  start(seat: number): void {
    this.simulations = 0;
    this.playoutMoves = 0;
    this.parts.reward.reset?.();
    this.parts.playout.begin?.(seat);
  }

  evaluate(state: State, rewards: Float64Array, depth: number, iteration: number): number {
    const { times } = this.parts;
    const trials = state.turn === OVER ? 1 : times === 'growing' ? iteration : times;
    if (trials === 1) return this.trial(state, rewards, depth);
    this.saved ??= state.clone();
    const { saved } = this;
    if (this.totals.length !== rewards.length) this.totals = new Float64Array(rewards.length);
    saved.assign(state);
    if (this.chance) this.order.assign(this.chance);
    this.totals.fill(0);
    let plies = 0;
    for (let i = 0; i < trials; i++) {
      state.assign(saved);
      this.chance?.assign(this.order);
      plies += this.trial(state, rewards, depth);
      for (let seat = 0; seat < rewards.length; seat++) this.totals[seat]! += rewards[seat]!;
    }
    for (let seat = 0; seat < rewards.length; seat++) rewards[seat] = this.totals[seat]! / trials;
    return plies / trials;
  }

  private trial(state: State, rewards: Float64Array, depth: number): number {
    const { playout, reward, cutOff } = this.parts;
    this.simulations++;
    let plies = 0;
    if (state.turn !== OVER) {
      const isWhole = cutOff === undefined && this.trace === undefined;
      if (isWhole && !this.chance) plies = playout.run(state, this.random);
      else if (isWhole && playout.runWith) plies = playout.runWith(state, this.random, this.chance!);
      else plies = this.step(state, cutOff?.plies ?? Infinity);
      this.playoutMoves += plies;
    }
    if (state.turn === OVER) reward.fill(state, rewards, depth + plies);
    else this.judge(state, rewards);
    return plies;
  }

  /** A playout move by move, for those who want to stop it, watch it or choose its dice. */
  private step(state: State, limit: number): number {
    const { playout } = this.parts;
    const { random, trace } = this;
    const chance = this.chance ?? random;
    let left = playout.decisions ?? Infinity;
    let plies = 0;
    for (; state.turn !== OVER && plies < limit; plies++) {
      if (state.turn === CHANCE) {
        state.play(state.sample(chance));
        continue;
      }
      const move = left-- > 0 ? playout.choose(state, random) : state.sample(random);
      trace?.add(state.turn, state.code(move));
      state.play(move);
    }
    return plies;
  }

  private judge(state: State, rewards: Float64Array): void {
    const { evaluation, scale } = this.parts.cutOff!;
    for (let seat = 0; seat < rewards.length; seat++) {
      rewards[seat] = this.parts.reward.judge!(evaluation.value(state, seat), scale);
    }
  }
}
