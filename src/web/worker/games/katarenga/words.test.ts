import { describe, expect, it, test } from 'vitest';
import { movesWithWays } from '../../../../../test/pageGames.ts';
import { type OptionValues, settleOptions } from '../../../../core/index.ts';
import { type KatarengaState, katarenga } from '../../../../games/katarenga/index.ts';
import { katarengaPage as page } from './index.ts';

const TILES = 'KRNB/NBKR/RKBN/BNRK';

function position(pawns: string, rules: OptionValues = {}): KatarengaState {
  return katarenga.parsePosition(`${TILES} ${pawns}`, settleOptions(katarenga, { size: 4, ...rules }));
}

function after(state: KatarengaState, move: string): KatarengaState {
  const next = state.clone();
  next.play(katarenga.parseMove(state, move));
  return next;
}

function words(state: KatarengaState, move: string): string {
  return page.describe(state, katarenga.parseMove(state, move), undefined);
}

const CAMPS = { goal: 'camps' };

test('moves are told as sentences', () => {
  const state = position('w2b/4/4/bw2 w 0:0 20');
  expect(words(state, 'b1-c3')).toBe('White moves from b1 to c3');
  expect(words(position('w2b/b3/4/1w2 w 0:0 20'), 'a4xa3')).toBe('White moves from a4 to a3 and captures');
  expect(words(state, 'a4-off')).toBe('White takes the pawn on a4 off the board for a point');
  expect(words(position('w2b/4/4/bw2 w 0:0 20', CAMPS), 'a4-off')).toBe(
    'White moves the pawn on a4 into a camp',
  );
});

describe('the way to score', () => {
  const waysOff = (state: KatarengaState): string[] =>
    movesWithWays(page, state).flatMap(({ move, ways }) =>
      move.endsWith('off') ? ways.map((way) => way.join(', ')) : [],
    );

  it('is to press the goal, where only one pawn can', () => {
    expect(waysOff(position('w2b/4/4/bw2 w 0:0 20'))).toEqual(['a4, white goal', 'white goal']);
  });

  it('is to press the pawn as well, before or after, where several can', () => {
    expect(waysOff(position('4/4/4/bwbb b 0:0 21'))).toEqual([
      'a1, black goal',
      'black goal, a1',
      'c1, black goal',
      'black goal, c1',
      'd1, black goal',
      'black goal, d1',
    ]);
  });

  it('is named in the instructions', () => {
    const press = 'Press a pawn, then a marked square.';
    expect(page.howTo(position('4/w2b/4/bw2 w 0:0 20'))).toBe(press);
    expect(page.howTo(position('w2b/4/4/bw2 w 0:0 20'))).toBe(
      `${press} The pawn on a4 can be taken off for a point: press beyond the row.`,
    );
    expect(page.howTo(position('4/4/w3/bwbb b 0:0 21', CAMPS))).toBe(
      `${press} Pawns on row 1 can move into a camp: press beyond the row.`,
    );
  });
});

test.each<[string, string, string, OptionValues]>([
  ['w2b/4/4/bw2 w 1:1 20', 'a4-off', 'White wins 2 to 1', {}],
  [
    'wb2/4/4/b2b w 0:0 20',
    'a4-off',
    "Black wins 3 to 1: White has no pawns left, and each of Black's is a point",
    {},
  ],
  ['w3/4/4/b3 w 0:0 20', 'a4-off', 'Draw, 1 to 1: no pawns are left, and nobody has two points', {}],
  [
    'w3/b3/4/1w2 w 0:0 20',
    'a4xa3',
    "White wins 2 to 0: Black has no pawns left, and each of White's is a point",
    {},
  ],
  ['w3/b2b/4/1w2 w 0:0 20', 'a4xa3', 'White wins: Black has fewer than two pawns left', CAMPS],
  ['w3/b2b/4/1w2 w 1:0 20', 'a4-off', 'White wins: both camps are reached', CAMPS],
  ['w3/b2b/4/1w2 w 0:0 20', 'b1-c3', 'Draw, 0 to 0: 21 moves have been played', { maxPlies: 21 }],
])('the end of %s after %s: %s', (pawns, move, end, rules) => {
  expect(page.describeEnd(after(position(pawns, rules), move))).toBe(end);
});

test('a side that cannot move passes by itself', () => {
  const blocked = (rules: OptionValues): KatarengaState =>
    katarenga.parsePosition(
      'NNN/NNN/NNN 3/1b1/1w1 b 0:0 21',
      settleOptions(katarenga, { size: 3, ...rules }),
    );
  const state = blocked({});
  const pass = page.forced(state)!;
  expect(katarenga.formatMove(state, pass)).toBe('pass');
  expect(page.describe(state, pass, undefined)).toBe('Black cannot move and passes');
  expect(page.view({ state, last: { before: state, move: pass }, viewer: undefined }).last).toBeNull();
  expect(page.forced(position('w2b/4/4/bw2 w 0:0 20'))).toBeUndefined();
  expect(page.describeEnd(after(blocked({ blocked: 'loss' }), 'pass'))).toBe(
    'White wins 0 to 0: Black cannot move',
  );
  expect(page.describeEnd(after(blocked({ blocked: 'draw' }), 'pass'))).toBe(
    'Draw, 0 to 0: Black cannot move',
  );
});

test('a choice of the set-up brings along what belongs to it', () => {
  const paper = { preset: 'paper', size: 8, tiles: 'random', slide: '3', goal: 'points' };
  const official = { preset: 'official', size: 8, tiles: 'quarters', slide: 'untilSameTile', goal: 'camps' };
  expect(page.adjust({ ...paper, preset: 'official' }, 'preset')).toEqual(official);
  expect(page.adjust({ ...official, size: 6 }, 'size')).toEqual({ ...official, size: 6, tiles: 'random' });
  expect(page.adjust({ ...paper, size: 6, tiles: 'quarters' }, 'tiles')).toEqual({
    ...paper,
    tiles: 'quarters',
  });
  expect(page.adjust({ ...paper, goal: 'camps' }, 'goal')).toEqual({ ...paper, goal: 'camps' });
});

test.each(page.setup)('every choice of $title is one that the game takes', ({ option, choices }) => {
  for (const { value } of choices) {
    const usual = { preset: 'paper', size: 8, tiles: 'random', slide: '3', goal: 'points' };
    const chosen = page.adjust({ ...usual, [option]: value }, option);
    expect(() => settleOptions(katarenga, chosen)).not.toThrow();
  }
});
