/**
 * The signature of a game: one number from fixed seeded searches. A refactoring must not move it; a change that is
 * meant to change play says so in its commit message, with the new number.
 *
 * Every agent, named agent and part that the game offers is asked, in short searches; a few agents are also asked to
 * search longer. What each answers is hashed by itself and added to the rest, so the order of the list does not matter.
 */
import { everyVariant, makeAgent } from '../src/agents/index.ts';
import {
  type Game,
  OVER,
  type OptionValues,
  Random,
  type State,
  UserError,
  settleOptions,
} from '../src/core/index.ts';
import { games } from '../src/games/index.ts';
import type { Budget, Search, Setting } from '../src/search/index.ts';
import { openPool } from '../src/workers/pool.node.ts';

interface Question {
  readonly spec: string;
  readonly budget: Budget;
}

/** Those of these that the game offers search longer. */
const LONG_SEARCHES: readonly Question[] = [
  { spec: 'flat', budget: { iterations: 300 } },
  { spec: 'ucb', budget: { iterations: 300 } },
  { spec: 'uct', budget: { iterations: 600 } },
  { spec: 'mcts(tree=puct)', budget: { iterations: 200 } },
  { spec: 'mcts(tree=grave)', budget: { iterations: 100 } },
  { spec: 'mcts(tree=ucb1-tuned)', budget: { iterations: 200 } },
  { spec: 'mcts(reward=difference)', budget: { iterations: 200 } },
  { spec: 'alphabeta', budget: { depth: 3 } },
];

const SHORT: Budget = { iterations: 40, depth: 2, nodes: 2000 };

/** Playouts that weigh every move take their time, and nested ones play a game for each of them. */
function budgetFor(spec: string): Budget {
  if (spec.startsWith('mcts(playout=nested')) return { iterations: 1 };
  return spec.startsWith('mcts(playout=') ? { iterations: 4 } : SHORT;
}

export const POSITIONS = 6;
/** Each variant is asked about every third position; all together see all of them. */
export const SHORT_STEP = 3;

const HASH_START = 0x811c9dc5;

function mix(sum: number, value: number): number {
  return Math.imul(sum ^ value, 0x01000193) >>> 0;
}

function mixText(sum: number, text: string): number {
  for (let i = 0; i < text.length; i++) sum = mix(sum, text.charCodeAt(i));
  return sum;
}

/**
 * Threads that share a tree meet by chance, and threads find a game by its name in the list: elsewhere a single one shows
 * the same code at work.
 */
function needsOneThread(game: Game, spec: string): boolean {
  return spec === 'mcts(parallel=tree)' || (/parallel=(leaf|root)/.test(spec) && !games.includes(game));
}

/** The short searches of a game: every variant once. */
export function shortSearches(game: Game): Question[] {
  return (
    everyVariant(game)
      // What a nested playout aims at is asked of `random`, which plays a single move of it.
      .filter((spec) => !spec.startsWith('mcts(playout=nested('))
      .map((spec) => (needsOneThread(game, spec) ? spec.replace(')', '(threads=1))') : spec))
      .map((spec) => ({ spec, budget: budgetFor(spec) }))
  );
}

/** A position some way into a random game, in which a seat is to move. */
function somePosition(game: Game, preset: string, options: OptionValues, i: number): State {
  const random = new Random(i).derive('signature', preset);
  const state = game.start(options, random);
  const earlier = state.clone();
  for (let plies = 4 * i; plies > 0 || state.turn < 0; plies--) {
    if (state.turn >= 0) earlier.assign(state);
    if (state.turn === OVER) return earlier;
    state.play(state.sample(random));
  }
  return state;
}

function hashAnswer(game: Game, state: State, search: Search): number {
  const { moves, nodes, playoutMoves } = search.analysis();
  const visits = new Map(moves.map((row) => [row.move, row.visits]));
  const listed = new Int32Array(game.maxMoves);
  let sum = mixText(mixText(HASH_START, game.formatPosition(state)), game.formatMove(state, search.choose()));
  for (const move of listed.subarray(0, state.moves(listed))) sum = mix(sum, visits.get(move) ?? 0);
  return mix(mix(sum, nodes), playoutMoves);
}

/** An agent that refuses the position, such as minimax at a table of three, has no answer to hash. */
function ask(game: Game, state: State, search: Search, budget: Budget): number {
  try {
    search.start(state, budget);
  } catch (error) {
    if (error instanceof UserError) return 0;
    throw error;
  }
  search.advance(Infinity);
  return hashAnswer(game, state, search);
}

/** Plays on until the same seat is to move again; false if the game ends before. */
function playOn(state: State, search: Search, random: Random): boolean {
  const { turn } = state;
  state.play(search.choose());
  while (state.turn !== turn && state.turn !== OVER) state.play(state.sample(random));
  return state.turn === turn;
}

/** One agent on one position. One that keeps its tree is asked about its next position too. */
function answer(
  game: Game,
  options: OptionValues,
  from: State,
  { spec, budget }: Question,
  i: number,
): number {
  const setting: Setting = {
    game,
    random: new Random(i),
    clock: () => 0,
    future: new Random(i).derive('future'),
    options,
    openPool,
  };
  const search = makeAgent(spec, setting);
  const first = ask(game, from, search, budget);
  if (!spec.includes('reuse=true')) return first;
  const next = from.clone();
  return playOn(next, search, new Random(i).derive('reply'))
    ? first + ask(game, next, search, budget)
    : first;
}

/** A game without presets has one set of options: its defaults. */
function optionsOf(game: Game): (readonly [name: string, options: OptionValues])[] {
  if (game.presets.length === 0) return [['', settleOptions(game, {})]];
  return game.presets.map(({ name }) => [name, settleOptions(game, { preset: name })]);
}

/** What is found in each of the first positions; `SHORT_STEP` of them are enough to ask every variant once. */
export function answersByPosition(game: Game, positions: number = POSITIONS): number[] {
  const short = shortSearches(game);
  const offered = new Set(short.map(({ spec }) => spec));
  const long = LONG_SEARCHES.filter(({ spec }) => offered.has(spec));
  return Array.from({ length: positions }, (_, i) => {
    const turn = short.filter((_question, q) => (q + i) % SHORT_STEP === 0);
    let sum = 0;
    for (const [preset, options] of optionsOf(game)) {
      const state = somePosition(game, preset, options, i);
      for (const question of [...turn, ...long])
        sum = (sum + answer(game, options, state, question, i)) >>> 0;
    }
    return sum;
  });
}

/** @param answers in all positions */
export function signatureOf(answers: readonly number[]): string {
  const sum = answers.reduce((total, one) => (total + one) >>> 0, 0);
  return sum.toString(16).padStart(8, '0');
}

export function signature(game: Game): string {
  return signatureOf(answersByPosition(game));
}
