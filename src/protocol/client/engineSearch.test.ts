import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { ourEngine, patientEngine, scripted } from '../../../test/engines/commands.ts';
import { PATIENCE_MS } from '../../../test/patience.ts';
import { makeAgent } from '../../agents/index.ts';
import { Random, settleOptions } from '../../core/index.ts';
import { ataxx } from '../../games/ataxx/index.ts';
import { ForfeitError, type Search } from '../../search/index.ts';
import { openEngine } from './openEngine.ts';

const options = settleOptions(ataxx, {});
const root = ataxx.start(options, new Random(1));

function open(name: string, ...args: readonly string[]): Search {
  return openCommand(scripted(name, ...args));
}

function openCommand(command: string): Search {
  return makeAgent(patientEngine(command), {
    game: ataxx,
    random: new Random(1),
    clock: () => performance.now(),
    options,
    openEngine,
  });
}

test('a good engine moves, and its analysis says what it said', () => {
  const search = open('firstMove');
  search.start(root);
  expect(search.advance(Infinity)).toBe(true);
  const move = search.choose();
  expect(search.choose()).toBe(move);
  expect(search.analysis()).toMatchObject({ best: move, pv: [move], seat: 0, depth: 1, nodes: 7 });
});

test('an endless search continues in slices, reports what it thinks, and ends when a move is wanted', () => {
  const search = open('patient');
  search.start(root, {});
  while (search.analysis().depth < 3) expect(search.advance(performance.now() + 5)).toBe(false);
  expect(ataxx.formatMove(root, search.analysis().best)).toBe('f1');
  expect(ataxx.formatMove(root, search.choose())).toBe('g2');
  expect(search.advance(0)).toBe(true);
});

test('a search that is left for another one is stopped, and its answer is not taken for the next', () => {
  const search = open('patient');
  search.start(root, {});
  const next = root.clone();
  next.play(ataxx.parseMove(next, 'g2'));
  search.start(next, {});
  // The engine names the move by the side to move, so an answer that is late would be illegal here.
  expect(ataxx.formatMove(next, search.choose())).toBe('a2');
});

test('an engine that failed starts again with the next search', () => {
  const search = open('crashLater');
  const played: (string | undefined)[] = [];
  for (let i = 0; i < 4; i++) {
    search.start(root);
    search.advance(Infinity);
    try {
      played.push(ataxx.formatMove(root, search.choose()));
    } catch (error) {
      expect(error).toBeInstanceOf(ForfeitError);
      expect(() => search.analysis()).toThrow(ForfeitError);
      played.push(undefined);
    }
  }
  expect(played).toEqual(['g1e1', 'g1e1', undefined, 'g1e1']);
});

test('an engine that has died after a game is there for the next one', () => {
  const search = open('oneGame');
  for (let game = 0; game < 3; game++) {
    search.reset();
    search.start(root);
    search.advance(Infinity);
    expect(ataxx.formatMove(root, search.choose())).toBe('g2');
  }
});

test('of many engines only some run at a time, and each is there when it is needed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'playout-engines-'));
  const searches = Array.from({ length: 10 }, (_, i) => open('present', join(folder, String(i))));
  for (const search of [...searches, searches[0]!]) {
    search.start(root);
    search.advance(Infinity);
    expect(ataxx.formatMove(root, search.choose())).toBe('g2');
  }
  await vi.waitFor(() => expect(readdirSync(folder).length).toBeLessThanOrEqual(8), PATIENCE_MS);
  rmSync(folder, { recursive: true });
});

test('an engine that can is asked for several lines, and each is a row', () => {
  const search = openCommand(ourEngine('ataxx', '--agent', 'alphabeta'));
  for (const lines of [3, 1]) {
    search.start(root, { depth: 2 }, lines);
    search.advance(Infinity);
    const { moves, value } = search.analysis();
    expect(moves.filter(({ mean }) => mean !== null)).toHaveLength(lines);
    expect(moves[0]!.mean).toBe(value);
    expect(moves.slice(0, lines).every(({ pv }) => pv!.length > 0)).toBe(true);
  }
});

test('of an engine that sends no information nothing is known', () => {
  const search = open('oneGame');
  search.start(root);
  search.advance(Infinity);
  const { value, moves, best } = search.analysis();
  expect([value, moves[0]!.move]).toEqual([null, best]);
  expect(moves.every(({ mean }) => mean === null)).toBe(true);
});

test('an engine that is closed is asked to leave, and comes back if it is needed again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'playout-engines-'));
  const search = open('present', join(folder, 'note'));
  for (let round = 0; round < 2; round++) {
    search.start(root);
    search.advance(Infinity);
    expect(ataxx.formatMove(root, search.choose())).toBe('g2');
    expect(readdirSync(folder)).toHaveLength(1);
    search.close!();
    await vi.waitFor(() => expect(readdirSync(folder)).toHaveLength(0), 60_000);
  }
  rmSync(folder, { recursive: true });
});
