import type { Topic } from './topic.ts';

export const cluster: Topic = {
  name: 'cluster',
  about: 'one experiment on many machines',
  text: `With a Redis that all machines can reach, start a worker on each, and add --cluster to any command
that plays an experiment. The tables are the same as on one machine.

  playout worker --redis redis://head:6379
  playout tournament ataxx "uct(iterations=2000)" greedy --cluster redis://head:6379

Without Redis, each machine plays a share, and the shares are joined in the end:

  playout tournament ataxx "uct(iterations=2000)" greedy --shard 1/3 --store part1.db
  playout merge part1.db part2.db part3.db`,
  page: 'cluster.md',
};
