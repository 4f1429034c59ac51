/** The committed results of the papers, as the server gives them. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestApp } from '../../../../test/server/testApp.ts';
import { papers } from '../../../papers/index.ts';
import { type Paper, paperListSchema, paperSchema } from '../../api/index.ts';
import { paperRoutes } from './routes.ts';

const RESULTS = 'docs/results';
const routes = paperRoutes(RESULTS);
const ask = async (path: string): Promise<unknown> => (await routes.request(path)).json();

/** Every word of a paper that links to a file or a paper, and every figure. */
function targetsOf({ sections }: Paper): { readonly files: string[]; readonly papers: string[] } {
  const found = JSON.stringify(sections);
  const all = (key: string): string[] =>
    [...found.matchAll(new RegExp(`"${key}":"([^"]*)"`, 'g'))].map(([, to]) => to!);
  return { files: all('file'), papers: all('paper') };
}

describe('the list of papers', () => {
  it('counts the verdicts as the overview does', async () => {
    const { papers: listed } = paperListSchema.read(await ask('/'), []);
    const [head, ...rows] = readFileSync(join(RESULTS, 'tables/papers.csv'), 'utf8').trim().split('\r\n');
    expect(head).toBe('name,numbers,agree,differ,unmeasured,claims,hold,fail,undecided');
    expect(listed.map(({ title, counts }) => [title, ...Object.values(counts)].join()).toSorted()).toEqual(
      rows.toSorted(),
    );
    expect(listed.map(({ name }) => name)).toEqual(papers.map(({ name }) => name).toSorted());
    for (const { name, citation } of listed)
      expect(citation).toContain(papers.find((paper) => paper.name === name)!.citation);
  });
});

describe.each(papers.map(({ name }) => name))('the paper on %s', (name) => {
  let paper: Paper;
  beforeAll(async () => void (paper = paperSchema.read(await ask(`/${name}`), [])));

  it('has a section for every experiment, and its verdicts', () => {
    const ids = papers.find((one) => one.name === name)!.experiments.map(({ id }) => id.toLowerCase());
    expect(paper.experiments.map(({ id }) => id)).toEqual(ids);
    const sections = paper.sections.map(({ id }) => id);
    expect(sections).toEqual(expect.arrayContaining(['in-short', ...ids]));
    expect(new Set(sections).size).toBe(sections.length);
  });

  it('has every figure and table of its file, each with its caption', () => {
    const text = readFileSync(join(RESULTS, `${name}.md`), 'utf8');
    const blocks = paper.sections.flatMap((section) => section.blocks);
    const figures = blocks.filter((block) => block.kind === 'figure');
    const tables = blocks.filter((block) => block.kind === 'table');
    expect(figures).toHaveLength(text.match(/^!\[/gm)?.length ?? 0);
    expect(tables).toHaveLength(text.match(/^\*\*Table /gm)!.length);
    for (const { caption } of [...figures, ...tables])
      expect(caption[0]?.text).toMatch(/^(Figure|Table) \d+\.$/);
    // Nothing is left that was not understood.
    expect(JSON.stringify(paper)).not.toMatch(/\*\*|\]\(|"!\[/);
  });

  it('links to files that are there, and to papers', async () => {
    const { files, papers: others } = targetsOf(paper);
    const there = new Set(
      ['figures', 'tables'].flatMap((kind) =>
        readdirSync(join(RESULTS, kind)).map((file) => `${kind}/${file}`),
      ),
    );
    expect(files.filter((file) => !there.has(file))).toEqual([]);
    expect(others.filter((other) => !papers.some((known) => known.name === other))).toEqual([]);
    const response = await routes.request(`/files/${files[0]!}`);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(readFileSync(join(RESULTS, files[0]!), 'utf8'));
  });
});

describe('through the server', () => {
  const app = new TestApp();
  afterAll(() => app.close());

  it('there may be no papers', async () => {
    expect(await app.json('/api/papers')).toEqual({ papers: [] });
    expect(await app.refusal('/api/papers/ataxx')).toBe(
      '404 there is no paper "ataxx" / There are none in docs/results.',
    );
    expect(await app.refusal('/api/papers/files/figures/a.svg')).toBe(
      '404 the papers have no file "figures/a.svg" / ',
    );
    expect(await app.refusal('/api/papers/files/other/a.svg')).toMatch(/^404 /);
  });
});
