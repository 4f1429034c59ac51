// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/preact';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { paper, pretendServer, problem, textsOf } from '../../../../test/server/pretendServer.ts';
import { PapersView } from './index.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(route: readonly string[], answers: Readonly<Record<string, unknown>>): void {
  pretendServer(answers);
  render(<PapersView route={route} />);
}

describe('the list of papers', () => {
  it('has the verdicts of each in words, and as bars in proportion', async () => {
    show([], { 'api/papers': { papers: [paper()] } });
    const link = await screen.findByRole('link', { name: 'Ataxx' });
    expect(link.getAttribute('href')).toBe('#/papers/ataxx');
    expect(textsOf('.verdict-words')).toEqual([
      '5 numbers✓ 3 agree✗ 1 differ? 1 not measured',
      '1 claim✗ 1 fail',
    ]);
    const [numbers, claims] = document.querySelectorAll('.verdict-bar');
    expect(Array.from(numbers!.children, (part) => getComputedStyle(part).flexGrow)).toEqual(['3', '1', '1']);
    expect(claims!.children).toHaveLength(1);
  });

  it('says what it takes where there is no server', async () => {
    show([], {});
    expect(await screen.findByText('npm start')).toBeDefined();
  });
});

describe('a paper', () => {
  it('begins with its first part, and lists the others with their verdicts', async () => {
    show(['ataxx'], { 'api/papers/ataxx': paper() });
    expect((await screen.findByRole('heading', { level: 2 })).textContent).toBe('Ataxx');
    expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('In short');
    const parts = within(screen.getByRole('navigation', { name: 'Parts of this paper' }));
    const links = parts.getAllByRole('link');
    expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual([
      ['#/papers/ataxx/in-short', 'page'],
      ['#/papers/ataxx/a1', null],
    ]);
    expect(parts.getByText('1 claim')).toBeDefined();
    expect(screen.getByRole('link', { name: 'the other' }).getAttribute('href')).toBe('#/papers/katarenga');
    expect(textsOf('.paper-section li')).toEqual(['one', 'two']);
  });

  it('shows the part that was chosen, and reads it from its heading on', async () => {
    show(['ataxx', 'a1'], { 'api/papers/ataxx': paper() });
    const heading = await screen.findByRole('heading', { level: 3 });
    expect(heading.textContent).toBe('A1: Speed');
    await expect.poll(() => document.activeElement === heading).toBe(true);
    const picture = screen.getByRole('img', { name: 'A line.' });
    expect(picture.getAttribute('src')).toBe('api/papers/files/figures/a1.svg');
    const table = screen.getByRole('table');
    expect(table.querySelector('caption')?.textContent).toBe('Table 1. Speeds (CSV');
    expect(screen.getByRole('link', { name: 'CSV' }).getAttribute('href')).toBe(
      'api/papers/files/tables/a1.csv',
    );
    // Markup in a cell is text.
    expect(within(table).getByText('<b>7</b>')).toBeDefined();
    expect(within(table).getByRole('rowheader').textContent).toBe('open');
    expect(textsOf('.paper-turns a')).toEqual(['‹ In short']);
    expect(textsOf('.paper-section pre')).toEqual(['npm test']);
  });

  it('says so if it has no such part', async () => {
    show(['ataxx', 'a9'], { 'api/papers/ataxx': paper() });
    expect(await screen.findByText('This paper has no part “a9”.')).toBeDefined();
    expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('In short');
  });

  it('that there is none is said by the server', async () => {
    show(['chess'], { 'api/papers/chess': problem(404, 'there is no paper "chess"', 'Known: ataxx.') });
    expect((await screen.findByRole('alert')).textContent).toBe('there is no paper "chess" Known: ataxx.');
  });
});
