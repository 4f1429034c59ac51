/** What is said aloud of a run's progress: every tenth part of it and its end, not every game. */
import { percentage } from '../../../words/index.ts';
import type { Progress } from '../../api/index.ts';

const STEPS = 10;

function stepOf({ played, scheduled }: Progress): number {
  return scheduled === 0 ? 0 : Math.floor((STEPS * played) / scheduled);
}

/** Undefined where nothing needs to be said. @param before the same run as it was last known */
export function announcement(before: Progress | undefined, now: Progress, name: string): string | undefined {
  if (!before) return undefined;
  if (before.state !== now.state) return `${name}: ${now.state}`;
  const step = stepOf(now);
  return step > stepOf(before) ? `${name}: ${percentage(step / STEPS).replace('.0', '')} played` : undefined;
}
