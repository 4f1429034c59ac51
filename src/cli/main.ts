/** Entry point of the command line: `bin/playout.mjs` imports it. */
import { run } from './program.ts';
import { processTerminal } from './terminal.ts';

// A reader that has seen enough (`playout moves ataxx | head -1`) closes the pipe; that is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

process.exitCode = await run(process.argv.slice(2), processTerminal);
