/** Asks agents about solved positions, one after the other, with a line of progress; Ctrl-C ends it. */
import type { DrawnSettings, PositionSource } from '../lab/regret/positions.ts';
import { RegretMeasure, type RegretSettings } from '../lab/regret/regret.ts';
import { openEngine } from '../protocol/client/index.ts';
import { freeMemoryFor } from '../workers/freeMemory.node.ts';
import { openPool } from '../workers/pool.node.ts';
import { Interrupted } from './failures.ts';
import { Progress } from './progress.ts';
import { repeat } from './slices.ts';
import type { Terminal } from './terminal.ts';

/** Choices left in the game that a position is drawn from, and how many positions may follow it, unless told otherwise. */
export const DRAWN_DEFAULTS: Pick<DrawnSettings, 'left' | 'states'> = { left: 3, states: 200_000 };

/** Where positions come from, and how many there are. */
export interface CountedPositions {
  readonly source: PositionSource;
  readonly count: number;
}

export async function judgeRegret(
  terminal: Terminal,
  { source, count }: CountedPositions,
  asked: Pick<RegretSettings, 'agents' | 'options' | 'seed'>,
): Promise<RegretMeasure> {
  const signal = terminal.catchInterrupt();
  const progress = new Progress(terminal, 'positions', count);
  const powers = { openEngine, openPool, freeMemory: freeMemoryFor(1) };
  const measure = new RegretMeasure({ ...asked, source, clock: terminal.clock, powers });
  const step = (): boolean => {
    const hasMore = measure.judgeNext();
    progress.update(measure.judged.length);
    return hasMore;
  };
  try {
    await repeat(step, terminal, signal);
  } finally {
    progress.finish();
    measure.close();
  }
  if (signal.aborted) throw new Interrupted();
  return measure;
}
