/**
 * Nested Monte Carlo search as a playout, of level one: each move of the playout is the one whose own uniform playouts
 * turned out best for the seat to move. Dear; it can be limited to the first moves of a playout, after which uniform
 * moves follow.
 *
 * T. Cazenave, 2009, Nested Monte-Carlo Search; for two seats and dice as the Marrakech rules suggest.
 */
import { CHANCE, type Move, OVER, type Playout, type Random, type State } from '../../../core/index.ts';
import type { Reward } from '../reward/reward.ts';

export interface NestedOptions {
  /** Uniform playouts for each candidate move. */
  readonly tries: number;
  /** Moves of a playout that are chosen so; the rest is uniform. */
  readonly plies: number;
}

export class Nested implements Playout {
  readonly decisions: number;
  private readonly options: NestedOptions;
  private readonly reward: Reward;
  private readonly listed: Int32Array;
  private trial: State | undefined;
  private rewards = new Float64Array(2);

  constructor(options: NestedOptions, reward: Reward, maxMoves: number) {
    this.options = options;
    this.decisions = options.plies;
    this.reward = reward;
    this.listed = new Int32Array(maxMoves);
  }

  choose(state: State, random: Random): Move {
    this.trial ??= state.clone();
    if (this.rewards.length !== state.seats) this.rewards = new Float64Array(state.seats);
    const { listed } = this;
    const count = state.moves(listed);
    if (count === 1) return listed[0]!;
    let best = listed[0]!;
    let most = -Infinity;
    let ties = 0;
    for (let i = 0; i < count; i++) {
      const value = this.worth(state, listed[i]!, random);
      if (value < most) continue;
      ties = value > most ? 1 : ties + 1;
      if (ties > 1 && random.below(ties) > 0) continue;
      most = value;
      best = listed[i]!;
    }
    return best;
  }

  run(state: State, random: Random): number {
    let plies = 0;
    for (let chosen = 0; state.turn !== OVER && chosen < this.decisions; plies++) {
      if (state.turn === CHANCE) {
        state.play(state.sample(random));
        continue;
      }
      state.play(this.choose(state, random));
      chosen++;
    }
    return state.turn === OVER ? plies : plies + state.playOut(random);
  }

  private worth(state: State, move: Move, random: Random): number {
    const trial = this.trial!;
    let sum = 0;
    for (let i = 0; i < this.options.tries; i++) {
      trial.assign(state);
      trial.play(move);
      const plies = 1 + (trial.turn === OVER ? 0 : trial.playOut(random));
      this.reward.fill(trial, this.rewards, plies);
      sum += this.rewards[state.turn]!;
    }
    return sum;
  }
}
