import { describe, expect, test } from 'vitest';
import { carcassonne } from '../../games/carcassonne/index.ts';
import { marrakech } from '../../games/marrakech/index.ts';
import { Difference, Normalised, OwnScore, Points, Win } from '../../search/index.ts';
import { chanceOf, chancePerUnit } from './chanceOf.ts';
import {
  type ChanceJudgement,
  type ChoiceJudgement,
  type Judgement,
  accuracyOf,
  course,
  summarise,
} from './index.ts';
import { isSure, markOf } from './marks.ts';

function choice(given: Partial<ChoiceJudgement> = {}): ChoiceJudgement {
  const { loss = 0 } = given;
  return {
    kind: 'choice',
    ply: 0,
    seat: 0,
    move: 'a',
    best: 'b',
    line: ['b'],
    choices: 2,
    bestValue: 0.5,
    value: 0.5 - loss,
    loss,
    error: 0,
    visitShare: 0.1,
    rank: 2,
    swing: loss,
    isSure: true,
    mark: markOf(loss),
    before: [0.5, 0.5],
    after: [0.5, 0.5],
    ...given,
  };
}

function draw(given: Partial<ChanceJudgement> = {}): ChanceJudgement {
  const { luck = [0, 0] } = given;
  return {
    kind: 'chance',
    ply: 0,
    move: '3',
    odds: 0.5,
    luck,
    outcomes: [],
    swing: Math.max(...luck!.map(Math.abs)),
    isSure: true,
    before: [0.5, 0.5],
    after: [0.5, 0.5],
    ...given,
  };
}

const forced = { kind: 'forced', ply: 0, seat: 0, move: 'x', before: null, after: null } as const;

describe('marks', () => {
  test.each([
    [0.049, null],
    [0.05, '?!'],
    [0.099, '?!'],
    [0.1, '?'],
    [0.149, '?'],
    [0.15, '??'],
    [1, '??'],
  ])('a loss of %d is marked %s', (loss, mark) => {
    expect(markOf(loss)).toBe(mark);
  });

  test('a loss of less than two standard errors may be noise', () => {
    expect(isSure(0.2, 0.11)).toBe(false);
    expect(isSure(0.2, 0.1)).toBe(true);
    expect(isSure(0, 0)).toBe(true);
  });
});

describe('a difference as a chance to win', () => {
  const scale = marrakech.heuristics[0]!.scale;

  test('is itself where values are chances', () => {
    expect(chancePerUnit(marrakech, new Win())).toBe(1);
    expect(chanceOf(0.3, 'chance', 1)).toBe(0.3);
  });

  test('of points follows the scale of the game, is steepest at first and never more than certainty', () => {
    const perPoint = chancePerUnit(marrakech, new Points());
    expect(perPoint).toBeCloseTo(1 / (4 * scale), 12);
    expect(chanceOf(0, 'points', perPoint)).toBe(0);
    expect(chanceOf(1, 'points', perPoint)).toBeCloseTo(Math.tanh(1 / (4 * scale)), 12);
    expect(chanceOf(1000, 'points', perPoint)).toBeCloseTo(1, 9);
  });

  test('of a share of a lead is that of its points', () => {
    const perShare = chancePerUnit(carcassonne, new Difference(60));
    const perPoint = chancePerUnit(carcassonne, new Points());
    // Six points are a twentieth of the way from 60 behind to 60 ahead.
    expect(chanceOf(0.05, 'share', perShare)).toBeCloseTo(chanceOf(6, 'points', perPoint), 6);
  });

  test('of another share is taken for a chance where the game is even', () => {
    expect(chancePerUnit(carcassonne, new OwnScore(100))).toBe(1);
    expect(chancePerUnit(carcassonne, new Normalised(2))).toBe(1);
  });

  test('of points has a scale of ten where no evaluation has one', () => {
    expect(chancePerUnit({ ...marrakech, heuristics: [] }, new Points())).toBe(1 / 40);
  });
});

describe('accuracy', () => {
  test.each([
    [0, 100],
    [0.05, 79.8],
    [0.1, 63.6],
    [0.2, 40.0],
    [0.5, 8.5],
    [1, 0],
  ])('after a loss of %d is %d', (loss, accuracy) => {
    expect(accuracyOf(loss)).toBeCloseTo(accuracy, 1);
  });
});

describe('a summary', () => {
  const judgements: Judgement[] = [
    choice({ ply: 0, loss: 0.2 }),
    forced,
    choice({ ply: 2, seat: 1, loss: 0.06 }),
    draw({ ply: 3, luck: [0.3, -0.3] }),
    choice({ ply: 4, move: 'b' }),
    draw({ ply: 5, luck: [-0.1, 0.1], isSure: false }),
    choice({ ply: 6, loss: 0.5, isSure: false, mark: null }),
  ];
  const { seats, turningPoints } = summarise(judgements, 2);

  test('adds up what each seat lost and what luck it had', () => {
    expect(seats[0]).toMatchObject({ seat: 0, choices: 3, best: 1, marks: { '?!': 0, '?': 0, '??': 1 } });
    expect(seats[0]!.totalLoss).toBeCloseTo(0.7, 12);
    expect(seats[0]!.meanLoss).toBeCloseTo(0.7 / 3, 12);
    expect(seats[0]!.totalLuck).toBeCloseTo(0.2, 12);
    expect(seats[1]).toMatchObject({ choices: 1, best: 0, marks: { '?!': 1, '?': 0, '??': 0 } });
    expect(seats[1]!.totalLuck).toBeCloseTo(-0.2, 12);
  });

  test('takes the mean accuracy of the choices', () => {
    expect(seats[0]!.accuracy).toBeCloseTo((accuracyOf(0.2) + accuracyOf(0) + accuracyOf(0.5)) / 3, 9);
  });

  test('names what turned the game, by choice or by draw, the largest first; noise turns nothing', () => {
    expect(turningPoints).toEqual([
      { ply: 3, kind: 'chance', swing: 0.3 },
      { ply: 0, kind: 'choice', swing: 0.2 },
      { ply: 2, kind: 'choice', swing: 0.06 },
    ]);
  });

  test('names five turning points at the most', () => {
    const many = Array.from({ length: 9 }, (_, ply) => choice({ ply, loss: 0.2 }));
    expect(summarise(many, 2).turningPoints.map(({ ply }) => ply)).toEqual([0, 1, 2, 3, 4]);
  });

  test('says nothing of a seat without a choice', () => {
    expect(summarise([forced], 2).seats[1]).toEqual({
      seat: 1,
      choices: 0,
      best: 0,
      accuracy: null,
      meanLoss: null,
      totalLoss: 0,
      totalLuck: 0,
      marks: { '?!': 0, '?': 0, '??': 0 },
    });
  });
});

describe('the course of a game', () => {
  const values = (judgements: readonly Judgement[]): unknown[] =>
    course(judgements).map((point) => point.values?.[0] ?? null);

  test('has a point for every position, the last one included', () => {
    const judgements = [
      choice({ ply: 0, before: [0.5, 0.5], after: [0.4, 0.6] }),
      choice({ ply: 1, before: [0.45, 0.55], after: [0, 1] }),
    ];
    expect(course(judgements)).toEqual([
      { ply: 0, values: [0.5, 0.5] },
      { ply: 1, values: [0.45, 0.55] },
      { ply: 2, values: [0, 1] },
    ]);
  });

  test('crosses forced moves at the value of the position before them, or else after', () => {
    expect(values([forced, choice({ before: [0.6, 0.4], after: [0.3, 0.7] }), forced])).toEqual([
      0.6, 0.6, 0.3, 0.3,
    ]);
  });

  test('ends with the result, also after a forced move', () => {
    expect(values([choice(), { ...forced, after: [1, 0] }])).toEqual([0.5, 0.5, 1]);
  });

  test('counts plies from where the review began', () => {
    expect(course([choice({ ply: 7 })]).map(({ ply }) => ply)).toEqual([7, 8]);
  });

  test('knows nothing where nothing was judged', () => {
    expect(values([forced])).toEqual([null, null]);
    expect(course([])).toEqual([{ ply: 0, values: null }]);
  });
});
