/** The kit is tested on games with one fault each: the right check must find it, and shrink it. */
import { describe, expect, test } from 'vitest';
import { samples } from '../../../test/samples.ts';
import { brokenRules } from '../../../test/toys/broken.ts';
import { brokenEvidence } from '../../../test/toys/brokenEvidence.ts';
import { brokenTactics, soundTactics } from '../../../test/toys/brokenTactics.ts';
import { brokenTexts } from '../../../test/toys/brokenTexts.ts';
import { nim } from '../../../test/toys/nim.ts';
import { pig } from '../../../test/toys/pig.ts';
import type { Game } from '../game.ts';
import { assertConforms, checkGame, formatReport } from './index.ts';

describe('a game that', () => {
  test.each([...brokenRules, ...brokenTactics, ...brokenEvidence, ...brokenTexts])(
    '$fault is caught by "$check"',
    ({ check, game, shortest }) => {
      const report = checkGame(game, { seed: 3, games: samples(10, 5) });
      const failure = report.failures.find((f) => f.check === check);
      expect(failure, formatReport(report)).toBeDefined();
      const moves = [failure!.moves.length, failure!.other?.moves.length ?? 0];
      expect(Math.max(...moves), formatReport(report)).toBeLessThanOrEqual(shortest);
    },
  );
});

const anyNim: Game = nim;

test('tactics that keep their promises pass', () => {
  const withTactics: Game = { ...anyNim, tactics: soundTactics };
  const report = checkGame(withTactics, { seed: 3, games: samples(10, 5) });
  expect(report.failures).toEqual([]);
});

describe('a failure', () => {
  const counting = brokenRules.find(({ check }) => check === 'count')!.game;

  test('is printed with the check, the options, the moves, the position and the seed', () => {
    const report = checkGame(counting, { seed: 5 });
    const text = formatReport(report);
    expect(text).toContain('nim fails the check "count": count() is the number of moves that moves() lists.');
    expect(text).toContain('found:    count() is 9, but moves() lists 8');
    expect(text).toContain('options:  heaps=1+3+5,misere=false');
    expect(text).toContain('moves:    a1');
    expect(text).toContain('position: 0+3+5 2');
    expect(text).toContain('repeat:   seed 5, game ');
  });

  test('is what assertConforms throws', () => {
    expect(() => assertConforms(counting)).toThrow('nim fails the check "count"');
  });

  test('comes again with the same seed', () => {
    expect(checkGame(counting, { seed: 5 })).toEqual(checkGame(counting, { seed: 5 }));
  });
});

describe('the report', () => {
  test('counts how often each check was run', () => {
    const report = checkGame(pig, { games: 5 });
    const silent = report.checks.filter(({ runs }) => runs === 0).map(({ name }) => name);
    // Pig has none of what a game may leave out.
    expect(silent).toEqual([
      'grid',
      'positions',
      'playouts',
      'ratings',
      'imagine',
      'presume',
      'tactics',
      'evidence',
    ]);
    expect(report.failures).toEqual([]);
  });

  test('counts the games of the agent, who reaches other positions', () => {
    const last = (out: Int32Array, count: number): number => out[count - 1]!;
    const report = checkGame(nim, {
      games: 10,
      agentEvery: 2,
      agent: (state) => {
        const out = new Int32Array(nim.maxMoves);
        return last(out, state.moves(out));
      },
    });
    expect(report.agentGames).toBe(report.games / 2);
  });

  test('blames the agent, not the game, for a move that is not legal', () => {
    const report = checkGame(nim, { games: 4, agent: () => 4711 });
    expect(report.failures.map(({ check }) => check)).toEqual(['agent']);
  });

  test('counts the combinations of options that the game refuses', async () => {
    const { ataxx } = await import('../../games/ataxx/index.ts');
    const report = checkGame(ataxx, { games: 0 });
    expect(report.refused).toBeGreaterThan(0);
    expect(report.optionSets).toBeGreaterThan(100);
  });
});
