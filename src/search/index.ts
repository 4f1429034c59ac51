export type { Analysis, MoveAnalysis, Proof } from './analysis.ts';
export { type MergeRule, mergeReports } from './mergeReports.ts';
export { type AnalysisReport, type MoveReport, reportAnalysis } from './report.ts';
export { type Backup, MEAN } from './mcts/backup/backup.ts';
export { type Budget, shareOf } from './budget.ts';
export { FINAL_CHOICES, type FinalChoice } from './mcts/choose/finalChoice.ts';
export { decisivePlayout } from './mcts/evaluate/decisivePlayout.ts';
export type { CutOff, Judge, LeafParts } from './mcts/evaluate/leaf.ts';
export { Mast } from './mcts/evaluate/mast.ts';
export { Sides } from './mcts/evaluate/sides.ts';
export { Nested } from './mcts/evaluate/nested.ts';
export { ratedPlayout } from './mcts/evaluate/ratedPlayout.ts';
export { DECISIVE, type Decisive } from './mcts/expand/decisive.ts';
export {
  type Branches,
  type ExcerptLimits,
  type ExcerptNode,
  type ExploredMove,
  type ExploredNode,
  READABLE,
  type TreeExcerpt,
} from './mcts/excerpt/excerpt.ts';
export { Endgame, type EndgameOptions } from './endgame/endgame.ts';
export { ADDED, type Added, type Expansion } from './mcts/expand/expansion.ts';
export { AfterMove, type Rating } from './mcts/expand/rating.ts';
export { Widening } from './mcts/expand/widening.ts';
export {
  type Forest,
  TREE_DRAWS,
  type TreeDraws,
  ensemble,
  informationSet,
  knownFuture,
  movesVary,
  naive,
  openLoop,
  singleTree,
  tableBy,
} from './mcts/forest/forest.ts';
export { ForfeitError } from './forfeitError.ts';
export { HiddenEndgame } from './endgame/hiddenEndgame.ts';
export { Greedy } from './simple/greedy.ts';
export { Mcts } from './mcts/mcts.ts';
export type { MctsParts } from './mcts/mctsParts.ts';
export type { FreeMemory } from './memory.ts';
export { AlphaBeta, type AlphaBetaParts } from './minimax/alphabeta.ts';
export { MAX_DEPTH } from './minimax/deepening.ts';
export { Expectimax, type ExpectimaxParts, type Pruning } from './minimax/expectimax.ts';
export { Selective, type SelectiveParts } from './minimax/selective/selective.ts';
export { ELEMENTS, type Element } from './minimax/selective/selectivity.ts';
export { OpponentAware } from './opponentAware.ts';
export { FailureFlag, POLL_MS } from './parallel/failureFlag.ts';
export type { OpenPool, PoolRequest, SearchPool } from './parallel/searchPool.ts';
export { LeafParallel } from './parallel/leafParallel.ts';
export { PoolWorker } from './parallel/poolWorker.ts';
export { type ParallelPlan, threadEnded } from './parallel/poolClient.ts';
export { type Leader, ParallelSearch } from './parallel/parallelSearch.ts';
export { RootParallel } from './parallel/rootParallel.ts';
export { canShareMemory } from './parallel/sharedMemory.ts';
export { TreeParallel } from './parallel/treeParallel.ts';
export { ImaginedWorld } from './simple/imaginedWorld.ts';
export { ResultSolver } from './endgame/resultSolver.ts';
export { RandomMove } from './simple/randomMove.ts';
export { UNIFORM } from './simple/uniform.ts';
export { WorldSolver } from './endgame/worldSolver.ts';
export { Normalised } from './mcts/reward/normalised.ts';
export { Quick } from './mcts/reward/quick.ts';
export { type Reward, Win } from './mcts/reward/reward.ts';
export { Difference, Lead, OwnScore, Points } from './mcts/reward/score.ts';
export {
  type Clock,
  ENGINE_PROTOCOLS,
  NO_PLAYOUTS,
  type EngineOption,
  type EngineSettings,
  type EngineProtocol,
  type OpenEngine,
  type Search,
  type SearchEffort,
  type Setting,
  think,
} from './search.ts';
export { Boltzmann } from './mcts/select/boltzmann.ts';
export { DEPTH_MODES, type DepthMode, DepthPenalty } from './mcts/select/depthPenalty.ts';
export { EpsilonGreedy, UNTRIED } from './mcts/select/epsilonGreedy.ts';
export { Grave } from './mcts/select/grave.ts';
export { HeuristicPolicy } from './mcts/select/heuristicPolicy.ts';
export { ImplicitMinimax } from './mcts/select/implicitMinimax.ts';
export { ProgressiveBias } from './mcts/select/progressiveBias.ts';
export { Puct } from './mcts/select/puct.ts';
export { Rave } from './mcts/select/rave.ts';
export { RoundRobin } from './mcts/select/roundRobin.ts';
export { SequentialHalving } from './mcts/select/sequentialHalving.ts';
export { SurveyUct, SurveyUctTuned } from './mcts/select/surveyUct.ts';
export type { TreePolicy } from './mcts/select/treePolicy.ts';
export { Ucb1 } from './mcts/select/ucb1.ts';
export { Ucb1Tuned } from './mcts/select/ucb1Tuned.ts';
export { type Regret, type SolvedMove, type SolvedPosition, solveMoves } from './solve/solveMoves.ts';
export { ReachablePositions, type SolveSettings } from './solve/reachablePositions.ts';
export { Retrograde } from './solve/retrograde.ts';
export { Solution, type Value, solve } from './solve/solve.ts';
export { Tree } from './mcts/tree.ts';
