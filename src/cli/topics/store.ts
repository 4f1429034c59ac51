import type { Topic } from './topic.ts';

export const store: Topic = {
  name: 'store',
  about: 'where results are kept, and how a stopped run continues',
  text: `Experiments keep every finished game in a file (match only with --store FILE). Ctrl-C or a crash
loses none of them.

  playout runs                     what is in the store
  playout resume 5                 continues run 5, with the same result as without the stop
  playout report 5 --out report    a report with figures and tables`,
  page: 'experiments.md#stop-and-resume',
};
