import { expect, test } from 'vitest';
import { Random, type State, settleOptions } from '../../core/index.ts';
import { ataxx } from '../../games/ataxx/index.ts';
import { engineAnalysis } from './engineAnalysis.ts';
import { parseInfo } from './infoLine.ts';

const root: State = ataxx.start(settleOptions(ataxx, {}), new Random(1));
const write = (move: number): string =>
  ataxx.formatMove(root as Parameters<typeof ataxx.formatMove>[0], move);

const chosen = ataxx.parseMove(root as Parameters<typeof ataxx.parseMove>[0], 'f1');

test.each([
  ['', { depth: 0, nodes: 0, pv: [] }],
  ['info', { depth: 0, nodes: 0, pv: [] }],
  [
    'info depth 6 seldepth 9 score cp -100 time 41 nodes 80211 nps 1956365 pv f1 b1',
    { depth: 6, nodes: 80211, centipoints: -100, pv: ['f1', 'b1'] },
  ],
  ['info nodes 12 score mate -3', { depth: 0, nodes: 12, mate: -3, pv: [] }],
  ['info score cp 31 upperbound nodes 9', { depth: 0, nodes: 9, centipoints: 31, bound: 'upper', pv: [] }],
  ['info score cp 31 lowerbound nodes 9', { depth: 0, nodes: 9, centipoints: 31, bound: 'lower', pv: [] }],
  ['info depth x nodes score cp pv', { depth: 0, nodes: 0, pv: [] }],
])('%j is understood', (line, info) => {
  expect(parseInfo(line)).toEqual(info);
});

test('a score is a chance to win, and the move stands first', () => {
  const { best, moves, pv, value, depth, nodes } = engineAnalysis(
    ataxx,
    root,
    ['info depth 2 score cp 100 nodes 9 pv g2 a2'],
    undefined,
    1,
  );
  expect([write(best), write(moves[0]!.move), write(pv[0]!)]).toEqual(['g2', 'g2', 'g2']);
  expect(moves).toHaveLength(root.count());
  expect(pv).toHaveLength(2);
  expect(value).toBeGreaterThan(0.5);
  expect(value).toBeLessThan(1);
  expect([depth, nodes]).toEqual([2, 9]);
});

test('the move that was chosen counts more than the line that was announced', () => {
  const { best, pv } = engineAnalysis(ataxx, root, ['info pv g2 a2'], chosen, 1);
  expect([best, pv]).toEqual([chosen, [chosen]]);
});

test('a line is believed as far as it is legal', () => {
  expect(engineAnalysis(ataxx, root, ['info pv g2 zz a2'], undefined, 1).pv).toHaveLength(1);
});

test('a proven result is certain, and counted in plies', () => {
  expect(engineAnalysis(ataxx, root, ['info score mate 2'], chosen, 1)).toMatchObject({ value: 1, mate: 3 });
  expect(engineAnalysis(ataxx, root, ['info score mate -2'], chosen, 1)).toMatchObject({
    value: 0,
    mate: -4,
  });
});

test.each([[[]], [['info depth 3 nodes 12']], [['info depth 3 nodes 12 pv f1']]])(
  'nothing is made up where no score was sent: %j',
  (infos) => {
    const { value, best, moves } = engineAnalysis(ataxx, root, infos, chosen, 1);
    expect([value, best]).toEqual([null, chosen]);
    expect(moves).toHaveLength(root.count());
    for (const { mean, low, high } of moves) expect([mean, low, high]).toEqual([null, null, null]);
  },
);

test('a score for one move says nothing of another that was played', () => {
  const { value, moves } = engineAnalysis(ataxx, root, ['info score cp 100 pv g2'], chosen, 1);
  expect(value).toBeNull();
  expect(moves.slice(0, 2).map(({ move, mean }) => [write(move), mean === null])).toEqual([
    ['f1', true],
    ['g2', false],
  ]);
});

test('several lines of play are several rows, the first of them the value', () => {
  const infos = [
    'info depth 4 multipv 1 score cp 200 nodes 50 pv g2 a2',
    'info depth 4 multipv 2 score cp 100 nodes 50 pv f1',
    'info depth 4 multipv 3 score cp 0 upperbound nodes 50 pv f2',
  ];
  const { value, moves } = engineAnalysis(ataxx, root, infos, undefined, 1);
  expect(moves.slice(0, 4).map(({ move, bound, pv }) => [write(move), bound, pv?.length])).toEqual([
    ['g2', undefined, 2],
    ['f1', undefined, 1],
    ['f2', 'upper', 1],
    [expect.any(String), undefined, undefined],
  ]);
  const means = moves.map(({ mean }) => mean);
  expect(means[0]).toBe(value);
  expect(means[0]).toBeGreaterThan(means[1]!);
  expect(means[2]).toBe(0.5);
  expect(means.slice(3).every((mean) => mean === null)).toBe(true);
});
