/** C3: mean score and run time over the number of iterations, against Random (the paper's figures 5 and 6). */
import type { Outcome } from '../outcome.ts';
import type { PaperExperiment } from '../paper.ts';
import { type Quantity, derived } from '../quantity.ts';
import { claims } from './c3Claims.ts';
import { factor, level, runs, rate, rates } from './c3Runs.ts';
import { show } from './c3Show.ts';
import { OTHER_MACHINE, OTHER_RULES } from './explanations.ts';

/** An extreme of all points, as it was measured. */
function extreme(outcome: Outcome, pick: (...values: number[]) => number): Quantity {
  const all = rates(outcome);
  return derived(pick(...all), 0, all.length);
}

export const c3: PaperExperiment = {
  id: 'C3',
  title: 'Iterations and run time',
  source: 'section 4.2.3, figures 5 and 6',
  question: 'What do more iterations bring against Random, and what do they cost?',
  runs,
  numbers: [
    {
      key: 'factor',
      what: 'a in a log10(n), the mean score up to 1,000 iterations',
      source: 'section 4.2.3, figure 5',
      published: 35,
      ours: factor,
      explanation: OTHER_RULES,
    },
    {
      key: 'level',
      what: 'mean score beyond 1,000 iterations',
      source: 'section 4.2.3, figure 5',
      published: 105,
      ours: level,
      explanation: OTHER_RULES,
    },
    {
      key: 'rate',
      what: 'iterations per second, from the slope of the run time (n/124 seconds)',
      source: 'section 4.2.3, figure 6',
      published: 124,
      ours: rate,
      explanation: OTHER_MACHINE,
    },
    {
      key: 'rate-most',
      what: 'iterations per second at most, from 500 iterations on',
      source: 'section 4.2.3, figure 6',
      published: 170,
      ours: (outcome) => extreme(outcome, Math.max),
      explanation: OTHER_MACHINE,
    },
    {
      key: 'rate-least',
      what: 'iterations per second at least, from 500 iterations on',
      source: 'section 4.2.3, figure 6',
      published: 100,
      ours: (outcome) => extreme(outcome, Math.min),
      explanation: OTHER_MACHINE,
    },
  ],
  claims,
  show,
};
