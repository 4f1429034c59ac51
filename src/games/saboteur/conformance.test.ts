import { expect, test } from 'vitest';
import { samples } from '../../../test/samples.ts';
import { assertConforms } from '../../core/conformance/index.ts';
import { type Move, type Random, type State, defaults } from '../../core/index.ts';
import { saboteur } from './index.ts';
import type { SaboteurState } from './state.ts';

const path = saboteur.playouts.find(({ name }) => name === 'path')!;
const digger = path.make(defaults(path.options));

/** Digs towards the nugget: reaches objectives, which random moves hardly ever do. */
function dig(state: State, random: Random): Move {
  return digger.choose(state as SaboteurState, random);
}

test('Saboteur keeps every promise of the contract, under all its options', () => {
  const games = samples(340);
  const report = assertConforms(saboteur, { seed: 1, games, probes: 1, agent: dig, agentEvery: 2 });
  expect(report.optionSets).toBe(3);
  expect(report.games).toBe(3 * games);
  expect(report.agentGames).toBe(Math.ceil((3 * games) / 2));
  const few = report.checks.filter(({ runs }) => runs < samples(100)).map(({ name }) => name);
  // Cards are dealt once, at the start: there is no turn of chance.
  expect(few).toEqual(['chance', 'grid', 'positions', 'tactics', 'options']);
});
