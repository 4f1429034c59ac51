/** `playout bench [game]`: how fast is it here, compared with the figures of the papers? */
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
  /** Another case, and what share of its speed this one has. */
  readonly beside: string | null;
  readonly share: number | null;
}

interface GameBench {
  readonly results: readonly BenchResult[];
  /** Bytes that an iteration of UCT leaves on the heap. */
  readonly heapPerIteration: number;
  readonly signature: string;
}

const SCRIPT = fileURLToPath(new URL('../../../bench/run.ts', import.meta.url));

/** One game in its own process: loops that have met several games are slower for all of them. */
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
  const bench: GameBench = JSON.parse(output);
  return bench;
}

function formatResult({ name, unit, perSecond, published, ratio, beside, share }: BenchResult): string[] {
  const count = Math.round(perSecond).toLocaleString('en');
  const paper = published === null ? '' : published.toLocaleString('en');
  const times = ratio === null ? '' : `${ratio.toFixed(0)} times`;
  const part = share === null ? '' : `${(100 * share).toFixed(0)} % of ${beside}`;
  return [name, count, unit, paper, times, part];
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
    const heap: Record<string, number> = {};
    for (const game of chosen) {
      terminal.errors.write(`measuring ${game.name}, which takes about a minute …\n`);
      const bench = await measure(game.name, signal);
      results.push(...bench.results);
      signatures[game.name] = bench.signature;
      heap[game.name] = bench.heapPerIteration;
    }
    if (flags.json) {
      printJson(terminal, { results, heapPerIteration: heap, signatures });
      return;
    }
    const columns = [
      { title: 'what' },
      { title: 'per second', align: 'right' as const },
      { title: '' },
      { title: 'paper', align: 'right' as const },
      { title: '', align: 'right' as const },
      { title: 'share' },
    ];
    printLine(terminal, formatTable(columns, results.map(formatResult)));
    for (const [game, bytes] of Object.entries(heap))
      printLine(terminal, `${game}: ${bytes.toFixed(2)} bytes of heap per iteration of uct`);
    for (const [game, value] of Object.entries(signatures))
      printLine(terminal, `signature of ${game}: ${value}`);
  });
}
