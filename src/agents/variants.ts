/**
 * Every variant of every agent that a game offers, as specs: each agent as it is, each named agent, and each agent with
 * each of its parts, choices and flags in turn. Tests, signatures and certificates of honesty go through this list, so a
 * new part is covered as soon as it can be written in a spec.
 */
import { type Game, UserError } from '../core/index.ts';
import type { Builder } from './builder.ts';
import { builders } from './builders.ts';
import { namedIn, suits } from './catalogue.ts';
import type { Param, Params } from './params.ts';
import { resolveAgent } from './resolveAgent.ts';

/** Parts inside parts are varied too, to a limited depth: a nested playout may hold another. */
const MAX_DEPTH = 2;

/** Programs from outside are players too, but cannot be listed. */
const ENGINE = 'engine';

/** The values of an option that are worth a variant, as they are written; none for numbers and texts. */
function valuesOf(game: Game, param: Param, depth: number): string[] {
  switch (param.kind) {
    case 'part':
      return param.parts(game).flatMap(({ name, options }) => {
        const inner = depth < MAX_DEPTH ? assignments(game, options, depth + 1) : [];
        return [name].concat(inner.map((assignment) => `${name}(${assignment})`));
      });
    case 'choice':
      return param.choices.filter((choice) => choice !== param.default);
    case 'flag':
      return [String(!param.default)];
    default:
      return [];
  }
}

function assignments(game: Game, params: Params, depth: number): string[] {
  return Object.entries(params).flatMap(([name, param]) =>
    valuesOf(game, param, depth).map((value) => `${name}=${value}`),
  );
}

function isAccepted(spec: string, game: Game): boolean {
  try {
    resolveAgent(spec, game);
    return true;
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return false;
  }
}

/** The agent with one option set; some options also need a tree policy that rates moves. */
function variant({ name }: Builder, assignment: string, game: Game): string[] {
  const candidates = [`${name}(${assignment})`, `${name}(tree=puct, ${assignment})`];
  return candidates.filter((spec) => isAccepted(spec, game)).slice(0, 1);
}

/** Tree searches share their parts, and `mcts` offers all of them. */
function isVaried({ name, parts }: Builder): boolean {
  return parts === undefined || name === 'mcts';
}

export function everyVariant(game: Game): string[] {
  const able = builders.filter((builder) => builder.name !== ENGINE && suits(game, builder));
  return [
    ...able.map(({ name }) => name),
    ...namedIn(game).map(({ name }) => name),
    ...able
      .filter(isVaried)
      .flatMap((builder) =>
        assignments(game, builder.params, 1).flatMap((assignment) => variant(builder, assignment, game)),
      ),
  ];
}
