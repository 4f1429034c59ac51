/** The choices of a game that simple players make among themselves: positions to examine other agents in. */
import { makeAgent } from '../agents/index.ts';
import { CHANCE, type Game, OVER, type OptionValues, Random, type State } from '../core/index.ts';
import { think } from '../search/index.ts';

export type SimplePlayer = 'random' | 'greedy';

/** A position in which a seat has a choice. */
export interface PlayedChoice {
  readonly state: State;
  /** The stream from which the game will draw its chance. */
  readonly future: Random;
  /** Whose moves led here, and how many, outcomes of chance included. */
  readonly by: SimplePlayer;
  readonly ply: number;
}

/** Random players and greedy ones take turns, where a game has something to be greedy for. */
export function playerOf({ heuristics }: Game, number: number): SimplePlayer {
  return number % 2 === 1 && heuristics.length > 0 ? 'greedy' : 'random';
}

/** Plays a game and keeps all positions in which a seat has a choice. */
export function playedChoices(
  game: Game,
  options: OptionValues,
  stream: Random,
  by: SimplePlayer,
): PlayedChoice[] {
  const chance = stream.derive('chance');
  const player = makeAgent(by, { game, random: stream.derive('moves'), clock: () => 0, options });
  const state = game.start(options, stream.derive('setup'));
  const choices: PlayedChoice[] = [];
  for (let ply = 0; state.turn !== OVER; ply++) {
    if (state.turn === CHANCE) {
      state.play(state.sample(chance));
      continue;
    }
    if (state.count() > 1) {
      const future = new Random(0);
      future.assign(chance);
      choices.push({ state: state.clone(), future, by, ply });
    }
    state.play(think(player, state));
  }
  return choices;
}
