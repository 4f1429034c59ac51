/** All checks that look at one position or one game, cheap ones first. */
import type { Check } from '../check.ts';
import { copyChecks } from './copies.ts';
import { endingChecks } from './ending.ts';
import { evidenceChecks } from './evidence.ts';
import { gridChecks } from './grid.ts';
import { knowledgeChecks } from './knowledge.ts';
import { moveChecks } from './moves.ts';
import { notationChecks } from './notation.ts';
import { positionChecks } from './positions.ts';
import { readingChecks } from './reading.ts';
import { samplingChecks } from './sampling.ts';
import { tacticsChecks } from './tactics.ts';

export const checks: readonly Check[] = [
  ...moveChecks,
  ...endingChecks,
  ...samplingChecks,
  ...readingChecks,
  ...copyChecks,
  ...notationChecks,
  ...gridChecks,
  ...positionChecks,
  ...knowledgeChecks,
  ...tacticsChecks,
  ...evidenceChecks,
];
