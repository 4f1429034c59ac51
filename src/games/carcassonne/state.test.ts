/** The rules, case by case: what is easy to get wrong. */
import { describe, expect, test } from 'vitest';
import { CHANCE, OVER, Random, settleOptions } from '../../core/index.ts';
import { type CarcassonneState, carcassonne } from './index.ts';
import { CATEGORIES, END_POINTS, endPoints } from './scoring.ts';
import { MOST_PLAYERS } from './layout.ts';

/** Plays moves in notation from the start. */
function after(moves: string, given: Record<string, string | number> = {}): CarcassonneState {
  const state = carcassonne.start(settleOptions(carcassonne, given), new Random(1));
  for (const move of moves.trim().split(/\s+/)) state.play(carcassonne.parseMove(state, move));
  return state;
}

function points(state: CarcassonneState): number[] {
  return Array.from({ length: state.seats }, (_, seat) => state.table.points(seat));
}

function supplies(state: CarcassonneState): number[] {
  return Array.from({ length: state.seats }, (_, seat) => state.table.supply(seat));
}

/** What the end would bring now, by category. */
function end(state: CarcassonneState, category: (typeof CATEGORIES)[number]): number[] {
  const out = new Int16Array(END_POINTS);
  endPoints(state.table, out);
  const from = MOST_PLAYERS * CATEGORIES.indexOf(category);
  return [...out.subarray(from, from + state.seats)];
}

const listed = new Int32Array(carcassonne.maxMoves);
function legal(state: CarcassonneState): string[] {
  const moves = [...listed.subarray(0, state.moves(listed))];
  return moves.map((move) => carcassonne.formatMove(state, move));
}

describe('a claim', () => {
  test('of what the same tile completes scores at once, and the meeple comes back', () => {
    const state = after('E 0,-1r2 city-s');
    expect(points(state)).toEqual([4, 0]);
    expect(supplies(state)).toEqual([7, 7]);
  });

  const sixMonks = Array.from(
    { length: 6 },
    (_, i) => `B 0,${2 * i + 1}r0 monastery B 0,${2 * i + 2}r0 none`,
  );

  test('can be made with the last meeple, which is back after the turn', () => {
    const state = after(`${sixMonks.join(' ')} E 0,-1r2 city-s`, { pile: 'B20E3' });
    expect(supplies(state)).toEqual([1, 7]);
    expect(points(state)).toEqual([4, 0]);
  });

  test('cannot be made without a meeple, whatever would come back in this turn', () => {
    const seven = `${sixMonks.join(' ')} B 0,13r0 monastery B 0,14r0 none`;
    const state = after(`${seven} E 0,-1r2`, { pile: 'B20E3' });
    expect(supplies(state)[0]).toBe(0);
    expect(legal(state)).toEqual(['none']);
  });

  test('is refused on a feature that holds a meeple, and open on the other pieces', () => {
    const state = after('U 1,0r1 road-e U 2,0r1');
    expect(legal(state)).toEqual(['none', 'field-ese', 'field-nnw']);
  });
});

describe('one tile', () => {
  test('with two ends of a road that comes back to it counts once', () => {
    const state = after('X 1,0r0 none V 2,0r0 none V 2,1r1 none V 1,1r2 road-n');
    expect(points(state)).toEqual([0, 4]);
  });

  test('with two pieces of one city counts once, for the city and for a farm', () => {
    const state = after('I 0,1r1 field-nnw N 1,1r2 none N 0,2r0 none N 1,2r3 city-n');
    expect(points(state)).toEqual([0, 8]);
    expect(end(state, 'field')).toEqual([3, 0]);
  });

  test('may join two claimed cities, which then belong to both', () => {
    const state = after('U 1,0r1 none U 2,0r1 none E 0,1r1 city-e E 2,1r3 city-w G 1,1r0 none');
    expect(points(state)).toEqual([6, 6]);
    expect(supplies(state)).toEqual([7, 7]);
  });

  test('may join three, which then belong to the majority alone, while all meeples go home', () => {
    const state = after(
      'U 1,0r1 none U 2,0r1 none E 0,1r1 city-e E 2,1r3 city-w B 0,2r0 none U 3,0r1 none E 1,2r0 city-n R 1,1r2 none',
    );
    expect(points(state)).toEqual([8, 0]);
    expect(supplies(state)).toEqual([7, 7]);
  });
});

describe('a farm', () => {
  test('is paid for a city that nobody owned', () => {
    const state = after('E 0,-1r2 field-nnw');
    expect(points(state)).toEqual([0, 0]);
    expect(end(state, 'field')).toEqual([3, 0]);
  });

  test('is paid for a city between it and another farm, and so is the other', () => {
    const state = after('E 0,-1r2 field-nnw U 1,0r1 field-nnw');
    expect(end(state, 'field')).toEqual([3, 3]);
  });

  test('is paid for a city finished later, and not for one never finished', () => {
    const open = after('U 1,0r1 field-nnw');
    expect(end(open, 'field')).toEqual([0, 0]);
    expect(end(after('U 1,0r1 field-nnw E 0,-1r2 none'), 'field')).toEqual([3, 0]);
  });

  test('does not go through a city edge from one D to another', () => {
    const state = after('D 0,-1r2 field-ese U 1,0r1');
    expect(legal(state)).toContain('field-nnw');
  });

  test('keeps its meeples', () => {
    expect(supplies(after('E 0,-1r2 field-nnw'))).toEqual([6, 7]);
  });
});

describe('a monastery', () => {
  const lay = (cells: readonly string[]): string => cells.map((cell) => `B ${cell}r0 none`).join(' ');

  test('is completed by a diagonal neighbour', () => {
    const others = lay(['1,1', '-1,1', '1,2', '-1,2', '0,3', '1,3', '-1,3']);
    const state = after(`B 0,1r0 none B 0,2r0 monastery ${others}`, { pile: 'B20' });
    expect(points(state)).toEqual([0, 9]);
    expect(supplies(state)).toEqual([7, 7]);
  });

  test('dropped into a full ring pays at once', () => {
    const ring = lay(['0,1', '1,1', '-1,1', '1,2', '-1,2', '1,3', '-1,3', '0,3']);
    const state = after(`${ring} B 0,2r0 monastery`, { pile: 'B20' });
    expect(points(state)).toEqual([9, 0]);
  });

  test('pays one point for itself and one for each neighbour at the end', () => {
    expect(end(after('B 0,1r0 monastery'), 'monastery')).toEqual([2, 0]);
  });

  test('may be completed together with another, by one tile', () => {
    const before = lay(['0,1', '-1,1', '-1,2', '-1,3', '0,3', '1,3', '2,3', '2,2', '2,1']);
    const state = after(`${before} B 0,2r0 monastery B 1,2r0 monastery B 1,1r0 none`, { pile: 'B20' });
    expect(points(state)).toEqual([9, 9]);
    expect(supplies(state)).toEqual([7, 7]);
  });
});

describe('at the end', () => {
  test('an unfinished city pays one a tile and one a pennant, a road one a tile', () => {
    const state = after('M 0,-1r1 city-e U 1,0r1 road-e');
    expect(end(state, 'city')).toEqual([3, 0]);
    expect(end(state, 'road')).toEqual([0, 2]);
  });

  test('two meeples on one unfinished feature do not count it twice', () => {
    const state = after('U 1,0r1 none U 2,0r1 none E 0,1r1 city-e E 2,1r3 city-w R 1,1r2 none');
    expect(end(state, 'city')).toEqual([3, 3]);
  });

  test('those who share the first place share the win', () => {
    const state = after('E 0,-1r2 none', { pile: 'E1', players: 5 });
    expect(state.turn).toBe(OVER);
    expect([0, 1, 2, 3, 4].map((seat) => state.result(seat))).toEqual([0.2, 0.2, 0.2, 0.2, 0.2]);
  });
});

describe('a tile that fits nowhere', () => {
  test('is put away, and the same player draws again', () => {
    const state = after('E 0,-1r2 none C');
    expect(state.turn).toBe(CHANCE);
    expect(state.player).toBe(1);
    expect(state.discarded).toBe(1);
    expect(after('E 0,-1r2 none C B').turn).toBe(1);
  });

  test('ends the game if it was the last, without a turn', () => {
    const state = after('E 0,-1r2 city-s C', { pile: 'C1E1' });
    expect(state.turn).toBe(OVER);
    expect([state.score(0), state.score(1)]).toEqual([4, 0]);
  });

  test('is drawn as often as any other', () => {
    const state = after('E 0,-1r2 none');
    expect(state.weight(carcassonne.parseMove(state, 'C'))).toBeCloseTo(1 / 70, 12);
  });
});

test('the players take turns, up to five of them', () => {
  const state = after('B 0,1r0 none B 0,2r0 none B 0,3r0 none B 0,4r0 none', { players: 5, pile: 'B9' });
  expect(state.player).toBe(4);
  expect(after('B 0,1r0 none B 0,2r0 none B 0,3r0 none', { players: 3, pile: 'B9' }).player).toBe(0);
});

test('a row of 72 tiles is no trouble', () => {
  const moves = Array.from({ length: 71 }, (_, i) => `U ${i + 1},0r1 ${i === 0 ? 'road-e' : 'none'}`);
  const state = after(moves.join(' '), { pile: 'U71' });
  expect(state.turn).toBe(OVER);
  expect(state.score(0)).toBe(72);
});
