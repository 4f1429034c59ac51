/** All papers, and how they and their experiments are found by name. */
import { UserError, nearest } from '../core/index.ts';
import type { Paper, PaperExperiment } from './paper.ts';
import { ataxx } from './ataxx/index.ts';
import { carcassonne } from './carcassonne/index.ts';
import { katarenga } from './katarenga/index.ts';
import { marrakech } from './marrakech/index.ts';
import { saboteur } from './saboteur/index.ts';

export const papers: readonly Paper[] = [marrakech, katarenga, saboteur, carcassonne, ataxx];

function unknown(what: string, name: string, names: readonly string[]): UserError {
  const near = nearest(name, names);
  return new UserError(
    `unknown ${what} "${name}"`,
    `${near ? `Did you mean "${near}"? ` : ''}Known: ${names.join(', ')}.`,
  );
}

/** @throws UserError */
export function findPaper(name: string): Paper {
  const found = papers.find((paper) => paper.name === name.toLowerCase());
  if (found) return found;
  throw unknown('paper', name, [...papers.map((paper) => paper.name), 'all']);
}

/** The experiments with these ids, in the order of the paper; all if none is named. @throws UserError */
export function chooseExperiments(
  paper: Pick<Paper, 'name' | 'experiments'>,
  ids: readonly string[],
): readonly PaperExperiment[] {
  const known = paper.experiments.map(({ id }) => id);
  const wanted = ids.map((id) => id.toUpperCase());
  const stray = wanted.find((id) => !known.includes(id));
  if (stray !== undefined)
    throw unknown(paper.name === 'all' ? 'experiment' : `experiment of ${paper.name}`, stray, known);
  return ids.length === 0 ? paper.experiments : paper.experiments.filter(({ id }) => wanted.includes(id));
}
