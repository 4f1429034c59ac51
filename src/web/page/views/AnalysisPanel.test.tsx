// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/preact';
import { afterEach, describe, expect, it } from 'vitest';
import type { AnalysisReport, MoveReport } from '../../../search/index.ts';
import { Tab } from '../../../../test/page/tab.ts';
import { PERSON } from '../state/players.ts';
import { AnalysisPanel } from './AnalysisPanel.tsx';

const move = (name: string, mean: number | null, more: Partial<MoveReport> = {}): MoveReport => ({
  move: name,
  visits: 10,
  mean,
  low: mean,
  high: mean,
  ...more,
});

async function show(moves: readonly MoveReport[], more: Partial<AnalysisReport> = {}): Promise<void> {
  const report: AnalysisReport = {
    seat: 1,
    best: moves[0]!.move,
    moves,
    pv: [moves[0]!.move],
    value: moves[0]!.mean,
    depth: 1,
    iterations: 10,
    simulations: 10,
    playoutMoves: 10,
    nodes: 10,
    seconds: 1,
    ...more,
  };
  const { app } = new Tab();
  await app.games.begin('ataxx', {}, [PERSON, PERSON]);
  app.session.thoughts.begin('play', 0, 'Agent');
  app.session.thoughts.hear('play', 0, report, undefined);
  render(<AnalysisPanel app={app} />);
  // The board comes first, and the panel a frame later.
  await screen.findByText(/^Agent for /);
}

const column = (index: number): (string | null)[] =>
  Array.from(document.querySelectorAll(`.top-moves tr > :nth-child(${index})`), (cell) => cell.textContent);

afterEach(cleanup);

describe('what the search thinks', () => {
  it('stands in chances, the same in bar and list', async () => {
    await show([move('a6', 0.525), move('b6', 0.48, { bound: 'upper', low: 0 }), move('g6', null)]);
    screen.getByRole('img', { name: 'Chance to win: Black 47 %, White 53 %' });
    expect(column(3)).toEqual(['chance', '53 %', '≤ 48 %', '–']);
    expect(document.querySelector('.standing-first')?.getAttribute('style')).toContain('47.5');
  });

  it('stands in points for the side that was searched for, without a bar', async () => {
    await show([move('a6', 23.88, { low: 23.8, high: 24.2 })], { unit: 'points' });
    screen.getByText('White expects 23.9 points');
    expect(document.querySelector('.standing-bar')).toBeNull();
    expect(column(3)).toEqual(['points', '23.9']);
    screen.getByText('between 23.8 and 24.2');
    expect(document.body.textContent).not.toContain('2388');
  });

  it('stands in shares, which are no chances', async () => {
    await show([move('a6', 0.61)], { unit: 'share' });
    screen.getByText('White expects 0.610 of what can be had');
    expect(column(3)).toEqual(['share', '0.610']);
  });

  it('is proven where it is', async () => {
    await show([move('a6', 1, { proof: 'win', mate: 3 }), move('b6', 0, { proof: 'loss' })], {
      proof: 'win',
      mate: 3,
    });
    screen.getByRole('img', { name: 'Proven: Black loss in 3, White win in 3' });
    expect(column(3)).toEqual(['chance', 'win in 3', 'loss']);
  });

  it('is not made up for a player that does not tell', async () => {
    await show([move('a6', null), move('b6', null)]);
    screen.getByText('This player does not say what a move is worth.');
    expect(document.querySelector('.top-moves')).toBeNull();
  });
});
