export { type CheckResult, type EngineReport, checkEngine } from './check/checkEngine.ts';
export { type Dialect, PROTOCOLS, dialects } from './dialect.ts';
export { openEngine } from './openEngine.ts';
