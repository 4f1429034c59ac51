import { describe, expect, test } from 'vitest';
import { fakeTerminal } from '../../../test/fakeTerminal.ts';
import { type ExperimentSpec, type RunView, settleExperiment } from '../../lab/index.ts';
import { Standings } from '../../lab/standings.ts';
import { scheduledGames } from '../../lab/schedule.ts';
import { LiveRun } from './live.ts';

/** A run in which this many games are over, all won by the first agent of their pairing. */
function runAfter(played: number, seconds: number, more: Partial<ExperimentSpec> = {}): RunView {
  const experiment = settleExperiment({
    game: 'ataxx',
    agents: ['greedy', 'random'],
    games: 100,
    ...more,
  });
  const standings = new Standings(experiment);
  for (const { number } of [...scheduledGames(experiment)].slice(0, played))
    standings.add({ number, points: [1, 0], scores: [9, 1] });
  return { experiment, standings, played, seconds, perSecond: played === 0 ? null : played / seconds };
}

describe('in a log', () => {
  test('a short run shows nothing', () => {
    const { terminal, said, wait } = fakeTerminal(false);
    const live = new LiveRun(terminal);
    wait(999);
    live.update(runAfter(50, 0.999));
    live.finish();
    expect(said()).toBe('');
  });

  test('there is a line after a second and then every five, with rate, time left and who leads', () => {
    const { terminal, said, wait } = fakeTerminal(false);
    const live = new LiveRun(terminal);
    for (let second = 1; second <= 7; second++) {
      wait(1000);
      live.update(runAfter(10 * second, second));
    }
    expect(said().split('\n')).toEqual([
      '10 of 100 games after 1 s, 10 games/s, 9 s left; greedy 100.0 % ( 72.2 to 100.0) 10 games',
      '60 of 100 games after 6 s, 10 games/s, 4 s left; greedy 100.0 % ( 94.0 to 100.0) 60 games',
      '',
    ]);
  });

  test('a long run is announced, with what it will be able to show', () => {
    const { terminal, said, wait } = fakeTerminal(false);
    const live = new LiveRun(terminal);
    wait(3000);
    live.update(runAfter(2, 3));
    expect(said()).toMatch(
      /^This will take about 2 min 27 s\. 100 games a pairing show a difference of 14\.0 %; to see 5 % takes 785, about 19 min 38 s\.\n2 of 100/,
    );
    wait(5000);
    live.update(runAfter(4, 8));
    expect(said()).not.toContain('This will take');
  });

  test('a stopping rule makes the rest a bound', () => {
    const { terminal, said, wait } = fakeTerminal(false);
    const stop = { rule: 'width', halfWidth: 0.2 } as const;
    const live = new LiveRun(terminal);
    wait(3000);
    live.update(runAfter(2, 3, { stop, games: 200 }));
    expect(said()).toMatch(
      /^This will take at most .* The stopping rule takes about 25 a pairing, 38 s\.\n.*at most .* left/,
    );
  });

  test('before the first game nothing is said for five seconds', () => {
    const { terminal, said, wait } = fakeTerminal(false);
    const live = new LiveRun(terminal);
    wait(4999);
    live.update(runAfter(0, 5));
    expect(said()).toBe('');
    wait(1);
    live.update(runAfter(0, 5));
    expect(said()).toBe('0 of 100 games after 5 s\n');
  });
});

test('on a screen the standings are redrawn in place, best first, and cleared in the end', () => {
  const { terminal, said, wait } = fakeTerminal(true);
  const live = new LiveRun(terminal);
  const agents = ['random', 'greedy', 'uct(iterations=10)'];
  const run = (played: number): RunView => runAfter(played, 1.5, { agents, pairing: 'gauntlet', games: 8 });
  // Four lines up, and everything from there on.
  const clearing = '\u001b[4A\r\u001b[J';
  wait(1000);
  live.update(run(8));
  const first = said();
  expect(first.split('\n')[0]).toBe('██████████░░░░░░░░░░ 8 of 16 games after 2 s, 5.3 games/s, 2 s left');
  expect(first).toMatch(/\n {2}random +100\.0 % .*\n {2}greedy +0\.0 % /);
  wait(100);
  live.update(run(9));
  expect(said()).toBe('');
  wait(150);
  live.update(run(10));
  expect(said().startsWith(`${clearing}█`)).toBe(true);
  live.finish();
  expect(said()).toBe(clearing);
});
