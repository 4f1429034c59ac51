/** The rules against a second, naive implementation of the same text, move by move over random games. */
import { describe, expect, test } from 'vitest';
import { samples } from '../../../test/samples.ts';
import { KatarengaTwin, TWIN_OFFICIAL, TWIN_PAPER, type TwinRules } from '../../../test/twins/katarenga.ts';
import { OVER, Random, settleOptions } from '../../core/index.ts';
import { type KatarengaState, katarenga } from './index.ts';

const SEED = 30;
const listed = new Int32Array(katarenga.maxMoves);

function moveTexts(state: KatarengaState): string[] {
  return [...listed.subarray(0, state.moves(listed))].map((move) => katarenga.formatMove(state, move));
}

/** All that the rules say about a position, by the real game and by the twin. */
function ours(state: KatarengaState): string {
  const result = state.turn === OVER ? `over ${state.result(0)}` : 'goes on';
  return [katarenga.formatPosition(state), result, ...moveTexts(state).sort()].join(' ');
}

function theirs(twin: KatarengaTwin): string {
  return [twin.position(), twin.over() ? `over ${twin.result()}` : 'goes on', ...twin.moves()].join(' ');
}

/** How games ended and what happened in them, to know that a comparison has seen it all. */
interface Seen {
  plies: number;
  passes: number;
  draws: number;
}

function compare(
  given: Readonly<Record<string, string | number | boolean>>,
  rules: TwinRules,
  i: number,
): Seen {
  const options = settleOptions(katarenga, given);
  const random = new Random(SEED).derive(JSON.stringify(given), i);
  const state = katarenga.start(options, random);
  const start = katarenga.formatPosition(state);
  const twin = new KatarengaTwin(start.split(' ')[0]!.split('/'), rules);
  const played: string[] = [];
  for (;;) {
    const [here, there] = [ours(state), theirs(twin)];
    if (here !== there) expect(here, `seed ${SEED}, ${start} after ${played.join(' ')}`).toBe(there);
    if (state.turn === OVER) break;
    const moves = moveTexts(state);
    const move = moves[random.below(moves.length)]!;
    played.push(move);
    state.play(katarenga.parseMove(state, move));
    twin.play(move);
  }
  const passes = played.filter((move) => move === 'pass').length;
  return { plies: played.length, passes, draws: Number(state.result(0) === 0.5) };
}

function compareMany(
  given: Readonly<Record<string, string | number | boolean>>,
  rules: TwinRules,
  games: number,
): Seen {
  const all = Array.from({ length: samples(games) }, (_, i) => compare(given, rules, i));
  return all.reduce((sum, one) => ({
    plies: sum.plies + one.plies,
    passes: sum.passes + one.passes,
    draws: sum.draws + one.draws,
  }));
}

describe('both agree', () => {
  test.each([
    [3, 600],
    [4, 300],
    [5, 120],
    [6, 60],
    [8, 30],
    [11, 5],
    [20, 1],
  ])('under the rules of the paper on a board of size %d', (size, games) => {
    const { plies } = compareMany({ size }, TWIN_PAPER, games);
    expect(plies).toBeGreaterThan(5 * samples(games));
  });

  test('under the official rules', () => {
    compareMany({ preset: 'official' }, TWIN_OFFICIAL, 40);
  });

  test.each([3, 5, 7, 12])('under the official rules on random tiles of size %d', (size) => {
    compareMany({ preset: 'official', tiles: 'random', size }, TWIN_OFFICIAL, size < 7 ? 150 : 5);
  });

  test.each(['1', '2', '4', '19'])('when slides reach %s squares', (slide) => {
    compareMany({ slide, size: 7 }, { ...TWIN_PAPER, slide: Number(slide) }, 15);
  });

  test.each(['balanced', 'half:R', 'half:B', 'half:N', 'half:K'])('on %s tiles', (tiles) => {
    compareMany({ tiles, size: 5 }, TWIN_PAPER, 40);
  });
});

describe('where sides get blocked, on 3x3 with a knight in the centre, both agree', () => {
  const tiles = 'NKNNNNNKN';
  test.each(['pass', 'loss', 'draw'] as const)('that blocked=%s', (blocked) => {
    const seen = compareMany({ tiles, blocked }, { ...TWIN_PAPER, blocked }, 400);
    expect(seen.passes).toBeGreaterThan(samples(20));
    expect(seen.draws).toBeGreaterThan(0);
  });
});

describe('with every mixture of rules both agree', () => {
  const mixtures = ([true, false] as const).flatMap((firstMoveCapture) =>
    (['points', 'camps'] as const).flatMap((goal) =>
      (['3', 'untilSameTile'] as const).flatMap((slide) =>
        [0, 20].map((maxPlies) => ({ firstMoveCapture, goal, slide, maxPlies })),
      ),
    ),
  );

  test.each(mixtures)('$firstMoveCapture, $goal, $slide, $maxPlies', (mixture) => {
    const slide = mixture.slide === '3' ? 3 : mixture.slide;
    for (const size of [3, 4, 6]) {
      compareMany({ ...mixture, size }, { ...mixture, slide, blocked: 'pass' }, 25);
    }
  });
});
