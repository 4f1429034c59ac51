/**
 * How often agents choose a move that gives away a win or a draw, on solved boards of 3x3. Only positions count in which
 * there is such a move and a better one; they come from random games, and are the same for all agents.
 */
import { resolveAgent } from '../../agents/index.ts';
import { OVER, Random } from '../../core/index.ts';
import { integer, object, required } from '../../core/schema/index.ts';
import { type KatarengaState, katarenga as game } from '../../games/katarenga/index.ts';
import { type Proof, type Solution, solve, think } from '../../search/index.ts';
import type { Study } from '../study.ts';
import { startOn } from './solved.ts';
import { imagesOf, shuffledBoards } from './smallBoards.ts';

/** In the order of the table. */
export const TESTED: readonly (readonly [name: string, spec: string])[] = [
  ['random', 'random'],
  ['Pure MC 10', 'katarenga/pure-mc(perMove=10)'],
  ['Pure MC 75', 'katarenga/pure-mc(perMove=75)'],
  ['Pure MC 600', 'katarenga/pure-mc(perMove=600)'],
  ['MCTS 100', 'katarenga/mcts-c1(iterations=100)'],
  ['MCTS 400', 'katarenga/mcts-c1(iterations=400)'],
  ['MCTS 1600', 'katarenga/mcts-c1(iterations=1600)'],
  ['MCTS 6400', 'katarenga/mcts-c1(iterations=6400)'],
  ['alpha-beta 2', 'alphabeta(heuristic=simple, depth=2)'],
  ['alpha-beta 4', 'alphabeta(heuristic=simple, depth=4)'],
];

const POSITIONS = 1000;
/** From each board. */
const OF_A_BOARD = 10;

const WORTH: Readonly<Record<Proof, number>> = { win: 1, draw: 0, loss: -1 };

interface Test {
  readonly state: KatarengaState;
  /** What the position is worth, and what each move keeps of it. */
  readonly worth: number;
  readonly after: ReadonlyMap<number, number>;
}

/** A position in which something can be given away. */
function testOf(solution: Solution, state: KatarengaState): Test | undefined {
  const moves = solution.valuesOfMoves(state);
  const worth = WORTH[solution.valueOf(state).value];
  const after = new Map(moves.map(({ move, value }) => [move, WORTH[value]]));
  return [...after.values()].some((value) => value < worth)
    ? { state: state.clone(), worth, after }
    : undefined;
}

/** Positions of random games on one board. */
function testsOn(tiles: string, random: Random): Test[] {
  const start = startOn(tiles);
  const solution = solve(game, start, { states: Infinity });
  const tests = new Map<string, Test>();
  while (tests.size < OF_A_BOARD) {
    const state = start.clone();
    const candidates: Test[] = [];
    for (; state.turn !== OVER; state.play(state.sample(random))) {
      const test = testOf(solution, state);
      if (test) candidates.push(test);
    }
    // One of each game, so that they differ.
    const chosen = candidates[random.below(Math.max(1, candidates.length))];
    if (chosen) tests.set(game.formatPosition(chosen.state), chosen);
  }
  return [...tests.values()];
}

function testsFor(count: number, seed: number): Test[] {
  const boards = shuffledBoards(seed).slice(0, Math.ceil(count / OF_A_BOARD));
  const random = new Random(seed).derive('katarenga', 'mistakes');
  return boards.flatMap((board, i) => testsOn(imagesOf(board)[0]!.tiles, random.derive(i))).slice(0, count);
}

/** Counts of positions: in which there was a choice, a win or a draw given away; of the former, how many were won. */
export interface Mistakes {
  readonly positions: number;
  readonly won: number;
  readonly winsLost: number;
  readonly drawsLost: number;
}

export const mistakes: Study<Mistakes> = {
  key: 'mistakes',
  tasks: (scale) =>
    TESTED.map(([name]) => `${name}: ${Math.max(2, Math.round(Math.min(1, scale) * POSITIONS))}`),
  seconds: 35,
  compute(task, seed) {
    const [name, count] = task.split(': ');
    const [, spec] = TESTED.find(([tested]) => tested === name)!;
    const search = resolveAgent(spec, game).make({ random: new Random(seed).derive(task), clock: () => 0 });
    const tests = testsFor(Number(count), seed);
    let [won, winsLost, drawsLost] = [0, 0, 0];
    for (const { state, worth, after } of tests) {
      search.reset();
      const kept = after.get(think(search, state))!;
      if (worth === 1) won++;
      if (kept < worth && worth === 1) winsLost++;
      if (kept < worth && worth === 0) drawsLost++;
    }
    return { positions: tests.length, won, winsLost, drawsLost };
  },
  result: object('mistakes', {
    positions: required(integer(0)),
    won: required(integer(0)),
    winsLost: required(integer(0)),
    drawsLost: required(integer(0)),
  }),
};

/** What was found for an agent, by its name. */
export function mistakesOf(found: ReadonlyMap<string, Mistakes>, name: string): Mistakes {
  const [, result] = [...found].find(([task]) => task.startsWith(`${name}: `))!;
  return result;
}
