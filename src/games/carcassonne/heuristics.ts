/** Evaluations of a position. */
import { type Evaluation, type Heuristic, number, option } from '../../core/index.ts';
import { prospects } from './learned/index.ts';
import { MOST_PLAYERS } from './layout.ts';
import { Potential } from './potential.ts';
import { END_POINTS, endPoints } from './scoring.ts';
import type { CarcassonneState } from './state.ts';

/** More than any pile can pay: a farm of each meeple on the table next to 71 cities. */
const BOUND = 10_000;
/** Between even players the final scores differ by some twenty points. */
const SCALE = 12;

const end = new Int16Array(END_POINTS);

/** Points of a seat if the game ended here; `end` holds the final scoring. */
function total(state: CarcassonneState, seat: number): number {
  let points = state.table.points(seat);
  for (let at = seat; at < END_POINTS; at += MOST_PLAYERS) points += end[at]!;
  return points;
}

/** Own points minus those of the best opponent, if the game ended here. */
export const POINTS_NOW: Evaluation<CarcassonneState> = {
  value(state, seat) {
    endPoints(state.table, end);
    let best = 0;
    for (let other = 0; other < state.seats; other++) {
      if (other !== seat) best = Math.max(best, total(state, other));
    }
    return total(state, seat) - best;
  },
};

const potentialOptions = {
  meeple: option(
    number(0, 100),
    10,
    'Points that the first meeple in hand is worth; n of them are worth the root of n times as much.',
  ),
};

const potential: Heuristic<CarcassonneState, typeof potentialOptions> = {
  name: 'potential',
  about: 'Points, what claimed features may still become, and meeples in hand; against the best opponent.',
  options: potentialOptions,
  bound: BOUND,
  scale: SCALE,
  make: ({ meeple }) => new Potential(meeple),
};

const points: Heuristic<CarcassonneState> = {
  name: 'points',
  about: "The thesis's: own points minus those of the best opponent, if the game ended here.",
  options: {},
  bound: BOUND,
  scale: SCALE,
  make: () => POINTS_NOW,
};

export const heuristics: readonly Heuristic<CarcassonneState>[] = [potential, points, prospects];
