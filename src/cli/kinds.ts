/** The kinds of entries in the list of agents: agents, named agents, and the parts they are made of. */
import { listAgents } from '../agents/index.ts';
import { type Game, unknownName } from '../core/index.ts';

/** Words that people use for some of them. */
const SYNONYMS: Readonly<Record<string, string>> = { policy: 'tree', evaluation: 'heuristic' };

export function listKinds(listed: readonly Game[]): string[] {
  return [...new Set(listed.flatMap((game) => listAgents(game).map(({ kind }) => kind)))];
}

/** The kind that is meant. @throws UserError that names those there are */
export function findKind(word: string, listed: readonly Game[]): string {
  const kind = Object.hasOwn(SYNONYMS, word) ? SYNONYMS[word]! : word;
  const known = listKinds(listed);
  if (!known.includes(kind)) throw unknownName('kind', word, known);
  return kind;
}
