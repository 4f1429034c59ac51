/** Rewards, evaluations of a leaf, and forests, as their definitions say. */
import {
  type Evaluation,
  type Game,
  type Heuristic,
  OVER,
  type State,
  defaults,
  exp,
} from '../../src/core/index.ts';
import type { Rating } from './policies.ts';
import type { Leaf, RewardOf } from './plan.ts';

export const win: RewardOf = (state, seat) => state.result(seat);

function leadOf(state: State, seat: number): number {
  const others = Array.from({ length: state.seats }, (_, other) => other).filter((other) => other !== seat);
  return state.score(seat) - Math.max(...others.map((other) => state.score(other)));
}

function clipped(value: number, clip: number): number {
  return (Math.max(-clip, Math.min(clip, value)) + clip) / (2 * clip);
}

export function winWithDraw(worth: number): RewardOf {
  return (state, seat) => {
    const result = state.result(seat);
    return result > 0 && result < 1 ? worth : result;
  };
}

export function difference(clip: number): RewardOf {
  return (state, seat) => clipped(leadOf(state, seat), clip);
}

export const lead: RewardOf = (state, seat) => leadOf(state, seat);

/** Remembers all leads, so it is good for one search. */
export function normalised(width: number): RewardOf {
  const seen: number[][] = [];
  return (state, seat) => {
    const lead = leadOf(state, seat);
    const leads = (seen[seat] ??= []);
    leads.push(lead);
    const mean = leads.reduce((sum, one) => sum + one, 0) / leads.length;
    const square = leads.reduce((sum, one) => sum + one * one, 0) / leads.length;
    const spread = Math.sqrt(Math.max(0, square - mean * mean));
    return spread === 0 ? 0.5 : Math.max(0, Math.min(1, 0.5 + (lead - mean) / (2 * width * spread)));
  };
}

export function own(most: number): RewardOf {
  return (state, seat) => Math.max(0, Math.min(most, state.score(seat))) / most;
}

export const points: RewardOf = (state, seat) => state.score(seat);

/** The Katarenga paper's: stake - D for a win, -D for a draw, -stake - D for a loss. */
export function quick(stake: number): RewardOf {
  return (state, seat, plies) => stake * (2 * state.result(seat) - 1) - plies;
}

// ── leaves ──────────────────────────────────────────────────────────────────────────────────────────

export function playouts(times: number): Leaf {
  return { times: () => times };
}

export const growingPlayouts: Leaf = { times: (t) => t };

interface Judge {
  readonly heuristic: Heuristic;
  readonly evaluation: Evaluation;
}

/** The first evaluation of a game with its default options. */
export function judgeOf(game: Game): Judge {
  const heuristic = game.heuristics[0]!;
  const options = defaults(heuristic.options);
  return { heuristic, evaluation: heuristic.make(options) };
}

/** Judges by the chance to win that an evaluation stands for, after this many moves. */
export function cutForWin(game: Game, plies: number, times = 1): Leaf {
  const { heuristic, evaluation } = judgeOf(game);
  return {
    times: () => times,
    cutAfter: plies,
    judge: (state, seat) => 1 / (1 + exp(-evaluation.value(state, seat) / heuristic.scale)),
  };
}

/** Judges by an evaluation that is a lead in points. */
export function cutForLead(game: Game, plies: number, clip: number): Leaf {
  const { evaluation } = judgeOf(game);
  return {
    times: () => 1,
    cutAfter: plies,
    judge: (state, seat) => clipped(evaluation.value(state, seat), clip),
  };
}

/** Judges by an evaluation in points as it is. */
export function cutForPoints(game: Game, plies: number): Leaf {
  const { evaluation } = judgeOf(game);
  return { times: () => 1, cutAfter: plies, judge: (state, seat) => evaluation.value(state, seat) };
}

/** A move is worth what the position after it is worth to the seat that made it. */
export function ratingAfterMove(game: Game): Rating {
  const { heuristic, evaluation } = judgeOf(game);
  return {
    scale: heuristic.scale,
    rate: (state, move) => {
      const next = state.clone();
      next.play(move);
      if (next.turn === OVER) return (2 * next.result(state.turn) - 1) * heuristic.bound;
      return evaluation.value(next, state.turn);
    },
  };
}

/** The game's own rating of moves, with its default options. */
export function ownRating(game: Game): Rating {
  const rating = game.ratings![0]!;
  const options = defaults(rating.options);
  const rater = rating.make(options);
  return {
    scale: rating.scale,
    rate: (state, move) => {
      rater.look(state);
      return rater.rate(move);
    },
  };
}
