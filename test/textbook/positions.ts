/** Small positions of all games, on which the fast search and the textbook one are compared. */
import { ticTacToe } from '../../examples/tic-tac-toe/ticTacToe.ts';
import {
  CHANCE,
  type Game,
  OVER,
  type OptionValue,
  type Options,
  Random,
  type State,
  settleOptions,
} from '../../src/core/index.ts';
import { ataxx } from '../../src/games/ataxx/index.ts';
import { carcassonne } from '../../src/games/carcassonne/index.ts';
import { katarenga } from '../../src/games/katarenga/index.ts';
import { marrakech } from '../../src/games/marrakech/index.ts';
import { saboteur } from '../../src/games/saboteur/index.ts';
import { pig } from '../toys/pig.ts';

/** The first decision of a game with these options. */
export function startOf<S extends State, O extends Options>(
  game: Game<S, O>,
  options: Record<string, OptionValue> = {},
  seed = 5,
): S {
  const random = new Random(seed);
  const state = game.start(settleOptions(game, options), random);
  while (state.turn === CHANCE) state.play(state.sample(random));
  return state;
}

/** Positions of random games, the first of each that fits; games without one are left out. */
export function positionsOf<S extends State>(
  count: number,
  start: (random: Random) => S,
  fits: (state: S, ply: number) => boolean,
): S[] {
  const found: S[] = [];
  for (let seed = 0; found.length < count; seed++) {
    const random = new Random(seed);
    const state = start(random);
    for (let ply = 0; state.turn !== OVER && !fits(state, ply); ply++) state.play(state.sample(random));
    if (state.turn !== OVER) found.push(state);
  }
  return found;
}

export interface Example {
  readonly name: string;
  readonly game: Game;
  readonly state: State;
}

export const examples = {
  ticTacToe: { name: 'tic-tac-toe', game: ticTacToe, state: startOf(ticTacToe) },
  ataxx: { name: 'Ataxx 4x4', game: ataxx, state: startOf(ataxx, { size: 4 }) },
  katarenga: {
    name: 'Katarenga 4x4',
    game: katarenga,
    state: startOf(katarenga, { size: 4, maxPlies: 60 }),
  },
  pig: { name: 'pig, with chance and three seats', game: pig, state: startOf(pig, { players: 3 }) },
  marrakech: { name: 'Marrakech, with dice', game: marrakech, state: startOf(marrakech) },
  carcassonne: {
    name: 'Carcassonne with ten tiles',
    game: carcassonne,
    state: startOf(carcassonne, { pile: 'B1D2E2J1N1U2V1' }),
  },
  saboteur: { name: 'Saboteur', game: saboteur, state: startOf(saboteur) },
} as const satisfies Readonly<Record<string, Example>>;
