import type { Topic } from './topic.ts';

export const seeds: Topic = {
  name: 'seeds',
  about: 'why the same command gives the same games',
  text: `Everything random follows from --seed (1 if it is not given): set-ups, dice, tiles, and what agents
draw. The same command gives the same games, bit for bit, on any machine and any number of threads,
as long as agents are limited by work and not by time.

The two games of a pair, with seats switched, share set-up and chance, so luck does not decide
between the agents. For another sample give another seed; for more of the same give more games.`,
  page: 'architecture.md#determinism',
};
