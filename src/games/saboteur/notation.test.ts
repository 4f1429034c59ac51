/** Moves as text: what is read, what is printed, and what is refused with which words. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { refusal } from '../../../test/refusal.ts';
import { OVER, settleOptions } from '../../core/index.ts';
import { type SaboteurState, saboteur } from './index.ts';

const options = settleOptions(saboteur, {});

const parse = (text: string): SaboteurState => saboteur.parsePosition(text, options);

describe('a move', () => {
  const state = parse('hand: 0 8 9 11 map malus destroy; tiles: 6,5=8 7,5=0');

  test.each([
    ['9f@8,5', '9f@8,5'],
    ['9f 8 5', '9f@8,5'],
    ['9F 8,5', '9f@8,5'],
    ['  8 6 4 ', '8@6,4'],
    ['malus', 'malus'],
    ['MAP 12 3', 'map@12,3'],
    ['map@12,7', 'map@12,7'],
    ['destroy 7 5', 'destroy@7,5'],
    ['drop 11', 'drop:11'],
    ['Drop:Malus', 'drop:malus'],
  ])('may be written %j, and is printed %s', (text, printed) => {
    expect(saboteur.formatMove(state, saboteur.parseMove(state, text))).toBe(printed);
  });

  test.each([
    ['', 'there is no card ""'],
    ['pass', 'there is no card "pass"'],
    ['16 6 5', 'there is no card "16"'],
    ['8f 6 4', 'tile 8 looks the same turned'],
    ['15f 6 4', 'tile 15 looks the same turned'],
    ['8', 'it should name a row and a column'],
    ['8 6', 'it should name a row and a column'],
    ['8 6 4 2', 'it should name a row and a column'],
    ['8 14 5', '14,5 is no cell; rows and columns are 0 to 13'],
    ['8 -1 5', '-1,5 is no cell'],
    ['8 x y', 'x,y is no cell'],
    ['malus 6 5', 'malus has no target'],
    ['map', 'it should name a row and a column'],
    ['map 12 4', 'the objectives are at 12,3, 12,5 and 12,7'],
    ['destroy', 'it should name a row and a column'],
    ['drop', 'a drop names one card'],
    ['drop 9f', 'a drop names one card'],
    ['drop 8 8', 'a drop names one card'],
  ])('may not be written %j', (text, why) => {
    expect(refusal(() => saboteur.parseMove(state, text))).toContain(`"${text}" is not a move: ${why}`);
  });

  test.each([
    ['5 8 5', 'there is no 5 in the hand'],
    ['8 6 5', 'that cell is not empty'],
    ['8 5 5', 'that cell is not empty'],
    ['8 12 5', 'that cell is not empty'],
    ['8 11 5', 'it does not fit there'],
    ['0 6 6', 'it does not fit there'],
    ['bonus', 'there is no bonus in the hand'],
    ['destroy 5 5', 'no laid tile is there'],
    ['destroy 12 3', 'no laid tile is there'],
    ['destroy 9 9', 'no laid tile is there'],
    ['drop 5', 'there is no 5 in the hand'],
  ])('%s is one, but not legal here', (text, why) => {
    expect(refusal(() => saboteur.parseMove(state, text))).toMatch(
      new RegExp(`^move ${text} is not legal for first: ${why} / Legal: .* in all\\)\\.$`),
    );
  });

  test.each([
    ['hand: bonus 8 0 0 0 5 5', 'bonus', 'only a blocked player can play it'],
    ['hand: bonus 8 0 0 0 5 5', 'malus', 'there is no malus in the hand'],
    ['hand: bonus 8 0 0 0 5 5', 'map 12 3', 'there is no map in the hand'],
    ['hand: bonus 8 0 0 0 5 5', 'destroy 6 5', 'there is no destroy in the hand'],
    ['hand: bonus 8 0 0 0 5 5; blocked: 1 0', '8 6 5', 'a blocked player lays no tiles'],
    [
      'hand: map 9 9 0 5 5 7; gold: 0; revealed: 0 1 0; tiles: 6,5=0 7,5=0 8,5=0 9,5=8 10,5=8 11,5=8',
      'map 12 5',
      'that objective is revealed already',
    ],
  ])('in %s, %s is refused: %s', (position, text, why) => {
    const there = parse(position);
    expect(refusal(() => saboteur.parseMove(there, text))).toContain(`is not legal for first: ${why}`);
  });

  test('is refused once the game is over', () => {
    const over = parse('hand: 9 9 0 5 5 7 7; revealed: 0 1 0; tiles: 6,5=0 7,5=0 8,5=0 9,5=8 10,5=8 11,5=8');
    expect(over.turn).toBe(OVER);
    expect(refusal(() => saboteur.parseMove(over, 'drop 9'))).toContain('the game is over');
  });
});

test('as a move is refused by a UserError, or is a legal move', () => {
  const room = new Int32Array(saboteur.maxMoves);
  const state = parse('hand: 0 8 9 11 map malus destroy; tiles: 6,5=8 7,5=0');
  const legal = [...room.subarray(0, state.moves(room))];
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0123456789f @,:dropmas'), maxLength: 9 }), (text) => {
      if (refusal(() => saboteur.parseMove(state, text)) === 'accepted')
        expect(legal).toContain(saboteur.parseMove(state, text));
    }),
    { numRuns: 2000 },
  );
});
