import { describe, expect, test } from 'vitest';
import { EXAMPLES, exampleMatch, exampleTournament } from '../../test/report/exampleRuns.ts';
import { ataxx } from '../games/ataxx/index.ts';
import type { RunResults } from '../lab/results.ts';
import { compose } from './compose.ts';
import { type ReportDocument, figuresOf, plainText, tablesOf } from './document.ts';

function reportOf(results: RunResults): ReportDocument {
  return compose(results, ataxx);
}

const figureIds = (results: RunResults): string[] => figuresOf(reportOf(results)).map(({ id }) => id);

function textOf(document: ReportDocument, section: string): string {
  const { blocks } = document.sections.find(({ id }) => id === section)!;
  return blocks
    .map((block) => {
      if (block.kind === 'list') return block.items.map(plainText).join('\n');
      return 'text' in block && typeof block.text !== 'string' ? plainText(block.text) : '';
    })
    .join('\n');
}

describe('the figures of', () => {
  test.each([
    [
      'tournament',
      [
        'ratings',
        'cross-points',
        'cross-lead',
        'box-score',
        'box-length',
        'box-secondsPerMove',
        'map-visits',
      ],
    ],
    ['match', ['pairs', 'box-score', 'histogram-length', 'box-secondsPerMove', 'map-visits']],
    [
      'sweep',
      ['varied-points', 'varied-lead', 'box-score', 'box-length', 'box-secondsPerMove', 'map-visits'],
    ],
    ['grid', ['varied-points', 'varied-lead', 'box-score', 'box-length', 'box-secondsPerMove', 'map-visits']],
    [
      'ladder',
      ['varied-points', 'varied-lead', 'box-score', 'box-length', 'box-secondsPerMove', 'map-visits'],
    ],
    [
      'ablation',
      ['varied-points', 'varied-lead', 'box-score', 'box-length', 'box-secondsPerMove', 'map-visits'],
    ],
    ['empty', []],
  ] as const)('a %s', (name, ids) => {
    expect(figureIds(EXAMPLES[name]())).toEqual(ids);
  });

  test('a game with luck also show how much of the outcome it is', () => {
    const results = exampleTournament();
    const lucky = { ...ataxx, hasChance: true };
    expect(figuresOf(compose(results, lucky)).map(({ id }) => id)).toContain('luck');
  });

  test('every kind have a caption that says how many games and which interval', () => {
    for (const make of Object.values(EXAMPLES)) {
      for (const { caption, alt, data } of figuresOf(reportOf(make()))) {
        expect(plainText(caption)).toMatch(/\d[\d,]* (games|pairs)/);
        expect(alt).toMatch(/\.$/);
        expect(data.length).toBeGreaterThan(0);
      }
    }
  });
});

describe('in short', () => {
  test('a match says who is how much stronger, and how sure that is', () => {
    const text = textOf(reportOf(exampleMatch()), 'in-short');
    expect(text).toMatch(
      /uct\(iterations=1000\) took [\d.]+ % \(95 % interval [\d.]+ to [\d.]+\) of the points/,
    );
    expect(text).toMatch(/Equal strength is ruled out \(p [<=] 0\.\d+\)/);
    expect(text).toContain('The sequential test decided for 30 Elo rather than 0.');
  });

  test('a run that was stopped, and games that were forfeited, are said first', () => {
    expect(textOf(reportOf(exampleMatch()), 'in-short')).toContain(
      'This run is not complete. 240 of 490 games',
    );
    expect(textOf(reportOf(exampleTournament()), 'in-short')).toContain('5 games were forfeited');
  });

  test('what was not found is not claimed', () => {
    const even = exampleMatch();
    const [pairing] = even.pairings;
    const results = { ...even, pairings: [{ ...pairing!, pValue: 0.4, pCorrected: 0.4 }] };
    const text = textOf(reportOf(results), 'in-short');
    expect(text).toContain('This does not show that one is stronger (p = 0.400).');
    expect(text).toMatch(/four times in five if it is [\d.]+ percentage points or more/);
  });

  test('no games, and two games', () => {
    expect(textOf(reportOf(EXAMPLES.empty()), 'in-short')).toContain('No game has been played yet.');
    expect(textOf(reportOf(exampleMatch(1)), 'in-short')).toContain('too few pairs');
  });
});

test('forfeits are listed by agent and reason, and their absence is said', () => {
  const faults = tablesOf(reportOf(exampleTournament())).find(({ id }) => id === 'forfeits')!;
  expect(faults.data).toEqual([
    { agent: 'engine("other --quick")', reason: 'illegal move "a9"', games: 3 },
    { agent: 'engine("other --quick")', reason: 'no move within 1000 ms', games: 2 },
  ]);
  expect(textOf(reportOf(EXAMPLES.sweep()), 'forfeits')).toBe(
    'None: all of 960 games were played to their end by the rules.',
  );
});

test('the cross table has both sides of every pairing', () => {
  const { data } = figuresOf(reportOf(exampleTournament())).find(({ id }) => id === 'cross-points')!;
  expect(data).toHaveLength(30);
  const cell = (agent: string, against: string): number =>
    data.find((row) => row.agent === agent && row.against === against)!.points as number;
  expect(cell('greedy', 'flat(iterations=500)') + cell('flat(iterations=500)', 'greedy')).toBeCloseTo(1, 12);
});

test('what a seat is worth counts both who sat in it', () => {
  const { data } = tablesOf(reportOf(exampleMatch())).find(({ id }) => id === 'seats')!;
  const [x, o] = data as [Record<string, number>, Record<string, number>];
  expect(x.games).toBe(240);
  expect([x.wins, x.draws]).toEqual([o.losses, o.draws]);
  expect(x.points! + o.points!).toBeCloseTo(1, 12);
});

test('whole games come with their moves and the last position drawn', () => {
  const { blocks } = reportOf(exampleMatch()).sections.find(({ id }) => id === 'games')!;
  expect(blocks).toHaveLength(4);
  for (const block of blocks) {
    if (block.kind !== 'game') throw new Error(block.kind);
    expect(block.moves.length).toBeGreaterThan(5);
    expect(block.drawing).toMatch(/a b c d e/);
  }
});

test('a record that does not fit the rules any more is shown without a drawing', () => {
  const results = exampleMatch();
  const [record] = results.samples;
  const spoilt = { ...record!, moves: ['a9', ...record!.moves] };
  const { blocks } = reportOf({ ...results, samples: [spoilt] }).sections.find(({ id }) => id === 'games')!;
  expect(blocks[0]).toMatchObject({ kind: 'game', drawing: '' });
});

test('what is the same in every game is in the table and not in a figure', () => {
  const results = exampleMatch();
  const [score, ...others] = results.measures;
  const { summary } = score!.byAgent[0]!;
  const same = { ...summary, min: 5, q1: 5, median: 5, q3: 5, max: 5, whiskerLow: 5, whiskerHigh: 5 };
  const flat = { ...score!, byAgent: [{ agent: 0, summary: same }] };
  expect(figureIds({ ...results, measures: [flat, ...others] })).not.toContain('box-score');
});

test('the method section tells of what is shown, and of nothing else', () => {
  const told = (results: RunResults): string => textOf(reportOf(results), 'method');
  expect(told(exampleMatch())).toMatch(/Normalised Elo[\s\S]*Sequential test/);
  expect(told(exampleMatch())).not.toMatch(/Ratings|Luck/);
  expect(told(exampleTournament())).toMatch(/Ratings/);
  expect(told(EXAMPLES.sweep())).not.toMatch(/Ratings|Sequential/);
});
