/** The experiments in the documents are what they say: each is read and settled as `playout run` does. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { settleExperiment } from '../../src/lab/index.ts';
import { readJson } from '../../src/lab/spec/json.ts';
import { experimentSchema } from '../../src/lab/spec/spec.ts';

const text = readFileSync(new URL('../../docs/experiments.md', import.meta.url), 'utf8');

test('every experiment in the documents can be run', () => {
  const blocks = [...text.matchAll(/```json\n([^`]*)```/g)].map(([, block]) => block!);
  expect(blocks).not.toHaveLength(0);
  for (const block of blocks) {
    const experiment = settleExperiment(experimentSchema.read(readJson(block).value, []));
    expect(experiment.pairings.length).toBeGreaterThan(0);
  }
});

test('every field of an experiment is in the table', () => {
  const fields = Object.keys(experimentSchema.json.properties as object).filter((name) => name !== '$schema');
  const rows = [...text.matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name!);
  expect(rows.toSorted()).toEqual(fields.toSorted());
});
