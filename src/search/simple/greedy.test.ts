import { expect, test } from 'vitest';
import { samples } from '../../../test/samples.ts';
import { makeAgent } from '../../agents/index.ts';
import { OVER, Random, settleOptions } from '../../core/index.ts';
import { saboteur } from '../../games/saboteur/index.ts';

test('greedy decides by what its seat can see: another world that looks the same changes nothing', () => {
  const random = new Random(5);
  const agent = new Random(0);
  const greedy = makeAgent('greedy', { game: saboteur, random: agent, clock: () => 0 });
  let positions = 0;
  for (let game = 0; game < samples(12); game++) {
    const state = saboteur.start(settleOptions(saboteur, {}), random);
    for (; state.turn !== OVER; state.play(state.sample(random))) {
      if (random.below(4) > 0) continue;
      const decide = (world: typeof state): number => {
        agent.assign(new Random(game));
        greedy.start(world);
        return greedy.choose();
      };
      const other = state.clone();
      saboteur.imagine!(other, state.turn, random);
      expect(decide(other)).toBe(decide(state));
      positions++;
    }
  }
  expect(positions).toBeGreaterThan(samples(100));
});
