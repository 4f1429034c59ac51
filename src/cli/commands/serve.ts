/** `playout serve`: the page, served on this machine. */
import { once } from 'node:events';
import type { Command } from 'commander';
import { wholeNumber } from '../arguments.ts';
import { newCommand } from '../command.ts';
import { addStoreOption } from '../lab/flags.ts';
import { printLine } from '../print.ts';
import type { Terminal } from '../terminal.ts';

const DEFAULT_PORT = '8080';

interface ServeFlags {
  readonly port?: number;
  readonly host: string;
  readonly store?: string;
}

export function serveCommand(terminal: Terminal): Command {
  const parsePort = wholeNumber('--port', 0, 65535);
  const command = newCommand('serve', 'Serve the page, until Ctrl-C.', [
    'playout serve --port 8080',
    'playout serve --store results.db',
  ])
    .option(
      '--port <n>',
      `port to listen on, 0 for any free one (default: $PORT, else ${DEFAULT_PORT})`,
      parsePort,
    )
    .option('--host <name>', 'address to listen on', 'localhost');
  return addStoreOption(command, 'whose runs it shows (default: that of your data directory)').action(
    async ({ store, host, ...flags }: ServeFlags) => {
      const port = flags.port ?? parsePort(process.env.PORT ?? DEFAULT_PORT);
      // Loaded here so that the other commands do not wait for a web server.
      const { serve } = await import('../../web/server/index.ts');
      const note = (line: string): void => void terminal.errors.write(`${line}\n`);
      const server = await serve({ port, host, store, note });
      printLine(terminal, `Playout is at ${server.url} (Ctrl-C ends it)`);
      // Ctrl-C is how a server is meant to end, so it ends with exit code 0.
      await once(terminal.catchInterrupt(), 'abort');
      await server.close();
    },
  );
}
