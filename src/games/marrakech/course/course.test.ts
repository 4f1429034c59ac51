/** The four-colour string and what the programming course does with it. */
import { describe, expect, test } from 'vitest';
import { OVER, Random, settleOptions } from '../../../core/index.ts';
import { courseGameOf, readCourseString, writeCourseString } from './courseString.ts';
import {
  courseWinner,
  isCourseOver,
  isNewCarpet,
  layCarpet,
  mayLie,
  regionUnderAssam,
  turnAssam,
  walkAssam,
} from './courseTasks.ts';
import { marrakech } from '../index.ts';

const options = settleOptions(marrakech, { preset: 'course' });
/** The example of the rules: a yellow carpet on (2,3) and (2,4). */
const EXAMPLE = `Pc03015iPy03014iA33NB${'n00'.repeat(17)}y00y00${'n00'.repeat(30)}`;

test('the example of the rules is read, and written back as it was', () => {
  const state = marrakech.parsePosition(EXAMPLE, options);
  expect(marrakech.formatPosition(state)).toBe('7/7/7/2B4/2b4/7/7 d4N p1a turn 30,30 15,14');
  expect(writeCourseString(readCourseString(EXAMPLE))).toBe(EXAMPLE);
  expect(writeCourseString(courseGameOf(state)!)).toBe(EXAMPLE.replaceAll('y00', 'y00'));
});

test('positions of random games come back from the string as they were', () => {
  for (const players of [2, 3, 4]) {
    const given = settleOptions(marrakech, { preset: 'course', players, coins: 6 });
    for (let i = 0; i < 30; i++) {
      const random = new Random(8).derive(players, i);
      const state = marrakech.start(given, random);
      while (state.turn !== OVER) {
        if (marrakech.formatPosition(state).includes(' turn ')) {
          const text = writeCourseString(courseGameOf(state)!);
          expect(
            marrakech.formatPosition(marrakech.parsePosition(text, given)),
            `seed 8, ${players}, ${i}`,
          ).toBe(marrakech.formatPosition(state));
        }
        state.play(state.sample(random));
      }
    }
  }
});

test('games of other boards or with two colours each have no such string', () => {
  const start = (preset: string): ReturnType<typeof marrakech.start> =>
    marrakech.start(settleOptions(marrakech, { preset }), new Random(1));
  expect(courseGameOf(start('paper'))).toBeUndefined();
  expect(courseGameOf(start('paper7'))).toBeUndefined();
});

describe('operations', () => {
  test('turn Assam by 0, 90 or 270 degrees and by nothing else', () => {
    const facing = (degrees: number): string => readFacing(turnAssam(EXAMPLE, degrees));
    expect([0, 90, 270, 180, 45, -90].map(facing)).toEqual(['N', 'E', 'W', 'N', 'N', 'N']);
  });

  test('walk along the tracks', () => {
    expect(walkAssam(EXAMPLE, 3, 'ne-sw')).toContain('A30NB');
    expect(walkAssam(EXAMPLE, 4, 'ne-sw')).toContain('A20SB');
    expect(walkAssam(EXAMPLE, 4, 'nw-se')).toContain('A40SB');
  });

  test('count the region under Assam', () => {
    expect(regionUnderAssam(EXAMPLE)).toBe(0);
    const onYellow = EXAMPLE.replace('A33N', 'A23N');
    expect(regionUnderAssam(onYellow)).toBe(2);
    expect(regionUnderAssam(onYellow.replace('Py03014i', 'Py00014o'))).toBe(0);
  });

  test('tell a new carpet from one that cannot be', () => {
    expect(isNewCarpet(EXAMPLE, 'c003242')).toBe(true);
    for (const bad of ['y003242', 'p003242', 'c0032', 'c003292', 'c0a3242', ''])
      expect(isNewCarpet(EXAMPLE, bad)).toBe(false);
  });

  test('know where a carpet may lie', () => {
    for (const legal of ['c003231', 'c004353', 'c002322', 'c002313'])
      expect(mayLie(EXAMPLE, legal), legal).toBe(true);
    // On the whole yellow carpet, under Assam, away from him, not neighbours, not a carpet.
    for (const illegal of ['c002324', 'c003334', 'c000001', 'c003252', 'c00'])
      expect(mayLie(EXAMPLE, illegal), illegal).toBe(false);
  });

  test('lay a carpet, or leave everything as it is', () => {
    const laid = layCarpet(EXAMPLE, 'c003231');
    const state = marrakech.parsePosition(laid, options);
    expect(marrakech.formatPosition(state)).toBe('7/3A3/3a3/2B4/2b4/7/7 d4N p1a turn 30,30 14,14');
    for (const refused of ['c002324', 'y003231', 'p003231', 'nonsense'])
      expect(layCarpet(EXAMPLE, refused)).toBe(EXAMPLE);
    const none = EXAMPLE.replace('Pc03015', 'Pc03000');
    expect(layCarpet(none, 'c003231')).toBe(none);
  });

  test('agree on who may lay: anyone in the game with a carpet left', () => {
    const threeColours = EXAMPLE.replace('Pc03015i', 'Pc03015iPp00012o').replace('Py030', 'Py060');
    for (const [position, carpet, may] of [
      [threeColours, 'c003231', true],
      [threeColours, 'p003231', false],
      [threeColours, 'r003231', false],
      [threeColours.replace('Pc03015', 'Pc03000'), 'c003231', false],
    ] as const) {
      const [isNew, legal] = [isNewCarpet(position, carpet), mayLie(position, carpet)];
      expect([isNew && legal, layCarpet(position, carpet) !== position]).toEqual([may, may]);
    }
    expect(isNewCarpet(threeColours, 'p003231')).toBe(false);
    expect(mayLie(threeColours, 'p003231')).toBe(false);
    expect(isNewCarpet(threeColours.replace('012o', '012i'), 'p003231')).toBe(true);
  });

  test('know the end and the winner', () => {
    expect([isCourseOver(EXAMPLE), courseWinner(EXAMPLE)]).toEqual([false, 'n']);
    const ended = EXAMPLE.replace('015i', '000i').replace('014i', '000i');
    expect([isCourseOver(ended), courseWinner(ended)]).toEqual([true, 'y']);
    // Equal points, more coins.
    expect(courseWinner(ended.replace('Pc030', 'Pc032'))).toBe('c');
    expect(courseWinner(ended.replaceAll('y00', 'n00'))).toBe('t');
    const ruined = EXAMPLE.replace('Pc03015i', 'Pc00015o');
    expect([isCourseOver(ruined), courseWinner(ruined)]).toEqual([true, 'y']);
  });
});

function readFacing(text: string): string {
  return /A\d\d([NESW])/.exec(text)![1]!;
}
