/** Neutral transcripts, written by the naive second implementation: read, checked, and refused when damaged. */
import { describe, expect, test } from 'vitest';
import { KatarengaTwin, TWIN_OFFICIAL, TWIN_PAPER } from '../../../test/twins/katarenga.ts';
import { Random, UserError, settleOptions } from '../../core/index.ts';
import { katarenga } from './index.ts';

const SEED = 40;
const format = katarenga.transcripts![0]!;

interface Transcript {
  readonly n: number;
  readonly variant: string;
  readonly tiles: string;
  readonly moves: readonly (readonly number[])[];
  readonly legalCounts: readonly number[];
  readonly result: string | number;
  readonly points: readonly number[];
  readonly white: readonly number[];
  readonly black: readonly number[];
  readonly ply: number;
  /** The position before the last move: no field that a reader knows. */
  readonly before: string;
}

/** The squares of a letter in the pawns of a position. */
function squaresOf(letter: string, position: string): number[] {
  const rows = position.split(' ')[1]!.split('/').toReversed();
  const squares = rows.map((row) => row.replace(/\d+/g, (run) => '.'.repeat(Number(run))));
  return [...squares.join('')].flatMap((square, index) => (square === letter ? [index] : []));
}

function indexOf(square: string, n: number): number {
  return (Number(square.slice(1)) - 1) * n + square.charCodeAt(0) - 97;
}

function asPair(move: string, n: number): readonly number[] {
  if (move === 'pass') return [-2, -2];
  const [from, to] = move.split(/[-x]/);
  return [indexOf(from!, n), to === 'off' ? -1 : indexOf(to!, n)];
}

function record(variant: 'seed' | 'official', n: number, i: number, tiles = ''): Transcript {
  const preset = variant === 'seed' ? 'paper' : 'official';
  const random = new Random(SEED).derive(variant, n, i);
  const board = katarenga.start(
    settleOptions(katarenga, {
      preset,
      tiles: tiles || 'random',
      ...(tiles ? {} : { size: n }),
    }),
    random,
  );
  const rows = katarenga.formatPosition(board).split(' ')[0]!.split('/');
  const twin = new KatarengaTwin(rows, variant === 'seed' ? TWIN_PAPER : TWIN_OFFICIAL);
  const moves: (readonly number[])[] = [];
  const legalCounts: number[] = [];
  let before = '';
  while (!twin.over()) {
    before = twin.position();
    const legal = twin.moves();
    const move = legal[random.below(legal.length)]!;
    legalCounts.push(legal.length);
    moves.push(asPair(move, n));
    twin.play(move);
  }
  const points = twin.position().split(' ')[3]!.split(':').map(Number);
  const result = 'BDW'[2 * twin.result()]!;
  const [white, black] = [squaresOf('w', twin.position()), squaresOf('b', twin.position())];
  const told = { white, black, ply: moves.length, before };
  return { n, variant, tiles: rows.toReversed().join(''), moves, legalCounts, result, points, ...told };
}

function verdict(transcript: unknown): string {
  try {
    format.read(transcript);
  } catch (error) {
    if (error instanceof UserError) return error.message;
    throw error;
  }
  return 'fine';
}

describe('a transcript', () => {
  test.each([
    ['seed', 3, 60],
    ['seed', 6, 20],
    ['seed', 8, 10],
    ['seed', 20, 2],
    ['official', 8, 10],
    ['official', 5, 20],
  ] as const)('of the variant %s on size %d is recognised and holds', (variant, n, games) => {
    for (let i = 0; i < games; i++) {
      const transcript = record(variant, n, i);
      expect(format.recognises(transcript)).toBe(true);
      expect(verdict(transcript), `seed ${SEED}, game ${i}`).toBe('fine');
    }
  });

  test('may have passes, counted as one move or as none', () => {
    const passing = Array.from({ length: 60 }, (_, i) => record('seed', 3, i, 'NKNNNNNKN')).find(
      ({ moves }) => moves.some(([from]) => from === -2),
    )!;
    expect(verdict(passing)).toBe('fine');
    const legalCounts = passing.legalCounts.map((count, i) => (passing.moves[i]![0] === -2 ? 0 : count));
    expect(verdict({ ...passing, legalCounts })).toBe('fine');
  });

  test('may tell its last position in the order it likes, in numbers, apart, or not at all', () => {
    const { white, black, ply, ...plain } = record('official', 8, 3);
    expect(white.length + black.length).toBeGreaterThan(0);
    const turned = { white: white.toReversed(), black: black.toReversed() };
    const counted = { white: white.length, black: black.length };
    for (const told of [{}, turned, counted, { plies: ply }, { final: { white, black, ply } }])
      expect(verdict({ ...plain, ...told })).toBe('fine');
    expect(verdict({ ...plain, white: 'random', black: 'uct', seed: 3 })).toBe('fine');
  });

  test('may list the pawns that earned the closing points', () => {
    const games = Array.from({ length: 40 }, (_, i) => record('seed', 3, i));
    // The last pawn of a side is captured, and the other's are taken off for points.
    const closed = games.filter(
      ({ white, black, moves }) => white.length + black.length === 0 && moves.at(-1)![1]! >= 0,
    );
    expect(closed.length).toBeGreaterThan(0);
    for (const game of closed) {
      const [from, to] = game.moves.at(-1)!;
      const [mover, letter] = game.moves.length % 2 === 1 ? ['white', 'w'] : ['black', 'b'];
      const standing = squaresOf(letter, game.before).map((square) => (square === from ? to! : square));
      expect(verdict({ ...game, [mover]: standing })).toBe('fine');
      expect(verdict({ ...game, [mover]: [...standing, 4] })).toContain(`${mover} is given as`);
    }
  });

  test('may give its result as a word or a number', () => {
    const transcript = record('seed', 4, 1);
    const [word, number] = { W: ['white', 1], B: ['black', 0], D: ['draw', 0.5] }[transcript.result]!;
    expect(verdict({ ...transcript, result: word })).toBe('fine');
    expect(verdict({ ...transcript, result: number })).toBe('fine');
  });
});

describe('a damaged transcript is refused', () => {
  const good = record('seed', 4, 0);
  const last = good.moves.length - 1;
  const other = good.result === 'W' ? 'B' : 'W';
  const without = (name: string): object =>
    Object.fromEntries(Object.entries(good).filter(([key]) => key !== name));

  test.each([
    [
      'a move changed',
      { moves: good.moves.with(2, [15, 15]) },
      'move 3 ([15,15]): move [15,15] is not legal for white',
    ],
    [
      'a move off the board',
      { moves: good.moves.with(2, [0, 16]) },
      'move 3 ([0,16]): a move is a pair of squares',
    ],
    ['a move of three', { moves: good.moves.with(1, [0, 1, 2]) }, 'move 2 ([0,1,2]): a move is a pair'],
    ['half a pass', { moves: good.moves.with(1, [-2, 3]) }, 'move 2 ([-2,3]): a move begins on a square'],
    [
      'a pass that is not due',
      { moves: good.moves.with(0, [-2, -2]) },
      'move 1 ([-2,-2]): move [-2,-2] is not legal',
    ],
    [
      'a count changed',
      { legalCounts: good.legalCounts.with(4, 99) },
      'move 5 (',
      'legalCounts says 99 moves, but',
    ],
    ['a count missing', { legalCounts: good.legalCounts.slice(1) }, `but ${last} legalCounts`],
    [
      'the last move missing',
      { moves: good.moves.slice(0, -1), legalCounts: good.legalCounts.slice(0, -1) },
      `the game is not over after its ${last} moves`,
    ],
    [
      'a move too many',
      { moves: [...good.moves, [0, 1]], legalCounts: [...good.legalCounts, 1] },
      'the game is already over',
    ],
    ['another result', { result: other }, `result is given as "${other}", but is ${good.result}`],
    ['a strange result', { result: 'X' }, 'result "X" is none of "W", "B", "D"'],
    ['other points', { points: [9, 9] }, 'points are given as [9,9], but are'],
    ['other white pawns', { white: [0, 1, 2, 3] }, 'white is given as [0,1,2,3], but is ['],
    ['other black pawns', { black: [0, 1, 2, 3] }, 'black is given as [0,1,2,3], but is ['],
    ['too many pawns', { black: 9 }, 'black is given as 9, but is '],
    ['pawns that are none', { white: { a1: true } }, 'white is given as {"a1":true}, but is '],
    ['another final position', { final: { white: [0, 1, 2, 3] } }, 'white is given as [0,1,2,3], but is ['],
    ['another ply', { ply: 1 }, `ply is given as 1, but is ${good.moves.length}`],
    ['other plies', { plies: 1 }, `plies is given as 1, but is ${good.moves.length}`],
    ['another variant', { variant: 'chess' }, 'variant: unknown variant "chess"'],
    ['another tile', { tiles: good.tiles.replace(/.$/, 'Q') }, 'tiles: cannot be '],
    ['another size', { n: 5 }, 'there are 16 tiles, but n = 5 needs 25'],
  ])('with %s', (_what, changes, ...reasons) => {
    for (const reason of reasons) expect(verdict({ ...good, ...changes })).toContain(reason);
  });

  test.each(['moves', 'points', 'result', 'variant'])('without %s', (name) => {
    expect(verdict(without(name))).not.toBe('fine');
  });

  test('and other JSON is not taken for one', () => {
    for (const value of [null, 1, 'x', [], {}, without('tiles'), without('legalCounts')])
      expect(format.recognises(value)).toBe(false);
  });
});
