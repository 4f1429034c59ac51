/** M. Jappert's thesis on Carcassonne: seven tree policies, three default policies, ensembles and tweaks. */
import type { Paper } from '../paper.ts';
import { c1 } from './c1.ts';
import { c2 } from './c2.ts';
import { c3 } from './c3.ts';
import { c11 } from './c11.ts';
import { answers, inShort } from './findings.ts';

export const carcassonne: Paper = {
  name: 'carcassonne',
  citation:
    "M. Jappert, Monte Carlo Tree Search for Carcassonne, bachelor's thesis, University of Basel, 2022",
  experiments: [c1, c2, c3, c11],
  inShort,
  answers,
};
