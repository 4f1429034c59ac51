/** Positions and moves as text and as JSON: what is read, and what is refused with which reason. */
import { describe, expect, test } from 'vitest';
import { OVER, type OptionValue, Random, UserError, settleOptions } from '../../core/index.ts';
import { type MarrakechState, marrakech } from './index.ts';

function at(position: string, given: Record<string, OptionValue> = {}): MarrakechState {
  return marrakech.parsePosition(position, settleOptions(marrakech, given));
}

function refusal(action: () => unknown): string {
  try {
    action();
  } catch (error) {
    if (error instanceof UserError) return error.message;
    throw error;
  }
  throw new Error('nothing was refused');
}

const MIDGAME = 'a-ad1A/1adBa/c-c1bb/Dcab1/db3 d1E p2d roll 31,29 4,4,4,5';

describe('a position', () => {
  test.each([
    '5/5/5/5/5 c3N p1a roll 30,30 8,8,8,8',
    MIDGAME,
    MIDGAME.replace('roll', 'die4'),
    '5/5/5/5/5 c3N - over 12,48 0,0,0,0',
  ])('of the paper reads and prints the same: %s', (text) => {
    expect(marrakech.formatPosition(at(text))).toBe(text);
  });

  test.each([
    ['official2', '7/7/7/7/7/7/7 d4N p1 draw 30,30 12,12,12,12'],
    ['official2', '7/7/7/7/7/7/7 d4N p1b turn 30,30 12,12,12,12'],
    ['official2', '7/7/7/7/7/7/7 d4W p1b roll 30,30 12,12,12,12'],
    ['official3', '7/7/7/7/7/7/7 b4W p1a lay 30,30,30 15,15,15'],
    ['official4', '7/7/7/7/7/7/7 b4W p3c turn out,60,30,30 11,11,12,12'],
  ])('of %s reads and prints the same: %s', (preset, text) => {
    expect(marrakech.formatPosition(at(text, { preset }))).toBe(text);
  });

  test('shows the order of open stacks', () => {
    const text = '3/3/3 b2N p1b roll 30,30 1,2,1,2 order=bab,dcd';
    const given = { size: 3, rugsPerColour: 2, colourOrder: 'shuffledOpen' };
    expect(marrakech.formatPosition(at(text, given))).toBe(text);
    expect(refusal(() => at(text.replace('bab', 'baa'), given))).toBe(
      'position: colour a comes 2 times in the order, but 1 are left',
    );
  });

  test.each([
    ['5/5/5/5/5 c3N p1a roll 30,30', 'it has 5 parts'],
    ['5/5 c3N p1a roll 30,30 8,8,8,8', '2 rows'],
    ['5/5/5/5/4 c3N p1a roll 30,30 8,8,8,8', 'row 5 ("4") has 4 squares'],
    ['5/5/5/5/2x2 c3N p1a roll 30,30 8,8,8,8', 'row 5 has "x"'],
    ['5/5/5/5/2a-2 c3N p1a roll 30,30 7,8,8,7', 'has no second half'],
    ['5/5/5/5/2A2 c3N p1a roll 30,30 7,8,8,7', 'has no second half'],
    ['5/5/5/5/1a-a-a1 c3N p1a roll 30,30 7,8,8,7', 'has three squares'],
    ['5/5/5/A-a3/a4 c3N p1a roll 30,30 7,8,8,7', 'would have three squares'],
    ['5/5/5/5/2a2 c3N p2c roll 30,30 7,8,8,8', 'half a carpet lies on c5'],
    [
      '5/5/5/5/1a-ab1 c3N p2c roll 30,30 7,8,8,8',
      'more carpets of colour b are visible (1) than were laid (0)',
    ],
    ['5/5/5/5/5 f3N p1a roll 30,30 8,8,8,8', '"f3N" is not a place for Assam'],
    ['5/5/5/5/5 c3X p1a roll 30,30 8,8,8,8', '"c3X" is not a place for Assam'],
    ['5/5/5/5/5 c3N p3a roll 30,30 8,8,8,8', '"p3a" is not one of the 2 players'],
    ['5/5/5/5/5 c3N p1b roll 30,30 8,8,8,8', 'player 1 cannot be about to lay colour b'],
    ['5/5/5/5/5 c3N p1c roll 30,30 8,8,8,8', 'player 1 cannot be about to lay colour c'],
    ['5/5/5/5/5 c3N p1a die5 30,30 8,8,8,8', '"die5" is not what is next'],
    ['5/5/5/5/5 c3N p1a turn 30,30 8,8,8,8', '"turn" is no part of a turn with these options'],
    ['5/5/5/5/5 c3N p1 draw 30,30 8,8,8,8', 'no colour is to be drawn'],
    ['5/5/5/5/5 c3N p1a roll 30,31 8,8,8,8', 'there are 61 coins, but 2 players brought 30 each'],
    ['5/5/5/5/5 c3N p1a roll 60,out 8,8,8,8', 'nobody ever leaves with bankruptcy=payAll'],
    ['5/5/5/5/5 c3N p1a roll 30,-3 8,8,8,8', '"-3" is not a number of coins'],
    ['5/5/5/5/5 c3N p1a roll 30,30 9,9,9,9', '9 carpets of colour a are left, but there are 8 of each'],
    ['5/5/5/5/5 c3N p1a roll 30,30 264,8,8,8', '264 carpets of colour a are left, but there are 8 of each'],
    ['5/5/5/5/5 c3N p1a roll 30,30 6,8,8,8', 'player 1 cannot have 6 and 8 carpets left'],
    ['5/5/5/5/5 c3N p1b roll 30,30 7,8,8,8', 'having laid 1, but player 2 has laid 0'],
    ['5/5/5/5/5 c3N p1a roll 30,30 8,8,8', '3 colours do not go with 2 players'],
    ['5/5/5/5/5 c3N - over 30,30 8,8,8,8', 'the game is not over'],
    ['5/5/5/5/5 c3N p1a roll 30,30 0,0,0,0', 'the game is over, but goes on'],
    ['5/5/5/5/5 c3N p1a roll 30,30 8,8,8,8 order=ab,cd', 'the colours are not in open stacks'],
  ])('is refused: %s', (text, reason) => {
    expect(refusal(() => at(text))).toContain(reason);
  });

  test('with nobody left in the game, or coins of who is out, is refused', () => {
    const given = { preset: 'official3' };
    const rest = '15,15,15';
    expect(
      refusal(() => at(`7/7/7/7/7/7/7 d4N p1a turn out,out,out ${rest}`, { ...given, coins: 0 })),
    ).toContain('all players are out');
    expect(refusal(() => at(`7/7/7/7/7/7/7 d4N p1a turn out,60,30 ${rest}`, given))).toContain(
      'player 1 is to move, but out',
    );
  });

  test('of a finished game is over', () => {
    const state = at('5/5/5/5/5 c3N - over 31,29 0,0,0,0');
    expect(state.turn).toBe(OVER);
    expect(refusal(() => marrakech.parseMove(state, '3'))).toContain('the game is over');
  });
});

describe('a position in JSON', () => {
  const bare = Array<number>(25).fill(-1);
  const base = {
    n: 5,
    rugsPerColour: 8,
    turn: 2,
    toMove: 0,
    die: 3,
    assam: [2, 2, 'N'],
    money: [30, 30],
    rugId: bare.with(6, 0).with(7, 0).with(16, 1).with(21, 1),
    colour: bare.with(6, 0).with(7, 0).with(16, 2).with(21, 2),
  };
  const read = (change: Record<string, unknown>, given: Record<string, OptionValue> = {}): string =>
    marrakech.formatPosition(at(JSON.stringify({ ...base, ...change }), given));

  test('is read like any other', () => {
    expect(read({})).toBe('5/1a-a2/5/1C3/1c3 c3N p1b die3 30,30 7,8,7,8');
    expect(read({ die: null })).toBe('5/1a-a2/5/1C3/1c3 c3N p1b roll 30,30 7,8,7,8');
    // The second player began.
    expect(read({ toMove: 1 })).toBe('5/1a-a2/5/1C3/1c3 c3N p2d die3 30,30 7,8,7,8');
  });

  test('under other rules means what there is to do', () => {
    const one = { coloursPerPlayer: 1, dieTiming: 'after' };
    const colour = base.colour.map((c) => Math.min(c, 1));
    expect(read({ colour, die: null }, one)).toContain('p1a turn 30,30 7,7');
    expect(read({ colour }, one)).toContain('p1a lay 30,30 7,7');
    const hidden = { colourOrder: 'shuffledHidden' };
    expect(refusal(() => read({}, hidden))).toContain('"left" is missing');
    expect(read({ left: [7, 8, 7, 8], die: null }, hidden)).toContain('p1 draw 30,30 7,8,7,8');
    expect(read({ left: [7, 8, 7, 8], hand: 0 }, hidden)).toContain('p1a die3 30,30 7,8,7,8');
    const three = { players: 3, coloursPerPlayer: 1, bankruptcy: 'eliminate' };
    const ruin = { colour, money: [30, 60, 0], out: [false, false, true], left: [7, 7, 8], die: null };
    expect(read(ruin, three)).toContain('p1a roll 30,60,out 7,7,8');
  });

  test.each([
    [{ n: 2 }, 'n: cannot be 2'],
    [{ turn: 1.5 }, 'turn: cannot be 1.5'],
    [{ toMove: 2 }, 'toMove: cannot be 2'],
    [{ die: 5 }, 'die: cannot be 5'],
    [{ assam: [5, 2, 'N'] }, 'assam[0]: cannot be 5'],
    [{ money: [30] }, 'money: has 1 of at least 2 entries'],
    [{ money: [30, -30] }, 'money[1]: cannot be -30'],
    [{ rugId: bare.slice(1) }, 'rugId: has 24 entries, not 25'],
    [{ colour: bare }, 'square 6 has rugId 0, but colour -1'],
    [{ colour: base.colour.with(6, 4) }, 'colour[6]: cannot be 4'],
    [{ colour: base.colour.with(6, 1) }, 'the carpet on b2 and c2 has two colours'],
    [{ rugId: base.rugId.with(8, 0), colour: base.colour.with(8, 0) }, 'one carpet lies on b2, c2 and d2'],
    [
      { rugId: bare.with(6, 0).with(8, 0), colour: bare.with(6, 0).with(8, 0) },
      'one carpet lies on b2 and d2, which are not neighbours',
    ],
  ])('is refused: %j', (change, reason) => {
    expect(refusal(() => read(change))).toContain(reason);
  });

  test('that is no JSON is refused', () => {
    expect(refusal(() => at('{"n": 5,'))).toContain('not valid JSON');
  });
});

describe('a move', () => {
  const state = at('5/5/5/5/5 c3N p1a die2 30,30 8,8,8,8');

  test.each(['Lb3b4', 'lb3b4', 'Lb4b3', 'Lb3-b4'])('may be typed as %s', (text) => {
    expect(marrakech.formatMove(state, marrakech.parseMove(state, text))).toBe('Lb3b4');
  });

  test.each([
    ['Xb3b4', 'is not a move'],
    ['b3', 'is not a move'],
    ['Lb3b4b5', 'is not a move'],
    ['Lb3z9', 'z9 is off the 5x5 board'],
    ['Lb0b1', '"b0" is not a square'],
    ['Sb3b4', 'move Sb3b4 is not legal in 5/5/5/5/5'],
    ['L', 'move L is not legal'],
    ['3', 'move 3 is not legal'],
    ['a', 'move a is not legal'],
  ])('%s is refused', (text, reason) => {
    expect(refusal(() => marrakech.parseMove(state, text))).toContain(reason);
  });

  test('of every kind has its notation', () => {
    const end = marrakech.start(settleOptions(marrakech, { turnTiming: 'end' }), new Random(1));
    end.play(marrakech.parseMove(end, '2'));
    expect(marrakech.formatMove(end, marrakech.parseMove(end, 'b1b2r'))).toBe('b1b2R');
  });
});

describe('options', () => {
  test.each([
    [{ size: 2 }, 'option size cannot be "2"'],
    [{ players: 5 }, 'option players cannot be "5"'],
    [{ players: 3 }, 'coloursPerPlayer cannot be 2 with 3 players'],
    [{ preset: 'official3', coloursPerPlayer: 2 }, 'coloursPerPlayer cannot be 2 with 3 players'],
    [{ coloursPerPlayer: 1, colourOrder: 'shuffledOpen' }, 'colourOrder=shuffledOpen needs two colours'],
    [{ rugsPerColour: 0 }, 'option rugsPerColour cannot be "0"'],
    [{ coins: -1 }, 'option coins cannot be "-1"'],
    [{ facing: 'Q' }, 'unknown value for option facing: "Q"'],
    [{ preset: 'oficial2' }, 'unknown preset of marrakech: "oficial2"'],
  ])('%j are refused', (given, reason) => {
    expect(refusal(() => settleOptions(marrakech, given as Record<string, OptionValue>))).toContain(reason);
  });

  test('of a shuffled preset fall back to one colour without being asked', () => {
    expect(settleOptions(marrakech, { preset: 'official2', coloursPerPlayer: 1 }).colourOrder).toBe(
      'alternate',
    );
  });
});
