/** What agents give away in solved positions. */
import { describe, expect, test } from 'vitest';
import { refusal } from '../../../test/refusal.ts';
import { samples } from '../../../test/samples.ts';
import { resolveAgent } from '../../agents/index.ts';
import { type Game, Random, settleOptions } from '../../core/index.ts';
import { ataxx } from '../../games/ataxx/index.ts';
import { marrakech } from '../../games/marrakech/index.ts';
import { saboteur } from '../../games/saboteur/index.ts';
import { DrawnPositions, type DrawnSettings, ListedPositions } from './positions.ts';
import { type AgentRegret, RegretMeasure } from './regret.ts';

function drawn(game: Game, more: Partial<DrawnSettings>): DrawnPositions {
  const options = settleOptions(game, {});
  return new DrawnPositions({ game, options, seed: 7, positions: 6, left: 2, states: 100_000, ...more });
}

function measure(game: Game, specs: readonly string[], more: Partial<DrawnSettings> = {}): RegretMeasure {
  const agents = specs.map((name) => ({ name, agent: resolveAgent(name, game) }));
  const options = settleOptions(game, more.options ?? {});
  const made = new RegretMeasure({
    agents,
    options,
    source: drawn(game, { ...more, options }),
    seed: 7,
    clock: () => 0,
  });
  while (made.judgeNext());
  return made;
}

const positions = samples(60, 12);

test('who looks at everything for points gives away no points, who does so for the result no chances', () => {
  const [byPoints, byResult, byBoth, random] = measure(
    marrakech,
    [
      'expectimax(depth=8, ends=evaluation)',
      'expectimax(depth=8)',
      'expectimax(depth=8, ends=both)',
      'random',
    ],
    { positions },
  ).results() as [AgentRegret, AgentRegret, AgentRegret, AgentRegret];
  expect(byPoints.points).toMatchObject({ mean: { mean: 0, low: 0, high: 0 }, worst: 0, best: { mean: 1 } });
  expect(byResult.chance).toMatchObject({ mean: { mean: 0, low: 0, high: 0 }, worst: 0, best: { mean: 1 } });
  expect(byBoth.chance.worst).toBe(0);
  expect(byBoth.lead).toMatchObject({ mean: { mean: 0, low: 0, high: 0 }, worst: 0, best: { mean: 1 } });
  expect(byResult.lead!.mean.mean).toBeGreaterThan(0);
  expect(random.points!.mean.low).toBeGreaterThan(1);
  expect(random.chance.mean.mean).toBeGreaterThan(0.02);
  expect(random.positions).toBe(positions);
});

test('without chance, regret is in results alone, and a deep search has none', () => {
  const rules = { options: settleOptions(ataxx, { size: 3 }), positions, left: 4, states: 10_000 };
  const [deep, random] = measure(ataxx, ['alphabeta(depth=6)', 'random'], rules).results();
  expect(deep).toMatchObject({ points: null, chance: { worst: 0 } });
  expect(random!.chance.mean.mean).toBeGreaterThan(0.05);
});

test('the same seed gives the same positions and the same moves, however many are asked for', () => {
  const few = measure(marrakech, ['random', 'greedy'], { positions: 3 }).judged;
  const more = measure(marrakech, ['random', 'greedy'], { positions: 5 }).judged;
  expect(more.slice(0, 3).map(({ chosen }) => chosen)).toEqual(few.map(({ chosen }) => chosen));
  const shown = few.map(({ state }) => marrakech.formatPosition(state as never));
  expect(new Set(shown).size).toBe(3);
  const others = measure(marrakech, ['random', 'greedy'], { positions: 3, seed: 8 }).judged;
  expect(others.map(({ state }) => marrakech.formatPosition(state as never))).not.toEqual(shown);
});

test('every drawn position has something to lose', () => {
  const source = drawn(marrakech, {});
  for (let position = source.next(); position; position = source.next())
    expect(position.solved.moves.some(({ regret }) => regret.chance! > 0 || regret.points! > 0)).toBe(true);
});

describe('is refused:', () => {
  test('what cannot be solved, or is too far from the end', () => {
    expect(refusal(() => drawn(saboteur, {}).next())).toContain('Saboteur cannot be solved');
    expect(refusal(() => drawn(marrakech, { left: 6, states: 100 }).next())).toContain(
      'no position of Marrakech with 6 choices left was found',
    );
  });

  test('a listed position of which not all moves can be solved', () => {
    const game: Game = { ...ataxx };
    const start = game.start(settleOptions(game, { size: 4 }), new Random(1));
    expect(refusal(() => new ListedPositions(game, [start], 20_000).next())).toContain(
      'not all moves of x2o/4/4/o2x x 0 1 can be solved',
    );
  });
});
