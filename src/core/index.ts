export { UserError, nearest, unknownName } from './errors.ts';
export {
  CHANCE,
  type Evaluation,
  type Game,
  type Heuristic,
  MOST_MOVES,
  type Move,
  OVER,
  type Playout,
  type PlayoutPolicy,
  State,
  type TranscriptFormat,
  playoutBy,
} from './game.ts';
export {
  type ChoiceOption,
  type FlagOption,
  type NumberOption,
  type OptionSpec,
  type OptionValue,
  type OptionValues,
  type Preset,
  type TextOption,
  defaults,
  describeRange,
  parseOption,
  parseOptions,
  splitAtCommas,
  splitOptions,
} from './options.ts';
export { type PerftSettings, perft, perftDivide, perftEach } from './perft.ts';
export { Random } from './random.ts';
export {
  type GameRecord,
  RECORD_FORMAT,
  formatRecord,
  outcome,
  parseRecord,
  replayRecord,
} from './record.ts';
export { settleOptions } from './settle.ts';
