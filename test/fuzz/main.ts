/**
 * `npm run fuzz -- --inputs 60000`: the full run, with a table. Exits with 1 if anything but a UserError was thrown or a
 * text took more than a second of computing. `--class NAME` is for one class only, `--index I` for one of its inputs;
 * `--inputs`, `--monsters` (how many of them are long or deep) and `--seed` say which inputs there are.
 */
import { parseArgs } from 'node:util';
import { CLASSES } from './classes.ts';
import { type Fault, type FuzzPlan, type Tally, fuzzClass, repeatInput } from './fuzz.ts';

const SLOW_MS = 1000;
const SHOWN = 300;

const { values } = parseArgs({
  options: {
    inputs: { type: 'string', default: '60000' },
    monsters: { type: 'string', default: '1500' },
    seed: { type: 'string', default: '1' },
    class: { type: 'string' },
    index: { type: 'string' },
  },
});

const share = (count: string): number => Math.ceil(Number(count) / CLASSES.length);

const plan: FuzzPlan = {
  seed: Number(values.seed),
  monsters: share(values.monsters),
  mutations: share(values.inputs) - share(values.monsters),
  clock: () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  },
};

function row(cells: readonly (string | number)[]): string {
  const [name, ...figures] = cells;
  return String(name).padEnd(16) + figures.map((figure) => String(figure).padStart(14)).join('');
}

function show({ name, inputs, accepted, refused, faults, slowest, slowestIndex }: Tally): void {
  console.log(row([name, inputs, accepted, refused, faults.length, slowest.toFixed(0), `#${slowestIndex}`]));
}

function showFault({ name, index, text, reason }: Fault): void {
  const shown = JSON.stringify(text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text);
  console.error(
    `\n--class "${name}" --index ${index}: ${text.length} characters, ${shown}\n${reason.slice(0, 2000)}`,
  );
}

console.log(row(['class', 'inputs', 'accepted', 'refused', 'other errors', 'slowest ms', 'input']));
const chosen = CLASSES.filter(({ name }) => values.class === undefined || values.class === name);
const tallies = chosen.map((fuzzed) => {
  const { index } = values;
  const tally = index === undefined ? fuzzClass(fuzzed, plan) : repeatInput(fuzzed, Number(index), plan);
  show(tally);
  return tally;
});

const faults = tallies.flatMap((tally) => tally.faults);
const slow = tallies.filter(({ slowest }) => slowest > SLOW_MS);
console.log(
  row([
    'in all',
    tallies.reduce((sum, { inputs }) => sum + inputs, 0),
    '',
    '',
    faults.length,
    '',
    '',
  ]).trimEnd(),
);
for (const fault of faults.slice(0, 20)) showFault(fault);
for (const { name, slowest, slowestIndex } of slow)
  console.error(`\n${name}: input ${slowestIndex} took ${slowest.toFixed(0)} ms (seed ${plan.seed})`);
process.exitCode = faults.length > 0 || slow.length > 0 ? 1 : 0;
