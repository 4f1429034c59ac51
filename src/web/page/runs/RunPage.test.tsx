// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/preact';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  type PretendServer,
  PretendStream,
  detail,
  gamesPage,
  pretendServer,
  problem,
  progress,
  sendEvent,
  textsOf,
} from '../../../../test/server/pretendServer.ts';
import { RunsView } from './index.ts';

const opened: unknown[] = [];

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  opened.length = 0;
});

function show(route: readonly string[], answers: Readonly<Record<string, unknown>>): PretendServer {
  const server = pretendServer(answers);
  render(<RunsView route={route} onOpenGame={(record) => opened.push(record)} />);
  return server;
}

describe('a run', () => {
  it('shows what it says, ratings with the best first, and pairings', async () => {
    show(['3'], { 'api/runs/3': detail() });
    expect((await screen.findByRole('heading', { level: 2 })).textContent).toBe('trees');
    expect(textsOf('h3')).toEqual(['In short', 'Ratings', 'Pairings', 'Set-up']);
    expect(textsOf('.run-answer')).toEqual(['uct is stronger.']);
    const [ratings, pairings] = screen.getAllByRole('table');
    expect(
      within(ratings!)
        .getAllByRole('rowheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['U uct', 'R random', 'N nobody']);
    const cells = within(ratings!).getAllByRole('row')[1]!.querySelectorAll('td');
    expect(Array.from(cells, ({ textContent }) => textContent).join('|')).toBe(
      '+95|+45 to +145||75.0 %|60.0 to 86.0 %|40|30|0|10',
    );
    const row = within(pairings!).getAllByRole('row')[1]!;
    expect(row.textContent).toContain('uct against random');
    expect(row.textContent).toContain('+190+70 to ∞');
    expect(row.textContent).toContain('< 0.001');
    for (const table of [ratings!, pairings!])
      expect(table.querySelector('caption')?.textContent).not.toBe('');
    expect(PretendStream.opened).toEqual([]);
  });

  it('draws intervals on one scale, up to the edge where they have no bound', async () => {
    show(['3'], { 'api/runs/3': detail() });
    await screen.findAllByRole('table');
    const [first, second, unrated] = document.querySelectorAll('.interval');
    const rangeOf = (svg: Element | undefined): number[] => {
      const rect = svg?.querySelector('.interval-range');
      const [x, width] = ['x', 'width'].map((name) => Number(rect?.getAttribute(name)));
      return [x!, x! + width!];
    };
    expect(rangeOf(first)[0]).toBeGreaterThan(rangeOf(second)[1]!);
    expect(rangeOf(first)[1]).toBeLessThan(100);
    expect(unrated?.querySelector('.interval-range')).toBeNull();
  });

  it('opens its report in a new tab, and leads to its games and back', async () => {
    show(['3'], { 'api/runs/3': detail() });
    const report = await screen.findByRole('link', { name: /Open the report/ });
    expect([report.getAttribute('href'), report.getAttribute('target'), report.getAttribute('rel')]).toEqual([
      'api/runs/3/report/',
      '_blank',
      'noopener',
    ]);
    expect(screen.getByRole('link', { name: 'Games' }).getAttribute('href')).toBe('#/runs/3/games');
    expect(screen.getByRole('link', { name: 'All runs' }).getAttribute('href')).toBe('#/runs');
  });

  it('that is being played is followed, and read again when it has grown', async () => {
    const server = show(['3'], { 'api/runs/3': detail({ state: 'running', played: 10 }) });
    await screen.findByText('10 of 40 games');
    await expect.poll(() => PretendStream.opened.map(({ url }) => url)).toEqual(['api/runs/3/events']);
    await sendEvent('progress', { ...progress, played: 11 });
    expect(screen.getByText('11 of 40 games')).toBeDefined();
    expect(server.asked).toEqual(['api/runs/3']);
    server.answers.set('api/runs/3', detail({ state: 'running', played: 14, answer: [{ text: 'More.' }] }));
    await sendEvent('progress', { ...progress, played: 14 });
    expect(await screen.findByText('More.')).toBeDefined();
    server.answers.set('api/runs/3', detail({ played: 40, answer: [{ text: 'All.' }] }));
    await sendEvent('progress', { ...progress, played: 40, state: 'finished' });
    await sendEvent('end', {});
    expect(await screen.findByText('All.')).toBeDefined();
    expect(PretendStream.opened.map(({ isClosed }) => isClosed)).toEqual([true]);
    expect(textsOf('[aria-live]')).toEqual(['trees: finished']);
    expect(server.asked).toHaveLength(3);
  });

  it('with many pairings shows the first of them', async () => {
    const [meeting] = detail().meetings;
    const meetings = Array.from({ length: 100 }, (_, i) => ({ ...meeting!, label: `c=${i}` }));
    show(['3'], { 'api/runs/3': detail({ meetings, kind: 'parameter sweep' }) });
    expect(await screen.findByText('c=39')).toBeDefined();
    expect(screen.queryByText('c=40')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Show more (60 left)' }));
    expect(screen.getByText('c=99')).toBeDefined();
  });
});

describe('the games of a run', () => {
  const page = (from: number, recorded = true): string =>
    `api/runs/3/games?from=${from}&most=50&recorded=${recorded}`;

  it('say who sat where and how it ended; one that was kept can be opened', async () => {
    const record = { format: 'playout-record/1' };
    show(['3', 'games'], { [page(0)]: gamesPage(), 'api/runs/3/games/4': record });
    const rows = await screen.findAllByRole('row');
    expect(rows[1]!.textContent).toContain('uct x, won, 30');
    expect(rows[2]!.textContent).toContain('random x, drawn, 1');
    expect(rows[2]!.textContent).toContain('forfeited by random: it crashed');
    expect(screen.getAllByRole('button', { name: /^Open game/ })).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: 'Open game 4' }));
    await expect.poll(() => opened).toEqual([record]);
  });

  it('that cannot be opened after all say why', async () => {
    show(['3', 'games'], {
      [page(0)]: gamesPage(),
      'api/runs/3/games/4': problem(503, 'it is damaged', 'Repair it.'),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Open game 4' }));
    expect((await screen.findByRole('alert')).textContent).toBe('it is damaged Repair it.');
    expect(opened).toEqual([]);
  });

  it('come in pages, all of them or those that were kept', async () => {
    const { games } = gamesPage();
    const server = show(['3', 'games'], {
      [page(0)]: gamesPage(),
      [page(50)]: gamesPage({ from: 50, games: games.slice(0, 1), total: 51 }),
      [page(0, false)]: gamesPage({ total: 1000 }),
    });
    expect(await screen.findByText('1 to 2 of 60')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Previous' }).hasAttribute('disabled')).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('51 to 51 of 51')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Next' }).hasAttribute('disabled')).toBe(true);
    fireEvent.click(screen.getByRole('radio', { name: 'All' }));
    expect(await screen.findByText('1 to 2 of 1,000')).toBeDefined();
    expect(server.asked).toEqual([page(0), page(50), page(0, false)]);
  });

  it('may not have been kept', async () => {
    show(['3', 'games'], { [page(0)]: gamesPage({ total: 0, games: [] }) });
    expect(await screen.findByText(/^No game of this run was kept move by move/)).toBeDefined();
  });
});
