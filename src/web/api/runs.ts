/** Runs of the store: the list, one of them in full, and its progress. */
import {
  type ValueOf,
  anything,
  choice,
  dictionary,
  flag,
  integer,
  list,
  nullOr,
  number,
  openObject,
  optional,
  plain,
  required,
} from '../../core/schema/index.ts';
import { RUN_STATES } from '../../store/rows.ts';
import { anyText, sentenceSchema } from './sentence.ts';

const progressFields = {
  id: required(integer(1)),
  state: required(choice(RUN_STATES, 'state')),
  played: required(integer(0), 'Games that are over.'),
  scheduled: required(integer(0), 'Games in the schedule; a stopping rule may end a run before the last.'),
  seconds: required(number(), 'Spent playing, over all resumptions.'),
};

/** The data of an event, too. */
export const progressSchema = openObject('progress', progressFields);

export type Progress = ValueOf<typeof progressSchema>;

const summaryFields = {
  ...progressFields,
  name: required(anyText),
  question: required(anyText),
  game: required(anyText, 'Its title where it is known, else its name.'),
  kind: required(anyText, '`match`, `round robin`, …; empty where that cannot be read.'),
  started: required(anyText, 'ISO 8601, UTC.'),
  finished: required(nullOr(anyText)),
};

export const runSummarySchema = openObject('run', {
  ...summaryFields,
  agents: required(list(anyText), 'Names of the first few.'),
  agentCount: required(integer(0)),
  headline: required(nullOr(sentenceSchema), 'What it says, as far as the server has read it already.'),
  damage: required(nullOr(anyText), 'What is wrong with it; null if nothing is.'),
});

export type RunSummary = ValueOf<typeof runSummarySchema>;

export const runListSchema = openObject('list of runs', {
  store: required(anyText, 'The file that they are in.'),
  runs: required(list(runSummarySchema), 'The newest first.'),
});

export type RunList = ValueOf<typeof runListSchema>;

export const headlineSchema = openObject('headline', { headline: required(sentenceSchema) });

/** A number that was estimated; null where nothing is known, or there is no bound. */
export const estimateSchema = openObject('estimate', {
  mean: required(nullOr(number())),
  low: required(nullOr(number()), 'Of the 95 % interval.'),
  high: required(nullOr(number())),
});

const countFields = {
  games: required(integer(0)),
  wins: required(integer(0)),
  draws: required(integer(0)),
  losses: required(integer(0)),
  rate: required(estimateSchema, 'Points per game.'),
};

export const runAgentSchema = openObject('agent', {
  ...countFields,
  key: required(anyText, 'Its letter, which sentences about many agents use.'),
  name: required(anyText),
  spec: required(anyText),
  fullSpec: required(anyText, 'With every option, defaults included.'),
  oracle: optional(anyText, 'What it knows that no player can.'),
  rating: required(nullOr(estimateSchema), 'In Elo, the mean of all being 0.'),
  forfeits: required(integer(0)),
});

export type RunAgent = ValueOf<typeof runAgentSchema>;

export const meetingSchema = openObject('meeting', {
  ...countFields,
  first: required(integer(0), 'Place in the list of agents.'),
  second: required(integer(0)),
  label: optional(anyText, 'What is varied here, in a sweep, a ladder or an ablation.'),
  elo: required(estimateSchema),
  lead: required(estimateSchema),
  pCorrected: required(nullOr(number()), 'Of "both are equal", corrected for the number of tests.'),
});

export type Meeting = ValueOf<typeof meetingSchema>;

export const runDetailSchema = openObject('run', {
  ...summaryFields,
  seats: required(integer(2)),
  threads: required(integer(0)),
  options: required(dictionary(plain()), 'Of the game, complete.'),
  position: required(nullOr(anyText)),
  seed: required(integer(0)),
  switchSides: required(flag()),
  command: required(anyText, 'The command line that started it.'),
  playedOn: required(anyText, 'Versions and machine.'),
  spec: required(anything(), 'The experiment as it was written.'),
  hasRecords: required(flag(), 'Are games kept whole?'),
  answer: required(sentenceSchema, 'What the run says.'),
  findings: required(list(sentenceSchema), 'What else it says.'),
  notices: required(list(sentenceSchema), 'What must not be overlooked.'),
  agents: required(list(runAgentSchema)),
  meetings: required(
    list(meetingSchema),
    'Every two agents that met, seen from the first; with more than two seats, who finished ahead.',
  ),
});

export type RunDetail = ValueOf<typeof runDetailSchema>;
