/** Entry point of the command line: `bin/playout.mjs` imports it. */
import { UserError } from '../core/index.ts';
import { FAILED, complain } from './failures.ts';
import { run } from './program.ts';
import { isClosedPipe, processTerminal } from './terminal.ts';

/** Standard output goes to a disk that is full, or to something else that takes no more. */
function failOutput(error: NodeJS.ErrnoException): void {
  const what = `standard output cannot be written (${error.code ?? error.message})`;
  complain(
    new UserError(what, 'Make room, or write elsewhere. What is in a store is kept.'),
    processTerminal,
  );
  process.once('exit', (code) => {
    if (code === 0) process.exitCode = FAILED;
  });
}

// A reader that closes a pipe wants to see no more. The work continues, because there may be a store to fill, and ends with
// the exit code that it would have had.
let hasFailed = false;
process.stdout.on('error', (error) => {
  if (hasFailed || isClosedPipe(error)) return;
  hasFailed = true;
  failOutput(error);
});
// There is nowhere left to complain.
process.stderr.on('error', () => undefined);

process.exitCode = await run(process.argv.slice(2), processTerminal);
