/** The rules against a second, naive implementation of the same text, move by move over random games. */
import { describe, expect, test } from 'vitest';
import { samples } from '../../../test/samples.ts';
import { AtaxxTwin, TWIN_PAPER, TWIN_UAI, type TwinRules } from '../../../test/twins/ataxx.ts';
import { OVER, Random, settleOptions } from '../../core/index.ts';
import { type AtaxxOptions, type AtaxxState, ataxx } from './index.ts';

const SEED = 20;
const listed = new Int32Array(ataxx.maxMoves);

function moveTexts(state: AtaxxState): string[] {
  return [...listed.subarray(0, state.moves(listed))].map((move) => ataxx.formatMove(state, move));
}

/** The rows of a position as the twin wants them. */
function rowsOf(position: string): string[] {
  return position
    .split(' ')[0]!
    .split('/')
    .map((row) => row.replace(/\d/g, (run) => '.'.repeat(Number(run))).replaceAll('-', '#'));
}

/** All that the rules say about a position, by the real game and by the twin. */
function ours(state: AtaxxState): string {
  const results = state.turn === OVER ? `over ${state.result(0)} ${state.result(1)}` : 'goes on';
  const scores = `${state.score(0)}-${state.score(1)}`;
  return [ataxx.formatPosition(state), scores, results, ...moveTexts(state).sort()].join(' ');
}

function theirs(twin: AtaxxTwin): string {
  const results = twin.over() ? `over ${twin.result('x')} ${twin.result('o')}` : 'goes on';
  const scores = `${twin.stones('x')}-${twin.stones('o')}`;
  return [twin.position(), scores, results, ...twin.moves()].join(' ');
}

/** @returns the number of plies compared */
function compare(start: string, rules: TwinRules, options: AtaxxOptions, random: Random): number {
  const state = ataxx.parsePosition(start, options);
  const twin = new AtaxxTwin(rowsOf(start), start.split(' ')[1] as 'x' | 'o', rules);
  const played: string[] = [];
  for (;;) {
    const [here, there] = [ours(state), theirs(twin)];
    if (here !== there) expect(here, `seed ${SEED}, ${start} after ${played.join(' ')}`).toBe(there);
    if (state.turn === OVER) return played.length;
    const moves = moveTexts(state);
    const move = moves[random.below(moves.length)]!;
    played.push(move);
    state.play(ataxx.parseMove(state, move));
    twin.play(move);
  }
}

/** A random board: each cell is a gap, a stone or empty, with shares that differ from board to board. */
function randomBoard(size: number, random: Random): string {
  const gaps = random.below(40);
  const stones = random.below(60);
  const cell = (): string => {
    const draw = random.below(100);
    if (draw < gaps) return '-';
    return draw < gaps + stones ? 'xo'[random.below(2)]! : '1';
  };
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, cell).join(''));
  return `${rows.join('/')} ${'xo'[random.below(2)]} 0 1`;
}

const rulesOf = { uai: TWIN_UAI, paper: TWIN_PAPER } as const;

describe.each(['uai', 'paper'] as const)('under %s rules both agree', (preset) => {
  const options = settleOptions(ataxx, { preset });

  test.each([4, 5, 6, 7, 8])('on a board of size %d, from both starts', (size) => {
    const random = new Random(SEED).derive(preset, size);
    let plies = 0;
    for (const start of ['four-corners', 'two-corners']) {
      const opening = ataxx.start(settleOptions(ataxx, { preset, size, start }), random);
      for (let i = 0; i < samples(15); i++)
        plies += compare(ataxx.formatPosition(opening), rulesOf[preset], options, random);
    }
    expect(plies).toBeGreaterThan(samples(100));
  });

  test.each(['linear', 'nonlinear', 'open'])('on the map %s', (map) => {
    const random = new Random(SEED).derive(preset, map);
    const opening = ataxx.start(settleOptions(ataxx, { preset, map }), random);
    for (let i = 0; i < samples(12); i++)
      compare(ataxx.formatPosition(opening), rulesOf[preset], options, random);
  });

  test.each([2, 3, 4, 5, 6, 7, 8])('on random boards of size %d', (size) => {
    const random = new Random(SEED).derive(preset, 'random', size);
    for (let i = 0; i < samples(100); i++)
      compare(randomBoard(size, random), rulesOf[preset], options, random);
  });
});

describe('with every mixture of rules both agree', () => {
  const mixtures = (['pair', 'target'] as const).flatMap((clones) =>
    (['continue', 'end'] as const).flatMap((wipeout) =>
      (['own(3)', 'clock(6)'] as const).flatMap((jumpLimit) =>
        (['count', 'draw'] as const).map((limitResult) => ({ clones, wipeout, jumpLimit, limitResult })),
      ),
    ),
  );

  test.each(mixtures)('$clones, $wipeout, $jumpLimit, $limitResult', (mixture) => {
    const { clones, wipeout, jumpLimit, limitResult } = mixture;
    const limit =
      jumpLimit === 'own(3)' ? ({ kind: 'own', most: 3 } as const) : ({ kind: 'clock', most: 6 } as const);
    const options = settleOptions(ataxx, { ...mixture });
    const random = new Random(SEED).derive(JSON.stringify(mixture));
    for (let i = 0; i < samples(120); i++) {
      const board = randomBoard(3 + (i % 6), random);
      compare(board, { clones, wipeout, limit, limitResult }, options, random);
    }
  });
});
