/** C2: eight players, all pairs (the paper's tables 1 and 2). */
import type { PaperExperiment } from '../paper.ts';
import { claims } from './c2Claims.ts';
import { runs } from './c2Meetings.ts';
import { numbers } from './c2Numbers.ts';
import { show } from './c2Show.ts';

export const c2: PaperExperiment = {
  id: 'C2',
  title: 'Tree policies against each other',
  source: 'section 4.2.2, tables 1 and 2',
  question: 'Which tree policy plays best, if each is given a thousand iterations?',
  runs,
  numbers,
  claims,
  show,
};
