import { describe, expect, test } from 'vitest';
import { refusal } from '../../../test/refusal.ts';
import { OVER, Random, settleOptions } from '../../core/index.ts';
import { type CarcassonneState, carcassonne } from './index.ts';
import { parsePile } from './options.ts';

const options = settleOptions(carcassonne, {});
const START = 'D0,0r0 red draws 0-0';

function parse(text: string): CarcassonneState {
  return carcassonne.parsePosition(text, options);
}

describe('a move', () => {
  const draws = parse(START);
  const places = parse('D0,0r0 red places V 0-0');
  const claims = parse('D0,0r0 U1,0r1:road-e U2,0r1 blue claims 0-0');
  const print = (state: CarcassonneState, text: string): string =>
    carcassonne.formatMove(state, carcassonne.parseMove(state, text));

  test('may name a piece by any side or half that it reaches, and is printed by the first', () => {
    for (const half of ['ese', 'sse', 'ssw', 'wsw']) expect(print(claims, `field-${half}`)).toBe('field-ese');
    expect(print(claims, 'none')).toBe('none');
    expect(print(draws, 'V')).toBe('V');
    expect(print(places, '1,0r0')).toBe('1,0r0');
  });

  test('may leave out what can only be one thing, and is asked for it otherwise', () => {
    const city = parse('D0,0r0 E0,-1r2 red claims 0-0');
    expect(print(city, 'city')).toBe('city-s');
    expect(print(parse('D0,0r0 red places U 0-0'), '1,0')).toBe('1,0r1');
    expect(refusal(() => carcassonne.parseMove(places, '1,0'))).toMatch(/"1,0" could be 1,0r\d or 1,0r\d/);
    expect(refusal(() => carcassonne.parseMove(claims, 'city'))).toContain('"city" is not a move');
    expect(refusal(() => carcassonne.parseMove(draws, '9,9'))).toContain('"9,9" is not a move');
  });

  test.each(['', 'v', 'Y', 'VV', '1,0r4', '1,0r', '1, 0r1', '0000', 'city-x', 'field-n', 'road-nne'])(
    '%j is none',
    (text) => {
      for (const state of [draws, places, claims])
        expect(refusal(() => carcassonne.parseMove(state, text))).toContain(`"${text}" is not a move`);
    },
  );

  test.each([
    [draws, '1,0r0', 'a tile is to be drawn'],
    [draws, 'none', 'a tile is to be drawn'],
    [places, 'V', 'a tile is to be placed'],
    [places, '0,-1r0', 'V does not fit there that way'],
    [places, '0,0r0', 'V does not fit there that way'],
    [places, '5,5r0', 'no tile lies beside that cell'],
    [places, '38,39r0', 'no tile lies beside that cell'],
    [claims, 'V', 'a piece of the new tile, or none, is to be claimed'],
    [claims, 'road-e', 'there is a meeple on that feature'],
    [claims, 'city-n', 'the new tile has no such piece'],
    [claims, 'monastery', 'the new tile has no such piece'],
  ])('may be one, but not legal here (%#)', (state, text, why) => {
    expect(refusal(() => carcassonne.parseMove(state, text))).toContain(
      `move ${text} is not legal here: ${why}`,
    );
  });

  test('needs a tile that is left, and a meeple', () => {
    const noC = parse('D0,0r0 E0,-1r2 Cx blue draws 0-0');
    expect(refusal(() => carcassonne.parseMove(noC, 'C'))).toContain('there is no such tile left');
    const over = carcassonne.parsePosition(
      'D0,0r0 E0,-1r2 over 4-0',
      settleOptions(carcassonne, { pile: 'E1' }),
    );
    expect(refusal(() => carcassonne.parseMove(over, 'E'))).toContain('the game is over');
  });
});

describe('a position', () => {
  test.each([
    START,
    'D0,0r0 red places V 0-0',
    'D0,0r0 E0,-1r2 red claims 0-0',
    'D0,0r0 E0,-1r2 blue draws 4-0',
    'D0,0r0 E0,-1r2:field-nnw Cx blue draws 0-0',
    'D0,0r0 E0,-1r2:field-nnw Cx blue places B 0-0',
    'D0,0r0 M0,-1r1:city-e U1,0r1:road-e red draws 0-0',
    'D0,0r0 U1,0r1 U2,0r1 E0,1r1:city-e E2,1r3:city-w G1,1r0 red claims 0-0',
  ])('%s is read and printed as it is', (text) => {
    expect(carcassonne.formatPosition(parse(text))).toBe(text);
  });

  test.each([
    [`  ${START.replaceAll(' ', '  ')}`, START],
    ['D0,0r0 B0,1r3 blue draws 0-0', 'D0,0r0 B0,1r0 blue draws 0-0'],
    ['D0,0r0 U1,0r3:field-wsw blue draws 0-0', 'D0,0r0 U1,0r1:field-ese blue draws 0-0'],
  ])('%j is put right as %s', (text, printed) => {
    expect(carcassonne.formatPosition(parse(text))).toBe(printed);
  });

  test.each([
    ['', 'it does not end with a step'],
    ['D0,0r0', 'it does not end with a step'],
    ['D0,0r0 red draws', 'it does not end with a step'],
    ['D0,0r0 red naps 0-0', 'it does not end with a step'],
    ['E0,0r0 red draws 0-0', '"E0,0r0": the first tile is D0,0r0'],
    ['D1,0r0 red draws 0-0', 'the first tile is D0,0r0'],
    ['Bx red draws 0-0', '"Bx" is not a tile such as D0,0r0'],
    ['D0,0r0 T red draws 0-0', '"T" is not a tile such as T0,-1r1'],
    ['D0,0r0 Z0,-1r0 blue draws 0-0', 'there is no tile Z'],
    ['D0,0r0 C0,-1r0 C0,-2r0 red draws 0-0', '"C0,-2r0" is one C more than there are'],
    ['D0,0r0 B5,5r0 blue draws 0-0', '"B5,5r0" touches no earlier tile'],
    ['D0,0r0 B0,0r0 blue draws 0-0', '"B0,0r0" lies on another tile'],
    ['D0,0r0 B0,-1r0 blue draws 0-0', '"B0,-1r0" does not fit its neighbours'],
    ['D0,0r0:road-e red draws 0-0', 'nobody can claim the start tile'],
    ['D0,0r0 B0,1r0:abbey blue draws 0-0', '"abbey" is not a piece such as city-n'],
    ['D0,0r0 B0,1r0:city-n blue draws 0-0', 'the tile has no city-n'],
    ['D0,0r0 U1,0r1:road-e U2,0r1:road-e red draws 0-0', 'there was a meeple on that feature already'],
    ['D0,0r0 Cx red draws 0-0', '"Cx": C fitted, so it was not put away'],
    ['D0,0r0 E0,-1r2:city-s blue draws 0-0', 'the meeple on tile 2 (E) stands on something complete'],
    ['D0,0r0 E0,-1r2 red draws 0-0', 'it is the turn of blue, not of red'],
    ['D0,0r0 blue claims 0-0', 'there is no new tile to claim'],
    ['D0,0r0 B0,1r0:monastery red claims 0-0', 'the new tile has a meeple already'],
    ['D0,0r0 E0,-1r2 blue places C 0-0', 'C fits nowhere'],
    ['D0,0r0 over 0-0', 'the game is not over: 71 tiles are left'],
    ['D0,0r0 red draws 0-0-0', '"0-0-0" has points for 3, but there are 2 players'],
    ['D0,0r0 red draws 1-0', 'red cannot have 1 points: all that is complete would pay red 0'],
    ['D0,0r0 E0,-1r2 blue draws 5-0', 'red cannot have 5 points: all that is complete would pay red 4'],
    // The city pays nobody by halves, and only who placed a tile of it.
    ['D0,0r0 E0,-1r2 blue draws 3-0', 'red cannot have 3 points: nothing that is complete adds up to that'],
    ['D0,0r0 E0,-1r2 blue draws 0-4', 'blue cannot have 4 points: all that is complete would pay blue 0'],
  ])('%j is refused', (text, why) => {
    expect(refusal(() => parse(text))).toContain(why);
  });

  test('has no more than seven meeples of a player, and ends with the pile', () => {
    const few = settleOptions(carcassonne, { pile: 'B20' });
    const monks = Array.from({ length: 16 }, (_, i) => `B0,${i + 1}r0${i % 2 === 0 ? ':monastery' : ''}`);
    const text = `D0,0r0 ${monks.join(' ')} red draws 0-0`;
    expect(refusal(() => carcassonne.parsePosition(text, few))).toContain('red has only 7 meeples');
    const one = settleOptions(carcassonne, { pile: 'B1' });
    expect(refusal(() => carcassonne.parsePosition('D0,0r0 B0,1r0 blue draws 0-0', one))).toContain(
      'there is nothing left to draw',
    );
    expect(carcassonne.parsePosition('D0,0r0 B0,1r0 over 0-0', one).turn).toBe(OVER);
  });
});

test('the option pile refuses what is no pile, and says why', () => {
  const cases = {
    '': 'it should be letters, each with a number',
    abc: 'it should be letters, each with a number',
    Z1: '"Z" is not a tile',
    A1A2: 'A is there twice',
    A0: 'no A is written by leaving it out',
    A40B40: 'it has 80 tiles',
  };
  for (const [text, why] of Object.entries(cases))
    expect(refusal(() => parsePile(text))).toContain(`option pile cannot be "${text}": ${why}`);
  expect(parsePile('program').reduce((a, b) => a + b)).toBe(71);
  expect(refusal(() => settleOptions(carcassonne, { players: 6 }))).toContain(
    'players is a whole number from 2 to 5',
  );
});

test('the drawing shows tiles, meeples, players and the tile in hand', () => {
  const state = parse('D0,0r0 M0,-1r1:city-e U1,0r1:road-e red places B 0-0');
  expect(`\n${carcassonne.draw(state)}\n`).toMatchInlineSnapshot(`
    "
          0     1
        ....#
     -1 ..*#R
        .####
        .###. .....
      0 ----- ----B
        ..... .....

    red (R) 0 points, 6 meeples
    blue (B) 0 points, 6 meeples
    68 tiles left

    .....
    ..M..  in hand: B, monastery
    .....
    "
  `);
});

test('games of any length are drawn and written without a fault', () => {
  const random = new Random(5);
  const state = carcassonne.start(options, random);
  for (; state.turn !== OVER; state.play(state.sample(random))) {
    expect(carcassonne.draw(state)).toContain('red (R)');
    expect(carcassonne.formatPosition(parse(carcassonne.formatPosition(state)))).toBe(
      carcassonne.formatPosition(state),
    );
  }
});
