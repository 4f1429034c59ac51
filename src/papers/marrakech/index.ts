/** The Marrakech paper: seven strategies, three experiments, and a riddle. */
import type { Paper } from '../paper.ts';
import { answers, inShort } from './findings.ts';
import { m1 } from './m1.ts';
import { m2 } from './m2.ts';
import { m3 } from './m3.ts';
import { m4 } from './m4.ts';
import { m5 } from './m5.ts';
import { m6 } from './m6.ts';
import { m7 } from './m7.ts';

export const marrakech: Paper = {
  name: 'marrakech',
  citation:
    'M. Bentaleb, Y. Abou Hadid, Applying Monte Carlo methods on Marrakech board game, Université PSL, 2023',
  experiments: [m1, m2, m3, m4, m5, m6, m7],
  inShort,
  answers,
};
