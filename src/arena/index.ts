export type { Effort, GamePlan, PlayedGame } from './gamePlan.ts';
export { GamePlayer } from './gamePlayer.ts';
export { type Certificate, type CertifySettings, type Violation, certify } from './honesty/index.ts';
export { type HereSettings, playHere } from './playHere.ts';
export type { PlaySchedule, Schedule, ScheduleSettings } from './playSchedule.ts';
export { engineSignature } from './signature.ts';
export { VERSION } from './version.ts';
