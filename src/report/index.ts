export { compose } from './compose.ts';
export { type ReportDocument } from './document.ts';
export { type WrittenReport, writeReport } from './report.ts';
