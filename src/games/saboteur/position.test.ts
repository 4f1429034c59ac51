/** Positions as text: the full line, the short form of the rules, drawings, and what a position cannot be. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { refusal } from '../../../test/refusal.ts';
import { OVER, Random, settleOptions } from '../../core/index.ts';
import { MINE } from './cells.ts';
import { type SaboteurState, saboteur } from './index.ts';
import { findGaps } from './islands.ts';

const options = settleOptions(saboteur, {});
const course = settleOptions(saboteur, { preset: 'course' });
const open = settleOptions(saboteur, { dropsOpen: true });

const parse = (text: string, rules = options): SaboteurState => saboteur.parsePosition(text, rules);
const print = (text: string, rules = options): string => saboteur.formatPosition(parse(text, rules));

describe('the short form of a position', () => {
  test('is completed to a whole one: the same hand, the first player to move, all 55 cards', () => {
    const text = print('hand: 0 5 6 7 8 9 10');
    expect(text).toMatch(/^played: 0; first: 0 5 6 7 8 9 10; second: [^;]+; pile: [^;]+; gold: 1$/);
    expect(print(text)).toBe(text);
  });

  test.each([
    ['hand: 9 8', 'played: 52; first: 8 9; second: 0;'],
    ['hand: 9', 'played: 54; first: 9; gold: 1;'],
    ['hand: 0 5 6 7 8 9 10; tiles: 6,5=8 7,5=8 8,5=8', 'played: 4;'],
    ['hand: 0 5 6 7 8 9 10; played: 3; blocked: 1 0', 'blocked: 0 1; spent: malus;'],
    ['hand: 0 5 6 7 8 9 10; blocked: 1 0', 'blocked: 1 0; spent: malus;'],
    ['hand: 0 5 6 7 8 9 10; looked: 0 1 0 / 1 0 0', 'looked: 0 1 0 / 1 0 0; spent: map map'],
    ['hand: 0 5 6 7 8 9 10; gold: 2', 'gold: 2'],
    ['Hand: 0 5 6 7 8 9 10\n\nGOLD: 2\n', 'gold: 2'],
  ])('%j becomes a line with %s', (text, part) => {
    const printed = print(text);
    expect(`${printed};`).toContain(part);
    expect(print(printed)).toBe(printed);
  });

  test('puts what has gone among the spent cards where drops are not hidden', () => {
    for (const rules of [course, open]) {
      const printed = print('hand: 9 8', rules);
      expect(printed).not.toContain('dropped');
      expect(print(printed, rules)).toBe(printed);
    }
  });
});

describe('a position is refused:', () => {
  const START = print('hand: 0 5 6 7 8 9 10');
  const change = (from: string | RegExp, to: string): string => {
    const changed = START.replace(from, to);
    expect(changed).not.toBe(START);
    return changed;
  };

  test.each([
    ['nothing at all', () => '', 'card 0 is missing 4 times; name all 55 cards'],
    ['no field', () => 'hello', '"hello" should be a name, a colon and its items'],
    ['an unknown field', () => 'hands: 1 2', '"hands" is no field; known are played, first'],
    ['a field twice', () => 'hand: 1; hand: 2', 'hand is given twice'],
    ['both forms at once', () => `${START}; hand: 1`, 'hand and first cannot both be given'],
    ['an unknown card', () => change('first: 0', 'first: 16'), 'first: there is no card "16"'],
    ['a turned card in a hand', () => 'hand: 9f 8', 'hand: there is no card "9f"'],
    ['a card twice', () => change('first: 0', 'first: 10'), 'card 10 is there 4 times; the deck has 3'],
    ['a card too many in the short form', () => 'hand: 1 1', 'card 1 is there 2 times; the deck has 1'],
    [
      'hands of the wrong size',
      () => change(/ 10; second: \w+/, '; second:'),
      'first holds 6 cards, but 7 after 0 moves',
    ],
    ['another number of moves', () => change('played: 0', 'played: 3'), 'but 38 after 3 moves'],
    [
      'a number of moves that is none',
      () => change('played: 0', 'played: x'),
      'played should be a number from 0 to 55',
    ],
    ['a hand of no cards', () => 'hand:', 'hand: 0 cards cannot be held'],
    ['a hand too small for the tiles', () => 'hand: 0 0 0 0 5 5 5 5', 'hand: 8 cards cannot be held'],
    ['a nugget nowhere', () => change('gold: 1', 'gold: 3'), 'gold should be a number from 0 to 2'],
    ['too many blocks', () => `${START}; blocked: 3 0`, 'blocked should be 2 numbers from 0 to 2'],
    [
      'blocks without Malus',
      () => `${START}; blocked: 1 0`,
      '1 blocks need as many spent malus cards, and there are 0',
    ],
    ['blocks for one player', () => `${START}; blocked: 1`, 'blocked should be 2 numbers'],
    [
      'revealed for two objectives',
      () => `${START}; revealed: 0 1`,
      'revealed should be 3 numbers from 0 to 1',
    ],
    ['looks of one player', () => `${START}; looked: 0 1 0`, 'looked should be two lists with / in between'],
    [
      'looks without Maps',
      () => `${START}; looked: 0 1 0 / 0 0 0`,
      '1 objectives need as many spent map cards',
    ],
    ['a tile that is none', () => 'hand: 9; tiles: 6,5=16', 'tiles: "6,5=16" should be row,column=tile'],
    [
      'a tile that cannot be turned',
      () => 'hand: 9; tiles: 6,5=8f',
      'tiles: "6,5=8f" should be row,column=tile',
    ],
    ['a tile off the board', () => 'hand: 9; tiles: 14,5=8', 'tiles: "14,5=8" should be row,column=tile'],
    ['a tile on the entrance', () => 'hand: 9; tiles: 5,5=8', 'tiles: 5,5 is taken already'],
    ['a tile on an objective', () => 'hand: 9; tiles: 12,5=8', 'tiles: 12,5 is taken already'],
    ['two tiles in a cell', () => 'hand: 9; tiles: 6,5=8 6,5=0', 'tiles: 6,5 is taken already'],
    ['tiles that do not fit', () => 'hand: 9; tiles: 6,5=8 6,6=0', 'do not fit together'],
    ['a tile against the entrance', () => 'hand: 9; tiles: 6,5=10', 'tiles: 5,5 and 6,5 do not fit together'],
    [
      'a tunnel that reaches what is not revealed',
      () => 'hand: 9; tiles: 6,5=0 7,5=0 8,5=0 9,5=8 10,5=8 11,5=8',
      'the tunnels reach the middle objective',
    ],
    ['a nugget revealed without a tunnel', () => 'hand: 9; revealed: 0 1 0', 'no tunnel reaches it'],
    [
      'more blocks lifted than laid',
      () => 'hand: 9; spent: malus bonus bonus',
      '1 malus and 2 bonus cards were played',
    ],
    [
      'a Destroy without a tile',
      () => 'hand: 9; spent: destroy',
      '0 tiles were destroyed by 1 destroy cards',
    ],
    [
      'a tile in the air',
      () => 'hand: 9 destroy destroy destroy; tiles: 2,0=8',
      'nothing leads to 2,0, and 0',
    ],
    ['a tile too far for three Destroys', () => 'hand: 9; tiles: 2,0=8', 'nothing leads to 2,0, and 3'],
    [
      'a gap that nothing was destroyed in',
      () => 'hand: 9 destroy destroy destroy; tiles: 6,5=0 8,5=0',
      'tiles: nothing leads to 8,5, and 0 destroyed tiles do not explain it',
    ],
    [
      'two gaps and one Destroy',
      () => 'hand: 9 destroy destroy; tiles: 6,5=0 8,5=0 10,5=0',
      'tiles: nothing leads to 8,5, and 1 destroyed tiles do not explain it',
    ],
    [
      'a tile with its closed side to the others',
      () => 'hand: 9 destroy destroy destroy; tiles: 6,5=0 6,6=12',
      'nothing leads to 6,6',
    ],
    [
      'an objective that was never reached',
      () => 'hand: 9 destroy destroy destroy; gold: 0; revealed: 0 1 0; tiles: 6,5=0',
      'revealed: nothing leads to the objective on 12,5, and 0 destroyed tiles do not explain it',
    ],
    [
      'an objective behind a dead end',
      () =>
        'hand: 9 destroy destroy destroy; gold: 0; revealed: 0 1 0; tiles: 6,5=0 7,5=0 8,5=0 9,5=0 10,5=8 11,5=1',
      'revealed: nothing leads to the objective on 12,5, and 0',
    ],
    ['drops of two heaps in one', () => 'hand: 9; dropped: 8 8', 'dropped should be two lists'],
    [
      'more drops than moves',
      () => 'hand: 0 0 0 0 5 5 5; played: 2; dropped: 6 7 8 / -',
      'first has dropped 3 cards in 1 moves',
    ],
  ])('%s', (_what, text, why) => {
    expect(refusal(() => parse(text()))).toContain(why);
  });

  test.each([
    ['hand: 9; tiles: 6,5=0 8,5=0', 1],
    ['hand: 9; tiles: 6,5=0 8,5=0 10,5=0', 2],
    ['hand: 9; tiles: 6,5=0 9,5=0', 2],
    // One cross held three islands together.
    ['hand: 9; tiles: 6,5=8 7,4=10 7,6=10 8,5=0', 1],
    ['hand: 9; gold: 0; revealed: 0 1 0; tiles: 6,5=0 7,5=0 8,5=0 9,5=0 10,5=8 11,5=1', 1],
  ])('but a gap may be where a tile was destroyed: %s', (text, destroyed) => {
    const spent = /spent: ([^;]*)/.exec(print(text))![1]!.split(' ');
    expect(spent.filter((card) => card === 'destroy')).toHaveLength(destroyed);
    expect(spent).toHaveLength(2 * destroyed);
    expect(print(print(text))).toBe(print(text));
  });

  test('drops apart where they are not hidden', () => {
    const text = print('hand: 9 8');
    expect(refusal(() => parse(text, course))).toContain(
      'with these options drops are among the spent cards',
    );
  });
});

test('options that cannot go together are refused', () => {
  expect(refusal(() => settleOptions(saboteur, { dropsOpen: true, memory: false }))).toContain(
    'dropsOpen=true makes no difference with memory=false',
  );
});

test('positions between Destroys read back as themselves, even with tiles laid again', () => {
  const random = new Random(51);
  const room = new Int32Array(saboteur.maxMoves);
  let gaps = 0;
  for (let game = 0; game < 90; game++) {
    const state = saboteur.start([options, course, open][game % 3]!, random);
    while (state.turn !== OVER) {
      // Destroys as soon as they can be, tiles before drops: the boards with most holes in them.
      const count = state.moves(room);
      const texts = [...room.subarray(0, count)].map((move) => saboteur.formatMove(state, move));
      const [razing, laying] = [/^destroy/, /@/].map((kind) => texts.filter((text) => kind.test(text)));
      const among =
        razing!.length > 0 && state.board.laidCount > 3 ? razing! : laying!.length > 0 ? laying! : texts;
      state.play(saboteur.parseMove(state, among[random.below(among.length)]!));
      const text = saboteur.formatPosition(state);
      expect(print(text, state.options), `game ${game}`).toBe(text);
      const tiles = MINE.flatMap((cell): [number, number][] => {
        const piece = state.board.pieceAt(cell);
        return piece < 0 ? [] : [[cell, piece]];
      });
      if (findGaps(tiles, state.board.revealed).destroyed > 1) gaps++;
    }
  }
  expect(gaps).toBeGreaterThan(0);
});

describe('garbage', () => {
  const letters = 'handtilesgold:;,=/ 0123456789fmp-\n';

  test('of the characters of a position is refused by a UserError, or round-trips', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...letters), maxLength: 60 }), (noise) => {
        for (const text of [noise, `hand: ${noise}`, `hand: 9 8; ${noise}`]) {
          if (refusal(() => parse(text)) !== 'accepted') continue;
          expect(print(print(text))).toBe(print(text));
        }
      }),
      { numRuns: 1000 },
    );
  });
});

test('the drawing shows tunnels, dead ends, hidden and revealed objectives', () => {
  const state = parse(
    'hand: 9 8; gold: 0; revealed: 0 1 0; tiles: 6,5=6f 7,5=8 8,5=0 9,5=0 10,5=6f 11,5=8 6,6=15 7,4=4 9,6=12f',
  );
  expect(saboteur.draw(state)).toMatchInlineSnapshot(`
    " 0  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·
     1  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·
     2  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·
     3  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·
     4  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·
     5  ·  ·  ·  ·  · ━E━ ·  ·  ·  ·  ·  ·  ·  ·
     6  ·  ·  ·  ·  ·  ┣━╴─╶ ·  ·  ·  ·  ·  ·  ·
     7  ·  ·  ·  ·  ╺━━╋━ ·  ·  ·  ·  ·  ·  ·  ·
     8  ·  ·  ·  ·  ·  ┃  ·  ·  ·  ·  ·  ·  ·  ·
     9  ·  ·  ·  ·  ·  ┃  ╻  ·  ·  ·  ·  ·  ·  ·
    10  ·  ·  ·  ·  ·  ┣━ ·  ·  ·  ·  ·  ·  ·  ·
    11  ·  ·  ·  ·  · ━╋━ ·  ·  ·  ·  ·  ·  ·  ·
    12  ·  ·  · [N] · ━R━ · [R] ·  ·  ·  ·  ·  ·
    13  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·
        0  1  2  3  4  5  6  7  8  9 10 11 12 13

    first   8 9
    second  0
    pile    0 cards, nugget left"
  `);
  expect(saboteur.drawView!(state, 1)).toMatchInlineSnapshot(`
    " 0  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·
     1  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·
     2  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·
     3  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·
     4  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·
     5  ·  ·  ·  ·  · ━E━ ·  ·  ·  ·  ·  ·  ·  ·
     6  ·  ·  ·  ·  ·  ┣━╴─╶ ·  ·  ·  ·  ·  ·  ·
     7  ·  ·  ·  ·  ╺━━╋━ ·  ·  ·  ·  ·  ·  ·  ·
     8  ·  ·  ·  ·  ·  ┃  ·  ·  ·  ·  ·  ·  ·  ·
     9  ·  ·  ·  ·  ·  ┃  ╻  ·  ·  ·  ·  ·  ·  ·
    10  ·  ·  ·  ·  ·  ┣━ ·  ·  ·  ·  ·  ·  ·  ·
    11  ·  ·  ·  ·  · ━╋━ ·  ·  ·  ·  ·  ·  ·  ·
    12  ·  ·  · [?] · ━R━ · [?] ·  ·  ·  ·  ·  ·
    13  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·
        0  1  2  3  4  5  6  7  8  9 10 11 12 13

    hand      0
    opponent  2 cards
    pile      0 cards"
  `);
});

test('positions of random games read back as themselves, under all options', () => {
  const random = new Random(50);
  for (const rules of [options, course, open]) {
    for (let game = 0; game < 10; game++) {
      const state = saboteur.start(rules, random);
      for (;;) {
        const text = saboteur.formatPosition(state);
        expect(print(text, rules)).toBe(text);
        if (state.turn === OVER) break;
        state.play(state.sample(random));
      }
    }
  }
});
