/** T. Aygün, Optimizing Monte Carlo Agents for the Game Katarenga: Pure Monte Carlo against tree search. */
import type { Paper } from '../paper.ts';
import { answers, inShort } from './findings.ts';
import { k1 } from './k1.ts';
import { k10 } from './k10.ts';
import { k11 } from './k11.ts';
import { k2 } from './k2.ts';
import { k3 } from './k3.ts';
import { k4 } from './k4.ts';
import { k5 } from './k5.ts';
import { k6 } from './k6.ts';
import { k7 } from './k7.ts';
import { k8 } from './k8.ts';
import { k9 } from './k9.ts';

export const katarenga: Paper = {
  name: 'katarenga',
  citation:
    "T. Aygün, Optimizing Monte Carlo Agents for the Game Katarenga, bachelor's thesis, Leiden University, 2021",
  experiments: [k1, k2, k3, k4, k5, k6, k7, k8, k9, k10, k11],
  inShort,
  answers,
};
