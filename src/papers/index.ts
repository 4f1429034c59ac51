export { findPaper, papers } from './papers.ts';
export type { Paper, PaperExperiment } from './paper.ts';
export { type ReproducedExperiment, type ReproducedPaper, isRehearsal } from './reproduced.ts';
export { type ReproducedRow, isAsPublished } from './rows.ts';
export { type Size, sizeRun } from './size.ts';
export { VERDICTS, type Verdict } from './verdict.ts';
