/** Names, and what engines say, may come from strangers: nothing of it reaches the screen, or a report, as a command. */
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { isPrintable } from '../../src/core/index.ts';
import { settleExperiment } from '../../src/lab/index.ts';
import { beginRun } from '../../src/lab/node/index.ts';
import { Store } from '../../src/store/index.ts';
import { runHere } from './run.ts';

const folder = mkdtempSync(join(tmpdir(), 'playout-'));
afterAll(() => rmSync(folder, { recursive: true }));

const CLEAR = '\u001b[2J\u009b2J\u0007\u202e';
const shown = String.raw`\u001b[2J\u009b2J\u0007\u202e`;

describe('what is typed', () => {
  const match = ['tournament', 'ataxx', 'random', 'greedy', '--games', '2', '--store', join(folder, 'no.db')];
  test.each([
    ['name', ['--name', `x${CLEAR}`]],
    ['question', ['--question', `x${CLEAR}`]],
  ])('is refused with a control character in the %s', async (_name, flags) => {
    const { code, out, err } = await runHere([...match, ...flags]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(/^error: .* has a character that cannot be shown\nhint: /);
    expect(isPrintable(err)).toBe(true);
  });

  test('is shown escaped where it is wrong', async () => {
    const { code, err } = await runHere(['show', `ataxx${CLEAR}`]);
    expect(code).toBe(2);
    expect(err).toContain(`unknown game "ataxx${shown}"`);
  });
});

describe('a store that holds control characters, as older versions wrote them', () => {
  const path = join(folder, 'old.db');
  const store = Store.toWrite(path);
  const spec = { game: 'ataxx', options: { size: 4 }, agents: ['random', 'greedy'], games: 2 };
  const settled = settleExperiment(spec);
  const experiment = {
    ...settled,
    name: `run${CLEAR}`,
    question: `Why${CLEAR}?`,
    agents: settled.agents.map(({ spec: agent }, i) => ({ name: `agent${i}${CLEAR}`, spec: agent })),
  };
  const writer = beginRun(store, { spec, experiment, command: `playout ${CLEAR}`, threads: 1 });
  const side = { moves: 1, seconds: 0.5, simulations: 0, playoutMoves: 0, counts: null };
  writer.add(
    [0, 1].map((number) => ({
      number,
      pairing: 0,
      seat: number,
      points: [1, 0],
      scores: [9, 7],
      plies: 20,
      forfeit: { side: 1, reason: `said ${CLEAR}` },
      sides: [side, side],
      record: null,
    })),
    [],
    1,
  );
  writer.release('finished', 1);
  store.close();

  test.each([
    ['runs', ['runs']],
    ['runs as JSON', ['runs', '--json']],
    ['the result', ['resume', '1']],
    ['the result as JSON', ['resume', '1', '--json']],
  ])('%s can be read, and is shown escaped', async (_name, args) => {
    const { code, out, err } = await runHere([...args, '--store', path]);
    expect([code, isPrintable(out), isPrintable(err)]).toEqual([0, true, true]);
    expect(out).toContain(shown);
    if (args.includes('--json')) expect(JSON.stringify(JSON.parse(out))).toContain('\u009b2J');
  });

  test('its report can be written, and is escaped in every file', async () => {
    const out = join(folder, 'report');
    const ran = await runHere(['report', '1', '--store', path, '--out', out]);
    expect([ran.code, ran.err]).toEqual([0, '']);
    const files = readdirSync(out, { recursive: true, encoding: 'utf8' });
    const texts = files.filter((file) => /\.(html|md|svg|csv|json)$/.test(file));
    expect(texts.length).toBeGreaterThan(5);
    for (const file of texts) {
      const text = readFileSync(join(out, file), 'utf8').replaceAll('\r\n', '\n');
      expect(isPrintable(text), file).toBe(true);
    }
    expect(readFileSync(join(out, 'report.html'), 'utf8')).toContain(`agent0${shown}`);
  });
});
