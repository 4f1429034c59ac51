/** `playout bench [game]`: how fast is it here, beside the figures of the papers? */
import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { Command } from 'commander';
import { findGame, games } from '../../games/index.ts';
import { addJsonOption, newCommand } from '../command.ts';
import { Interrupted } from '../failures.ts';
import { formatTable, printJson, printLine } from '../print.ts';
import type { Terminal } from '../terminal.ts';

interface BenchResult {
  readonly name: string;
  readonly unit: string;
  readonly perSecond: number;
  readonly published: number | null;
  readonly ratio: number | null;
}

interface GameBench {
  readonly results: readonly BenchResult[];
  readonly signature: string;
}

const SCRIPT = fileURLToPath(new URL('../../../bench/run.ts', import.meta.url));

/** One game in a process of its own: loops that have met several games are slower for all of them. */
async function measure(name: string, signal: AbortSignal): Promise<GameBench> {
  const child = spawn(process.execPath, [SCRIPT, name], { stdio: ['ignore', 'pipe', 'inherit'] });
  signal.addEventListener('abort', () => child.kill());
  const exit = new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  const output = await text(child.stdout);
  const code = await exit;
  if (signal.aborted) throw new Interrupted();
  if (code !== 0) throw new Error(`the benchmark of ${name} ended with exit code ${code}`);
  return JSON.parse(output) as GameBench;
}

function formatResult({ name, unit, perSecond, published, ratio }: BenchResult): string[] {
  const count = Math.round(perSecond).toLocaleString('en');
  const beside = published === null ? '' : published.toLocaleString('en');
  return [name, count, unit, beside, ratio === null ? '' : `${ratio.toFixed(0)} times`];
}

export function benchCommand(terminal: Terminal): Command {
  const command = newCommand(
    'bench',
    'Measure the speed of rules, playouts and searches on one core, and print the signature of each game.',
    ['playout bench', 'playout bench ataxx --json'],
  ).argument('[game]', 'name of the game (default: all)');
  return addJsonOption(command).action(async (name: string | undefined, flags: { readonly json?: true }) => {
    const chosen = name === undefined ? games : [findGame(name)];
    const signal = terminal.catchInterrupt();
    const results: BenchResult[] = [];
    const signatures: Record<string, string> = {};
    for (const game of chosen) {
      terminal.errors.write(`measuring ${game.name}, which takes about half a minute …\n`);
      const bench = await measure(game.name, signal);
      results.push(...bench.results);
      signatures[game.name] = bench.signature;
    }
    if (flags.json) {
      printJson(terminal, { results, signatures });
      return;
    }
    const columns = [
      { title: 'what' },
      { title: 'per second', align: 'right' as const },
      { title: '' },
      { title: 'paper', align: 'right' as const },
      { title: '', align: 'right' as const },
    ];
    printLine(terminal, formatTable(columns, results.map(formatResult)));
    for (const [game, value] of Object.entries(signatures))
      printLine(terminal, `signature of ${game}: ${value}`);
  });
}
