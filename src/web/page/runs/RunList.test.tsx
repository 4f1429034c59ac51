// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  type PretendServer,
  PretendStream,
  pretendServer,
  problem,
  progress,
  sendEvent,
  summary,
  textsOf,
} from '../../../../test/server/pretendServer.ts';
import type { RunSummary } from '../../api/index.ts';
import { RunsView } from './index.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(answers: Readonly<Record<string, unknown>>): PretendServer {
  const server = pretendServer({ 'api/health': { name: 'playout', version: '1' }, ...answers });
  render(<RunsView route={[]} onOpenGame={() => undefined} />);
  return server;
}

const list = (...runs: readonly RunSummary[]): Record<string, unknown> => ({
  'api/runs': { store: 'lab.db', runs },
});

describe('the list of runs', () => {
  it('shows what each says, how far it has come, and where they are', async () => {
    show(list(summary(), summary({ id: 2, name: 'old', state: 'stopped', played: 7 })));
    const link = await screen.findByRole('link', { name: 'trees' });
    expect(link.getAttribute('href')).toBe('#/runs/3');
    expect(textsOf('.run-state')).toEqual(['✓ finished', '❚❚ stopped']);
    expect(textsOf('.run-headline')).toEqual(['uct is stronger.', 'uct is stronger.']);
    expect(screen.getByText('7 of 40 games')).toBeDefined();
    expect(screen.getByText('40 games')).toBeDefined();
    expect(textsOf('[role=status]')).toEqual(['2 runs in lab.db']);
    expect(textsOf('h2')).toEqual(['Runs']);
  });

  it('asks for the headlines that are missing, one by one, and only where there are games', async () => {
    const server = show({
      ...list(
        summary({ id: 4, headline: null }),
        summary({ id: 3, headline: null, played: 0 }),
        summary({ id: 2, headline: null, damage: 'its state is damaged' }),
        summary({ id: 1, headline: null }),
      ),
      'api/runs/4/headline': { headline: [{ text: 'Four says this.' }] },
      'api/runs/1/headline': problem(503, 'the store is damaged'),
    });
    expect(await screen.findByText('Four says this.')).toBeDefined();
    await expect.poll(() => server.asked).toEqual(['api/runs', 'api/runs/4/headline', 'api/runs/1/headline']);
    expect(textsOf('.run-agents')).toEqual(['uct, random', 'uct, random', 'uct, random']);
    expect(textsOf('.problem')).toEqual(['its state is damaged']);
  });

  it('follows runs while they are played, and says so at every tenth', async () => {
    const server = show({
      ...list(summary({ state: 'running', played: 0, headline: null })),
      'api/runs/3/headline': { headline: [{ text: 'It is over.' }] },
    });
    await screen.findByRole('link', { name: 'trees' });
    await expect.poll(() => PretendStream.opened.map(({ url }) => url)).toEqual(['api/runs/events']);
    const bar = screen.getByRole('progressbar');
    await sendEvent('progress', { ...progress, played: 3, seconds: 6 });
    expect(bar.getAttribute('value')).toBe('3');
    expect(screen.getByText('30.0 games/min, 1 min 14 s left at most')).toBeDefined();
    expect(textsOf('[aria-live]')).toEqual(['']);
    await sendEvent('progress', { ...progress, played: 9 });
    expect(textsOf('[aria-live]')).toEqual(['trees: 20 % played']);
    await sendEvent('progress', { ...progress, played: 40, state: 'finished' });
    expect(textsOf('[aria-live]')).toEqual(['trees: finished']);
    expect(textsOf('.run-state')).toEqual(['✓ finished']);
    expect(await screen.findByText('It is over.')).toBeDefined();
    expect(server.asked.filter((path) => path === 'api/runs')).toHaveLength(1);
  });

  it('asks again when a run has begun that it does not know', async () => {
    const server = show(list(summary()));
    await screen.findByRole('link', { name: 'trees' });
    server.answers.set('api/runs', { store: 'lab.db', runs: [summary({ id: 4, name: 'new' }), summary()] });
    await sendEvent('progress', { ...progress, id: 4 });
    expect(await screen.findByRole('link', { name: 'new' })).toBeDefined();
    expect(PretendStream.opened).toHaveLength(1);
  });

  it('tells of troubles, and forgets them when they are over', async () => {
    show(list(summary()));
    await screen.findByRole('link', { name: 'trees' });
    await sendEvent('trouble', { message: 'there is no store at lab.db', hint: 'Put it back.' });
    expect(screen.getByRole('alert').textContent).toBe('there is no store at lab.db Put it back.');
    await sendEvent('progress', { ...progress, state: 'finished' });
    expect(screen.queryByRole('alert')).toBeNull();
    await sendEvent('error', {});
    expect(screen.getByRole('alert').textContent).toContain('The connection to the server is lost.');
    await sendEvent('open', {});
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('stops listening when it is left', async () => {
    show(list(summary()));
    await expect.poll(() => PretendStream.opened.length).toBe(1);
    cleanup();
    await expect.poll(() => PretendStream.opened.map(({ isClosed }) => isClosed)).toEqual([true]);
  });

  it('is filtered by words, and shows fifty at first', async () => {
    const runs = Array.from({ length: 60 }, (_, i) =>
      summary({ id: i + 1, name: `run ${i + 1}`, game: i % 2 === 0 ? 'Ataxx' : 'Marrakech' }),
    );
    show(list(...runs));
    await screen.findByRole('link', { name: 'run 1' });
    expect(textsOf('.run-card')).toHaveLength(50);
    fireEvent.click(screen.getByRole('button', { name: 'Show more (10 left)' }));
    expect(textsOf('.run-card')).toHaveLength(60);
    fireEvent.input(screen.getByLabelText('Filter'), { target: { value: 'MARRA 12' } });
    expect(textsOf('.run-card h3')).toEqual(['run 12']);
    expect(textsOf('[role=status]')).toEqual(['1 of 60 runs in lab.db']);
  });

  it('may be empty', async () => {
    show(list());
    expect(await screen.findByText('Nothing has been run yet.')).toBeDefined();
  });
});

describe('where runs cannot be read', () => {
  it('a page of plain files says what it takes', async () => {
    pretendServer({});
    render(<RunsView route={[]} onOpenGame={() => undefined} />);
    expect((await screen.findByText(/npm start/)).closest('.panel')?.textContent).toContain(
      'Runs come from the server: npm start in a clone.',
    );
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('so does one on a host that answers everything with its first page', async () => {
    const page = new Response('<!doctype html>', { status: 200 });
    pretendServer({ 'api/runs/3': page, 'api/health': page });
    render(<RunsView route={['3']} onOpenGame={() => undefined} />);
    expect(await screen.findByText('npm start')).toBeDefined();
  });

  it.each([
    [
      'what the server says',
      problem(404, 'there is no store at lab.db', 'Run one.'),
      'there is no store at lab.db Run one.',
    ],
    [
      'that it speaks another language',
      { runs: 'none' },
      'The server answers in a form that this page does not know. Restart it, and reload the page.',
    ],
    [
      'that it is gone',
      new TypeError('Failed to fetch'),
      'The server does not answer. Is npm start still running? Then reload the page.',
    ],
  ])('the page shows %s', async (_what, answer, said) => {
    show({ 'api/runs': answer });
    expect((await screen.findByRole('alert')).textContent).toBe(said);
  });
});
