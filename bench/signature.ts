/**
 * The signature of a game: one number from fixed seeded searches. A refactoring must not move it; a change that is
 * meant to change play says so in its commit message, with the new number.
 */
import { listAgents, makeAgent } from '../src/agents/index.ts';
import { type Game, OVER, Random, type State, settleOptions } from '../src/core/index.ts';

/** Those of these that can play the game are asked. */
const SPECS = [
  'greedy',
  'flat(iterations=300)',
  'ucb(iterations=300)',
  'uct(iterations=600)',
  'mcts(tree=puct, iterations=200)',
  'mcts(tree=grave, iterations=100)',
  'mcts(tree=ucb1-tuned, reward=difference, choice=mean, iterations=200)',
  'alphabeta(depth=3)',
];
const POSITIONS = 6;

function mix(sum: number, value: number): number {
  return Math.imul(sum ^ value, 0x01000193) >>> 0;
}

function mixText(sum: number, text: string): number {
  for (let i = 0; i < text.length; i++) sum = mix(sum, text.charCodeAt(i));
  return sum;
}

/** A position some way into a random game, in which a seat is to move. */
function somePosition(game: Game, preset: string, i: number): State {
  const random = new Random(i).derive('signature', preset);
  const state = game.start(settleOptions(game, { preset }), random);
  const earlier = state.clone();
  for (let plies = 4 * i; plies > 0 || state.turn < 0; plies--) {
    if (state.turn >= 0) earlier.assign(state);
    if (state.turn === OVER) return earlier;
    state.play(state.sample(random));
  }
  return state;
}

export function signature(game: Game): string {
  const able = new Set(listAgents(game).map(({ name }) => name));
  const ofPlayouts = game.playouts.flatMap(({ name }) => [
    `random(playout=${name})`,
    `uct(playout=${name}, iterations=200)`,
  ]);
  const specs = [...SPECS, ...ofPlayouts];
  const asked = specs.filter((spec) => able.has(spec.replace(/\(.*/, '')));
  let sum = 0x811c9dc5;
  for (const { name: preset } of game.presets) {
    for (let i = 0; i < POSITIONS; i++) {
      const state = somePosition(game, preset, i);
      sum = mixText(sum, game.formatPosition(state));
      for (const spec of asked) {
        const search = makeAgent(spec, { game, random: new Random(i), clock: () => 0 });
        search.start(state);
        search.advance(Infinity);
        const { moves, nodes, playoutMoves } = search.analysis();
        sum = mixText(sum, game.formatMove(state, search.choose()));
        for (const { visits } of moves) sum = mix(sum, visits);
        sum = mix(mix(sum, nodes), playoutMoves);
      }
    }
  }
  return sum.toString(16).padStart(8, '0');
}
