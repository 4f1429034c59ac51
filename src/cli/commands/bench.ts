/** `playout bench [game]`: how fast is it here, compared with published figures and with earlier versions? */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Command } from 'commander';
import { UserError } from '../../core/index.ts';
import { packageRoot } from '../../core/packageRoot.node.ts';
import { games } from '../../games/index.ts';
import { addJsonOption, newCommand } from '../command.ts';
import { Interrupted } from '../failures.ts';
import { formatTable } from '../formatTable.ts';
import { GAME_ARGUMENT, isGamePath, openGame } from '../openGame.ts';
import { printJson, printLine } from '../print.ts';
import type { Terminal } from '../terminal.ts';

interface BenchResult {
  readonly name: string;
  readonly unit: string;
  readonly perSecond: number;
  /** A figure of others, and where it stands. */
  readonly published: number | null;
  readonly source: string | null;
  readonly ratio: number | null;
  /** Another case, and what share of its speed this one has. */
  readonly beside: string | null;
  readonly share: number | null;
  /** How many times as fast it is as without a kernel. */
  readonly kernel: number | null;
  /** Since the last recorded run: 0.05 is five percent faster. */
  readonly change: number | null;
}

interface Bench {
  readonly results: readonly BenchResult[];
  readonly starts: readonly { readonly command: string; readonly milliseconds: number }[];
  /** Cases that have become slower than the last recorded run. */
  readonly slips: readonly string[];
  readonly heapPerIteration: Readonly<Record<string, number>>;
  readonly signatures: Readonly<Record<string, string>>;
}

interface BenchFlags {
  readonly json?: true;
  readonly record?: true;
}

const ROOT = packageRoot(import.meta.url);
const SCRIPT = join(ROOT, 'bench', 'run.ts');
/** A game without a kernel, as a newcomer would write it. */
const EXAMPLE = join(ROOT, 'examples', 'connect-four', 'connectFour.ts');

async function measure(args: readonly string[], signal: AbortSignal): Promise<Bench> {
  const child = spawn(process.execPath, [SCRIPT, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  signal.addEventListener('abort', () => child.kill());
  const exit = new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  const output = await text(child.stdout);
  const code = await exit;
  if (signal.aborted) throw new Interrupted();
  if (code !== 0) throw new Error(`the benchmark ended with exit code ${code}`);
  const bench: Bench = JSON.parse(output);
  return bench;
}

/** The game that was typed, if there is one. The measurements are taken in other folders. */
async function checked(name: string): Promise<string> {
  await openGame(name);
  return isGamePath(name) ? resolve(name) : name;
}

function formatChange(change: number | null): string {
  if (change === null) return '';
  return `${change < 0 ? '-' : '+'}${Math.abs(100 * change).toFixed(0)} %`;
}

function formatResult(result: BenchResult): string[] {
  const { name, unit, perSecond, published, ratio, beside, share, kernel, change } = result;
  const count = Math.round(perSecond).toLocaleString('en');
  const figure = published === null ? '' : published.toLocaleString('en');
  const times = ratio === null ? '' : `${ratio.toFixed(0)} times`;
  const gain = kernel === null ? '' : kernel.toFixed(2);
  const part = share === null ? '' : `${(100 * share).toPrecision(3)} % of ${beside}`;
  return [name, count, unit, figure, times, gain, formatChange(change), part];
}

const COLUMNS = [
  { title: 'what' },
  { title: 'per second', align: 'right' as const },
  { title: '' },
  { title: 'published', align: 'right' as const },
  { title: '', align: 'right' as const },
  { title: 'kernel', align: 'right' as const },
  { title: 'change', align: 'right' as const },
  { title: 'share' },
];

function print(terminal: Terminal, { results, starts, slips, heapPerIteration, signatures }: Bench): void {
  printLine(terminal, formatTable(COLUMNS, results.map(formatResult)));
  for (const { name, source } of results)
    if (source !== null) printLine(terminal, `published for ${name}: ${source}`);
  for (const { command, milliseconds } of starts)
    printLine(terminal, `playout ${command}: ${milliseconds.toFixed(0)} ms of CPU time`);
  for (const [game, bytes] of Object.entries(heapPerIteration))
    printLine(terminal, `${game}: ${bytes.toFixed(2)} bytes of heap per iteration of uct`);
  for (const [game, value] of Object.entries(signatures))
    printLine(terminal, `signature of ${game}: ${value}`);
  for (const name of slips) printLine(terminal, `slower than the last recorded run: ${name}`);
}

export function benchCommand(terminal: Terminal): Command {
  const command = newCommand(
    'bench',
    'Measure the speed of rules, playouts, searches, matches and commands, and print the signature of each game.',
    ['playout bench', 'playout bench ataxx --json', 'playout bench examples/connect-four/connectFour.ts'],
  )
    .argument('[game]', `${GAME_ARGUMENT} (default: all, and the example of connect four)`)
    .option('--record', 'add the figures to bench/history.jsonl, with which later runs are compared');
  return addJsonOption(command).action(async (name: string | undefined, flags: BenchFlags) => {
    if (!existsSync(SCRIPT))
      throw new UserError(
        'the benchmark is not part of the published package',
        'Clone the repository and run it there.',
      );
    const chosen = name === undefined ? [...games.map((game) => game.name), EXAMPLE] : [await checked(name)];
    const record = flags.record ? ['--record'] : [];
    const bench = await measure([...record, ...chosen], terminal.catchInterrupt());
    if (flags.json) printJson(terminal, bench);
    else print(terminal, bench);
  });
}
