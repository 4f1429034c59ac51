import { describe, expect, it } from 'vitest';
import type { AnalysisReport, MoveReport } from '../../../search/index.ts';
import { isRated, rangeText, scaleOf, standingOf, worthNote, worthText } from './worth.ts';

const SIDES = ['Black', 'White'];

function report(some: Partial<AnalysisReport>): AnalysisReport {
  return {
    seat: 0,
    best: 'a1',
    moves: [],
    pv: ['a1'],
    value: 0.5,
    depth: 1,
    iterations: 1,
    simulations: 1,
    playoutMoves: 1,
    nodes: 1,
    seconds: 1,
    ...some,
  };
}

function move(some: Partial<MoveReport>): MoveReport {
  return { move: 'a1', visits: 9, mean: 0.5, low: 0.4, high: 0.6, ...some };
}

const UNKNOWN_MOVE = { visits: 0, mean: null, low: null, high: null };

const MOVES: readonly [string, AnalysisReport['unit'], Partial<MoveReport>, string[]][] = [
  ['a chance', undefined, { mean: 0.524 }, ['52 %', '52', 'between 40 % and 60 %']],
  ['a bound', undefined, { mean: 0.48, low: 0, bound: 'upper' }, ['≤ 48 %', '≤48', 'at most 48 %']],
  ['points', 'points', { mean: 23.88, low: 23.8, high: 24.2 }, ['23.9', '23.9', 'between 23.8 and 24.2']],
  [
    'many points',
    'points',
    { mean: 212.4, low: 200, high: 220 },
    ['212.4', '212', 'between 200.0 and 220.0'],
  ],
  ['next to no points', 'points', { mean: -0.01, low: -0.02, high: 0.01 }, ['0.0', '0.0', '0.0']],
  [
    'points after one visit',
    'points',
    { mean: 3, low: -Infinity, high: Infinity },
    ['3.0', '3.0', 'not yet known'],
  ],
  ['a share', 'share', { mean: 0.6128, low: 0.6, high: 0.62 }, ['0.613', '0.61', 'between 0.600 and 0.620']],
  ['a proven win', undefined, { mean: 1, low: 1, high: 1, proof: 'win' }, ['win', 'win', 'proven']],
  [
    'a counted loss',
    undefined,
    { mean: 0, low: 0, high: 0, proof: 'loss', mate: -4 },
    ['loss in 4', 'loss', 'proven'],
  ],
  ['a proven draw of points', 'points', { mean: 0, proof: 'draw' }, ['draw', 'draw', 'proven']],
];

describe('what a move is worth', () => {
  it.each(MOVES)('is written with its unit for %s', (_, unit, some, [text, note, range]) => {
    const scale = scaleOf(report(unit ? { unit } : {}));
    expect(worthText(move(some), scale)).toBe(text);
    expect(worthNote(move(some), scale)).toBe(note);
    expect(rangeText(move(some), scale)).toBe(range);
  });

  it('is a dash where nothing is known, and nothing on the board', () => {
    const scale = scaleOf(report({}));
    expect(worthText(move(UNKNOWN_MOVE), scale)).toBe('–');
    expect(worthNote(move(UNKNOWN_MOVE), scale)).toBeUndefined();
    expect(rangeText(move(UNKNOWN_MOVE), scale)).toBe('unknown');
    expect(isRated(report({ moves: [move(UNKNOWN_MOVE)] }))).toBe(false);
    expect(isRated(report({ moves: [move(UNKNOWN_MOVE), move({})] }))).toBe(true);
  });
});

describe('how a position stands', () => {
  it('divides the chances between the sides, whoever is to move', () => {
    expect(standingOf(report({ seat: 0, value: 0.75 }), SIDES)).toEqual({
      label: 'Chance to win: Black 75 %, White 25 %',
      chances: { figures: ['75 %', '25 %'], first: 0.75 },
    });
    expect(standingOf(report({ seat: 1, value: 0.75 }), SIDES)).toMatchObject({
      chances: { figures: ['25 %', '75 %'], first: 0.25 },
    });
  });

  it('gives the side to move the figure of its best move, and the two add up to 100 %', () => {
    const best = move({ mean: 0.525 });
    for (const seat of [0, 1]) {
      const thought = report({ seat, value: 0.525, moves: [best] });
      const figures = standingOf(thought, SIDES)?.chances?.figures ?? [];
      expect(figures[seat]).toBe(worthText(best, scaleOf(thought)));
      expect(figures.reduce((sum, figure) => sum + parseInt(figure, 10), 0)).toBe(100);
    }
  });

  it('gives points and shares to the side that was searched for, and draws no bar', () => {
    expect(standingOf(report({ seat: 1, value: 23.88, unit: 'points' }), SIDES)).toEqual({
      label: 'White expects 23.9 points',
    });
    expect(standingOf(report({ seat: 0, value: 0.61, unit: 'share' }), SIDES)).toEqual({
      label: 'Black expects 0.610 of what can be had',
    });
  });

  it('says what is proven, for both sides', () => {
    expect(standingOf(report({ seat: 1, value: 1, proof: 'win', mate: 5 }), SIDES)).toEqual({
      label: 'Proven: Black loss in 5, White win in 5',
      chances: { figures: ['loss in 5', 'win in 5'], first: 0 },
    });
    expect(standingOf(report({ value: 0.5, proof: 'draw' }), SIDES)).toMatchObject({
      chances: { figures: ['draw', 'draw'], first: 0.5 },
    });
  });

  it('says nothing where the search cannot tell', () => {
    expect(standingOf(report({ value: null }), SIDES)).toBeUndefined();
  });
});
