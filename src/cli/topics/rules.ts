import type { Topic } from './topic.ts';

export const rules: Topic = {
  name: 'rules',
  about: 'rule sets and options of games',
  text: `Rules are options of a game. A preset is a rule set by its name, and further keys change it.

  playout games                                  all options and presets
  playout play ataxx --options size=5
  playout show ataxx --options preset=paper,map=open
  playout show ataxx --options rules.json        the same from a file

At the table of play, rules prints the rules in short, with the options in force.`,
  page: 'rules/ataxx.md',
};
