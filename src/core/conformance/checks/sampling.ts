/** `sample` draws what `moves` lists: uniformly for a seat, by `weight` for chance. */
import { CHANCE, OVER, type Move, type State } from '../../game.ts';
import { fitOf } from '../chiSquare.ts';
import type { Check } from '../check.ts';
import { type Trial, listMoves, replay, streamOf } from '../trial.ts';

/** Rarer than this, twice in a row on different streams, is no accident. */
const UNLIKELY = 1e-6;
const DRAWS_PER_MOVE = 200;
const FEWEST_DRAWS = 2000;
const MOST_DRAWS = 50_000;

function probabilities(state: State, moves: readonly Move[]): number[] {
  if (state.turn === CHANCE) return moves.map((move) => state.weight(move));
  return moves.map(() => 1 / moves.length);
}

interface Tally {
  readonly fit: number;
  readonly reason: string | undefined;
}

function tally(trial: Trial, purpose: string): Tally {
  const state = replay(trial);
  const moves = listMoves(trial.game, state);
  const expected = probabilities(state, moves);
  const index = new Map(moves.map((move, i) => [move, i]));
  const counts = moves.map(() => 0);
  const draws = Math.min(MOST_DRAWS, Math.max(FEWEST_DRAWS, DRAWS_PER_MOVE * moves.length));
  const random = streamOf(trial, purpose);
  for (let i = 0; i < draws; i++) {
    const move = state.sample(random);
    const at = index.get(move);
    if (at === undefined) return { fit: 0, reason: `sample draws ${move}, which moves() does not list` };
    counts[at]!++;
  }
  const fit = fitOf(counts, expected);
  if (fit >= UNLIKELY) return { fit, reason: undefined };
  return {
    fit,
    reason: `${describeOddest(trial, moves, counts, expected)}; chance of that ${fit.toExponential(1)}`,
  };
}

function describeOddest(
  { game, ...trial }: Trial,
  moves: readonly Move[],
  counts: readonly number[],
  expected: readonly number[],
): string {
  const draws = counts.reduce((sum, n) => sum + n, 0);
  const oddness = (i: number): number => (counts[i]! - draws * expected[i]!) ** 2 / (draws * expected[i]!);
  const oddest = moves.reduce((best, _, i) => (oddness(i) > oddness(best) ? i : best), 0);
  const text = game.formatMove(replay({ game, ...trial }), moves[oddest]!);
  const share = (draws * expected[oddest]!).toFixed(1);
  return `in ${draws} draws sample gives ${text} ${counts[oddest]} times, where ${share} are due`;
}

const sample: Check = {
  name: 'sample',
  about: 'sample() draws each listed move equally often, and each chance outcome by its weight.',
  occasion: 'sampling',
  applies: (state) => state.turn !== OVER,
  fails(_state, trial) {
    const first = tally(trial, 'sample');
    if (first.reason === undefined) return undefined;
    return tally(trial, 'sample, second look').reason === undefined ? undefined : first.reason;
  },
};

const chance: Check = {
  name: 'chance',
  about: 'The weights of chance outcomes are positive and sum to 1.',
  occasion: 'ply',
  applies: (state) => state.turn === CHANCE,
  fails(state, { game }) {
    const weights = listMoves(game, state).map((move) => state.weight(move));
    const bad = weights.find((weight) => !(weight > 0 && weight <= 1));
    if (bad !== undefined) return `an outcome has weight ${bad}`;
    const sum = weights.reduce((a, b) => a + b, 0);
    return Math.abs(sum - 1) < 1e-9 ? undefined : `the weights sum to ${sum}`;
  },
};

export const samplingChecks: readonly Check[] = [sample, chance];
