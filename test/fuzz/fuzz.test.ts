/** Some thousand damaged and monstrous texts for every parser. `npm run fuzz` gives them many more, and looks at the clock. */
import { expect, test } from 'vitest';
import { samples } from '../samples.ts';
import { CLASSES } from './classes.ts';
import { type FuzzPlan, fuzzClass } from './fuzz.ts';

const plan: FuzzPlan = { seed: 2, mutations: samples(300), monsters: 8, clock: () => 0 };

test.each(CLASSES)('whatever is given as $name is taken or refused, and nothing else', (fuzzed) => {
  const { inputs, accepted, refused, faults } = fuzzClass(fuzzed, plan);
  const shown = faults.map(
    ({ index, text, reason }) => `${index}: ${text.slice(0, 200)}\n${reason.slice(0, 1000)}`,
  );
  expect(shown, `seed ${plan.seed}`).toEqual([]);
  expect(accepted + refused).toBe(inputs);
  // Neither all nor nothing: the texts are close to what is right.
  expect(accepted).toBeGreaterThan(0);
  expect(refused).toBeGreaterThan(accepted);
});
