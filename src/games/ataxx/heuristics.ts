/** Evaluations of a position. */
import type { Heuristic } from '../../core/index.ts';
import { learned } from './patterns/index.ts';
import { shape } from './shape.ts';
import type { AtaxxState } from './state.ts';

/** The report's evaluation: stones of one side minus stones of the other, nothing else. */
const pieces: Heuristic<AtaxxState> = {
  name: 'pieces',
  about: 'Own stones minus enemy stones.',
  options: {},
  bound: 64,
  scale: 5,
  make: () => ({ value: (state, seat) => state.score(seat) - state.score(1 - seat) }),
};

export const heuristics: readonly Heuristic<AtaxxState>[] = [pieces, shape, learned];
