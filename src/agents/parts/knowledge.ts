/** What a game knows of itself, as parts: evaluations of positions and ratings of moves. */
import type { Evaluation, Game, Heuristic, OptionValues } from '../../core/index.ts';
import { AfterMove, type Rating } from '../../search/index.ts';
import type { PartParam, Resolved, ResolvedPart } from '../params.ts';

export const heuristicParam: PartParam = {
  kind: 'part',
  name: 'heuristic',
  about: 'The evaluation of positions.',
  fallback: (game) => game.heuristics[0]?.name ?? 'none',
  parts: (game) => game.heuristics,
};

export function heuristicOf(game: Game, values: Resolved): { heuristic: Heuristic; evaluation: Evaluation } {
  const part = values.heuristic as ResolvedPart;
  const heuristic = game.heuristics.find((h) => h.name === part.name)!;
  return { heuristic, evaluation: heuristic.make(part.values as OptionValues) };
}

/** Ratings of the game itself come first, then its evaluations, which rate a move by the position after it. */
export const ratingParam: PartParam = {
  kind: 'part',
  name: 'prior',
  about:
    'What rates a move before it is tried: a rating of moves, or an evaluation of the position after it.',
  fallback: (game) => (game.ratings?.[0] ?? game.heuristics[0])?.name ?? 'none',
  parts: (game) => [...(game.ratings ?? []), ...game.heuristics],
};

export function ratingOf(game: Game, values: Resolved): Rating {
  const part = values.prior as ResolvedPart;
  const rating = game.ratings?.find(({ name }) => name === part.name);
  if (rating) {
    const rater = rating.make(part.values as OptionValues);
    return { scale: rating.scale, look: (state) => rater.look(state), rate: (move) => rater.rate(move) };
  }
  const { heuristic, evaluation } = heuristicOf(game, { heuristic: part });
  return new AfterMove(heuristic, evaluation);
}
