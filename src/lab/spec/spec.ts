/**
 * What an experiment file says. The schema checks what was written and becomes the JSON Schema for editors; the type,
 * which follows from it, is for experiments written in TypeScript.
 */
import { PAIRING_KINDS, type StopRule } from '../results.ts';
import {
  type ValueOf,
  between,
  choice,
  dictionary,
  flag,
  integer,
  list,
  number,
  object,
  optional,
  plain,
  required,
  text,
  textOr,
  variants,
} from '../../core/schema/index.ts';

export const MEASURES = ['score', 'length', 'time', 'simulations', 'playoutMoves', 'counters'] as const;
export type MeasureName = (typeof MEASURES)[number];

export const RECORD_CHOICES = ['none', 'sample', 'all'] as const;
export type RecordChoice = (typeof RECORD_CHOICES)[number];

export const SPEC_DEFAULTS = {
  question: '',
  pairing: 'match',
  rungs: 4,
  games: 100,
  switchSides: true,
  seed: 1,
  measures: MEASURES,
  records: 'sample',
  stop: { rule: 'fixed' },
  errorRate: 0.05,
} as const;

const elo = (about: string) => required(number(), about);
const errorRate = (about: string) => optional(between(0, 0.5), about);
const rule = <R extends StopRule['rule']>(name: R) =>
  required(choice([name], 'rule'), 'The name of the rule.');

/** As `StopRule`, with the usual error rates if they are left out. */
export const stopSchema = variants('rule', 'stopping rule', {
  fixed: object('stop', { rule: rule('fixed') }),
  sprt: object('stop', {
    rule: rule('sprt'),
    elo0: elo('The Elo difference that is taken for no improvement.'),
    elo1: elo('The Elo difference that is hoped for; more than elo0.'),
    alpha: errorRate('How often elo1 may be accepted although elo0 is true (default 0.05).'),
    beta: errorRate('How often elo0 may be accepted although elo1 is true (default 0.05).'),
  }),
  width: object('stop', {
    rule: rule('width'),
    halfWidth: required(
      between(0, 0.5),
      'Half the width of the 95 % interval of the points per game, such as 0.02.',
    ),
  }),
});

export type StopSpec = ValueOf<typeof stopSchema>;

const agentSchema = object('agent', {
  name: optional(text(), 'What tables call it; different for every agent. Default: the spec.'),
  spec: required(text(), 'The agent, such as uct(c=1.4, iterations=1000).'),
});

export const experimentSchema = object('experiment', {
  $schema: optional(text(), 'Where this schema is, for editors.'),
  name: optional(text(), 'What the run is called. Default: the name of the file.'),
  question: optional(text({ mayBeEmpty: true }), 'What the experiment is to answer, in a sentence.'),
  game: required(text(), 'The name of the game, such as ataxx, or the path of a module that exports one.'),
  options: optional(
    dictionary(plain()),
    'Options of the game, such as {"preset": "paper", "size": 5}; the others have their defaults.',
  ),
  position: optional(text(), 'The start position of every game, in notation. Default: a new game.'),
  openings: optional(
    textOr(text(), list(text({ mayBeEmpty: true }), 1)),
    'What is played before the agents are asked, each opening from every seat: random(plies=4), or a list of lines, ' +
      'each a position, moves, or a position and moves: "xx2/4/4/2oo x 0 5 moves c3". Default: nothing.',
  ),
  agents: required(
    list(textOr(text(), agentSchema), 1),
    'Those who play: a spec, or a name and a spec. In a gauntlet the first plays all others; in a sweep, a ladder ' +
      'and an ablation the first is the one that is varied, and in a sweep the second is its opponent. ' +
      'In games of more than two, a match has an agent for each seat, or two, the second in all other seats.',
  ),
  pairing: optional(choice(PAIRING_KINDS, 'pairing'), 'Who plays whom. Default: match.'),
  vary: optional(
    dictionary(list(plain(), 1)),
    'For a sweep: the values of each $name in the agents, such as {"c": [0.5, 1, 2]}.',
  ),
  rungs: optional(
    integer(1, 30),
    'For a ladder: how often the budget is doubled. Default: 4, from 2x against 1x to 16x against 8x.',
  ),
  games: optional(integer(1), 'Games per pairing, at most if there is a stopping rule. Default: 100.'),
  switchSides: optional(
    flag(),
    'Is every set-up played as often as there are seats, with equal boards, decks and dice, so that everyone has ' +
      'every seat once? Between two that is twice, sides switched. Default: true.',
  ),
  budget: optional(
    dictionary(plain()),
    'Replaces the limits of all agents that have some, such as {"iterations": 1000} or {"time": "1s"}.',
  ),
  seed: optional(integer(0), 'The seed from which everything random follows. Default: 1.'),
  measures: optional(
    list(choice(MEASURES, 'measure'), 0),
    'What to measure beside the results. Default: everything.',
  ),
  records: optional(
    choice(RECORD_CHOICES, 'choice of records'),
    'Which games to keep move by move: none, the first pair or block of every pairing, or all. Default: sample.',
  ),
  stop: optional(stopSchema, 'When a pairing has been played enough. Default: after its number of games.'),
});

/** What an experiment file says; in TypeScript, the type to write one by hand. */
export type ExperimentSpec = ValueOf<typeof experimentSchema>;
