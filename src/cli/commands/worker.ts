/** `playout worker --redis URL`: plays games for the experiments of others. */
import { hostname } from 'node:os';
import { once } from 'node:events';
import { type Command, Option } from 'commander';
import { splitCommand } from '../../agents/index.ts';
import { USUAL_PATIENCE } from '../../cluster/patience.ts';
import { UserError } from '../../core/index.ts';
import { plural } from '../../words/index.ts';
import { wholeNumber } from '../arguments.ts';
import { newCommand } from '../command.ts';
import { addThreadsOption } from '../lab/flags.ts';
import { openGame } from '../openGame.ts';
import { noteLine, printLine } from '../print.ts';
import type { Terminal } from '../terminal.ts';

interface WorkerFlags {
  readonly redis: string;
  readonly threads: number;
  readonly name: string;
  readonly game: readonly string[];
  readonly allowEngine: readonly (readonly string[])[];
  readonly patience: number;
}

const NAME = /^[\w.-]{1,60}$/;

function parseName(text: string): string {
  if (NAME.test(text)) return text;
  throw new UserError(
    `--name cannot be "${text}"`,
    'A name has up to 60 letters, digits, dots, dashes and underscores.',
  );
}

/** This machine's name, as far as it can be one of a worker. */
function usualName(): string {
  return (
    hostname()
      .replaceAll(/[^\w.-]/g, '-')
      .slice(0, 40) || 'worker'
  );
}

async function work(terminal: Terminal, flags: WorkerFlags): Promise<void> {
  for (const file of flags.game) await openGame(file);
  // Loaded here so that the other commands do not wait for the packages of clusters.
  const { ClusterWorker } = await import('../../cluster/index.ts');
  const { threads, name, patience } = flags;
  const stop = terminal.catchInterrupt();
  const worker = await ClusterWorker.start(flags.redis, {
    threads,
    name,
    patience,
    permissions: { engines: flags.allowEngine },
    onNote: (note) => noteLine(terminal, note),
  });
  printLine(
    terminal,
    `worker ${name} plays on ${plural(threads, 'thread')} for ${worker.shown} (Ctrl-C ends it after the games in play)`,
  );
  if (!stop.aborted) await once(stop, 'abort');
  noteLine(terminal, 'ending after the games in play (Ctrl-C again: at once)');
  await worker.stop();
  printLine(terminal, `${plural(worker.games, 'game')} played`);
}

export function workerCommand(terminal: Terminal): Command {
  const command = newCommand('worker', 'Play games for the experiments of a cluster, until Ctrl-C.', [
    'playout worker --redis redis://localhost:6379',
    'playout worker --redis rediss://cluster.example:6380 --threads 16 --name rack-3',
  ])
    .requiredOption(
      '--redis <url>',
      'where the games come from: redis://host:port, or rediss:// for TLS; the password is best in $PLAYOUT_REDIS_PASSWORD',
    )
    .addOption(
      new Option('--name <text>', 'what coordinators call it')
        .argParser(parseName)
        .default(usualName(), "the machine's name"),
    )
    .addOption(
      new Option('--game <file>', 'also play the game of this module; may be repeated')
        .argParser((file: string, before: readonly string[]) => [...before, file])
        .default([], 'none'),
    )
    .addOption(
      new Option('--allow-engine <command>', 'start this program where an agent names it; may be repeated')
        .argParser((text: string, before: readonly (readonly string[])[]) => [...before, splitCommand(text)])
        .default([], 'none'),
    )
    .addOption(
      new Option(
        '--patience <seconds>',
        'after how long without a sign of life its games go to another worker',
      )
        .argParser(wholeNumber('--patience', 1, 3600))
        .default(USUAL_PATIENCE),
    );
  return addThreadsOption(command).action((flags: WorkerFlags) => work(terminal, flags));
}
