/** Openings: what is played before the agents are asked. */
import { describe, expect, test } from 'vitest';
import { planOf, plansOf } from '../../test/arena/playSchedule.ts';
import { refusal } from '../../test/refusal.ts';
import { CHANCE, type Game, Random, replayRecord, settleOptions } from '../core/index.ts';
import { findGame, games } from '../games/index.ts';
import { GamePlayer, type PlannedOpening } from './index.ts';
import { openingMoves } from './openingMoves.ts';

const FOUR: PlannedOpening = { plies: 4 };
const DETERMINISTIC = ['alphabeta(depth=1)', 'greedy'];
const game = findGame('ataxx');
const start = game.start(settleOptions(game, { size: 4 }), new Random(1));

const firstFour = (moves: readonly string[]): string => moves.slice(0, 4).join(' ');

test('the games of a block have the same random opening, other blocks have others', () => {
  const player = new GamePlayer(() => 0);
  const records = plansOf(12, { opening: FOUR, agents: DETERMINISTIC }).map(
    (plan) => player.play(plan).record!,
  );
  for (let i = 0; i < records.length; i += 2) {
    expect(firstFour(records[i + 1]!.moves)).toBe(firstFour(records[i]!.moves));
    expect(records[i + 1]!.agents).toEqual(records[i]!.agents.toReversed());
  }
  expect(new Set(records.map(({ moves }) => firstFour(moves))).size).toBe(6);
});

test('the order of games changes nothing, nor does who plays them', () => {
  const plans = plansOf(8, { opening: FOUR });
  const player = new GamePlayer(() => 0);
  const backwards = plans.toReversed().map((plan) => player.play(plan));
  expect(backwards.toReversed()).toEqual(plans.map((plan) => new GamePlayer(() => 0).play(plan)));
});

test('the opening is part of the record, and no agent has thought about it', () => {
  const moves = ['c1', 'b1'];
  const { record, plies, efforts } = new GamePlayer(() => 0).play(planOf(0, { opening: { moves } }));
  expect(record!.moves.slice(0, 2)).toEqual(moves);
  expect(plies).toBe(record!.moves.length);
  expect(efforts[0]!.moves + efforts[1]!.moves).toBeLessThanOrEqual(plies - 2);
});

test('given moves come before random ones, and both after the position', () => {
  const position = 'xx2/4/4/2oo x 0 5';
  const opening = { moves: ['c4'], plies: 2 };
  const record = (block: number) =>
    new GamePlayer(() => 0).play(planOf(0, { position, opening, block, agents: DETERMINISTIC })).record!;
  expect(record(0).position).toBe(position);
  expect(record(0).moves[0]).toBe('c4');
  expect(
    new Set([0, 1, 2, 3, 4].map((block) => record(block).moves.slice(0, 3).join(' '))).size,
  ).toBeGreaterThan(1);
});

describe.each(games.map((each) => [each.name, each] as const))('in %s', (name, each: Game) => {
  test('as many moves of players are drawn, chance comes as usual, and the record replays', () => {
    const options = settleOptions(each, {});
    const state = each.start(options, new Random(3));
    const moves = openingMoves(each, state, FOUR, new Random(5));
    let decisions = 0;
    for (const move of moves) {
      if (state.turn !== CHANCE) decisions++;
      state.play(move);
    }
    expect(decisions).toBe(4);
    const plan = planOf(0, { game: name, options, opening: FOUR, agents: ['random', 'random'] });
    const { record } = new GamePlayer(() => 0).play(plan);
    expect(() => replayRecord(record!, each)).not.toThrow();
  });
});

describe('what cannot be played is refused:', () => {
  test.each<[string, PlannedOpening, string]>([
    ['a move that is not legal', { moves: ['c1', 'c1'] }, 'move 2 of 2: '],
    ['more moves than any game has', { plies: 1000 }, 'the game is over before 1000 random moves are made'],
  ])('%s', (_what, opening, message) => {
    expect(refusal(() => openingMoves(game, start, opening, new Random(1)))).toContain(message);
  });

  test('an opening that ends the game', () => {
    const nearEnd = game.parsePosition('xxxx/xxxx/xxxx/oo1x o 0 20', settleOptions(game, { size: 4 }));
    const end = (): unknown => openingMoves(game, nearEnd, { moves: ['c1'] }, new Random(1));
    expect(refusal(end)).toContain('the game is over after this opening');
  });
});
