/**
 * What an experiment file says. The type is for those who write one in TypeScript; the shape checks what was written,
 * and becomes the JSON Schema for editors.
 */
import type { OptionValue } from '../../core/index.ts';
import { PAIRING_KINDS, type PairingKind, type StopRule } from '../results.ts';
import {
  type Fields,
  type Shape,
  between,
  dictionary,
  flag,
  integer,
  list,
  object,
  oneOf,
  plain,
  text,
  textOr,
  variants,
} from './shape.ts';

export const MEASURES = ['score', 'length', 'time', 'simulations', 'playoutMoves', 'counters'] as const;
export type MeasureName = (typeof MEASURES)[number];

export const RECORD_CHOICES = ['none', 'sample', 'all'] as const;
export type RecordChoice = (typeof RECORD_CHOICES)[number];

export interface AgentSpec {
  /** As tables call it; the spec if missing. */
  readonly name?: string;
  readonly spec: string;
}

export interface ExperimentSpec {
  readonly $schema?: string;
  readonly name?: string;
  readonly question?: string;
  readonly game: string;
  readonly options?: Readonly<Record<string, OptionValue>>;
  readonly position?: string;
  readonly agents: readonly (string | AgentSpec)[];
  readonly pairing?: PairingKind;
  readonly vary?: Readonly<Record<string, readonly OptionValue[]>>;
  readonly rungs?: number;
  readonly games?: number;
  readonly switchSides?: boolean;
  readonly budget?: Readonly<Record<string, OptionValue>>;
  readonly seed?: number;
  readonly measures?: readonly MeasureName[];
  readonly records?: RecordChoice;
  readonly stop?: StopSpec;
}

/** As `StopRule`, with the usual error rates if they are left out. */
export type StopSpec =
  | Exclude<StopRule, { rule: 'sprt' }>
  | {
      readonly rule: 'sprt';
      readonly elo0: number;
      readonly elo1: number;
      readonly alpha?: number;
      readonly beta?: number;
    };

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

type Stop<R extends StopRule['rule']> = Extract<StopSpec, { rule: R }>;

function rule<R extends StopRule['rule']>(name: R, fields: Omit<Fields<Stop<R>>, 'rule'>): Shape<StopSpec> {
  return object<StopSpec>('stop', {
    rule: { shape: oneOf([name], 'rule'), about: 'The name of the rule.', required: true },
    ...fields,
  } as Fields<StopSpec>);
}

const elo = (about: string) => ({ shape: between(-Infinity, Infinity), about, required: true }) as const;
const errorRate = (about: string) => ({ shape: between(0, 0.5), about }) as const;

export const stopShape: Shape<StopSpec> = variants('rule', 'stopping rule', {
  fixed: rule('fixed', {}),
  sprt: rule('sprt', {
    elo0: elo('The Elo difference that is taken for no improvement.'),
    elo1: elo('The Elo difference that is hoped for; more than elo0.'),
    alpha: errorRate('How often elo1 may be accepted although elo0 is true (default 0.05).'),
    beta: errorRate('How often elo0 may be accepted although elo1 is true (default 0.05).'),
  }),
  width: rule('width', {
    halfWidth: {
      shape: between(0, 0.5),
      about: 'Half the width of the 95 % interval of the points per game, such as 0.02.',
      required: true,
    },
  }),
});

const agent: Shape<AgentSpec> = object<AgentSpec>('agent', {
  name: { shape: text(), about: 'What tables call it; different for every agent. Default: the spec.' },
  spec: { shape: text(), about: 'The agent, such as uct(c=1.4, iterations=1000).', required: true },
});

export const experimentShape: Shape<ExperimentSpec> = object<ExperimentSpec>('experiment', {
  $schema: { shape: text(), about: 'Where this schema is, for editors.' },
  name: { shape: text(), about: 'What the run is called. Default: the name of the file.' },
  question: { shape: text({ mayBeEmpty: true }), about: 'What the experiment is to answer, in a sentence.' },
  game: { shape: text(), about: 'The name of the game, such as ataxx.', required: true },
  options: {
    shape: dictionary(plain()),
    about: 'Options of the game, such as {"preset": "paper", "size": 5}; the others have their defaults.',
  },
  position: { shape: text(), about: 'The start position of every game, in notation. Default: a new game.' },
  agents: {
    shape: list(textOr(text(), agent), 1),
    about:
      'Those who play: a spec, or a name and a spec. In a gauntlet the first plays all others; in a sweep, a ladder ' +
      'and an ablation the first is the one that is varied, and in a sweep the second is its opponent.',
    required: true,
  },
  pairing: { shape: oneOf(PAIRING_KINDS, 'pairing'), about: 'Who plays whom. Default: match.' },
  vary: {
    shape: dictionary(list(plain(), 1)),
    about: 'For a sweep: the values of each $name in the agents, such as {"c": [0.5, 1, 2]}.',
  },
  rungs: {
    shape: integer(1, 30),
    about: 'For a ladder: how often the budget is doubled. Default: 4, from 2x against 1x to 16x against 8x.',
  },
  games: {
    shape: integer(1),
    about: 'Games per pairing, at most if there is a stopping rule. Default: 100.',
  },
  switchSides: {
    shape: flag(),
    about: 'Is every set-up played twice, sides switched, with equal boards, decks and dice? Default: true.',
  },
  budget: {
    shape: dictionary(plain()),
    about:
      'Replaces the limits of all agents that have some, such as {"iterations": 1000} or {"time": "1s"}.',
  },
  seed: { shape: integer(0), about: 'The seed from which everything random follows. Default: 1.' },
  measures: {
    shape: list(oneOf(MEASURES, 'measure'), 0),
    about: 'What to measure beside the results. Default: everything.',
  },
  records: {
    shape: oneOf(RECORD_CHOICES, 'choice of records'),
    about:
      'Which games to keep move by move: none, the first pair of every pairing, or all. Default: sample.',
  },
  stop: {
    shape: stopShape,
    about: 'When a pairing has been played enough. Default: after its number of games.',
  },
});
