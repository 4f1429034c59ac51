/** M. Jappert's thesis on Carcassonne: seven tree policies, three default policies, ensembles and tweaks. */
import type { Paper } from '../paper.ts';
import { c1 } from './c1.ts';
import { c2 } from './c2.ts';
import { c3 } from './c3.ts';
import { c4 } from './c4.ts';
import { c5 } from './c5.ts';
import { c6 } from './c6.ts';
import { c7 } from './c7.ts';
import { c8 } from './c8.ts';
import { c9 } from './c9.ts';
import { c10 } from './c10.ts';
import { c11 } from './c11.ts';
import { c12 } from './c12.ts';
import { c13 } from './c13.ts';
import { answers, inShort } from './findings.ts';
import { openAnswers } from './openAnswers.ts';

export const carcassonne: Paper = {
  name: 'carcassonne',
  citation:
    "M. Jappert, Monte Carlo Tree Search for Carcassonne, bachelor's thesis, University of Basel, 2022",
  experiments: [c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13],
  inShort,
  answers: [...answers, ...openAnswers],
};
