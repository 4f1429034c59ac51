/** The drawing follows the tile data: every piece reaches exactly the sides it should, so that tiles meet without a seam. */
import { describe, expect, test } from 'vitest';
import { Random, settleOptions } from '../../../../../core/index.ts';
import { carcassonne } from '../../../../../games/carcassonne/index.ts';
import { carcassonnePage } from '../../../../worker/games/carcassonne/index.ts';
import { cityOutline } from './cities.ts';
import { type Point, isInside, sampled, turned } from './curves.ts';
import { fieldOutline } from './fields.ts';
import { placesOn } from './places.ts';
import { roadCurve } from './roads.ts';
import { tileArt } from './tileArt.ts';

const start = carcassonne.start(settleOptions(carcassonne, {}), new Random(1));
const { types } = carcassonnePage.view({ state: start, last: undefined, viewer: undefined });

/** Just inside the tile, in the middle of half a side. */
function atHalf(half: number): Point {
  return turned([half % 2 === 0 ? -25 : 25, -49.5], half >> 1);
}

describe.each(types.map((type) => [type.letter, type] as const))('tile %s', (letter, type) => {
  test('has each field where its halves of sides are, and nowhere else on the rim', () => {
    const cities = type.cities.map((city) => cityOutline(city).polygon);
    for (let half = 0; half < 8; half++) {
      const at = atHalf(half);
      const covered = cities.some((polygon) => isInside(at, polygon));
      expect(covered).toBe(type.cities.some(({ sides }) => sides.includes(half >> 1)));
      for (const halves of type.fields) {
        const { polygon } = fieldOutline(halves, type);
        if (!covered) expect(isInside(at, polygon), `half ${half}`).toBe(halves.includes(half));
      }
    }
  });

  test('has cities that end in corners and roads that end in the middle of sides', () => {
    const walls = type.cities.flatMap((city) => cityOutline(city).walls);
    for (const [x, y] of walls.flatMap((wall) => [wall[0]!, wall.at(-1)!]))
      expect([Math.abs(x), Math.abs(y)]).toEqual([50, 50]);
    for (const sides of type.roads) {
      const line = sampled(roadCurve(sides, type), 8);
      const ends = [line[0]!, line.at(-1)!].map(([x, y]) => `${x + 0},${y + 0}`);
      expect(ends.slice(0, sides.length)).toEqual(
        sides.map((side) => ['0,-50', '50,0', '0,50', '-50,0'][side]),
      );
    }
  });

  test('has a place for a meeple on every piece, apart from the others', () => {
    const { spots } = placesOn(type);
    expect(spots).toHaveLength(tileArt(letter, type).pieces.length);
    const inside = [
      ...type.cities.map((city) => cityOutline(city).polygon),
      ...type.fields.map((halves) => fieldOutline(halves, type).polygon),
    ];
    const outlined = [
      ...spots.slice(0, type.cities.length),
      ...spots.slice(
        type.cities.length + type.roads.length,
        type.cities.length + type.roads.length + type.fields.length,
      ),
    ];
    for (const [i, spot] of outlined.entries()) expect(isInside(spot, inside[i]!)).toBe(true);
    const gaps = spots.flatMap(([x, y], i) =>
      spots.slice(i + 1).map((other) => Math.hypot(x - other[0], y - other[1])),
    );
    expect(Math.min(...gaps, 100)).toBeGreaterThan(14);
  });

  test('has a pennant for each that the data has', () => {
    const pennants = type.cities.filter(({ hasPennant }) => hasPennant).length;
    expect(tileArt(letter, type).pennants).toHaveLength(pennants);
  });
});
