/**
 * The features of a position by number. Most have a weight for each of six phases of a game, by the tiles left.
 *
 *     points        on the track
 *     turn          to be the next to draw
 *     hand          so many meeples in hand
 *     city, road    a point of its size; and a meeple on it: by open cells and the grade of the hardest (`closers.ts`)
 *     next          more of the same for the next to draw
 *     monastery     by empty cells around it; and more of the same if one of them can never be filled
 *     farm          to hold one; a completed city beside it; an open one, by its open cells and grade
 *     contested     more of the same where both have meeples
 *     free, open    cities and roads that nobody holds: one of them, a point of its size; for the next to draw
 *
 * What is rare, or matters little, has one weight for all phases.
 */
import { offsetsOf } from '../facts.ts';
import { MEEPLES, MOST_TILES } from '../layout.ts';
import { GRADES } from './closers.ts';

/** The most tiles left in each phase but the first. */
const LEFT = [2, 6, 13, 24, 40];
export const PHASES = LEFT.length + 1;

export const PHASE_OF = Uint8Array.from({ length: MOST_TILES }, (_, left) => {
  const phase = LEFT.findIndex((most) => left <= most);
  return phase === -1 ? LEFT.length : phase;
});

/** Open cells that are told apart: one, two, three, and more. */
export const CITY_CELLS = 4;
export const ROAD_CELLS = 2;
export const FARM_CELLS = 2;
const HANDS = MEEPLES + 1;
const AROUND = 9;

/** How many weights of each kind there are. */
const kinds = {
  points: { length: 1 },
  turn: { length: PHASES },
  hand: { length: PHASES * HANDS },
  citySize: { length: PHASES * CITY_CELLS * GRADES },
  cityMeeple: { length: PHASES * CITY_CELLS * GRADES },
  roadSize: { length: PHASES * ROAD_CELLS * GRADES },
  roadMeeple: { length: PHASES * ROAD_CELLS * GRADES },
  nextCity: { length: CITY_CELLS * GRADES },
  nextCitySize: { length: CITY_CELLS * GRADES },
  nextRoad: { length: ROAD_CELLS * GRADES },
  nextRoadSize: { length: ROAD_CELLS * GRADES },
  monastery: { length: PHASES * AROUND },
  deadMonastery: { length: AROUND },
  farm: { length: PHASES },
  farmCity: { length: PHASES },
  farmOpenCity: { length: PHASES * FARM_CELLS * GRADES },
  contestedFarm: { length: PHASES },
  contestedCity: { length: PHASES },
  freeCity: { length: PHASES },
  freeCitySize: { length: PHASES },
  freeRoad: { length: PHASES },
  freeRoadSize: { length: PHASES },
  openCity: { length: CITY_CELLS * GRADES },
  openCitySize: { length: CITY_CELLS * GRADES },
  openRoad: { length: ROAD_CELLS * GRADES },
  openRoadSize: { length: ROAD_CELLS * GRADES },
};

/** Where the weights of each kind begin. */
export const AT = offsetsOf(kinds);
export const SIZE = Object.values(kinds).reduce((sum, { length }) => sum + length, 0);

export function handAt(phase: number, meeples: number): number {
  return phase * HANDS + meeples;
}

/** Of a city or road with so many open cells, `most` of which are told apart. */
export function openAt(phase: number, most: number, cells: number, grade: number): number {
  return (phase * most + Math.min(cells, most) - 1) * GRADES + grade;
}

export function monasteryAt(phase: number, empty: number): number {
  return phase * AROUND + empty;
}
