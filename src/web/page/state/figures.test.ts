import { describe, expect, it } from 'vitest';
import type { AnalysisReport } from '../../../search/index.ts';
import { shortCount, speed } from './figures.ts';

const report = (some: Partial<AnalysisReport>): AnalysisReport => some as AnalysisReport;

describe('numbers for people', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [1000, '1.00k'],
    [9996, '10.0k'],
    [37_240, '37.2k'],
    [999_499, '999k'],
    [999_500, '1.00M'],
    [1_500_000, '1.50M'],
  ])('writes %d as %s', (count, text) => {
    expect(shortCount(count)).toBe(text);
  });

  it('measures a search in its own unit', () => {
    const monteCarlo = report({ iterations: 500, simulations: 500, nodes: 90, seconds: 2 });
    expect(speed(monteCarlo)).toEqual({ count: 250, unit: 'iterations' });
    const minimax = report({ iterations: 0, simulations: 0, nodes: 90, seconds: 2 });
    expect(speed(minimax)).toEqual({ count: 45, unit: 'nodes' });
    expect(speed(report({ seconds: 0 }))).toBeUndefined();
  });
});
