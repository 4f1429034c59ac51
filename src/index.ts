/**
 * `import … from 'playout'`: what most programs need of the engine. Each folder exports more under its own name, such as
 * `playout/search`; nothing here needs Node, and nothing is defined here.
 */
export {
  CHANCE,
  type Game,
  type GameRecord,
  type Move,
  OVER,
  Random,
  State,
  UserError,
  formatRecord,
  parseOptions,
  parseRecord,
  perft,
  playMoves,
  replayRecord,
  settleOptions,
} from './core/index.ts';
export { findGame, games, registerGame } from './games/index.ts';
export {
  type Analysis,
  type AnalysisReport,
  type Search,
  reportAnalysis,
  solve,
  solveMoves,
  think,
} from './search/index.ts';
export {
  type AgentEntry,
  type ResolvedAgent,
  defaultAgent,
  formatSpec,
  levelsOf,
  listAgents,
  makeAgent,
  parseSpec,
  resolveAgent,
} from './agents/index.ts';
export { type Estimate, type Interval, eloInterval, meanInterval, sprt, wilson } from './stats/index.ts';
