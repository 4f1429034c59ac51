/**
 * What every game promises the page, checked in all positions of random games: each legal move can be made step by step,
 * there are words for everything, and a view is plain data. A broken promise is reported with the position and the seed.
 */
import { isDeepStrictEqual } from 'node:util';
import { CHANCE, OVER, type OptionValues, Random, type State, settleOptions } from '../src/core/index.ts';
import { choose } from '../src/web/page/state/choices.ts';
import { legalMoves } from '../src/web/worker/legalMoves.ts';
import type { LegalMove } from '../src/web/worker/messages.ts';
import type { PageGame, Scene, Way } from '../src/web/worker/pageGame.ts';

export interface Trial {
  readonly rules: OptionValues;
  readonly games: number;
  readonly seed: number;
  /** May moves have no way, because people choose them from the list? */
  readonly isListed?: boolean;
}

/** Every position of some random games, as it is seen where everything is open. */
export function* scenesOf<S extends State>({ game }: PageGame<S>, trial: Trial): Generator<Scene<S>> {
  const copy = (state: S): S => {
    const made = game.start(options, new Random(0));
    made.assign(state);
    return made;
  };
  const options = settleOptions(game, trial.rules);
  for (let i = 0; i < trial.games; i++) {
    const random = new Random(trial.seed).derive(game.name, i);
    const state = game.start(options, random);
    let last: Scene<S>['last'];
    for (;;) {
      yield { state: copy(state), last, viewer: undefined };
      if (state.turn === OVER) break;
      const move = state.sample(random);
      last = { before: copy(state), move };
      state.play(move);
    }
  }
}

/** The legal moves of a position with their ways. */
export function movesWithWays<S extends State>(page: PageGame<S>, state: S): LegalMove[] {
  if (state.turn < 0) return [];
  return legalMoves(page.game, state).map((move) => ({
    move: page.game.formatMove(state, move),
    ways: page.ways(state, move),
  }));
}

/** The move that a person makes who chooses these steps; undefined if they make none, or one too soon. */
export function built(moves: readonly LegalMove[], way: Way): string | undefined {
  for (const [i, step] of way.entries()) {
    const chosen = choose(moves, way.slice(0, i), step);
    if (i === way.length - 1) return chosen.kind === 'move' ? chosen.move : undefined;
    if (chosen.kind !== 'made' || chosen.made.length !== i + 1) return undefined;
  }
  return undefined;
}

function isSentence(text: string): boolean {
  return /^\S(.*\S)?$/.test(text) && !/undefined|null|NaN|\[object/.test(text);
}

/** What is wrong with how moves are made here. */
function* problemsWithWays<S extends State>(page: PageGame<S>, state: S, trial: Trial): Generator<string> {
  const moves = movesWithWays(page, state);
  const forced = page.forced(state);
  const all = moves.flatMap(({ ways }) => ways.map((way) => way.join(' / ')));
  if (new Set(all).size < all.length) yield 'two moves are made in the same way';
  for (const { move, ways } of moves) {
    const isForced = forced !== undefined && move === page.game.formatMove(state, forced);
    if (ways.length === 0 && !isForced && !trial.isListed) yield `there is no way to make ${move}`;
    for (const way of ways)
      if (built(moves, way) !== move) yield `${way.join(' / ')} does not lead to ${move}`;
    for (const step of ways.flat())
      if (!isSentence(page.stepTitle(state, step))) yield `the step ${step} has no title`;
  }
}

/** What has no words here. */
function* problemsWithWords<S extends State>(page: PageGame<S>, state: S): Generator<string> {
  if (state.turn === OVER) {
    if (!isSentence(page.describeEnd(state))) yield 'there are no words for the end';
    return;
  }
  for (const move of legalMoves(page.game, state)) {
    const text = page.game.formatMove(state, move);
    if (!isSentence(page.describe(state, move, undefined))) yield `there are no words for ${text}`;
    if (state.turn === CHANCE && !isSentence(page.chance?.(state).outcome(move) ?? ''))
      yield `there are no words for the outcome ${text}`;
  }
  if (state.turn >= 0 && !isSentence(page.howTo(state))) yield 'nothing says how to move';
}

function* problemsWithView<S extends State>(page: PageGame<S>, scene: Scene<S>): Generator<string> {
  const view = page.view(scene);
  if (!isDeepStrictEqual(view, structuredClone(view))) yield 'the view is not plain data';
  if (!isDeepStrictEqual(view, JSON.parse(JSON.stringify(view)))) yield 'the view is not JSON';
}

/** @throws Error with the first promise that is broken; returns how many positions were looked at */
export function assertPageGame<S extends State>(page: PageGame<S>, trial: Trial): number {
  let count = 0;
  for (const scene of scenesOf(page, trial)) {
    const { state } = scene;
    count++;
    for (const problem of [
      ...problemsWithWays(page, state, trial),
      ...problemsWithWords(page, state),
      ...problemsWithView(page, scene),
    ])
      throw new Error(
        `${page.game.name}: ${problem}, in ${page.game.formatPosition(state)}, with ${JSON.stringify(trial)}`,
      );
  }
  return count;
}
