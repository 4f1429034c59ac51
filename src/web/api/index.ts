/**
 * What server and page say to each other: the answers under `/api`, each described once. The server's types follow from
 * these schemas, and the page reads everything that arrives by them.
 */
export { type GameRow, type GamesPage, gamesPageSchema } from './games.ts';
export {
  type Block,
  type Counts,
  type Paper,
  type PaperList,
  type Section,
  paperListSchema,
  paperSchema,
} from './papers.ts';
export { type Problem, healthSchema, problemSchema } from './problem.ts';
export {
  type Meeting,
  type Progress,
  type RunAgent,
  type RunDetail,
  type RunList,
  type RunSummary,
  headlineSchema,
  progressSchema,
  runDetailSchema,
  runListSchema,
} from './runs.ts';
export { type Sentence, type Words } from './sentence.ts';
