/** Reviews of whole games in one go. */
import {
  type ChanceJudgement,
  type ChoiceJudgement,
  type Judgement,
  Review,
  type ReviewSettings,
} from '../../src/arena/review/index.ts';
import {
  type Game,
  type OptionValues,
  OVER,
  Random,
  type State,
  settleOptions,
} from '../../src/core/index.ts';

export interface Played {
  readonly game: Game;
  readonly options: OptionValues;
  readonly start: State;
  readonly moves: readonly string[];
}

/** A game of uniformly random moves from `start` to its end. */
export function playedAtRandom(game: Game, options: OptionValues, start: State, seed: number): Played {
  const random = new Random(seed);
  const state = start.clone();
  const moves: string[] = [];
  while (state.turn !== OVER) {
    const move = state.sample(random);
    moves.push(game.formatMove(state, move));
    state.play(move);
  }
  return { game, options, start, moves };
}

/** A game of random moves with these options. */
export function randomGame(game: Game, given: OptionValues = {}, seed = 1): Played {
  const options = settleOptions(game, given);
  return playedAtRandom(game, options, game.start(options, new Random(seed)), seed);
}

/** The first plies of a game. */
export function opening(played: Played, plies: number): Played {
  return { ...played, moves: played.moves.slice(0, plies) };
}

export function newReview(
  played: Played,
  spec: string,
  iterations: number,
  others: Partial<ReviewSettings> = {},
): Review {
  return new Review({ ...played, spec, limits: { iterations }, seed: 1, clock: () => 0, ...others });
}

export function reviewed(...args: Parameters<typeof newReview>): Review {
  const review = newReview(...args);
  review.advance(Infinity);
  return review;
}

/** The positions of a game, the last one included. */
export function positionsIn({ game, start, moves }: Played): State[] {
  const state = start.clone();
  const met = [state.clone()];
  for (const move of moves) {
    state.play(game.parseMove(state, move));
    met.push(state.clone());
  }
  return met;
}

export const choices = (judgements: readonly Judgement[]): ChoiceJudgement[] =>
  judgements.filter((judgement) => judgement.kind === 'choice');
export const draws = (judgements: readonly Judgement[]): ChanceJudgement[] =>
  judgements.filter((judgement) => judgement.kind === 'chance');
