/**
 * Does a program speak the protocol well enough for a match? A program that fails a check is started again for the next
 * one, so that all its faults are found at once.
 */
import type { Dialect } from '../../dialect.ts';
import { EngineFailure } from '../engineFailure.ts';
import { CHECKS, type Check } from './checks.ts';
import { Exam, type ExamSettings } from './exam.ts';

export interface CheckResult {
  readonly name: string;
  readonly ok: boolean;
  /** What was seen, or what was wrong. */
  readonly note: string;
}

export interface EngineReport {
  /** What the program says it is; empty if it says nothing. */
  readonly name: string;
  readonly author: string;
  /** The protocol that it answered to; null if to none. */
  readonly protocol: Dialect['name'] | null;
  readonly checks: readonly CheckResult[];
}

async function tryOut(check: Check, exam: Exam): Promise<CheckResult> {
  const { name } = check;
  try {
    if (exam.engine.hasEnded) await exam.startAgain();
    return { name, ok: true, note: await check.run(exam) };
  } catch (error) {
    if (!(error instanceof EngineFailure)) throw error;
    return { name, ok: false, note: error.message };
  }
}

export async function checkEngine(settings: ExamSettings): Promise<EngineReport> {
  const exam = new Exam(settings);
  // Others may take its place, but it is the one that introduces itself.
  const { engine } = exam;
  const checks: CheckResult[] = [];
  let isHopeless = false;
  for (const check of CHECKS) {
    const result: CheckResult = isHopeless
      ? { name: check.name, ok: false, note: 'not tried' }
      : await tryOut(check, exam);
    checks.push(result);
    isHopeless ||= check.isVital === true && !result.ok;
  }
  exam.engine.kill('the examination is over');
  return { name: engine.name, author: engine.author, protocol: engine.protocol ?? null, checks };
}
