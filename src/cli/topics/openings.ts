import type { Topic } from './topic.ts';

export const openings: Topic = {
  name: 'openings',
  about: 'different games between agents that never vary',
  text: `Agents that draw nothing at random play one game again and again. With --openings every block of
games begins with moves that no agent is asked for, and each opening is played from every seat.

  playout match ataxx "alphabeta(depth=3)" "alphabeta(depth=2)" --openings "random(plies=4)"

Anything else is a file with one opening a line: a position, moves m1 m2 ... from the start, or
POSITION moves m1 m2 ...`,
  page: 'experiments.md#openings',
};
