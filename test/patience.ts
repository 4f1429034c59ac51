/**
 * How long tests wait for one thing that must come: ten minutes, which no machine is too slow for. A test that fails after
 * less time says that the machine is busy, not that the program is wrong.
 */
export const PATIENCE_MS = 10 * 60_000;

/** For a whole test. What hangs fails by its name, before CI gives up without one. */
export const TEST_MS = 6 * PATIENCE_MS;
