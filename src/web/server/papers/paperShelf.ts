/** The papers in a folder of results: which there are, and each of them. A page is read again when its file has changed. */
import { readFile, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Paper, PaperList } from '../../api/index.ts';
import { ApiProblem } from '../apiProblem.ts';
import { readPaper } from './readPaper.ts';

const PAGE = /^([a-z][\w-]*)\.md$/;

export class PaperShelf {
  /** With a page in Markdown for each paper. */
  private readonly folder: string;
  private readonly known = new Map<string, { readonly changed: number; readonly paper: Paper }>();

  constructor(folder: string) {
    this.folder = folder;
  }

  async list(): Promise<PaperList> {
    const papers = await Promise.all((await this.names()).map((name) => this.read(name)));
    return { papers: papers.map(({ name, title, citation, counts }) => ({ name, title, citation, counts })) };
  }

  /** @throws ApiProblem if there is no such paper */
  async get(name: string): Promise<Paper> {
    const names = await this.names();
    if (!names.includes(name))
      throw new ApiProblem(
        404,
        `there is no paper "${name}"`,
        names.length === 0 ? 'There are none in docs/results.' : `Known: ${names.join(', ')}.`,
      );
    return this.read(name);
  }

  /** @throws ApiProblem if there is no such folder */
  private async names(): Promise<string[]> {
    const files = await readdir(this.folder).catch(() => {
      throw new ApiProblem(
        404,
        'the results of the papers are not there',
        'They are in docs/results of a clone; playout reproduce all --out docs/results makes them.',
      );
    });
    return files.flatMap((file) => PAGE.exec(file)?.[1] ?? []).toSorted();
  }

  private async read(name: string): Promise<Paper> {
    const file = join(this.folder, `${name}.md`);
    const { mtimeMs: changed } = await stat(file);
    const known = this.known.get(name);
    if (known?.changed === changed) return known.paper;
    const paper = readPaper(name, await readFile(file, 'utf8'));
    this.known.set(name, { changed, paper });
    return paper;
  }
}
