/** `playout help TOPIC`, and lists of one kind of part. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { commands } from '../../src/cli/commands/index.ts';
import { topics } from '../../src/cli/topics/index.ts';
import { runHere, runJson } from './run.ts';

const LONGEST_LINE = 100;

/** The anchor that a heading of Markdown gets. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .trim()
    .replaceAll(' ', '-');
}

describe.each(topics)('the topic $name', ({ name, text, page }) => {
  test('is explained', async () => {
    const { code, out, err } = await runHere(['help', name]);
    expect([code, err]).toEqual([0, '']);
    expect(out).toBe(`${text}\n\nMore: docs/${page}\n`);
    for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(LONGEST_LINE);
  });

  test('points to a page and a heading that exist', () => {
    const [file, anchor] = page.split('#');
    const markdown = readFileSync(new URL(`../../docs/${file}`, import.meta.url), 'utf8');
    const anchors = [...markdown.matchAll(/^#+ (.*)$/gm)].map(([, heading]) => anchorOf(heading!));
    if (anchor !== undefined) expect(anchors).toContain(anchor);
    expect(anchors).not.toHaveLength(0);
  });

  test('names commands and options that exist', async () => {
    for (const [, command, rest] of text.matchAll(/^ {2}playout ([\w-]+)(.*)$/gm)) {
      expect(Object.keys(commands)).toContain(command);
      const { out } = await runHere([command!, '--help']);
      for (const [flag] of rest!.matchAll(/--[\w-]+/g)) expect(out, `${command} ${flag}`).toContain(flag);
    }
  });

  test('has a name that no command has', () => {
    expect(Object.keys(commands)).not.toContain(name);
  });
});

test('an unknown topic names those that there are', async () => {
  const { code, err } = await runHere(['help', 'budget']);
  expect(code).toBe(2);
  expect(err).toContain(
    'error: unknown topic "budget"\nhint: Did you mean "budgets"? Known: specs, budgets, ',
  );
});

test('the help of the program names all topics, and is what help alone prints', async () => {
  const { out } = await runHere(['help']);
  expect(out).toBe((await runHere(['--help'])).out);
  expect(out).toContain(topics.map(({ name }) => name).join(', '));
});

describe('agents of one kind', () => {
  interface Listed {
    readonly agents: readonly { readonly kind: string; readonly name: string }[];
  }
  const kindsOf = ({ agents }: Listed): Set<string> => new Set(agents.map(({ kind }) => kind));

  test.each([
    ['tree', 'tree'],
    ['policy', 'tree'],
    ['named', 'named'],
    ['evaluation', 'heuristic'],
  ])('are listed alone: %s', async (typed, kind) => {
    const listed = await runJson<Listed>('agents', 'ataxx', '--kind', typed);
    expect(kindsOf(listed)).toEqual(new Set([kind]));
    const all = await runJson<Listed>('agents', 'ataxx');
    expect(listed.agents).toEqual(all.agents.filter((entry) => entry.kind === kind));
  });

  test('are refused where there are none, with the kinds that there are', async () => {
    const { code, err } = await runHere(['agents', 'ataxx', '--kind', 'trees']);
    expect(code).toBe(2);
    expect(err).toContain('error: unknown kind "trees"\nhint: Did you mean "tree"? Known: agent, named, ');
  });
});
