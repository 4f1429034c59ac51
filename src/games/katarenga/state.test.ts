/** The rules, case by case: moves of each tile, scoring, the order of the endings, blocked sides, limits. */
import { describe, expect, test } from 'vitest';
import { OVER, Random, settleOptions } from '../../core/index.ts';
import { type KatarengaOptions, type KatarengaState, katarenga } from './index.ts';
import { PASS } from './moves.ts';

const paper = settleOptions(katarenga, {});
const official = settleOptions(katarenga, { preset: 'official', tiles: 'random' });
const listed = new Int32Array(katarenga.maxMoves);

function movesOf(state: KatarengaState): string[] {
  return [...listed.subarray(0, state.moves(listed))].map((move) => katarenga.formatMove(state, move)).sort();
}

function play(position: string, moves: string, options = paper): KatarengaState {
  const state = katarenga.parsePosition(position, options);
  for (const move of moves.split(' ').filter(Boolean)) state.play(katarenga.parseMove(state, move));
  return state;
}

/** Squares that the pawn on `from` can go to. */
function targets(position: string, from: string, options = paper): string {
  return movesOf(katarenga.parsePosition(position, options))
    .filter((move) => move.startsWith(from))
    .map((move) => move.slice(from.length + 1))
    .sort()
    .join(' ');
}

const KINGS = 'KKKK/KKKK/KKKK/KKKK';

describe('a pawn on', () => {
  const at = (tile: string): string => `KKKKK/KKKKK/KK${tile}KK/KKKKK/KKKKK 4b/5/2w2/5/5 w`;

  test.each([
    ['K', 'b2 b3 b4 c2 c4 d2 d3 d4'],
    ['R', 'a3 b3 c1 c2 c4 c5 d3 e3'],
    ['B', 'a1 a5 b2 b4 d2 d4 e1 e5'],
    ['N', 'a2 a4 b1 b5 d1 d5 e2 e4'],
  ])('a %s tile goes to %s', (tile, squares) => {
    expect(targets(at(tile), 'c3')).toBe(squares);
  });

  test('a rook tile slides three squares in the paper, and stops before an own pawn', () => {
    const board = 'KKKKK/RKKKK/KKKKK/KKKKK/RKKKK';
    expect(targets(`${board} 4b/5/5/5/w2w1 w`, 'a1')).toBe('a2 a3 a4 b1 c1');
    expect(targets(`${board} 4b/5/b4/5/w2w1 w`, 'a1')).toBe('a2 a3 b1 c1');
  });

  test('a rook tile slides up to the next rook tile in the official game', () => {
    const far = 'KKKKK/KKKKK/KKKKK/KKKKK/RKKKK 3bb/5/5/5/w2w1 w';
    expect(targets(far, 'a1', official)).toBe('a2 a3 a4 a5 b1 c1');
    const stopped = 'KKKKK/RKKKK/KKKKK/KKKKK/RKKKK 3bb/5/5/5/w2w1 w';
    expect(targets(stopped, 'a1', official)).toBe('a2 a3 a4 b1 c1');
  });

  test('a long slide passes over nobody', () => {
    const options = settleOptions(katarenga, { slide: '6' });
    const board = ['K'.repeat(7), 'K'.repeat(7), 'K'.repeat(7), 'K'.repeat(7), 'K'.repeat(7), 'K'.repeat(7)];
    const tiles = [...board, 'RKKKKKK'].join('/');
    const column = (pawn: number): string => {
      const rows = Array.from({ length: 7 }, (_, i) => (7 - i === pawn ? 'b6' : i === 6 ? 'w6' : '7'));
      return targets(`${tiles} ${rows.join('/')} w`, 'a1', options)
        .split(' ')
        .filter((to) => to[0] === 'a')
        .join(' ');
    };
    expect(column(7)).toBe('a2 a3 a4 a5 a6 a7');
    expect(column(6)).toBe('a2 a3 a4 a5 a6');
    expect(column(5)).toBe('a2 a3 a4 a5');
    expect(column(4)).toBe('a2 a3 a4');
    expect(column(2)).toBe('a2');
  });
});

describe('scoring', () => {
  test('is a turn of its own: the enemy may capture a pawn that has just arrived', () => {
    const state = play(`${KINGS} 2b1/3w/4/w3 w`, 'd3-d4');
    expect([state.score(0), state.turn]).toEqual([0, 1]);
    expect(movesOf(state)).toContain('c4xd4');
  });

  test('is never compulsory: a pawn on the last row may wait or walk along it', () => {
    const moves = movesOf(katarenga.parsePosition(`${KINGS} w2b/4/4/w3 w`, paper));
    expect(moves).toEqual(['a1-a2', 'a1-b1', 'a1-b2', 'a4-a3', 'a4-b3', 'a4-b4', 'a4-off']);
  });

  test('is for the enemy row only', () => {
    const moves = movesOf(katarenga.parsePosition(`${KINGS} b3/4/4/3w b 0:0 3`, paper));
    expect(moves.filter((move) => move.endsWith('off'))).toEqual([]);
  });

  test('is one choice in the official game, where the pawn stays safe in a camp', () => {
    const before = katarenga.parsePosition(`${KINGS} w3/4/4/wbb1 w 0:0 8`, official);
    expect(movesOf(before).filter((move) => move.endsWith('off'))).toEqual(['a4-off']);
    const state = play(`${KINGS} w3/4/4/wbb1 w 0:0 8`, 'a4-off', official);
    expect([state.score(0), state.pawns.count(0), state.turn]).toEqual([1, 1, 1]);
  });
});

/** The table of section 4: White to move. */
const endings: readonly (readonly [
  what: string,
  position: string,
  move: string,
  result: number,
  points: string,
])[] = [
  ['takes off a pawn for the second point', '3w/4/4/w1bb w 1:1', 'd4-off', 1, '2:1'],
  ['takes off his last pawn for the second point', '3w/4/4/2bb w 1:0', 'd4-off', 1, '2:0'],
  ['takes off his last pawn, first point; Black has 3 pawns', '3w/4/4/1bbb w 0:0', 'd4-off', 0, '1:3'],
  ['takes off his last pawn, first point; Black has 1 pawn', '3w/4/4/3b w 0:0', 'd4-off', 0.5, '1:1'],
  ['takes off his last pawn; Black has 1 pawn and 1 point', '3w/4/4/3b w 0:1', 'd4-off', 0, '1:2'],
  ["captures Black's last pawn, has 1 pawn, 0 points", '4/4/wb2/4 w 0:0', 'a2xb2', 0.5, '1:0'],
  ["captures Black's last pawn, has 1 pawn, Black 1 point", '4/4/wb2/4 w 0:1', 'a2xb2', 0.5, '1:1'],
  ["captures Black's last pawn, has 1 pawn, 1 point", '4/4/wb2/4 w 1:0', 'a2xb2', 1, '2:0'],
  ["captures Black's last pawn, has 2 pawns", '4/4/wb1w/4 w 0:0', 'a2xb2', 1, '2:0'],
  ["captures Black's last pawn, has 3 pawns, 1 point", '4/4/wb1w/w3 w 1:1', 'a2xb2', 1, '4:1'],
];

/** The same with the colours changed: the board upside down. */
function mirror(text: string): string {
  return text.replace(/[a-d]\d/g, (square) => square[0]! + (5 - Number(square[1])));
}
function swapSides(position: string): string {
  const [pawns, , points] = position.split(' ');
  const rows = pawns!.split('/').toReversed().join('/');
  const swapped = rows.replace(/[wb]/g, (pawn) => (pawn === 'w' ? 'b' : 'w'));
  return `${swapped} b ${points!.split(':').toReversed().join(':')} 9`;
}

describe('the game ends when the mover', () => {
  test.each(endings)('%s', (_what, position, move, result, points) => {
    const white = play(`${KINGS} ${position}`, move);
    expect([white.turn, white.result(0), white.result(1)]).toEqual([OVER, result, 1 - result]);
    expect(`${white.score(0)}:${white.score(1)}`).toBe(points);
    const black = play(`${KINGS} ${swapSides(position)}`, mirror(move));
    expect([black.turn, black.result(1)]).toEqual([OVER, result]);
    expect(`${black.score(1)}:${black.score(0)}`).toBe(points);
  });

  test('has both camps occupied in the official game', () => {
    const state = play(`${KINGS} w3/4/4/w1bb w 1:0 8`, 'a4-off', official);
    expect([state.turn, state.result(0), state.score(0)]).toEqual([OVER, 1, 2]);
  });

  test('leaves the enemy fewer than two pawns in the official game, camps included', () => {
    const lost = play(`${KINGS} 4/4/wb1w/2b1 w 0:0 8`, 'a2xb2', official);
    expect([lost.turn, lost.result(0)]).toEqual([OVER, 1]);
    const safe = play(`${KINGS} 4/4/wb1w/2b1 w 0:1 8`, 'a2xb2', official);
    expect(safe.turn).toBe(1);
  });
});

describe('the first move', () => {
  const position = 'RRRR/KKKK/KKKK/RRRR bbbb/4/4/wwww w 0:0';
  test('may capture in the paper, and not in the official game', () => {
    expect(movesOf(katarenga.parsePosition(`${position} 0`, paper))).toContain('a1xa4');
    expect(movesOf(katarenga.parsePosition(`${position} 0`, official))).not.toContain('a1xa4');
    expect(movesOf(katarenga.parsePosition(`${position} 1`, official))).not.toContain('a1xa4');
    expect(movesOf(katarenga.parsePosition(`${position} 2`, official))).toContain('a1xa4');
  });
});

describe('a side that cannot move', () => {
  /** White's knight in the centre of 3x3 reaches nothing; Black can move. */
  const blocked = 'KKK/KNK/KKK b2/1w1/3 w 0:0 4';
  const rule = (name: string): KatarengaOptions => settleOptions(katarenga, { blocked: name });

  test('passes, and the game goes on', () => {
    expect(movesOf(katarenga.parsePosition(blocked, paper))).toEqual(['pass']);
    const state = play(blocked, 'pass');
    expect([state.turn, state.passes]).toEqual([1, 1]);
    expect(play(blocked, 'pass a3-a2').passes).toBe(0);
  });

  test('has lost or drawn where the rules say so', () => {
    expect([play(blocked, 'pass', rule('loss')).turn, play(blocked, 'pass', rule('loss')).result(1)]).toEqual(
      [OVER, 1],
    );
    expect([play(blocked, 'pass', rule('draw')).turn, play(blocked, 'pass', rule('draw')).result(1)]).toEqual(
      [OVER, 0.5],
    );
  });

  test('makes it a draw when the other side passes as well', () => {
    // No board is known on which both are blocked, so the second pass is played without being legal.
    const state = play(blocked, 'pass');
    state.play(PASS);
    expect([state.turn, state.result(0)]).toEqual([OVER, 0.5]);
  });
});

test('the game is a draw at its limit of plies, and 0 means hardly any limit', () => {
  const limited = settleOptions(katarenga, { maxPlies: 10 });
  const state = play(`${KINGS} b3/4/4/3w w 0:0 8`, 'd1-d2 a4-a3', limited);
  expect([state.turn, state.result(0)]).toEqual([OVER, 0.5]);
  const free = settleOptions(katarenga, { maxPlies: 0, size: 20 });
  const long = katarenga.start(free, new Random(1));
  expect(long.playOut(new Random(1))).toBeGreaterThan(1000);
});

test('a copy takes over another board of another size', () => {
  const large = katarenga.start(settleOptions(katarenga, { size: 20 }), new Random(1));
  const small = katarenga.start(settleOptions(katarenga, { size: 3 }), new Random(2));
  large.playOut(new Random(3));
  large.assign(small);
  expect(katarenga.formatPosition(large)).toBe(katarenga.formatPosition(small));
  expect(movesOf(large)).toEqual(movesOf(small));
});
