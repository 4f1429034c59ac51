/** A game's knowledge, as parts: evaluations of positions and ratings of moves. */
import type { Evaluation, Heuristic, MoveRating, OptionValues } from '../../core/index.ts';
import { AfterMove, type Rating } from '../../search/index.ts';
import { type Part, type PartParam, definePart } from '../params.ts';

/** An evaluation that has been made, and what it was made from. */
export interface Judgement {
  readonly heuristic: Heuristic;
  readonly evaluation: Evaluation;
}

export const heuristicParam: PartParam<Judgement> = {
  kind: 'part',
  about: 'The evaluation of positions.',
  fallback: (game) => game.heuristics[0]?.name ?? 'none',
  parts: (game) =>
    game.heuristics.map((heuristic) =>
      partOfGame(heuristic, (options) => ({ heuristic, evaluation: heuristic.make(options) })),
    ),
};

/** Ratings of the game itself come first, then its evaluations, which rate a move by the position after it. */
export const ratingParam: PartParam<Rating> = {
  kind: 'part',
  about:
    'What rates a move before it is tried: a rating of moves, or an evaluation of the position after it.',
  fallback: (game) => (game.ratings?.[0] ?? game.heuristics[0])?.name ?? 'none',
  parts: (game) => [
    ...(game.ratings ?? []).map(byRating),
    ...game.heuristics.map((heuristic) =>
      partOfGame(heuristic, (options) => new AfterMove(heuristic, heuristic.make(options))),
    ),
  ],
};

function byRating(rating: MoveRating): Part<Rating> {
  return partOfGame(rating, (options) => {
    const rater = rating.make(options);
    return { scale: rating.scale, look: (state) => rater.look(state), rate: (move) => rater.rate(move) };
  });
}

/** Something that a game offers by name, as a part. */
export function partOfGame<T>(
  { name, about, options }: Pick<Heuristic, 'name' | 'about' | 'options'>,
  make: (values: OptionValues) => T,
): Part<T> {
  return definePart({ name, about, options, make });
}
