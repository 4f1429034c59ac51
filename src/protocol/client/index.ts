export { type CheckResult, type EngineReport, checkEngine } from './check/checkEngine.ts';
export { type Dialect, dialects } from '../dialect.ts';
export { EngineFailure } from './engineFailure.ts';
export { playToChoice } from './playToChoice.ts';
export { openEngine } from './openEngine.ts';
export { tryEngine } from './tryEngine.ts';
