import { describe, expect, test } from 'vitest';
import { runHere, runJson } from './run.ts';

interface Forecast {
  readonly truth: number;
  readonly accepts: number;
  readonly games: number;
}

describe('playout sprt', () => {
  test('gives the known answer for pairs already played', async () => {
    const pairs = '379,10170,21828,10640,343';
    const { llr, decision } = await runJson<{ llr: number; decision: string }>(
      'sprt',
      '0,2',
      '--unit',
      'nelo',
      '--pairs',
      pairs,
    );
    expect(llr).toBeCloseTo(2.945, 3);
    expect(decision).toBe('elo1');
  });

  test('says beforehand what a test costs, most between the two hypotheses', async () => {
    const { forecast, fixedLength } = await runJson<{ forecast: Forecast[]; fixedLength: number }>(
      'sprt',
      '0,10',
    );
    expect(forecast.map(({ truth }) => truth)).toEqual([-5, 0, 5, 10, 15]);
    expect(forecast[1]!.accepts).toBeCloseTo(0.05, 2);
    expect(forecast[3]!.accepts).toBeCloseTo(0.95, 2);
    expect(Math.max(...forecast.map(({ games }) => games))).toBe(forecast[2]!.games);
    expect(fixedLength).toBeGreaterThan(forecast[1]!.games);
  });

  test.each([
    [['10,0'], 'the smaller first'],
    [['0,10', '--pairs', '1,2,3'], 'how many pairs'],
    [['0,10', '--alpha', '0.9'], 'a probability between'],
  ])('%s is a mistake', async (args, hint) => {
    const { code, err } = await runHere(['sprt', ...args]);
    expect(code).toBe(2);
    expect(err).toContain(hint);
  });
});
