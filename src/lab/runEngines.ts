/**
 * Which engines played a run. A game is a pure function of its plan only for one engine: another version may choose
 * other moves, so that games of two engines in one run are two experiments under one name.
 */
import type { RunEngine } from '../store/rows.ts';

/** Do both play the same games? Unknown, and so false, for an engine without a known signature. */
export function isSameEngine(a: RunEngine, b: RunEngine): boolean {
  return a.playout === b.playout && a.signature === b.signature && a.signature !== null;
}

/** `Playout 0.1.0 (1883ed60)`. */
export function describeEngine({ playout, signature }: RunEngine): string {
  return `Playout ${playout} (${signature ?? 'signature not known'})`;
}

/** The warning about a run whose games come from several engines. */
export function mixNote(engines: readonly RunEngine[]): string | undefined {
  if (engines.length < 2) return undefined;
  const names = engines.map(describeEngine).join(', ');
  return `The games of this run come from ${engines.length} engines, which may play differently: ${names}.`;
}
