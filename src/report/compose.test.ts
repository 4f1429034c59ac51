import { describe, expect, test } from 'vitest';
import { EXAMPLES, exampleCrowd, exampleMatch, exampleTournament } from '../../test/report/exampleRuns.ts';
import { ataxx } from '../games/ataxx/index.ts';
import type { RunResults, Summary } from '../lab/results.ts';
import { compose } from './compose.ts';
import { type Cell, type ReportDocument, type Table, figuresOf, plainText, tablesOf } from './document.ts';
import { DARK, DISTINCT, LIGHT, lookOf } from './figures/theme.ts';

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

  test('a gauntlet leave out cross tables, which would be empty but for a row and a column', () => {
    expect(figureIds(exampleCrowd(5))).not.toContain('cross-points');
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
  const inShort = (results: RunResults): string => textOf(reportOf(results), 'in-short');

  /** The match as if its test had this p-value. */
  function matchWith(p: number): RunResults {
    const even = exampleMatch();
    const [pairing] = even.pairings;
    return { ...even, pairings: [{ ...pairing!, pValue: p, pCorrected: p }] };
  }

  test('the question is repeated, and answered below it', () => {
    const [question, answer] = inShort(exampleTournament()).split('\n');
    expect(question).toBe(
      'Question. Which of these agents is the strongest at Ataxx on a small board, and is tree search worth its time?',
    );
    expect(answer).toMatch(
      /^Answer\. uct\(iterations=2000\) has the highest rating: \+\d+ Elo \(95 % interval/,
    );
  });

  test('a match says who is how much stronger, and how sure that is', () => {
    const text = inShort(exampleMatch());
    expect(text).toMatch(
      /^uct\(iterations=1000\) is stronger than alphabeta\(depth=3\) \(p [<=] 0\.\d+\): it took [\d.]+ % \(95 % interval [\d.]+ to [\d.]+\) of the points in 240 games, a difference of \+\d+ Elo/,
    );
    expect(text).toContain('Sequential test: decided for 30 Elo rather than 0.');
  });

  test('a match that the second agent wins is reported from its side', () => {
    const results = exampleMatch();
    const [pairing] = results.pairings;
    const turned = { ...pairing!, first: 1, second: 0 };
    const rate = { mean: 0.4, low: 0.35, high: 0.45 };
    const elo = { mean: -70, low: -107, high: -35 };
    const lost = { ...turned, rate, elo, pCorrected: 0.001 };
    expect(inShort({ ...results, pairings: [lost] })).toContain(
      'uct(iterations=1000) is stronger than alphabeta(depth=3) (p = 0.001): it took 60.0 % (95 % interval 55.0 to 65.0) of the points in 240 games, a difference of +70 Elo (95 % interval +35 to +107).',
    );
  });

  test('a stopped run and forfeited games are pointed out', () => {
    expect(inShort(exampleMatch())).toContain('This run is not complete. 240 of 490 games');
    expect(inShort(exampleTournament())).toContain('5 games were forfeited');
  });

  test('what was not found is not claimed', () => {
    const text = inShort(matchWith(0.4));
    expect(text).toContain(
      'The games do not show which of uct(iterations=1000) and alphabeta(depth=3) is stronger',
    );
    expect(text).toMatch(
      /With this many games, a true difference of [\d.]+ percentage points from 50 % would be detected in 80 % of runs\./,
    );
  });

  test('every kind of run says what it could have shown, unless it showed all or has too few games', () => {
    const sentence =
      /With this many games, a true difference of ([\d.]+) percentage points from 50 % would be detected in 80 % of runs \(typical of \d+ tests, corrected for their number\)\./;
    for (const results of [exampleTournament(12), EXAMPLES.sweep(), EXAMPLES.ablation()])
      expect(inShort(results)).toMatch(sentence);
    const [few, many] = [4, 12].map((pairs) => Number(sentence.exec(inShort(exampleTournament(pairs)))![1]));
    expect(few).toBeGreaterThan(many!);
    expect(inShort(EXAMPLES.ladder())).not.toContain('would be detected');
    expect(inShort(exampleTournament(2))).not.toContain('would be detected');
    expect(inShort(matchWith(0.04))).not.toContain('would be detected');
  });

  test('no games, and two games', () => {
    expect(inShort(EXAMPLES.empty())).toContain('No game has been played yet.');
    expect(inShort(exampleMatch(1))).toContain('too few pairs');
  });

  test('a tournament names the pairings that differ, and those that do not', () => {
    const text = inShort(exampleTournament(12));
    expect(text).toMatch(/\d+ of 15 pairings differ from 50 % at the 5 % level, corrected for their number/);
    expect(text).toMatch(/: A beats .*F; B beats .*F; /);
    expect(text).toMatch(/Not shown to differ: A – B, /);
    expect(inShort(exampleCrowd(4))).toContain('No pairing differs from 50 % at the 5 % level');
  });

  test('a tournament says whether the best can be told from the next', () => {
    expect(inShort(exampleTournament())).toMatch(
      /It is stronger than the next, alphabeta\(depth=4\) with \+\d+ Elo \(.*\): it took [\d.]+ % \(.*\) of the points in their games \(p < 0\.001\)/,
    );
    expect(inShort(exampleTournament(8))).toMatch(
      /Its interval overlaps that of the next, alphabeta\(depth=4\) with \+\d+ Elo \(.*\): the best cannot be told from it\./,
    );
  });

  test('a sweep says which value is best, and when it cannot be told from the next', () => {
    const text = inShort(EXAMPLES.sweep());
    expect(text).toMatch(
      /Answer\. Best was c=[\d.]+ with [\d.]+ % \(.*?\) of the points against alphabeta\(depth=3\)\. Its interval overlaps that of the next best, c=[\d.]+ with .*: the best cannot be told from it, nor from c=[\d.]+ and c=[\d.]+\. On equal set-ups the two differ by \+[\d.]+ percentage points \(95 % interval −[\d.]+ to [+\d.]+\); p = [\d.]+ corrected for 28 comparisons\./,
    );
    expect(text).toMatch(
      /Against alphabeta\(depth=3\), at the 5 % level, .*: c=.* is stronger; .* are weaker; c=.* are not shown to differ\./,
    );
    expect(text).not.toContain('that was tried');
  });

  test('a best value at the end of those that were tried may not be the best there is', () => {
    const results = EXAMPLES.sweep();
    const kept = results.points.filter(({ parameters }) => Number(parameters[0]!.value) <= 0.5);
    expect(inShort({ ...results, points: kept, comparisons: [] })).toContain(
      'The best value is the largest that was tried',
    );
  });

  test('an ablation names what costs most, and what is not shown to matter', () => {
    const text = inShort(EXAMPLES.ablation());
    expect(text).toMatch(/It costs most to play without final=secure: .* of the points against full\./);
    expect(text).toMatch(/without playout=clones\(r=4\).* not shown to differ/);
  });

  test('an agent that meets its equal, or plays under two names, is pointed out', () => {
    const equal = (results: RunResults, ...places: number[]): RunResults => ({
      ...results,
      agents: results.agents.map((agent, i) => (places.includes(i) ? { ...agent, spec: 'uct(c=1)' } : agent)),
    });
    expect(inShort(equal(exampleMatch(), 0, 1))).toContain(
      'uct(iterations=1000) and alphabeta(depth=3) are the same agent (uct(c=1)). Where they meet, only chance decides: 50 % is expected',
    );
    expect(inShort(equal(EXAMPLES.sweep(), 0, 1))).toContain(
      'are the same agent (uct(c=1)). What differs between their results is chance.',
    );
    expect(inShort(EXAMPLES.sweep())).not.toContain('same agent');
  });
});

describe('the set-up', () => {
  const agentsOf = (results: RunResults): Table =>
    tablesOf(reportOf(results)).find(({ id }) => id === 'agents')!;

  test('has every agent in full', () => {
    const { rows, data } = agentsOf(exampleMatch());
    expect(rows[0]![1]).toEqual({ text: 'uct(iterations=1000, seeds=all)', isCode: true });
    expect(data[0]).toMatchObject({
      spec: 'uct(iterations=1000)',
      'full spec': 'uct(iterations=1000, seeds=all)',
    });
  });

  test('claims that looks tell agents apart where they do, and says where they repeat', () => {
    expect(plainText(agentsOf(exampleCrowd(DISTINCT)).caption)).toContain('no two agents share both');
    expect(plainText(agentsOf(exampleCrowd(DISTINCT + 1)).caption)).toContain(
      `colours and shapes repeat after ${DISTINCT} agents`,
    );
    for (const theme of [LIGHT, DARK]) {
      const looks = Array.from({ length: DISTINCT }, (_, place) => lookOf(theme, place));
      expect(new Set(looks.map(({ colour, shape }) => `${colour} ${shape}`)).size).toBe(DISTINCT);
    }
  });

  test('says what it was played on, and by which version', () => {
    const { blocks } = reportOf(exampleMatch()).sections.find(({ id }) => id === 'set-up')!;
    const facts = blocks.flatMap((block) => (block.kind === 'facts' ? block.entries : []));
    expect(Object.fromEntries(facts.map(([name, text]) => [name, plainText(text)]))).toMatchObject({
      Machine: 'linux x64, AMD EPYC 7B13, 2 cores',
      Program: 'Playout 0.1.0 (1883ed60), Node v26.10.0',
    });
  });
});

test('the best value of a sweep is compared with every other, and all of them in the file', () => {
  const { rows, data, caption } = tablesOf(reportOf(EXAMPLES.sweep())).find(
    ({ id }) => id === 'comparisons',
  )!;
  expect(rows).toHaveLength(7);
  expect(data).toHaveLength(28);
  expect(plainText(caption)).toContain('all 28 comparisons');
  expect(rows.map(([value]) => value)).toContain('c=3');
  for (const row of rows) expect((row[2] as Cell).text).toMatch(/^\+/);
});

describe('a sweep over two parameters', () => {
  const specOf = (results: RunResults): string =>
    JSON.stringify(figuresOf(reportOf(results))[0]!.spec(LIGHT));

  test('is a line for each level of the second, each in its band', () => {
    const spec = specOf(EXAMPLES.grid());
    expect(spec).toContain('"domain":["random","greedy","clones","mast"]');
    expect(spec).toContain('"type":"area"');
    expect(plainText(figuresOf(reportOf(EXAMPLES.grid()))[0]!.caption)).toContain('Bands are of 95 %');
  });

  test('takes the one that is a number as the axis', () => {
    const results = EXAMPLES.grid();
    const turned = results.points.map((point) => ({ ...point, parameters: point.parameters.toReversed() }));
    expect(specOf({ ...results, points: turned })).toBe(specOf(results));
  });

  test('is a grid where there is no number, or there would be too many lines', () => {
    const results = EXAMPLES.grid();
    const named = results.points.map((point) => ({
      ...point,
      parameters: point.parameters.map(({ name, value }) => ({ name, value: `${value}x` })),
    }));
    expect(specOf({ ...results, points: named })).toContain('"type":"rect"');
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

describe('what hardly varies from game to game', () => {
  /** The example with these values in place of the scores of both agents. */
  function scoring(values: Partial<Summary>): RunResults {
    const results = exampleMatch();
    const [score, ...others] = results.measures;
    const byAgent = score!.byAgent.map(({ agent, summary }) => ({
      agent,
      summary: { ...summary, ...values },
    }));
    return { ...results, measures: [{ ...score!, byAgent }, ...others] };
  }

  const same = { min: 212, q1: 212, median: 212, q3: 212, max: 212, whiskerLow: 212, whiskerHigh: 212 };

  test.each([
    ['the same in every game', same, 'Score: 212 in every game, so there is nothing to draw.'],
    [
      'the same in most games',
      { ...same, min: 211, max: 213 },
      'Score: 212 in most games, from 211 to 213 in all, so there is nothing to draw.',
    ],
  ])('%s is told in a sentence instead of a figure', (_name, values, sentence) => {
    const results = scoring(values);
    expect(figureIds(results)).not.toContain('box-score');
    expect(textOf(reportOf(results), 'measures')).toContain(sentence);
  });

  test('has an axis without fractions where all values are whole', () => {
    const results = scoring({
      ...same,
      q1: 211,
      q3: 213,
      min: 211,
      max: 213,
      whiskerLow: 211,
      whiskerHigh: 213,
    });
    const figure = figuresOf(reportOf(results)).find(({ id }) => id === 'box-score')!;
    expect(JSON.stringify(figure.spec(LIGHT))).toContain('"tickMinStep":1');
  });
});

test('the method section tells of what is shown, and of nothing else', () => {
  const told = (results: RunResults): string => textOf(reportOf(results), 'method');
  expect(told(exampleMatch())).toMatch(/Normalised Elo[\s\S]*Sequential test/);
  expect(told(exampleMatch())).not.toMatch(/Ratings|Luck/);
  expect(told(exampleTournament())).toMatch(/Ratings/);
  expect(told(EXAMPLES.sweep())).toMatch(/Comparisons of values/);
  expect(told(EXAMPLES.sweep())).not.toMatch(/Ratings|Sequential/);
});
