export { assertConforms, checkGame } from './checkGame.ts';
export { goldenPlaythroughs, playthrough, type PlaythroughSettings } from './playthrough.ts';
export {
  type CheckCount,
  type ConformanceFailure,
  type ConformanceReport,
  formatFailure,
  formatReport,
} from './report.ts';
export type { ConformanceSettings } from './settings.ts';
