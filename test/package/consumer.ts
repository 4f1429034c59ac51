/** Programs of someone who has installed the package. */

/** Searches Ataxx with the engine alone, and says what it found. */
export const SEARCH = `
import { type Game, Random, findGame, makeAgent, settleOptions, think } from 'playout';

export function search(): string {
  const game: Game = findGame('ataxx');
  const state = game.start(settleOptions(game, {}), new Random(1));
  const agent = makeAgent('uct(iterations=300)', { game, random: new Random(2), clock: () => 0 });
  const move: number = think(agent, state);
  return game.formatMove(state, move);
}
`;

/** Exports that need nothing but the language. */
export const ENGINE = [
  'playout',
  'playout/core',
  'playout/conformance',
  'playout/stats',
  'playout/games',
  'playout/games/ataxx',
  'playout/games/carcassonne',
  'playout/games/katarenga',
  'playout/games/marrakech',
  'playout/games/saboteur',
  'playout/search',
  'playout/agents',
];

/** The others: they need signals to stop, and some of them Node. */
export const AROUND = [
  'playout/arena',
  'playout/arena/node',
  'playout/store',
  'playout/lab',
  'playout/lab/node',
  'playout/report',
];

/** A module that imports each of them, and has something of it in its own exports. */
export function importing(names: readonly string[]): string {
  return names.map((name, index) => `export * as all${index} from '${name}';\n`).join('');
}
