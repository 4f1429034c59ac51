import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { EXAMPLES, exampleMatch, exampleTournament } from '../../test/report/exampleRuns.ts';
import { UserError } from '../core/index.ts';
import { ataxx } from '../games/ataxx/index.ts';
import type { AgentResult, RunResults } from '../lab/results.ts';
import { compose } from './compose.ts';
import { figuresOf, tablesOf } from './document.ts';
import { toHtml } from './html.ts';
import { toMarkdown } from './markdown.ts';
import { writeReport } from './report.ts';

const folder = mkdtempSync(join(tmpdir(), 'playout-report-'));
afterAll(() => rmSync(folder, { recursive: true }));

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47]);

describe('a report on disk', () => {
  test.each(Object.keys(EXAMPLES) as (keyof typeof EXAMPLES)[])(
    'of a %s has every figure in three formats',
    async (name) => {
      const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
      const results = EXAMPLES[name]();
      const out = join(folder, name);
      const { html, markdown, files } = await writeReport(results, ataxx, out);
      expect(warned).not.toHaveBeenCalled();
      const document = compose(results, ataxx);
      for (const file of files) expect(existsSync(join(out, file)), file).toBe(true);
      for (const { id } of figuresOf(document)) {
        const read = (format: string): Buffer => readFileSync(join(out, 'figures', `${id}.${format}`));
        expect(read('svg').toString()).toMatch(/^<svg [^>]*>[\s\S]*<\/svg>$/);
        expect(read('png').subarray(0, 4)).toEqual(PNG);
        expect(read('csv').toString().split('\r\n').length).toBeGreaterThan(2);
        expect(readFileSync(html, 'utf8')).toContain(`id="figure-${id}"`);
        expect(readFileSync(markdown, 'utf8')).toContain(`(figures/${id}.svg)`);
      }
      for (const { id } of tablesOf(document)) {
        for (const format of ['csv', 'tex']) {
          expect(existsSync(join(out, 'tables', `${id}.${format}`)), id).toBe(true);
          expect(readFileSync(html, 'utf8')).toContain(`href="tables/${id}.${format}"`);
          expect(readFileSync(markdown, 'utf8')).toContain(`(tables/${id}.${format})`);
        }
      }
      expect(JSON.parse(readFileSync(join(out, 'results.json'), 'utf8'))).toEqual(results);
    },
  );

  test('is drawn also after one pair of games for each pairing', async () => {
    await expect(writeReport(exampleTournament(1), ataxx, join(folder, 'one'))).resolves.toBeDefined();
    await expect(writeReport(exampleMatch(1), ataxx, join(folder, 'two'))).resolves.toBeDefined();
  });

  test('is the same every time', async () => {
    const [first, second] = await Promise.all(
      ['again', 'once more'].map((name) => writeReport(exampleMatch(), ataxx, join(folder, name))),
    );
    for (const file of first!.files)
      expect(
        readFileSync(join(folder, 'again', file)).equals(readFileSync(join(folder, 'once more', file))),
      ).toBe(true);
    expect(second!.files).toEqual(first!.files);
  });

  test('cannot be where a file is', async () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    await expect(writeReport(exampleMatch(1), ataxx, file)).rejects.toThrow(UserError);
  });
});

describe('text from outside', () => {
  const HOSTILE = '</title><script>alert(1)</script> & "quoted" | `code` *star* [x](y)\nnext';

  function renamed(agent: AgentResult): AgentResult {
    return { ...agent, name: `${HOSTILE}${agent.name}`, spec: HOSTILE, fullSpec: HOSTILE };
  }

  function hostile(): RunResults {
    const results = exampleTournament();
    const forfeits = [{ agent: 0, reason: HOSTILE, games: 1 }];
    const [pairing, ...pairings] = results.pairings;
    return {
      ...results,
      run: { ...results.run, name: HOSTILE, question: HOSTILE, command: HOSTILE, spec: { name: HOSTILE } },
      agents: results.agents.map(renamed),
      pairings: [{ ...pairing!, forfeits }, ...pairings],
    };
  }

  test('is text in HTML', async () => {
    const out = join(folder, 'hostile');
    const { html } = await writeReport(hostile(), ataxx, out);
    const text = readFileSync(html, 'utf8');
    expect(text).not.toContain('<script');
    expect(text.match(/<\/title>/g)).toHaveLength(1);
    expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;quoted&quot;');
  });

  test('is text in Markdown, and does not break tables', () => {
    const text = toMarkdown(compose(hostile(), ataxx));
    const outside = text.replace(/(`+)[\s\S]*?\1/g, '');
    expect(outside).not.toMatch(/(?<!\\)<script/);
    const head = /\| agent \| reason \|.*\n.*\n(.*)\n/.exec(text)!;
    expect(head[1]!.replace(/\\\|/g, '').split('|')).toHaveLength(6);
  });
});

test('the HTML file loads nothing and runs nothing', () => {
  const html = toHtml(compose(EXAMPLES.empty(), ataxx), new Map());
  expect(html).toContain("default-src 'none'");
  expect(html).not.toMatch(/<script|src="http|@import|url\(http/);
});
