/**
 * How long tests wait for what must come: an hour, which no machine is too slow for. A test that fails after less time
 * says that the machine is busy, not that the program is wrong; what hangs is for CI to find.
 */
export const PATIENCE_MS = 3_600_000;
