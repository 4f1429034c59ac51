/** Progressive widening: how many of its moves a node considers. */
import { type Game, number, option } from '../../core/index.ts';
import { Widening } from '../../search/index.ts';
import { type Part, type PartParam, definePart, makePart } from '../params.ts';
import { ratingParam } from './knowledge.ts';

const options = {
  k: option(number(1e-3, 1e6), 1, 'How many moves a new node considers.'),
  a: option(number(0, 1), 0.5, 'How fast they become more: after n visits they are k * n^a, rounded up.'),
};

const blind: readonly Part<Widening | undefined>[] = [
  { name: 'none', about: 'All moves, from the first visit.', options: {}, make: () => undefined },
  definePart({
    name: 'random',
    about: 'Progressive widening: the first k * n^a moves in random order.',
    options,
    make: ({ k, a }, game) => new Widening(k, a, game.maxMoves),
  }),
];

const rated: Part<Widening | undefined> = definePart({
  name: 'rated',
  about: 'Progressive widening: the k * n^a moves that are rated best.',
  options: { ...options, prior: ratingParam },
  make: ({ k, a, prior }, game) => new Widening(k, a, game.maxMoves, makePart(ratingParam, prior, game)),
});

function wideningsFor(game: Game): readonly Part<Widening | undefined>[] {
  return ratingParam.parts(game).length > 0 ? [...blind, rated] : blind;
}

export const wideningParam: PartParam<Widening | undefined> = {
  kind: 'part',
  about: 'Which moves a node considers, by the number n of its visits.',
  fallback: () => 'none',
  parts: wideningsFor,
};
