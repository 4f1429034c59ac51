import { describe, expect, test } from 'vitest';
import { samples } from '../../../../test/samples.ts';
import { legalMoves } from '../../../../test/textbook/minimax.ts';
import { CHANCE, FeatureList, OVER, Random, makeWeights, settleOptions } from '../../../core/index.ts';
import { STEP, stepFrom } from '../cells.ts';
import { TILE_SHIFT } from '../features.ts';
import { carcassonne } from '../index.ts';
import { CLAIM, PLACE, TYPES } from '../layout.ts';
import type { CarcassonneState } from '../state.ts';
import { SIDE_PIECE } from '../tiles.ts';
import { GRADES, NOTHING } from './closers.ts';
import { learnedProspects, prospectFeatures } from './evaluation.ts';
import { OpenEnds } from './openEnds.ts';

/** Calls back with every position of some random games. */
function visit(games: number, players: number, look: (state: CarcassonneState) => void): void {
  const options = settleOptions(carcassonne, { players });
  for (let seed = 1; seed <= games; seed++) {
    const random = new Random(seed);
    const state = carcassonne.start(options, random);
    for (; state.turn !== OVER; state.play(state.sample(random))) look(state);
  }
}

function anyWeights(): Int32Array {
  const random = new Random(17);
  return Int32Array.from({ length: prospectFeatures.size }, () => random.below(2001) - 1000);
}

const evaluation = learnedProspects(prospectFeatures, makeWeights(prospectFeatures.layout, anyWeights()));

describe.each([2, 3, 5])('with %i players', (players) => {
  test('features have numbers that there are, and no more than there is room for', () => {
    const features = new FeatureList(prospectFeatures.most);
    visit(samples(12, 3), players, (state) => {
      features.clear();
      prospectFeatures.list(state, players - 1, features);
      expect(features.count).toBeLessThanOrEqual(prospectFeatures.most);
      for (const number of features.numbers.subarray(0, features.count)) {
        expect(number).toBeGreaterThanOrEqual(0);
        expect(number).toBeLessThan(prospectFeatures.size);
      }
    });
  });

  test('to have drawn a tile changes nothing', () => {
    let before = NaN;
    const changes: number[] = [];
    visit(samples(12, 3), players, (state) => {
      if (state.turn === CHANCE) before = evaluation.value(state, 0);
      // Tiles that were put away are not left.
      else if (state.phase === PLACE && state.discarded === 0)
        changes.push(evaluation.value(state, 0) - before);
    });
    expect(new Set(changes)).toEqual(new Set([0]));
  });
});

test('what one of two hopes for the other fears', () => {
  visit(samples(20, 5), 2, (state) => {
    expect(evaluation.value(state, 0)).toBe(-evaluation.value(state, 1) + 0);
  });
});

test('before a claim a position is worth what it is after the best one', () => {
  let seen = 0;
  visit(samples(40, 10), 2, (state) => {
    if (state.turn === CHANCE || state.phase !== CLAIM) return;
    const { turn } = state;
    const values = legalMoves(state).map((move) => worthAfter(state, move, turn));
    expect(evaluation.value(state, turn)).toBeCloseTo(Math.max(...values), 9);
    seen++;
  });
  expect(seen).toBeGreaterThan(samples(2000, 500));
});

function worthAfter(state: CarcassonneState, move: number, seat: number): number {
  return evaluation.value(carcassonneAfter(state, move), seat);
}

function carcassonneAfter(state: CarcassonneState, move: number): CarcassonneState {
  const next = state.clone();
  next.play(move);
  return next;
}

// ── open ends ───────────────────────────────────────────────────────────────────────────────────────

/** Is the newest tile part of a feature, and does it end there, or run on to neighbours only? */
function ends({ table }: CarcassonneState, tile: number, piece: number): boolean {
  const newest = table.tiles - 1;
  const kind = table.kindOf(newest);
  const sides = [0, 1, 2, 3].filter(
    (side) => table.rootOf(newest, SIDE_PIECE[4 * kind + side]!) === table.rootOf(tile, piece),
  );
  const cell = table.cellOf(newest);
  return sides.length > 0 && sides.every((side) => table.tileAt(stepFrom(cell, STEP[side]!)) !== -1);
}

/** Tiles left that do so, found by laying them wherever they fit. */
function closersByTrial(state: CarcassonneState, tile: number, piece: number): number {
  let closers = 0;
  for (let type = 0; type < TYPES; type++) {
    if (state.copiesLeft(type) === 0) continue;
    const drawn = state.clone();
    drawn.play(type);
    if (drawn.turn < 0) continue;
    if (legalMoves(drawn).some((move) => ends(carcassonneAfter(drawn, move), tile, piece)))
      closers += state.copiesLeft(type);
  }
  return closers;
}

test('the grade of a feature with one open side says how many of the tiles left close it', () => {
  const openEnds = new OpenEnds();
  const met = new Set<number>();
  visit(samples(8, 2), 2, (state) => {
    const { table } = state;
    if (state.turn !== CHANCE || state.left % 5 !== 0) return;
    openEnds.look(table, NOTHING);
    for (const feature of openEnds.features.slice(0, openEnds.open)) {
      const root = feature >> 1;
      if (table.openSides(root) !== 1) continue;
      const closers = closersByTrial(state, root >> TILE_SHIFT, (root >> 2) & 7);
      const grade = openEnds.grade(root);
      met.add(grade);
      expect(openEnds.cells(root)).toBe(1);
      if (closers === 0) expect(grade).toBeLessThanOrEqual(1);
      else expect(grade).toBe([1, 2, 4, 7, 71].findIndex((most) => closers <= most) + 2);
    }
  });
  expect(met.size).toBeGreaterThan(GRADES / 2);
});
