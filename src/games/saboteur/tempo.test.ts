/** The rating by tempo, move by move, and what it is worth against a player who only races. */
import { describe, expect, test } from 'vitest';
import { samples } from '../../../test/samples.ts';
import { makeAgent } from '../../agents/index.ts';
import { OVER, Random, defaults, settleOptions } from '../../core/index.ts';
import { think } from '../../search/index.ts';
import { saboteur } from './index.ts';
import { tempo } from './tempo.ts';

const options = settleOptions(saboteur, {});

/** The ratings of moves in a position. */
function ratings(position: string, ...moves: readonly string[]): number[] {
  const state = saboteur.parsePosition(position, options);
  const rater = tempo.make(defaults(tempo.options));
  rater.look(state);
  return moves.map((move) => rater.rate(saboteur.parseMove(state, move)));
}

/** A tunnel straight down that lacks this many tiles to the middle objective. */
function tunnel(missing: number): string {
  const rows = Array.from({ length: 6 - missing }, (_, i) => `${6 + i},5=8`);
  return `tiles: ${rows.join(' ')}`;
}

/** The mover has seen the nugget in the middle. */
const KNOWN = 'looked: 0 1 0 / 0 0 0; gold: 1';
const UNKNOWN = 'gold: 1';

describe('with two tiles missing', () => {
  const hand = 'hand: 0 malus bonus 1 5 7 9';

  test('the first of them is held back, and a Malus comes before it', () => {
    const [tile, malus, drop] = ratings(`${hand}; ${tunnel(2)}; ${KNOWN}`, '0 10 5', 'malus', 'drop 1');
    expect(tile).toBeLessThan(drop!);
    expect(malus).toBeGreaterThan(drop!);
  });

  test('it is laid if the opponent is blocked, who need not be blocked twice', () => {
    const blocked = `${hand}; blocked: 0 1; ${tunnel(2)}; ${KNOWN}`;
    const [tile, malus, drop] = ratings(blocked, '0 10 5', 'malus', 'drop 1');
    expect(tile).toBeGreaterThan(drop!);
    expect(malus).toBeLessThan(drop!);
  });
});

describe('with one tile missing', () => {
  test('it is laid where the nugget is known to be', () => {
    const [tile, drop] = ratings(`hand: 0 1 5 5 7 7 9; ${tunnel(1)}; ${KNOWN}`, '0 11 5', 'drop 1');
    expect(tile).toBeGreaterThan(drop! + 5);
  });

  test('it is not laid to find out, unless the opponent is blocked', () => {
    const hand = 'hand: 0 1 5 5 7 7 9';
    const [tile, drop] = ratings(`${hand}; ${tunnel(1)}; ${UNKNOWN}`, '0 11 5', 'drop 1');
    expect(tile).toBeLessThan(drop!);
    const [free] = ratings(`${hand}; blocked: 0 1; ${tunnel(1)}; ${UNKNOWN}`, '0 11 5');
    expect(free).toBeGreaterThan(5);
  });

  test('who cannot lay it takes a tile of the path away, or blocks', () => {
    const position = `hand: destroy malus 1 11 2 3 12; ${tunnel(1)}; ${KNOWN}`;
    const [destroy, malus, drop] = ratings(position, 'destroy 9 5', 'malus', 'drop 1');
    expect(destroy).toBeGreaterThan(malus!);
    expect(malus).toBeGreaterThan(drop!);
  });

  test('a tile whose loss changes nothing stays', () => {
    const position = `hand: destroy malus 1 11 2 3 12; ${tunnel(1)} 6,6=10; ${KNOWN}`;
    const [useless, drop] = ratings(position, 'destroy 6 6', 'drop 1');
    expect(useless).toBeLessThan(drop!);
  });
});

test('who does not know where the nugget is looks before laying a tile', () => {
  const hand = 'hand: map 0 0 5 5 7 7';
  const [look, tile] = ratings(`${hand}; ${UNKNOWN}`, 'map 12 5', '0 6 5');
  expect(look).toBeGreaterThan(tile!);
  const [again, lay] = ratings(`${hand}; ${KNOWN}`, 'map 12 3', '0 6 5');
  expect(again).toBeLessThan(lay!);
});

test('cards go in this order: dead ends and Maps that tell nothing, spare tiles, tiles, Bonus, Malus', () => {
  const position = `hand: 1 map 8 8 7 bonus malus; ${KNOWN}`;
  const rated = ratings(position, 'drop 1', 'drop map', 'drop 8', 'drop 7', 'drop bonus', 'drop malus');
  expect(rated).toEqual([...rated].sort((a, b) => b - a));
  expect(rated[0]).toBe(rated[1]);
  expect(new Set(rated).size).toBe(5);
});

test('the careful player beats the racer', () => {
  const games = samples(160);
  let points = 0;
  for (let i = 0; i < games; i++) {
    const random = new Random(i >> 1);
    const state = saboteur.start(options, random);
    const seats = ['saboteur/careful', 'saboteur/racer'].map((spec, player) =>
      makeAgent(spec, { game: saboteur, random: new Random(2 * i + player), clock: () => 0 }),
    );
    while (state.turn !== OVER) state.play(think(seats[(state.turn + i) % 2]!, state));
    points += state.result(i % 2);
  }
  expect(points / games).toBeGreaterThan(0.65);
});
