export type { Analysis, MoveAnalysis, Proof } from './analysis.ts';
export { type Backup, MEAN } from './backup/backup.ts';
export type { Budget } from './budget.ts';
export { FINAL_CHOICES, type FinalChoice } from './choose/finalChoice.ts';
export { decisivePlayout } from './evaluate/decisivePlayout.ts';
export type { CutOff, LeafParts } from './evaluate/leaf.ts';
export { Mast } from './evaluate/mast.ts';
export { Nested } from './evaluate/nested.ts';
export { ratedPlayout } from './evaluate/ratedPlayout.ts';
export { DECISIVE, type Decisive } from './expand/decisive.ts';
export {
  type Branches,
  type ExcerptLimits,
  type ExcerptNode,
  READABLE,
  type TreeExcerpt,
} from './excerpt/excerpt.ts';
export type { Expansion } from './expand/expansion.ts';
export { AfterMove, type Rating } from './expand/rating.ts';
export {
  type Forest,
  ensemble,
  informationSet,
  knownFuture,
  movesVary,
  naive,
  openLoop,
  singleTree,
  tableBy,
} from './forest/forest.ts';
export { Forfeit } from './forfeit.ts';
export { Greedy } from './greedy.ts';
export { Mcts } from './mcts.ts';
export type { MctsParts } from './mctsParts.ts';
export type { FreeMemory } from './memory.ts';
export { AlphaBeta, type AlphaBetaParts } from './minimax/alphabeta.ts';
export { MAX_DEPTH } from './minimax/deepening.ts';
export { Expectimax, type ExpectimaxParts, type Pruning } from './minimax/expectimax.ts';
export { Alarm, LOOK_MS } from './parallel/alarm.ts';
export type { Crew, OpenCrew } from './parallel/crew.ts';
export { LeafParallel } from './parallel/leafParallel.ts';
export { Member } from './parallel/member.ts';
export type { ParallelPlan } from './parallel/mission.ts';
export type { Order } from './parallel/order.ts';
export { RootParallel } from './parallel/rootParallel.ts';
export { canShareMemory } from './parallel/sharedMemory.ts';
export { TreeParallel } from './parallel/treeParallel.ts';
export { RandomMove } from './randomMove.ts';
export { Quick } from './reward/quick.ts';
export { type Reward, Win } from './reward/reward.ts';
export { Difference, OwnScore, Points } from './reward/score.ts';
export {
  type Clock,
  ENGINE_PROTOCOLS,
  type EngineOption,
  type EngineOrder,
  type EngineProtocol,
  type OpenEngine,
  type Search,
  type Setting,
  think,
} from './search.ts';
export { Boltzmann } from './select/boltzmann.ts';
export { DEPTH_MODES, type DepthMode, DepthPenalty } from './select/depthPenalty.ts';
export { EpsilonGreedy } from './select/epsilonGreedy.ts';
export { Grave } from './select/grave.ts';
export { HeuristicPolicy } from './select/heuristicPolicy.ts';
export { ProgressiveBias } from './select/progressiveBias.ts';
export { Puct } from './select/puct.ts';
export { Rave } from './select/rave.ts';
export { RoundRobin } from './select/roundRobin.ts';
export { SurveyUct, SurveyUctTuned } from './select/surveyUct.ts';
export type { TreePolicy } from './select/treePolicy.ts';
export { Ucb1 } from './select/ucb1.ts';
export { Ucb1Tuned } from './select/ucb1Tuned.ts';
export { Tree } from './tree.ts';
