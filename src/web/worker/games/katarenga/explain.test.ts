import { describe, expect, it, test } from 'vitest';
import { type OptionValues, settleOptions } from '../../../../core/index.ts';
import { type KatarengaState, katarenga } from '../../../../games/katarenga/index.ts';
import { explain } from './explain.ts';

/**
 *     6  R  K  B  N  R  K
 *     5 [B] N  K  R  B  N
 *     4  K  R  N (B) K  R
 *     3  N [B] R  K  N  B
 *     2 (R) K  B  N  R  K
 *     1 (B)(N) K  R [N] N
 *        a  b  c  d  e  f
 */
const TILES = 'RKBNRK/BNKRBN/KRNBKR/NBRKNB/RKBNRK/BNKRNN';
const PAWNS = '6/b5/3w2/1b4/w5/ww2b1';

function position(rules: OptionValues = {}, more = 'w 0:0 20', pawns = PAWNS): KatarengaState {
  return katarenga.parsePosition(
    `${TILES} ${pawns} ${more}`,
    settleOptions(katarenga, { size: 6, ...rules }),
  );
}

function refusal(state: KatarengaState, made: string, step: string): string | undefined {
  return explain(state, made === '' ? [] : [made], step);
}

test.each([
  ['c4', "c4 is an empty knight tile. Press one of White's pawns first."],
  ['a5', "The pawn on a5 is Black's, and it is White's turn."],
  ['black goal', "Black's pawns go off the board here; White's do beyond row 6."],
  [
    'white goal',
    "A pawn goes off the board from row 6, in a turn after the one that brought it there. None of White's pawns stands there.",
  ],
])('before a pawn is chosen, %s is refused: %s', (step, words) => {
  expect(refusal(position(), '', step)).toBe(words);
});

test.each([
  ['a2', 'a6', 'The pawn on a5 is in the way: only a knight leaps over pawns.'],
  ['a2', 'f2', "A rook's move is three squares long at most; f2 is five squares away."],
  ['a2', 'c3', 'The pawn on a2 stands on a rook tile and moves along its row or column; c3 lies on neither.'],
  [
    'd4',
    'a4',
    'The pawn on d4 stands on a bishop tile and moves along its two diagonals; a4 lies on neither.',
  ],
  [
    'b1',
    'b2',
    'The pawn on b1 stands on a knight tile and leaps like a knight: two squares straight and one to the side; b2 is out of its reach.',
  ],
  [
    'a2',
    'white goal',
    'A pawn goes off the board from row 6, in a turn after the one that brought it there; the pawn on a2 does not stand there.',
  ],
])('from %s, %s is refused: %s', (from, step, words) => {
  expect(refusal(position(), from, step)).toBe(words);
});

describe('other rules', () => {
  it('end a slide on the next tile of its kind', () => {
    expect(refusal(position({ slide: 'untilSameTile' }), 'a2', 'f2')).toBe(
      "A rook's move ends on the first rook tile on its way, which is e2.",
    );
  });

  it('send pawns into camps', () => {
    expect(refusal(position({ goal: 'camps' }), '', 'black goal')).toBe(
      "Black's pawns go into a camp here; White's do beyond row 6.",
    );
  });

  it('forbid a capture on the first move, and no other', () => {
    const rules = { firstMoveCapture: false };
    expect(refusal(position(rules, 'w 0:0 0'), 'a2', 'a5')).toBe(
      'Nobody may capture on their first move of the game.',
    );
    expect(refusal(position(rules, 'w 0:0 2'), 'a2', 'a5')).toBeUndefined();
  });
});

test('a pawn that is walled in says so', () => {
  const state = position({}, 'w 0:0 20', '6/b5/6/6/ww4/ww2b1');
  expect(refusal(state, '', 'a1')).toBe(
    'The pawn on a1 stands on a bishop tile and moves along its two diagonals, but no square is free for it.',
  );
  expect(refusal(state, 'a2', 'a1')).toBe(refusal(state, '', 'a1'));
});

test('what can be chosen needs no excuse', () => {
  expect(refusal(position(), '', 'b1')).toBeUndefined();
  expect(refusal(position(), 'd4', 'f2')).toBeUndefined();
  expect(refusal(position(), '', 'z9')).toBeUndefined();
});

test('nothing can be chosen once the game is over', () => {
  expect(refusal(position({}, 'w 2:0 20'), '', 'a1')).toBe('The game is over.');
});
