import { expect, it } from 'vitest';
import type { Progress } from '../../api/index.ts';
import { announcement } from './announce.ts';

const at = (played: number, more: Partial<Progress> = {}): Progress => ({
  id: 1,
  state: 'running',
  played,
  scheduled: 50,
  seconds: 1,
  ...more,
});

it.each([
  ['nothing of what was not known before', undefined, at(20), undefined],
  ['nothing between two tenths', at(5), at(9), undefined],
  ['every tenth', at(9), at(10), 'x: 20 % played'],
  ['the last of several tenths at once', at(0), at(49), 'x: 90 % played'],
  ['the end, and nothing else of it', at(49), at(50, { state: 'finished' }), 'x: finished'],
  ['that it was stopped', at(9), at(9, { state: 'stopped' }), 'x: stopped'],
  ['that it was resumed', at(9, { state: 'stopped' }), at(9), 'x: running'],
  ['nothing of a run without games', at(0, { scheduled: 0 }), at(0, { scheduled: 0 }), undefined],
])('says %s', (_what, before, now, said) => {
  expect(announcement(before, now, 'x')).toBe(said);
});
