import type { Topic } from './topic.ts';

export const engines: Topic = {
  name: 'engines',
  about: 'programs of other people, and ours for them',
  text: `A program that speaks UGI (any game) or UAI (Ataxx) plays wherever an agent can be named:

  playout match ataxx 'engine("./my-engine", time=100ms)' "uct(time=100ms)" --games 100
  playout engine-check "./my-engine"             does it speak the protocol well enough?

In the other direction, our searches play under any referee:

  playout engine ataxx --protocol uai

An engine runs with your rights: start only what you trust.`,
  page: 'engines.md',
};
