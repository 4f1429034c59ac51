/** The games' own counters, against what can be known of whole games in another way. */
import { describe, expect, test } from 'vitest';
import {
  type Counts,
  type Game,
  OVER,
  Random,
  type State,
  settleOptions,
  slotsOf,
} from '../src/core/index.ts';
import { carcassonne } from '../src/games/carcassonne/index.ts';
import { games } from '../src/games/index.ts';
import { katarenga } from '../src/games/katarenga/index.ts';
import { marrakech } from '../src/games/marrakech/index.ts';

interface Counted {
  readonly state: State;
  /** By seat and the name of the counter; a board counter is summed up. */
  readonly totals: readonly Readonly<Record<string, number>>[];
  readonly moves: readonly string[];
}

function countGame(game: Game, preset: string, seed: number): Counted {
  const options = settleOptions(game, { preset });
  const random = new Random(seed);
  const state = game.start(options, random);
  const counters = game.tally!.counters(options);
  const counts: Counts[] = Array.from({ length: state.seats }, () => new Int32Array(slotsOf(counters)));
  const moves: string[] = [];
  while (state.turn !== OVER) {
    const move = state.sample(random);
    game.tally!.count(state, move, counts);
    moves.push(game.formatMove(state, move));
    state.play(move);
  }
  game.tally!.close?.(state, counts);
  const totals = counts.map((own) => {
    let slot = 0;
    return Object.fromEntries(
      counters.map(({ name, board }) => {
        const from = slot;
        slot += board ? board.rows * board.columns : 1;
        return [name, own.subarray(from, slot).reduce((sum, x) => sum + x, 0)];
      }),
    );
  });
  return { state, totals, moves };
}

/** All presets, some games each. */
function* countedGames(game: Game): Generator<Counted & { readonly what: string }> {
  for (const { name } of game.presets) {
    for (let seed = 1; seed <= 5; seed++)
      yield { what: `${name}, seed ${seed}`, ...countGame(game, name, seed) };
  }
}

const sum = (values: readonly number[]): number => values.reduce((total, x) => total + x, 0);

test('points in Carcassonne by kind of feature add up to the score', () => {
  for (const { state, totals, what } of countedGames(carcassonne)) {
    for (const [seat, own] of totals.entries()) expect(sum(Object.values(own)), what).toBe(state.score(seat));
  }
});

test('coins in Marrakech that are paid are received, and make up the change of each purse', () => {
  for (const { state, totals, what } of countedGames(marrakech)) {
    expect(sum(totals.map(({ paid }) => paid!)), what).toBe(sum(totals.map(({ received }) => received!)));
    const start = settleOptions(marrakech, { preset: what.split(',')[0]! }).coins;
    const coins = (state as State & { coins: ArrayLike<number> }).coins;
    for (const [seat, { paid, received }] of totals.entries())
      expect(start - paid! + received!, what).toBe(coins[seat]);
  }
});

test('moves in Katarenga start on one tile and end on one, unless a pawn goes off', () => {
  for (const { totals, moves, what } of countedGames(katarenga)) {
    for (const [seat, own] of totals.entries()) {
      const played = moves.filter((move, ply) => ply % 2 === seat && move !== 'pass');
      const onBoard = played.filter((move) => !move.endsWith('off')).length;
      const total = (prefix: string): number =>
        sum(Object.entries(own).map(([name, n]) => (name.startsWith(prefix) ? n : 0)));
      expect([total('from-'), total('to-'), own.visits], what).toEqual([played.length, onBoard, onBoard]);
      expect(own.captures, what).toBe(played.filter((move) => move.includes('x')).length);
    }
  }
});

describe('every counter', () => {
  test.each(games.filter(({ tally }) => tally).map((game) => [game.name, game] as const))(
    'of %s has a name of its own',
    (_, game) => {
      const names = game.tally!.counters(settleOptions(game, {})).map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
    },
  );
});
