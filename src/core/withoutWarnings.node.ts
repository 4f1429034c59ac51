/** Node warns of what it calls experiments, in every process again; nobody who uses a program can act on that. */
export function withoutWarnings<T>(work: () => T): T {
  const { emitWarning } = process;
  process.emitWarning = () => {};
  try {
    return work();
  } finally {
    process.emitWarning = emitWarning;
  }
}
