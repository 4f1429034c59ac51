import type { Topic } from './topic.ts';

export const budgets: Topic = {
  name: 'budgets',
  about: 'how long an agent thinks',
  text: `Limits are options of an agent: iterations, time, nodes, simulations; for minimax depth, time and
nodes. The first to run out ends the search.

  uct(iterations=1000)     the same moves on every machine
  uct(time=500ms)          as much as the machine can do
  alphabeta(depth=6)

Any limit that is given to a named agent replaces all of its own: ataxx/strong(time=100ms). In an
experiment, --budget sets the limits of all agents alike. memory caps the tree and is no limit.`,
  page: 'agents.md#limits',
};
