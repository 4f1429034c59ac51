import { describe, expect, it } from 'vitest';
import { settleOptions } from '../../../../core/index.ts';
import { ataxx } from '../../../../games/ataxx/index.ts';
import type { AtaxxState } from '../../../../games/ataxx/index.ts';
import type { AnalysisReport } from '../../../../search/index.ts';
import type { Scene } from '../gameBoard.ts';
import type { CellView } from '../grid/gridView.ts';
import { ataxxView } from './view.ts';

const options = settleOptions(ataxx, {});

function scene(position: string, more: Partial<Scene<AtaxxState>> = {}): Scene<AtaxxState> {
  const state = ataxx.parsePosition(position, options);
  return {
    state,
    ply: 0,
    last: undefined,
    playable: true,
    held: undefined,
    analysis: undefined,
    flipped: false,
    ...more,
  };
}

function cell(shown: Scene<AtaxxState>, name: string): CellView {
  const found = ataxxView(shown)
    .rows.flat()
    .find((c) => c.name === name);
  if (!found) throw new Error(`no cell ${name}`);
  return found;
}

function names(shown: Scene<AtaxxState>, wanted: (c: CellView) => boolean): string[] {
  return ataxxView(shown)
    .rows.flat()
    .filter(wanted)
    .map((c) => c.name);
}

function report(moves: readonly [move: string, visits: number, mean: number | null][]): AnalysisReport {
  return {
    seat: 0,
    best: moves[0]![0],
    moves: moves.map(([move, visits, mean]) => ({ move, visits, mean, low: mean, high: mean })),
    pv: [],
    value: 0.5,
    depth: 1,
    iterations: 1,
    simulations: 1,
    playoutMoves: 1,
    nodes: 1,
    seconds: 1,
  };
}

describe('the view of an Ataxx position', () => {
  it('lists rows from the top and names every cell for assistive technology', () => {
    const view = ataxxView(scene('x3/4/1-2/3o x 0 1'));
    expect(view.rows.map((row) => row[0]?.name)).toEqual(['a4', 'a3', 'a2', 'a1']);
    expect(cell(scene('x3/4/1-2/3o x 0 1'), 'a4').label).toBe('a4, black stone, can move');
    expect(cell(scene('x3/4/1-2/3o x 0 1'), 'd1').label).toBe('d1, white stone');
    expect(cell(scene('x3/4/1-2/3o x 0 1'), 'b2').label).toBe('b2, gap');
    expect(cell(scene('x3/4/1-2/3o x 0 1'), 'a3').label).toBe('a3, empty, clone here');
    expect(cell(scene('x3/4/1-2/3o x 0 1'), 'c3').label).toBe('c3, empty');
  });

  it('marks where the stone that is held can go, steps apart from leaps', () => {
    const shown = scene('x3/4/1-2/3o x 0 1', { held: 'a4' });
    expect(names(shown, (c) => c.target === 'step')).toEqual(['b4', 'a3', 'b3']);
    expect(names(shown, (c) => c.target === 'leap')).toEqual(['c4', 'c3', 'a2', 'c2']);
    expect(cell(shown, 'a4')).toMatchObject({ held: true, label: 'a4, black stone, picked up' });
  });

  it('offers nothing where it is not for the person to move', () => {
    expect(names(scene('x3/4/4/3o x 0 1', { playable: false }), (c) => c.pressable)).toEqual([]);
  });

  it('lets a jump slide, turns what it converts, and marks both its cells', () => {
    const before = ataxx.parsePosition('x3/4/2o1/3o x 0 1', options);
    const state = before.clone();
    state.play(ataxx.parseMove(before, 'a4b2'));
    const shown = scene('x3/4/4/3o x 0 1', { state, ply: 1, last: { before, move: 'a4b2' } });
    expect(names(shown, (c) => c.last)).toEqual(['a4', 'b2']);
    expect(cell(shown, 'b2').stone).toEqual({ seat: 0, motion: { kind: 'slide', columns: -1, rows: -2 } });
    expect(cell(shown, 'c2').stone).toEqual({ seat: 0, motion: { kind: 'flip', order: 1 } });
    expect(cell(shown, 'd1').stone).toEqual({ seat: 1, motion: undefined });
  });

  it('notes what moves are worth, and draws an arrow for a jump only', () => {
    const analysis = report([
      ['a4c4', 60, 0.7],
      ['a3', 30, 0.456],
      ['a4a2', 0, null],
    ]);
    const shown = scene('x3/4/4/3o x 0 1', { analysis });
    expect(cell(shown, 'c4').note).toBe('70');
    expect(cell(shown, 'a3').note).toBe('46');
    expect(cell(shown, 'a2').note).toBeUndefined();
    expect(ataxxView(shown).arrows).toEqual([{ from: 'a4', to: 'c4', weight: 1 }]);
  });

  it('notes points as points, a bound as a bound and a proof as such', () => {
    const points = { ...report([['a3', 60, 23.88]]), unit: 'points' as const };
    expect(cell(scene('x3/4/4/3o x 0 1', { analysis: points }), 'a3').note).toBe('23.9');
    const { moves, ...rest } = report([
      ['a3', 60, 1],
      ['b3', 5, 0.48],
    ]);
    const analysis: AnalysisReport = {
      ...rest,
      moves: [
        { ...moves[0]!, proof: 'win', mate: 3 },
        { ...moves[1]!, bound: 'upper' },
      ],
    };
    expect(cell(scene('x3/4/4/3o x 0 1', { analysis }), 'a3').note).toBe('win');
    expect(cell(scene('x3/4/4/3o x 0 1', { analysis }), 'b3').note).toBe('≤48');
  });

  it('warms only the cells that the search comes back to', () => {
    const analysis = report([
      ['a4c4', 4000, 0.7],
      ['a3', 2000, 0.6],
      ['b3', 300, 0.5],
      ['b4', 200, 0.5],
      ['a4a2', 150, 0.5],
      ['a4c2', 150, 0.5],
      ['a4c3', 100, 0.5],
    ]);
    const shown = scene('x3/4/4/3o x 0 1', { analysis });
    expect(names(shown, (c) => c.heat > 0)).toEqual(['c4', 'a3']);
    expect(cell(shown, 'c4').heat).toBe(1);
    expect(cell(shown, 'a3').heat).toBeCloseTo(0.34, 2);
  });

  it('warms nothing where every move was tried equally often', () => {
    const analysis = report([
      ['a4c4', 34, 0.7],
      ['a3', 33, 0.6],
      ['b3', 33, 0.5],
    ]);
    expect(names(scene('x3/4/4/3o x 0 1', { analysis }), (c) => c.heat > 0)).toEqual([]);
  });
});
