import type { Topic } from './topic.ts';

export const specs: Topic = {
  name: 'specs',
  about: 'how agents are written',
  text: `An agent is text: a name, and options in parentheses, whose values may have options themselves.

  uct(c=1.4, playout=clones(r=4), time=500ms)
  mcts(tree=puct(prior=path), forest=information-set, iterations=1000)
  ataxx/strong(time=100ms)

Quote it, because shells take parentheses for themselves. Options that are not given have defaults.
A named agent belongs to a game, and options given to it replace its own: GAME/strong is the best we
have, GAME/beginner to GAME/strongest are five levels for people.

  playout agents ataxx                 everything that can be written for a game
  playout agents ataxx --kind tree     one kind of part`,
  page: 'agents.md',
};
