/**
 * `playout bench` runs this: measures the games that are named, each in its own process, because loops that have met
 * several games are slower for all of them; then what starting commands costs. Prints one JSON document.
 *
 *     node bench/run.ts [--record] GAME…
 */
import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { measureStarts } from './command.ts';
import { HISTORY_FILE, appendHistory, changesSince, entryOf, readHistory, slips } from './history.ts';
import type { BenchResult, GameBench } from './results.ts';

const SCRIPT = fileURLToPath(new URL('game.ts', import.meta.url));

async function measure(game: string): Promise<GameBench> {
  const child = spawn(process.execPath, [SCRIPT, game], { stdio: ['ignore', 'pipe', 'inherit'] });
  process.once('SIGTERM', () => child.kill());
  const ended = new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  const output = await text(child.stdout);
  const code = await ended;
  if (code !== 0) process.exit(code ?? 1);
  const bench: GameBench = JSON.parse(output);
  return bench;
}

const names = process.argv.slice(2).filter((argument) => argument !== '--record');
const results: BenchResult[] = [];
const signatures: Record<string, string> = {};
const heapPerIteration: Record<string, number> = {};
for (const name of names) {
  process.stderr.write(`measuring ${name}, which takes about two minutes …\n`);
  const bench = await measure(name);
  results.push(...bench.results);
  signatures[bench.game] = bench.signature;
  heapPerIteration[bench.game] = bench.heapPerIteration;
}
const starts = await measureStarts();
const changes = changesSince(readHistory(HISTORY_FILE), results);
if (process.argv.includes('--record')) appendHistory(HISTORY_FILE, entryOf(results, starts));
console.log(
  JSON.stringify({
    results: results.map((result) => Object.assign(result, { change: changes.get(result.name) ?? null })),
    starts,
    slips: slips(changes),
    heapPerIteration,
    signatures,
  }),
);
