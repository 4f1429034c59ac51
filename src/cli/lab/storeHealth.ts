/** What `playout runs --check` and `--repair` say, for people. */
import {
  type Repair,
  type RunCheck,
  type StoreCheck,
  describeGames,
  isRunSound,
  isSound,
} from '../../store/index.ts';
import { formatTable } from '../formatTable.ts';
import { plural } from '../../words/index.ts';

function damageOf({ problem, damaged, missing, sound, canBeSaved }: RunCheck): string {
  const found = [
    ...(problem === null ? [] : [problem]),
    ...(damaged.length > 0 ? [`${describeGames(damaged)} damaged`] : []),
    ...(missing > 0 ? [`${plural(missing, 'game')} missing`] : []),
  ];
  const rest = canBeSaved ? `${plural(sound, 'game')} can be saved` : 'cannot be saved';
  return [...found, rest].join('; ');
}

function verdictOf(run: RunCheck): string {
  if (!isRunSound(run)) return damageOf(run);
  if (run.unverified === 0) return 'ok';
  return `ok, but ${plural(run.unverified, 'game')} stored before there were checksums: what happened to them earlier cannot be seen`;
}

export function describeCheck(check: StoreCheck, screen: number | undefined): string {
  const rows = check.runs.map((run) => [String(run.id), run.name, String(run.stored), verdictOf(run)]);
  const table = formatTable(
    [
      { title: 'run', align: 'right' },
      { title: 'name' },
      { title: 'games', align: 'right' },
      { title: 'check', width: 80 },
    ],
    rows,
    screen,
  );
  return [
    ...check.problems.map((problem) => `file: ${problem}`),
    ...(rows.length > 0 ? [table] : ['no runs']),
  ].join('\n');
}

/** What can be done about it. */
export function wayOut(check: StoreCheck, store: string, program: string): string {
  const ids = check.runs.filter((run) => run.canBeSaved && !isRunSound(run)).map(({ id }) => id);
  const resume = ids.map((id) => `${program} resume ${id} --store ${store}`).join(', ');
  return [
    `the store ${store} is damaged: ${program} runs --repair --store ${store} keeps what is sound, and the damaged file beside it`,
    ...(ids.length > 0 ? [`; then the lost games are played again by: ${resume}`] : []),
  ].join('');
}

export function describeRepair(repair: Repair, store: string, program: string): string {
  if (isSound(repair.before)) return 'nothing is damaged';
  const runs = repair.runs.map(({ id, name, saved, toResume }) => {
    const next = toResume ? `; play the rest again: ${program} resume ${id} --store ${store}` : '';
    return `run ${id} (${name}): ${plural(saved, 'game')} saved${next}`;
  });
  const lost = repair.lost.map((id) => `run ${id} could not be saved`);
  return [...runs, ...lost, `the damaged file is kept as ${repair.damagedFile}`].join('\n');
}
