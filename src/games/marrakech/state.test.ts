/** Payment, carpets, short of money, the end and the tie-break, case by case. */
import { describe, expect, test } from 'vitest';
import { CHANCE, OVER, type OptionValue, Random, settleOptions } from '../../core/index.ts';
import { type MarrakechState, marrakech } from './index.ts';
import { paperKey } from './zobrist.ts';

const listed = new Int32Array(marrakech.maxMoves);

function at(position: string, given: Record<string, OptionValue> = {}): MarrakechState {
  return marrakech.parsePosition(position, settleOptions(marrakech, given));
}

function moves(state: MarrakechState): string[] {
  return [...listed.subarray(0, state.moves(listed))].map((move) => marrakech.formatMove(state, move));
}

function play(state: MarrakechState, ...texts: string[]): MarrakechState {
  for (const text of texts) state.play(marrakech.parseMove(state, text));
  return state;
}

const after = { dieTiming: 'after' };

describe('a turn', () => {
  test('with the die first is a roll and one move', () => {
    const state = marrakech.start(settleOptions(marrakech, {}), new Random(1));
    expect(marrakech.formatPosition(state)).toBe('5/5/5/5/5 c3N p1a roll 30,30 8,8,8,8');
    expect(state.turn).toBe(CHANCE);
    play(state, '2');
    expect(state.turn).toBe(0);
    // Straight on to c1, left to a3, right to e3: 7 places each on the middle of an edge.
    expect(moves(state)).toHaveLength(21);
    play(state, 'La2b2');
    expect(marrakech.formatPosition(state)).toBe('5/a-a3/5/5/5 a3W p2c roll 30,30 7,8,8,8');
  });

  test('with the turn first is a turn, a roll and a carpet', () => {
    const state = marrakech.start(settleOptions(marrakech, { preset: 'official3' }), new Random(1));
    expect(moves(state)).toEqual(['L', 'S', 'R']);
    play(state, 'R', '4');
    // d4 to g4, off the board on row 4, back in on row 5... row index 3 pairs with 4.
    expect(marrakech.formatPosition(state)).toBe('7/7/7/7/7/7/7 g5W p1a lay 30,30,30 15,15,15');
    play(state, 'g6g7');
    expect(marrakech.formatPosition(state)).toContain(' g5W p2b turn ');
  });

  test('with turning at the end walks first', () => {
    const given = { preset: 'official3', turnTiming: 'end' };
    const state = marrakech.start(settleOptions(marrakech, given), new Random(1));
    play(state, '2', 'd3e3');
    expect(moves(state)).toEqual(['L', 'S', 'R']);
    play(state, 'L');
    expect(marrakech.formatPosition(state)).toContain(' d2W p2b roll ');
  });

  test('lays colours a, c, b, d in turn when they alternate', () => {
    const random = new Random(5);
    const state = marrakech.start(settleOptions(marrakech, {}), random);
    const laid: number[] = [];
    while (state.turn !== OVER) {
      if (state.turn !== CHANCE) laid.push(state.colour);
      state.play(state.sample(random));
    }
    expect(laid).toEqual(Array.from({ length: 32 }, (_, i) => [0, 2, 1, 3][i % 4]));
  });

  test('draws colours by what is left of each', () => {
    const state = at('7/7/7/7/7/7/7 d4N p1 draw 30,30 12,12,12,12', { preset: 'official2' });
    expect(moves(state)).toEqual(['a', 'b']);
    expect(state.weight(0)).toBe(1 / 2);
    play(state, 'b', 'S', '1', 'c3c4', 'd');
    play(state, 'S', '1', 'd3e3');
    expect(state.weight(0)).toBeCloseTo(12 / 23, 12);
    expect(state.weight(1)).toBeCloseTo(11 / 23, 12);
  });
});

describe('paying', () => {
  /** Assam on c3 looks north with a 1 rolled: straight on to c2. */
  const position = (rows: string, coins = '30,30'): MarrakechState =>
    at(`${rows} c3N p1a die1 ${coins} 4,4,4,4`);

  test('is by colour, not by owner', () => {
    const state = position('2D2/1cdc1/1c-c2/5/5');
    // c2 shows d with c1; the c beside them are of the same player, but do not count.
    expect(state.owedAt(7)).toBe(2);
    play(state, 'Sa2b2');
    expect([...state.coins]).toEqual([28, 32]);
  });

  test('counts squares that share an edge, not corners', () => {
    const state = position('1c-c2/1C1c1/1c1c1/5/5');
    expect(state.owedAt(1)).toBe(4);
    expect(state.owedAt(8)).toBe(2);
  });

  test('is free on bare floor and on either own colour', () => {
    const state = position('2B2/2b2/1a-a2/5/5');
    expect([state.owedAt(7), state.owedAt(11), state.owedAt(0)]).toEqual([0, 0, 0]);
  });

  test('takes what there is and lets the player play on', () => {
    const state = position('2D2/1cdc1/1c-c2/5/5', '1,59');
    play(state, 'Sa2b2');
    expect([...state.coins]).toEqual([0, 60]);
    expect(state.turn).toBe(CHANCE);
  });
});

describe('who cannot pay', () => {
  const official = { preset: 'official3' };
  const rows = '7/7/3B3/3b3/7/7/7';

  test('is out at once, lays nothing, and the carpets are bare floor from then on', () => {
    const state = at(`${rows} d5N p3c turn 44,45,1 14,14,15`, official);
    play(state, 'S', '1');
    expect(marrakech.formatPosition(state)).toBe(`${rows} d4N p1a turn 44,46,out 14,14,15`);
    expect(state.result(2)).toBe(0);
    const other = at('7/7/3C3/3c3/7/7/7 d5N p1a turn 45,45,out 14,14,14', official);
    play(other, 'S', '1');
    expect([...other.coins]).toEqual([45, 45, 0]);
    // For covering they still are carpets.
    const beside = at('7/7/3C3/3c3/7/7/7 e4N p1a lay 45,45,out 14,14,14', official);
    expect(moves(beside)).not.toContain('d3d4');
  });

  test('is not one who owes exactly what there is', () => {
    const state = at(`${rows} d5N p3c turn 43,45,2 14,14,15`, official);
    play(state, 'S', '1');
    expect(marrakech.formatPosition(state)).toBe(`${rows} d4N p3c lay 43,47,0 14,14,15`);
  });

  test('loses at once against a single opponent, whatever the points', () => {
    for (const soloEnd of ['stop', 'playOn']) {
      const given = { preset: 'course', players: 2, soloEnd };
      const state = at('7/7/3A3/3a3/7/7/7 d5N p2b turn 59,1 14,15', given);
      play(state, 'S', '1');
      expect(state.turn).toBe(OVER);
      expect([state.result(0), state.result(1)]).toEqual([1, 0]);
    }
  });

  test('leaves a lone survivor to stop or to play on', () => {
    const position = `${rows} d5N p3c turn out,89,1 15,14,15`;
    expect(play(at(position, official), 'S', '1').turn).toBe(OVER);
    const on = play(at(position, { ...official, soloEnd: 'playOn' }), 'S', '1');
    expect(on.turn).toBe(1);
    const random = new Random(1);
    while (on.turn !== OVER) on.play(on.sample(random));
    expect(on.leftOf(1)).toBe(0);
    expect([0, 1, 2].map((seat) => on.result(seat))).toEqual([0, 1, 0]);
  });

  test('has one move for a ruinous walk where turn and carpet are one move', () => {
    const state = at('5/2D2/2d2/5/5 c4N p1a die1 1,59 7,7,7,7', { bankruptcy: 'eliminate' });
    expect(moves(state).filter((text) => text.startsWith('S'))).toEqual(['S']);
    play(state, 'S');
    expect([state.turn, state.result(0), state.result(1)]).toEqual([OVER, 0, 1]);
  });
});

describe('laying', () => {
  /** The figure of the rules: carpet 1 is a, 2 is b, 3 is c; the last free squares are bare. */
  const figure = '1a-a2/1C3/1cb2/5/5 c2N p1a lay 30,30 7,7,7,7';

  test('may not cover a whole carpet, but halves of different ones', () => {
    const places = moves(at(figure, { ...after }));
    for (const illegal of ['b1c1', 'b2b3', 'a1b1']) expect(places).not.toContain(illegal);
    for (const legal of ['c1d1', 'c3d3', 'a2b2', 'd1d2', 'b3c3']) expect(places).toContain(legal);
  });

  test('may cover the own whole carpets where only those of others are protected', () => {
    const places = moves(at(figure, { ...after, coverWhole: 'opponents' }));
    expect(places).toContain('b1c1');
    expect(places).not.toContain('b2b3');
  });

  test('on neighbouring halves of equal colour is allowed, for they are two carpets', () => {
    const joined = at('5/1a-a2/5/5/5 c3N p2c lay 30,30 7,8,8,8', after);
    const apart = at('5/1aa2/1bb2/5/5 d2N p2c lay 30,30 5,6,6,6', after);
    expect(moves(joined)).not.toContain('b2c2');
    expect(moves(apart)).toContain('b2c2');
  });
});

describe('the end', () => {
  const over = (coins: string, rows = '5/5/5/5/5'): MarrakechState =>
    at(`${rows} c3N - over ${coins} 0,0,0,0`);
  const result = (state: MarrakechState): number[] => [state.result(0), state.result(1)];

  test('is won by coins and squares, then by coins, and is a draw if those are equal', () => {
    expect(result(over('31,29'))).toEqual([1, 0]);
    const tied = over('31,29', 'c-c3/5/5/5/5');
    expect([tied.score(0), tied.score(1)]).toEqual([31, 31]);
    expect(result(tied)).toEqual([1, 0]);
    expect(result(over('30,30'))).toEqual([0.5, 0.5]);
    expect(result(over('30,30', 'c-c3/5/5/5/5'))).toEqual([0, 1]);
  });

  test('shares the first place among those who are equal, and not with others', () => {
    const state = at('7/7/7/7/7/7/7 d4N - over 40,10,40 0,0,0', { preset: 'official3' });
    expect([0, 1, 2].map((seat) => state.result(seat))).toEqual([0.5, 0, 0.5]);
  });
});

describe('keys', () => {
  function key(state: MarrakechState, how: (state: MarrakechState, out: Int32Array) => void): string {
    const out = new Int32Array(2);
    how(state, out);
    return out.join();
  }
  const full = (state: MarrakechState, out: Int32Array): void => state.hash(out);

  test("of the paper forget coins, turns left and whole carpets; the full ones don't", () => {
    const pairs = [
      ['5/1a-a2/5/5/5 c3N p2c die1 30,30 7,8,8,8', '5/1a-a2/5/5/5 c3N p2c die1 31,29 7,8,8,8'],
      ['5/1a-a2/5/5/5 c3N p2c die1 30,30 7,8,8,8', '5/1a-a2/5/5/5 c3N p2c die1 30,30 6,7,7,7'],
      ['5/1aa2/1bb2/5/5 d2N p1a die1 30,30 6,6,6,6', '5/1a-a2/1b-b2/5/5 d2N p1a die1 30,30 6,6,6,6'],
    ] as const;
    for (const [a, b] of pairs) {
      expect(key(at(a), paperKey)).toBe(key(at(b), paperKey));
      expect(key(at(a), full)).not.toBe(key(at(b), full));
    }
  });

  test('tell apart Assam, his facing, the die, the colours shown, the player and the colour in hand', () => {
    const positions = [
      '5/1a-a2/5/5/5 c3N p2c die1 30,30 7,8,8,8',
      '5/1a-a2/5/5/5 c4N p2c die1 30,30 7,8,8,8',
      '5/1a-a2/5/5/5 c3E p2c die1 30,30 7,8,8,8',
      '5/1a-a2/5/5/5 c3N p2c die2 30,30 7,8,8,8',
      '5/1a-a2/5/5/5 c3N p2c roll 30,30 7,8,8,8',
      '5/2a-a1/5/5/5 c3N p2c die1 30,30 7,8,8,8',
      '5/1b-b2/5/5/5 c3N p2c die1 30,30 6,7,7,7',
      '5/1a-a2/5/5/5 c3N p1b die1 30,30 7,8,7,8',
      '5/1a-a2/5/5/5 c3N p2d die1 30,30 7,7,7,8',
    ];
    for (const how of [paperKey, full])
      expect(new Set(positions.map((text) => key(at(text), how))).size).toBe(positions.length);
  });
});
