/** The counters say for what a turn was paid, and leave nothing out. */
import { expect, test } from 'vitest';
import { samples } from '../../../test/samples.ts';
import { type Counts, OVER, Random, settleOptions } from '../../core/index.ts';
import { type CarcassonneState, carcassonne } from './index.ts';
import { PLACE } from './layout.ts';
import { CATEGORIES } from './scoring.ts';
import { tally } from './tally.ts';

function noCounts(state: CarcassonneState): Counts[] {
  return Array.from({ length: state.seats }, () => new Int32Array(CATEGORIES.length));
}

/** What each player was paid for in the last of these moves, by category. */
function lastPaid(moves: string, pile: string): Record<string, number>[] {
  const state = carcassonne.start(settleOptions(carcassonne, { pile }), new Random(1));
  let counts = noCounts(state);
  for (const text of moves.split(' ')) {
    const move = carcassonne.parseMove(state, text);
    counts = noCounts(state);
    tally.count(state, move, counts);
    state.play(move);
  }
  return counts.map((own) => Object.fromEntries(CATEGORIES.map((category, i) => [category, own[i]!])));
}

const nothing = { city: 0, road: 0, field: 0, monastery: 0 };
const lay = (cells: string): string =>
  cells
    .split(' ')
    .map((cell) => `B ${cell}r0 none`)
    .join(' ');

test('a city that is claimed with the tile that completes it is paid at once', () => {
  expect(lastPaid('E 0,-1r2 city-s', 'E1')).toEqual([{ ...nothing, city: 4 }, nothing]);
});

test('a road through two pieces of a tile is paid once', () => {
  const moves = 'X 1,0r0 none V 2,0r0 none V 2,1r1 none V 1,1r2 road-n';
  expect(lastPaid(moves, 'X1V3')).toEqual([nothing, { ...nothing, road: 4 }]);
});

test('a city that joins two claimed ones is paid to both', () => {
  const moves = 'U 1,0r1 none U 2,0r1 none E 0,1r1 city-e E 2,1r3 city-w G 1,1r0 none';
  const city = { ...nothing, city: 6 };
  expect(lastPaid(moves, 'U2E2G1')).toEqual([city, city]);
});

test('two monasteries that one tile completes are paid to their owners', () => {
  const before = lay('0,1 -1,1 -1,2 -1,3 0,3 1,3 2,3 2,2 2,1');
  const monastery = { ...nothing, monastery: 9 };
  const moves = `${before} B 0,2r0 monastery B 1,2r0 monastery B 1,1r0 none`;
  expect(lastPaid(moves, 'B20')).toEqual([monastery, monastery]);
});

test('a monastery that is claimed in a full ring is paid at once', () => {
  const ring = lay('0,1 1,1 -1,1 1,2 -1,2 1,3 -1,3 0,3');
  expect(lastPaid(`${ring} B 0,2r0 monastery`, 'B20')).toEqual([{ ...nothing, monastery: 9 }, nothing]);
});

/** Placements that touch many tiles, so that much is completed. */
function chooseMove(state: CarcassonneState, random: Random): number {
  const move = state.sample(random);
  if (state.phase !== PLACE) return move;
  const contacts = (placement: number): number => {
    const pattern = state.table.patternAt(placement >> 2);
    return [0, 2, 4, 6].filter((at) => ((pattern >> at) & 3) !== 0).length;
  };
  const others = [1, 2, 3, 4].map(() => state.sample(random));
  return others.reduce((best, other) => (contacts(other) > contacts(best) ? other : best), move);
}

test.each([{}, { players: 4 }, { pile: 'B9A9U9' }, { pile: 'I9H9N9E4' }, { pile: 'V12L6W6X4', players: 3 }])(
  'every turn is paid for what is counted, with %o',
  (given) => {
    for (let seed = 0; seed < samples(30); seed++) {
      const random = new Random(seed).derive('tally');
      const state = carcassonne.start(settleOptions(carcassonne, given), random);
      const counts = noCounts(state);
      while (state.turn !== OVER) {
        const move = chooseMove(state, random);
        tally.count(state, move, counts);
        state.play(move);
        const paid = counts.map((own) => own.reduce((sum, points) => sum + points));
        expect(
          paid.map((_, seat) => state.table.points(seat)),
          `seed ${seed}`,
        ).toEqual(paid);
      }
    }
  },
);
