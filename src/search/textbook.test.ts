/** Every tree policy and every reward visits what a plain textbook version visits, from the same stream. */
import { describe, expect, test } from 'vitest';
import { ticTacToe } from '../../examples/tic-tac-toe/ticTacToe.ts';
import {
  type Choose,
  type Node,
  type RewardOf,
  largest,
  meanOf,
  textbookSearch,
  total,
} from '../../test/textbook/treeSearch.ts';
import { pig } from '../../test/toys/pig.ts';
import { makeAgent } from '../agents/index.ts';
import { type Game, type OptionValues, Random, type State, settleOptions } from '../core/index.ts';
import { ataxx } from '../games/ataxx/index.ts';
import { marrakech } from '../games/marrakech/index.ts';

function startOf<S extends State, O extends OptionValues>(
  game: Game<S, O>,
  options: Record<string, string | number> = {},
): S {
  return game.start(settleOptions(game, options), new Random(5));
}

function afterRoll(): State {
  const state = startOf(marrakech);
  state.play(state.sample(new Random(1)));
  return state;
}

const positions: readonly (readonly [string, Game, State])[] = [
  ['tic-tac-toe', ticTacToe, startOf(ticTacToe)],
  ['Ataxx 4x4', ataxx, startOf(ataxx, { size: 4 })],
  ['Ataxx open map', ataxx, startOf(ataxx, { preset: 'paper', map: 'open' })],
  ['pig, with chance and three seats', pig, startOf(pig, { players: 3 })],
  ['Marrakech, with dice', marrakech, afterRoll()],
];

const visitsOf = (children: readonly Node[]): number => total(children.map(({ visits }) => visits));

const ucb1 =
  (c: number): Choose =>
  (children) => {
    const all = visitsOf(children);
    // Written as the fast one is, for sqrt(a / b) and sqrt(a) / sqrt(b) differ in the last digit.
    return largest(
      children,
      (child) => meanOf(child) + (c * Math.sqrt(Math.log(all))) / Math.sqrt(child.visits),
    );
  };

const ucb1Tuned =
  (c: number): Choose =>
  (children) => {
    const log = Math.log(visitsOf(children));
    return largest(children, (child) => {
      const mean = meanOf(child);
      const variance = total(child.rewards.map((r) => r * r)) / child.visits - mean * mean;
      const bound = variance + Math.sqrt((2 * log) / child.visits);
      return mean + c * Math.sqrt((log / child.visits) * Math.min(0.25, bound));
    });
  };

const epsilonGreedy =
  (epsilon: number, decays: boolean): Choose =>
  (children, random) => {
    const now = decays ? epsilon / visitsOf(children) : epsilon;
    if (now > 0 && random.unit() < now) return children[random.below(children.length)]!;
    return largest(children, meanOf);
  };

const boltzmann =
  (temperature: number): Choose =>
  (children, random) => {
    const most = Math.max(...children.map(meanOf));
    const weights = children.map((child) => Math.exp((meanOf(child) - most) / temperature));
    let left = random.unit() * total(weights);
    const index = weights.findIndex((weight) => (left -= weight) < 0);
    return children.at(index)!;
  };

const roundRobin: Choose = (children) => children[visitsOf(children) % children.length]!;

const policies: readonly (readonly [string, Choose])[] = [
  ['ucb1(c=1.4)', ucb1(1.4)],
  ['ucb1(c=0)', ucb1(0)],
  ['ucb1(c=0.5)', ucb1(0.5)],
  ['ucb1-tuned', ucb1Tuned(1)],
  ['ucb1-tuned(c=0.3)', ucb1Tuned(0.3)],
  ['greedy', epsilonGreedy(0, false)],
  ['epsilon-greedy(epsilon=0.2)', epsilonGreedy(0.2, false)],
  ['epsilon-greedy(epsilon=1, decay=true)', epsilonGreedy(1, true)],
  ['boltzmann', boltzmann(0.1)],
  ['boltzmann(temperature=0.000001)', boltzmann(0.000001)],
  ['round-robin', roundRobin],
];

const win: RewardOf = (state, seat) => state.result(seat);

function lead(state: State, seat: number): number {
  const others = Array.from({ length: state.seats }, (_, other) => other).filter((other) => other !== seat);
  return state.score(seat) - Math.max(...others.map((other) => state.score(other)));
}

const rewards: readonly (readonly [string, RewardOf])[] = [
  ['win', win],
  ['win(draw=0)', (state, seat) => Math.floor(state.result(seat))],
  ['difference(clip=40)', (state, seat) => (Math.max(-40, Math.min(40, lead(state, seat))) + 40) / 80],
  ['difference(clip=3)', (state, seat) => (Math.max(-3, Math.min(3, lead(state, seat))) + 3) / 6],
  ['own(most=30)', (state, seat) => Math.max(0, Math.min(30, state.score(seat))) / 30],
];

function compareWithTextbook(
  game: Game,
  state: State,
  spec: string,
  choose: Choose,
  reward: RewardOf,
  seed: number,
): void {
  const iterations = 700;
  const truth = textbookSearch(state, choose, reward, iterations, new Random(seed));
  const search = makeAgent(spec.replace(/\)$/, `, iterations=${iterations})`), {
    game,
    random: new Random(seed),
    clock: () => 0,
  });
  search.start(state);
  search.advance(Infinity);
  const { moves } = search.analysis();
  expect(moves.reduce((sum, { visits }) => sum + visits, 0)).toBe(iterations);
  for (const { move, visits, mean } of moves) {
    const { visits: n, reward: sum } = truth.get(move) ?? { visits: 0, reward: 0 };
    expect(visits).toBe(n);
    if (n > 0) expect(mean).toBeCloseTo(sum / n, 12);
  }
}

describe.each(positions)('in %s', (_name, game, state) => {
  test.each(policies)('the tree policy %s', (spec, choose) => {
    compareWithTextbook(game, state, `mcts(tree=${spec})`, choose, win, 1);
    compareWithTextbook(game, state, `mcts(tree=${spec})`, choose, win, 2);
  });

  test.each(rewards)('the reward %s', (spec, reward) => {
    compareWithTextbook(game, state, `mcts(reward=${spec})`, ucb1(1.4), reward, 3);
  });

  test('uct is mcts with ucb1', () => compareWithTextbook(game, state, 'uct(c=0.7)', ucb1(0.7), win, 4));
});
