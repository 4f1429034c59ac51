/** The games' own counters, checked against whole games counted in another way. */
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
import { ataxx } from '../src/games/ataxx/index.ts';
import { carcassonne } from '../src/games/carcassonne/index.ts';
import { games } from '../src/games/index.ts';
import { katarenga } from '../src/games/katarenga/index.ts';
import { marrakech } from '../src/games/marrakech/index.ts';
import { saboteur } from '../src/games/saboteur/index.ts';

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
      expect([total('from-'), own.departures], what).toEqual([played.length, played.length]);
      expect([total('to-'), own.visits], what).toEqual([onBoard, onBoard]);
      expect(own.captures, what).toBe(played.filter((move) => move.includes('x')).length);
    }
  }
});

test('moves in Ataxx are clones, jumps or passes, and all but passes arrive somewhere', () => {
  for (const { totals, moves, what } of countedGames(ataxx)) {
    const all = (name: string): number => sum(totals.map((own) => own[name]!));
    expect(all('clones') + all('jumps') + all('passes'), what).toBe(moves.length);
    expect(all('arrivals'), what).toBe(all('clones') + all('jumps'));
    expect(all('passes'), what).toBe(moves.filter((move) => move === '0000').length);
  }
});

test('every card in Saboteur is counted once, by what is done with it', () => {
  for (const { totals, moves, what } of countedGames(saboteur)) {
    const all = (name: string): number => sum(totals.map((own) => own[name]!));
    const kinds = ['tile', 'malus', 'bonus', 'map', 'destroy', 'drop'];
    expect(sum(kinds.map(all)), what).toBe(moves.length);
    expect(all('cells'), what).toBe(all('tile'));
    expect(all('drop'), what).toBe(moves.filter((move) => move.startsWith('drop')).length);
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
