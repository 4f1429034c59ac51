export { type MatchPlan, type MatchSummary, Scoreboard, matchSchedule } from './match.ts';
export { type GamePlan, Table } from './play.ts';
export { type ThreadSettings, playOnThreads } from './threads.ts';
export { VERSION } from './version.ts';
