/** `playout serve`: the page, served on this machine. */
import { once } from 'node:events';
import type { Command } from 'commander';
import { UserError } from '../../core/index.ts';
import { wholeNumber } from '../arguments.ts';
import { newCommand } from '../command.ts';
import { addStoreOption } from '../lab/flags.ts';
import { isGamePath, openGame } from '../openGame.ts';
import { printLine } from '../print.ts';
import type { Terminal } from '../terminal.ts';

const DEFAULT_PORT = '8080';

interface ServeFlags {
  readonly port?: number;
  readonly host: string;
  readonly store?: string;
}

/** @throws UserError for what is no module with a game */
async function checkModule(game: string): Promise<void> {
  await openGame(game);
  if (!isGamePath(game))
    throw new UserError(
      `the page shows ${game} anyway`,
      'Name the module of a game of your own, or nothing.',
    );
}

export function serveCommand(terminal: Terminal): Command {
  const parsePort = wholeNumber('--port', 0, 65535);
  const command = newCommand('serve', 'Serve the page, until Ctrl-C.', [
    'playout serve --port 8080',
    'playout serve --store results.db',
    'playout serve examples/connect-four/connectFour.ts',
  ])
    .argument('[game]', 'a game of your own, which the page shows too: the path of its module')
    .option(
      '--port <n>',
      `port to listen on, 0 for any free one (default: $PORT, else ${DEFAULT_PORT})`,
      parsePort,
    )
    .option('--host <name>', 'address to listen on', 'localhost');
  return addStoreOption(command, 'whose runs it shows (default: that of your data directory)').action(
    async (game: string | undefined, { store, host, ...flags }: ServeFlags) => {
      if (game !== undefined) await checkModule(game);
      const port = flags.port ?? parsePort(process.env.PORT ?? DEFAULT_PORT);
      // Loaded here so that the other commands do not wait for a web server.
      const { serve } = await import('../../web/server/index.ts');
      const note = (line: string): void => void terminal.errors.write(`${line}\n`);
      const server = await serve({ port, host, store, game, hasDocs: true, note });
      printLine(terminal, `Playout is at ${server.url} (Ctrl-C ends it)`);
      // Ctrl-C is how a server is meant to end, so it ends with exit code 0.
      await once(terminal.catchInterrupt(), 'abort');
      await server.close();
    },
  );
}
