import { expect, test } from 'vitest';
import { Outcome } from './outcome.ts';
import { papers } from './papers.ts';
import { rowsOf } from './rows.ts';

test('a claim about which nothing can be estimated is undecided', () => {
  const [experiment] = papers[0]!.experiments;
  const claim = { key: 'luck', what: 'little is luck', source: 'open question', conditions: () => [] };
  const outcome = new Outcome(1, new Map(), new Map());
  expect(rowsOf({ ...experiment!, numbers: [], claims: [claim] }, outcome)).toMatchObject([
    { key: 'luck', verdict: 'undecided', measured: null, games: null },
  ]);
});
