import type { Paper } from '../paper.ts';
import { a1 } from './a1.ts';
import { a2 } from './a2.ts';
import { a3 } from './a3.ts';
import { a4 } from './a4.ts';
import { answers, inShort } from './findings.ts';

export const ataxx: Paper = {
  name: 'ataxx',
  citation:
    'T. I. Aziz, Using Monte-Carlo Tree Search (MCTS) to generate moves in a two-player tactical game: Ataxx, report for CMPUT 657, University of Alberta, 2021',
  experiments: [a1, a2, a3, a4],
  inShort,
  answers,
};
