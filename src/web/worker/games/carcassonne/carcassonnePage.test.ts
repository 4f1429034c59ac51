/** What the page gets of Carcassonne: choices that lead to every move, and views that say what the rules say. */
import { beforeAll, describe, expect, test } from 'vitest';
import { samples } from '../../../../../test/samples.ts';
import { CHANCE, type Move, OVER, Random, settleOptions } from '../../../../core/index.ts';
import { type CarcassonneState, carcassonne } from '../../../../games/carcassonne/index.ts';
import { tally } from '../../../../games/carcassonne/tally.ts';
import { CATEGORIES, END_POINTS, endPoints } from '../../../../games/carcassonne/scoring.ts';
import { MOST_PLAYERS } from '../../../../games/carcassonne/layout.ts';
import { choose } from '../../../page/state/choices.ts';
import type { LegalMove } from '../../messages.ts';
import type { Way } from '../../pageGame.ts';
import { carcassonnePage } from './index.ts';
import type { CarcassonneView } from './view.ts';

type Given = Record<string, string | number>;
type Last = { before: CarcassonneState; move: Move } | undefined;

const listed = new Int32Array(carcassonne.maxMoves);

function legal(state: CarcassonneState): Move[] {
  return [...listed.subarray(0, state.moves(listed))];
}

function viewOf(state: CarcassonneState, last?: Last): CarcassonneView {
  return carcassonnePage.view({ state, last, viewer: undefined });
}

interface Position {
  readonly state: CarcassonneState;
  readonly last: Last;
  /** Undefined at the end of a game. */
  readonly move: Move | undefined;
  readonly view: CarcassonneView;
}

/** All positions of random games. */
function randomPositions(given: Given): Position[] {
  const positions: Position[] = [];
  for (let seed = 0; seed < samples(6); seed++) {
    const random = new Random(seed).derive('page');
    const state = carcassonne.start(settleOptions(carcassonne, given), random);
    let last: Last;
    const visit = (move: Move | undefined): void => {
      positions.push({ state: state.clone(), last, move, view: viewOf(state, last) });
    };
    while (state.turn !== OVER) {
      const move = state.sample(random);
      visit(move);
      last = { before: state.clone(), move };
      state.play(move);
    }
    visit(undefined);
  }
  return positions;
}

function follow(moves: readonly LegalMove[], way: Way): string | undefined {
  let made: Way = [];
  for (const step of way) {
    const chosen = choose(moves, made, step);
    if (chosen.kind === 'move') return chosen.move;
    if (chosen.kind === 'made') made = chosen.made;
  }
  return undefined;
}

const RULES: readonly Given[] = [
  {},
  { players: 4, rotations: 'all' },
  { pile: 'B9A9U9', players: 3 },
  { pile: 'I9H9N9E4' },
];

describe.each(RULES)('in random games with %o', (given) => {
  let positions: readonly Position[] = [];
  beforeAll(() => {
    positions = randomPositions(given);
  });

  test('every move is made by its steps, each of which has words', () => {
    for (const { state } of positions) {
      if (state.turn < 0) continue;
      const moves = legal(state).map((move) => ({
        move: carcassonne.formatMove(state, move),
        ways: carcassonnePage.ways(state, move),
      }));
      for (const { move, ways } of moves) {
        expect(ways.map((way) => follow(moves, way))).toEqual([move]);
        for (const step of ways.flat()) expect(carcassonnePage.stepTitle(state, step)).toMatch(/^[A-Z]/);
      }
    }
  });

  test('every move is described, and every end', () => {
    for (const { state, move } of positions) {
      const words =
        move === undefined
          ? carcassonnePage.describeEnd(state)
          : carcassonnePage.describe(state, move, undefined);
      expect(words).toMatch(/^(Red|Blue|Green|Yellow|Black|Draw)\b.*[\w)]$/);
      expect(words).not.toContain('undefined');
    }
  });

  test('the view is plain data', () => {
    for (const { view } of positions.filter((_, i) => i % 9 === 0)) {
      expect(JSON.parse(JSON.stringify(view))).toStrictEqual(view);
      expect(structuredClone(view)).toStrictEqual(view);
    }
  });

  test('points by kind are what the counters of the game count, and add up to the score', () => {
    let counts: Int32Array[] = [];
    for (const { state, last, move, view } of positions) {
      if (!last) counts = Array.from({ length: state.seats }, () => new Int32Array(CATEGORIES.length));
      for (const { seat, paid, due, earlier, total } of view.scores) {
        expect(CATEGORIES.map((kind) => paid[kind])).toEqual([...counts[seat]!]);
        expect(earlier).toBe(0);
        expect(total).toBe(CATEGORIES.reduce((sum, kind) => sum + paid[kind] + due[kind], 0));
        if (state.turn === OVER) expect(total).toBe(state.score(seat));
      }
      if (move !== undefined) tally.count(state, move, counts);
    }
  });

  test('features are worth what the end would pay for them', () => {
    for (const { state, view } of positions) {
      const due = new Int16Array(END_POINTS);
      endPoints(state.table, due);
      for (const [category, kind] of CATEGORIES.entries()) {
        for (let seat = 0; seat < state.seats; seat++) {
          const own = view.features.filter(
            (feature) => feature.kind === kind && feature.owners.includes(seat),
          );
          expect(own.reduce((sum, { points }) => sum + points, 0)).toBe(due[MOST_PLAYERS * category + seat]);
        }
      }
    }
  });

  test('what was paid with a move is what it added to the track', () => {
    for (const { state, last, view } of positions) {
      if (!last) continue;
      const paid = view.last?.kind === 'claim' ? view.last.paid : [];
      for (let seat = 0; seat < state.seats; seat++) {
        const gain = state.table.points(seat) - last.before.table.points(seat);
        const own = paid.filter((payment) => payment.seat === seat);
        expect(own.reduce((sum, { points }) => sum + points, 0)).toBe(gain);
      }
    }
  });

  test('a hole lists the types that could be laid there, turned in some way', () => {
    for (const { state, view } of positions
      .filter(({ state }) => state.turn === CHANCE)
      .filter((_, i) => i % 5 === 0)) {
      const found = new Map(view.holes.map(({ cell }) => [cell, new Set<number>()]));
      for (const type of legal(state)) {
        const next = state.clone();
        next.play(type);
        if (next.turn < 0) continue;
        for (const move of legal(next))
          found.get(carcassonne.formatMove(next, move).split('r')[0]!)!.add(type);
      }
      for (const { cell, fits, copies } of view.holes) {
        expect(new Set(fits)).toEqual(found.get(cell));
        expect(copies).toBe(fits.reduce((sum, type) => sum + state.copiesLeft(type), 0));
      }
    }
  });

  test('tiles, meeples, turns and spots are those of the position', () => {
    for (const { state, view } of positions) {
      expect(view.tiles).toHaveLength(state.table.tiles);
      expect(view.holes).toHaveLength(state.turn === OVER ? 0 : state.table.fronts);
      for (let seat = 0; seat < state.seats; seat++)
        expect(view.tiles.filter(({ meeple }) => meeple?.seat === seat)).toHaveLength(
          7 - state.table.supply(seat),
        );
      const moves = state.turn < 0 ? [] : legal(state).map((move) => carcassonne.formatMove(state, move));
      const turns = view.holes.flatMap(({ cell, turns }) => turns.map((turn) => `${cell}r${turn}`));
      expect(turns.sort()).toEqual(view.phase === 'place' ? moves.sort() : []);
      const free = view.spots.filter(({ isFree }) => isFree).map(({ step }) => step);
      expect(['none', ...free]).toEqual(view.phase === 'claim' ? moves : ['none']);
    }
  });
});
