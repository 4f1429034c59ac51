/** The tiles that the guide shows, as the tile data has them. */
import type { TileShape } from '../../../../worker/games/carcassonne/view.ts';

interface ExampleType extends TileShape {
  readonly letter: string;
}

const [N, E, S, W] = [0, 1, 2, 3];

function city(...sides: readonly number[]): TileShape['cities'][number] {
  return { sides, hasPennant: false };
}

export const EXAMPLE_TYPES: readonly ExampleType[] = [
  { letter: 'B', cities: [], roads: [], fields: [[0, 1, 2, 3, 4, 5, 6, 7]], hasMonastery: true },
  {
    letter: 'D',
    cities: [city(N)],
    roads: [[E, W]],
    fields: [
      [2, 7],
      [3, 4, 5, 6],
    ],
    hasMonastery: false,
  },
  { letter: 'E', cities: [city(N)], roads: [], fields: [[2, 3, 4, 5, 6, 7]], hasMonastery: false },
  {
    letter: 'F',
    cities: [{ sides: [E, W], hasPennant: true }],
    roads: [],
    fields: [
      [0, 1],
      [4, 5],
    ],
    hasMonastery: false,
  },
  { letter: 'I', cities: [city(N), city(E)], roads: [], fields: [[4, 5, 6, 7]], hasMonastery: false },
  { letter: 'N', cities: [city(N, E)], roads: [], fields: [[4, 5, 6, 7]], hasMonastery: false },
  {
    letter: 'U',
    cities: [],
    roads: [[N, S]],
    fields: [
      [1, 2, 3, 4],
      [0, 5, 6, 7],
    ],
    hasMonastery: false,
  },
  {
    letter: 'W',
    cities: [],
    roads: [[E], [S], [W]],
    fields: [
      [0, 1, 2, 7],
      [3, 4],
      [5, 6],
    ],
    hasMonastery: false,
  },
];

export function exampleType(letter: string): ExampleType {
  const found = EXAMPLE_TYPES.find((type) => type.letter === letter);
  if (!found) throw new Error(`the guide has no tile ${letter}`);
  return found;
}
