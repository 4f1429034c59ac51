export { compose } from './compose.ts';
export { type ReportedRun, composeRuns } from './composeRuns.ts';
export { type ReportDocument } from './document.ts';
export { type WrittenReport, writeReport, writeRunsReport } from './report.ts';
