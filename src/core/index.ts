export { type ErrorData, packError, unpackError } from './errorData.ts';
export { UserError, codeOf, nearest, shorten, unknownName } from './errors.ts';
export { type LearnedOptions, boundOf, evaluationBy, learnedHeuristic, viewOf } from './learned.ts';
export { type DrawnLine, type Ink, type Mark, type Span, plainLine, plainText } from './drawing.ts';
export { DEEPEST_JSON, TOO_DEEP, parseJson } from './json.ts';
export { FeatureList, type FeatureSet, type Recipe, UNIT } from './features.ts';
export { exp, ln, winChance } from './functions.ts';
export { type FiledGame, GAME_FILE_HINT, parseGameFile } from './gameFile.ts';
export {
  CHANCE,
  type Evaluation,
  type Game,
  type Grid,
  type GridCell,
  type Guide,
  type Heuristic,
  type IncrementalEvaluation,
  MOST_MOVES,
  type Move,
  type MoveRater,
  type MoveRating,
  type NamedAgent,
  OVER,
  PROTOCOLS,
  type Playout,
  type PlayoutPolicy,
  type PositionGraph,
  type PositionKey,
  type Protocol,
  type Shown,
  State,
  playoutBy,
  protocolsOf,
} from './game.ts';
export {
  Kernel,
  KernelExports,
  type KernelFunction,
  kernelsInUse,
  useKernels,
  withoutKernels,
} from './kernel/kernel.ts';
export { type Preset, defaults, parseOption, parseOptions, splitAtCommas, splitOptions } from './options.ts';
export { type MoveCount, type PerftSettings, perft, perftDivide, perftEach, perftSteps } from './perft.ts';
export { perftFixed } from './perftFixed.ts';
export { playMoves } from './playMoves.ts';
export { DRAWS, LOSES, WINS, continuing } from './outlook.ts';
export { BITS_16, popcount } from './popcount.ts';
export { isPrintable, isPrintableLine, printable, printableLine } from './printable.ts';
export { Random } from './random.ts';
export {
  type Forfeit,
  type GameRecord,
  RECORD_FORMAT,
  formatRecord,
  outcome,
  parseRecord,
  readRecord,
  replayRecord,
} from './record.ts';
export {
  type ChoiceOption,
  type FlagOption,
  type NumberOption,
  type Option,
  type OptionValue,
  type OptionValues,
  type Options,
  type ValueOf,
  type Values,
  choice,
  flag,
  integer,
  namesOf,
  number,
  option,
  textSuchAs,
} from './schema/index.ts';
export { settleOptions } from './settle.ts';
export { sha256 } from './sha256.ts';
export type { Tactics } from './tactics.ts';
export { type BoardShape, type Counter, type Counts, type Tally, slotsOf } from './tally.ts';
export type {
  Dialogue,
  DialogueInterface,
  DialogueServices,
  Finding,
  Query,
  QueryInterface,
  TextInterface,
  Thinker,
} from './textInterface.ts';
export {
  Line,
  type PlayedGame,
  type TranscriptFormat,
  notForTranscripts,
  requireOver,
} from './transcript.ts';
export {
  type Weights,
  type WeightsData,
  type WeightsScalar,
  findWeights,
  makeWeights,
  packWeights,
  parseWeights,
  registerWeights,
  registeredWeights,
  unpackWeights,
  weightsOf,
  weightsSchema,
} from './weights.ts';
