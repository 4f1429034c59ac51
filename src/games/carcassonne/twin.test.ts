/** The real game and its naive twin, move by move over random games: placements, claims, points, meeples, the end. */
import { describe, expect, test } from 'vitest';
import { samples } from '../../../test/samples.ts';
import { CarcassonneTwin } from '../../../test/twins/carcassonne.ts';
import { OVER, Random, settleOptions } from '../../core/index.ts';
import { placesOf } from './coordinates.ts';
import { type CarcassonneState, carcassonne } from './index.ts';
import { CATEGORIES, END_POINTS, endPoints } from './scoring.ts';
import { NO_CLAIM } from './state.ts';
import { CLAIM, MOST_PLAYERS, PLACE } from './layout.ts';
import { LETTERS, PERIOD } from './tiles.ts';

const listed = new Int32Array(carcassonne.maxMoves);
const end = new Int16Array(END_POINTS);

function legal(state: CarcassonneState): number[] {
  return [...listed.subarray(0, state.moves(listed))];
}

interface Pair {
  readonly state: CarcassonneState;
  readonly twin: CarcassonneTwin;
  readonly isAll: boolean;
}

function startPair(given: Record<string, string | number>): Pair {
  const options = settleOptions(carcassonne, given);
  return {
    state: carcassonne.start(options, new Random(0)),
    twin: new CarcassonneTwin(options.players),
    isAll: options.rotations === 'all',
  };
}

/** Do both see the same choices and the same figures? */
function comparePair(pair: Pair, where: string): void {
  const { state, twin } = pair;
  if (state.turn >= 0) expect(state.turn, where).toBe(twin.player);
  expect(
    twin.supplies.map((_, seat) => state.table.supply(seat)),
    where,
  ).toEqual(twin.supplies);
  expect(
    twin.scores.map((_, seat) => state.table.points(seat)),
    where,
  ).toEqual(twin.scores);
  if (state.turn === OVER) compareEnd(pair, where);
  else if (state.phase === PLACE) comparePlacements(pair, where);
  else if (state.phase === CLAIM) {
    const claims = twin.segmentOptions().map((segment) => 1 + segment);
    expect(legal(state), where).toEqual([NO_CLAIM, ...claims]);
  }
}

function comparePlacements({ state, twin, isAll }: Pair, where: string): void {
  const letter = LETTERS[state.drawn]!;
  const expected = isAll ? twin.placements(letter) : twin.distinctPlacements(letter);
  const places = placesOf(state.table);
  const seen = legal(state).map((move) => `${JSON.stringify(places.get(move >> 2))}${move & 3}`);
  const due = expected.map(({ x, y, rotation }) => `${JSON.stringify({ x, y })}${rotation}`);
  expect(seen.sort(), where).toEqual(due.sort());
}

function compareEnd({ state, twin }: Pair, where: string): void {
  endPoints(state.table, end);
  const expected = twin.endScoring();
  for (const [i, category] of CATEGORIES.entries()) {
    const seen = [...end.subarray(MOST_PLAYERS * i, MOST_PLAYERS * i + state.seats)];
    expect(seen, `${where}: ${category}`).toEqual(expected[category]);
  }
  const totals = twin.scores.map((points, seat) =>
    CATEGORIES.reduce((sum, category) => sum + expected[category][seat]!, points),
  );
  expect(
    totals.map((_, seat) => state.score(seat)),
    where,
  ).toEqual(totals);
  const winners = totals.filter((total) => total === Math.max(...totals)).length;
  const results = totals.map((total) => (total === Math.max(...totals) ? 1 / winners : 0));
  expect(
    totals.map((_, seat) => state.result(seat)),
    where,
  ).toEqual(results);
}

function compareMove({ state, twin }: Pair, move: number, where: string): void {
  const { discarded } = state;
  if (state.phase === PLACE) {
    const { x, y } = placesOf(state.table).get(move >> 2)!;
    twin.place(LETTERS[state.drawn]!, { x, y, rotation: (move & 3) % PERIOD[state.drawn]! });
  } else if (state.phase === CLAIM) twin.claim(move === NO_CLAIM ? undefined : move - 1);
  state.play(move);
  // What was put away has no place in the eyes of the twin, either.
  if (state.discarded > discarded)
    expect(twin.placements(LETTERS[state.discard(discarded).type]!), where).toEqual([]);
}

/** Neighbours of the cell of a placement. */
function contacts(state: CarcassonneState, move: number): number {
  const pattern = state.table.patternAt(move >> 2);
  return [0, 2, 4, 6].filter((at) => ((pattern >> at) & 3) !== 0).length;
}

/**
 * Every other game is dense: placements that touch many tiles, so that rings close and monasteries fill. And players
 * claim only now and then, so that long games have meeples to spare.
 */
function chooseMove(state: CarcassonneState, random: Random, isDense: boolean): number {
  if (state.phase === CLAIM && random.below(3) > 0) return NO_CLAIM;
  const move = state.sample(random);
  if (!isDense || state.phase !== PLACE) return move;
  const others = [1, 2, 3, 4, 5].map(() => state.sample(random));
  return others.reduce(
    (best, other) => (contacts(state, other) > contacts(state, best) ? other : best),
    move,
  );
}

interface Case {
  readonly given: Record<string, string | number>;
  readonly games: number;
  /** Compare the choices only once in this many plies; figures are compared in the end. */
  readonly every: number;
}

const cases: readonly Case[] = [
  { given: {}, games: 60, every: 1 },
  { given: {}, games: 700, every: 13 },
  { given: { rotations: 'all' }, games: 30, every: 5 },
  { given: { players: 3 }, games: 60, every: 7 },
  { given: { players: 5 }, games: 60, every: 7 },
  { given: { pile: 'program' }, games: 60, every: 7 },
  { given: { pile: 'B2C1H3L2O1S1V4X2' }, games: 1500, every: 2 },
  { given: { pile: 'I9H9N9E4' }, games: 100, every: 3 },
  { given: { pile: 'V12L6W6X4', players: 4 }, games: 100, every: 3 },
  { given: { pile: 'B9A9U9', players: 2 }, games: 100, every: 2 },
];

describe.each(cases)('$given', ({ given, games, every }) => {
  test('random games are those of the twin', () => {
    for (let game = 0; game < samples(games); game++) {
      const random = new Random(game).derive('twin', JSON.stringify(given));
      const pair = startPair(given);
      for (let ply = 0; pair.state.turn !== OVER; ply++) {
        const where = `seed ${game}, ply ${ply}`;
        if (ply % every === 0) comparePair(pair, where);
        compareMove(pair, chooseMove(pair.state, random, game % 2 === 1), where);
      }
      comparePair(pair, `seed ${game}, the end`);
    }
    expect.hasAssertions();
  });
});
