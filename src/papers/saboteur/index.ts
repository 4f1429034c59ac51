/** The Saboteur paper: UCT with a heuristic, for a two-player variant made for a university course. */
import type { Paper } from '../paper.ts';
import { answers, inShort } from './findings.ts';
import { s1 } from './s1.ts';
import { s2 } from './s2.ts';
import { s3 } from './s3.ts';
import { s4 } from './s4.ts';
import { s5 } from './s5.ts';

export const saboteur: Paper = {
  name: 'saboteur',
  citation: 'A. Daccache, K. Rampurkar, Saboteur Final Report (COMP 424, McGill University, 2020)',
  experiments: [s1, s2, s3, s4, s5],
  inShort,
  answers,
};
