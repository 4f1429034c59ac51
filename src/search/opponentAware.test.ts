/** The search that plays otherwise against random moves: who thinks, and when. */
import { expect, test, vi } from 'vitest';
import { makeAgent } from '../agents/index.ts';
import { OVER, Random, settleOptions } from '../core/index.ts';
import { saboteur } from '../games/saboteur/index.ts';
import { OpponentAware } from './opponentAware.ts';
import { type Search, think } from './search.ts';

const options = settleOptions(saboteur, {});
const agent = (spec: string, seed: number): Search =>
  makeAgent(spec, { game: saboteur, random: new Random(seed), clock: () => 0 });

interface Course {
  /** How often each of the two searches was asked. */
  readonly usual: number;
  readonly other: number;
  /** The moves of both players. */
  readonly moves: readonly number[];
}

/** A game of a search that is greedy, and racing against random moves. */
function play(opponent: string, threshold: number, seed: number): Course {
  const [usual, other] = [agent('greedy', 1), agent('saboteur/racer', 2)];
  const asked = [vi.spyOn(usual, 'start'), vi.spyOn(other, 'start')];
  const players = [new OpponentAware(saboteur, usual, other, threshold), agent(opponent, 3)];
  const state = saboteur.start(options, new Random(seed));
  const moves: number[] = [];
  while (state.turn !== OVER) {
    const move = think(players[state.turn]!, state);
    moves.push(move);
    state.play(move);
  }
  return { usual: asked[0]!.mock.calls.length, other: asked[1]!.mock.calls.length, moves };
}

test('the other search takes over once the opponent has made enough random moves', () => {
  const { usual, other } = play('random(course)', 1, 5);
  expect(usual).toBeGreaterThan(1);
  expect(other).toBeGreaterThan(usual);
});

test('the usual search stays against an opponent with an aim', () => {
  expect(play('saboteur/careful', 1, 5).other).toBe(0);
});

test('a higher threshold takes more evidence', () => {
  expect(play('random(course)', 6, 5).usual).toBeGreaterThan(play('random(course)', 1, 5).usual);
});

test('the same game comes again', () => {
  expect(play('random(course)', 1, 5).moves).toEqual(play('random(course)', 1, 5).moves);
});

test('a new game begins without evidence, and a position alone gets the usual search', () => {
  const spec = 'mcts(opponent=watched(playout=path, treeDepth=1), iterations=30)';
  const search = agent(spec, 4);
  const state = saboteur.start(options, new Random(5));
  const opponent = agent('random(course)', 3);
  while (state.turn !== OVER && state.played < 30)
    state.play(think(state.turn === 0 ? search : opponent, state));
  search.reset();
  const fresh = saboteur.start(options, new Random(6));
  const usual = agent('mcts(iterations=30)', 7);
  const again = agent(spec, 7);
  expect(think(again, fresh)).toBe(think(usual, fresh));
  search.start(fresh);
  search.advance(Infinity);
  expect(search.analysis().depth).toBeGreaterThan(1);
});

test('both of its searches are checked before it plays', () => {
  expect(() => agent('mcts(opponent=watched(reward=win, tree=implicit-minimax), iterations=1)', 1)).toThrow(
    'opponent=watched: tree=implicit-minimax',
  );
});
