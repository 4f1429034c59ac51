/** Files of weights that the specs of agents name by their paths: `linear(weights=./my-weights.json)`. */
import { readFileSync } from 'node:fs';
import { type ResolvedAgent, type Spec, parseSpec, resolveAgent } from '../agents/index.ts';
import { type Game, UserError, parseWeights, registerWeights } from '../core/index.ts';

/** All values of a spec and of the specs in it that are paths of files. */
function filesIn({ options }: Spec): string[] {
  return options.flatMap(({ value }) => [
    ...(value.name.endsWith('.json') ? [value.name] : []),
    ...filesIn(value),
  ]);
}

function load(path: string): void {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new UserError(`weights: cannot read ${path} (${code})`, 'Give the path of a readable file.');
  }
  try {
    registerWeights(parseWeights(text), path);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    throw new UserError(`weights: ${path}: ${error.message}`, error.hint);
  }
}

/** Registers the weights in the files, before the spec is resolved. @throws UserError if one holds no weights */
export function loadWeights(spec: string): void {
  for (const path of filesIn(parseSpec(spec))) load(path);
}

/** The agent of a spec that may name files of weights. @throws UserError */
export function resolveTyped(spec: string, game: Game): ResolvedAgent {
  loadWeights(spec);
  return resolveAgent(spec, game);
}
