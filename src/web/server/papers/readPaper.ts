/** A page of `docs/results` as the page shows it: its sections, and how many verdicts of each kind it has. */
import { namesOf } from '../../../core/index.ts';
import { countColumns } from '../../../papers/report/counts.ts';
import type { Block, Counts, Paper, Section, Sentence } from '../../api/index.ts';
import { type Heading, type Part, readMarkdown } from './markdownBlocks.ts';

type Table = Extract<Block, { kind: 'table' }>;

function textOf(sentence: Sentence): string {
  return sentence.map(({ text }) => text).join('');
}

/** Does it begin with `Table 3.` or `Figure 2.`? */
function isCaption(
  block: Block | undefined,
  of: 'Table' | 'Figure',
): block is Extract<Block, { kind: 'paragraph' }> {
  return block?.kind === 'paragraph' && new RegExp(`^${of} \\d+\\.`).test(textOf(block.text));
}

/** A caption stands before its table, or after its figure; here it becomes part of it. */
function withCaptions(blocks: readonly Block[]): Block[] {
  return blocks.flatMap((block, i): Block[] => {
    const [before, after] = [blocks[i - 1], blocks[i + 1]];
    if (block.kind === 'table' && isCaption(before, 'Table')) return [{ ...block, caption: before.text }];
    if (block.kind === 'figure' && isCaption(after, 'Figure')) return [{ ...block, caption: after.text }];
    const isTaken =
      (isCaption(block, 'Table') && after?.kind === 'table') ||
      (isCaption(block, 'Figure') && before?.kind === 'figure');
    return isTaken ? [] : [block];
  });
}

function isHeading(part: Part): part is Heading {
  return 'level' in part;
}

/** `A1: Iterations and moves per second` is `a1`, `Questions and answers` is `questions-and-answers`. */
function idOf(title: string): string {
  const [, experiment] = /^([A-Z]\d+):/.exec(title) ?? [];
  return (experiment ?? title).toLowerCase().replace(/[^a-z\d]+/g, '-');
}

/** What comes before the first heading of the second level, and a section for each of them. */
function divide(parts: readonly Part[]): { readonly head: readonly Part[]; readonly sections: Section[] } {
  const head: Part[] = [];
  const sections: { title: string; blocks: Block[] }[] = [];
  for (const part of parts) {
    const last = sections.at(-1);
    if (isHeading(part) && part.level === 2) sections.push({ title: part.title, blocks: [] });
    else if (!last) head.push(part);
    else if (!isHeading(part)) last.blocks.push(part);
  }
  return {
    head,
    sections: sections.map(({ title, blocks }) => ({
      id: idOf(title),
      title,
      blocks: withCaptions(blocks),
    })),
  };
}

/** In the order of the columns. */
const NOTHING: Counts = {
  numbers: 0,
  agree: 0,
  differ: 0,
  unmeasured: 0,
  claims: 0,
  hold: 0,
  fail: 0,
  undecided: 0,
};
const NAMES = namesOf(NOTHING);

/** The table of all experiments and their verdicts, by its columns. */
function findVerdicts(sections: readonly Section[]): Table | undefined {
  const wanted = countColumns('experiment')
    .map(({ title }) => title)
    .join();
  return sections
    .flatMap(({ blocks }) => blocks)
    .find(
      (block): block is Table =>
        block.kind === 'table' && block.columns.map(({ title }) => textOf(title)).join() === wanted,
    );
}

function experimentsOf(sections: readonly Section[]): Paper['experiments'] {
  return (findVerdicts(sections)?.rows ?? []).map(([name = [], ...cells]) => {
    const counts = { ...NOTHING };
    for (const [i, key] of NAMES.entries()) counts[key] = Number(textOf(cells[i] ?? []));
    return { id: idOf(textOf(name)), title: textOf(name), counts };
  });
}

function sum(all: readonly Counts[]): Counts {
  const total = { ...NOTHING };
  for (const counts of all) for (const key of NAMES) total[key] += counts[key];
  return total;
}

/** @param name of the paper @param text the Markdown that reports write of it */
export function readPaper(name: string, text: string): Paper {
  const { head, sections } = divide(readMarkdown(text));
  const experiments = experimentsOf(sections);
  const title = head.flatMap((part) => (isHeading(part) ? [part.title] : []))[0] ?? name;
  const citation = head.flatMap((part) =>
    isHeading(part) || part.kind !== 'paragraph' ? [] : [textOf(part.text)],
  );
  return {
    name,
    // `Ataxx: the paper, reproduced`: the list of papers says what they are.
    title: title.replace(/:.*$/, ''),
    citation: citation[0] ?? '',
    counts: sum(experiments.map(({ counts }) => counts)),
    experiments,
    sections,
  };
}
