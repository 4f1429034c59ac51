export { type Certificate, type CertifySettings, type Violation, certify } from './honesty/index.ts';
export { type Effort, type GamePlan, type PlayedGame, Table } from './play.ts';
export { engineSignature } from './signature.ts';
export { type ThreadSettings, playOnThreads } from './threads.ts';
export { VERSION } from './version.ts';
