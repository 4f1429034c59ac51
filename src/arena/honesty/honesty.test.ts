/** Every agent is examined, and planted cheats of every kind are found out. */
import { describe, expect, test } from 'vitest';
import { refusal } from '../../../test/refusal.ts';
import { samples } from '../../../test/samples.ts';
import { listAgents, resolveAgent } from '../../agents/index.ts';
import { type Game, type OptionValues, settleOptions } from '../../core/index.ts';
import { games } from '../../games/index.ts';
import { marrakech } from '../../games/marrakech/index.ts';
import { saboteur } from '../../games/saboteur/index.ts';
import { GamePlayer } from '../gamePlayer.ts';
import { type Certificate, ExaminedPositions, certify } from './index.ts';

const SEED = 1;
const SETTINGS = { positions: samples(8), redraws: 2, seed: SEED, iterations: 60 };

/** One sample for all agents of a game. */
const examined = new Map<string, ExaminedPositions>();

function examine(game: Game, spec: string, given: Record<string, string> = {}): Certificate {
  const options = settleOptions(game, given);
  const key = `${game.name} ${JSON.stringify(options)}`;
  const from = examined.get(key) ?? new ExaminedPositions(game, options, SEED);
  examined.set(key, from);
  return certify(resolveAgent(spec, game), options, { ...SETTINGS, from });
}

/** A tree policy may refuse the forest that the game's searches have by default. */
function canPlay(game: Game, spec: string): boolean {
  return refusal(() => resolveAgent(spec, game)) === 'accepted';
}

/** Named agents, general ones as they are, and general ones with each of the parts that look at positions. */
function specsFor(game: Game): string[] {
  const entries = listAgents(game).filter(({ name }) => name !== 'engine');
  const named = (kind: string): string[] => entries.filter((e) => e.kind === kind).map(({ name }) => name);
  return [
    ...named('named'),
    ...named('agent'),
    ...named('forest').map((forest) => `mcts(forest=${forest})`),
    ...named('tree')
      .map((tree) => `mcts(tree=${tree})`)
      .filter((spec) => canPlay(game, spec)),
    ...named('leaf').map((leaf) => `mcts(leaf=${leaf})`),
    ...named('playout').map((playout) => `random(playout=${playout})`),
  ];
}

const isOracle = (game: Game, spec: string): boolean => resolveAgent(spec, game).oracle !== undefined;
const hasSecrets = (game: Game): boolean => game.hasChance || game.hasHidden;
const titled = (some: readonly Game[]): (readonly [string, Game])[] => some.map((game) => [game.title, game]);

describe.each(titled(games))('in %s', (_title, game) => {
  test.each(specsFor(game).filter((spec) => !isOracle(game, spec)))('%s is honest', (spec) => {
    const { violations, redraws } = examine(game, spec);
    expect(violations, `seed ${SEED}`).toEqual([]);
    expect(redraws).toBe(SETTINGS.positions * (hasSecrets(game) ? SETTINGS.redraws : 1));
  });
});

test.each(titled(games.filter(hasSecrets)))(
  '%s: an oracle is found out in every position',
  (_title, game) => {
    expect(specsFor(game).filter((spec) => isOracle(game, spec))).toEqual(['mcts(forest=known-future)']);
    const { violations, isHonest } = examine(game, 'mcts(forest=known-future)');
    expect(isHonest).toBe(false);
    expect(violations.map(({ fault }) => fault)).toEqual(Array(SETTINGS.positions).fill('peeks'));
  },
);

test.each(titled(games.filter((game) => !hasSecrets(game))))(
  '%s: there is nothing to hide, and so no oracle',
  (_title, game) => {
    expect(specsFor(game).some((spec) => isOracle(game, spec))).toBe(false);
    expect(examine(game, 'random').secrets).toEqual([]);
  },
);

describe('under other rules', () => {
  const cases: readonly (readonly [string, Game, Record<string, string>])[] = [
    ['Saboteur without memory', saboteur, { preset: 'course' }],
    ['Saboteur with open drops', saboteur, { dropsOpen: 'true' }],
    ['Marrakech with hidden stacks', marrakech, { colourOrder: 'shuffledHidden' }],
    ['Marrakech with open stacks', marrakech, { colourOrder: 'shuffledOpen' }],
    ['Marrakech for three', marrakech, { preset: 'official3' }],
  ];
  test.each(cases)('too: %s', (_what, game, given) => {
    for (const spec of ['greedy', 'uct', 'mcts(forest=open-loop)', 'mcts(forest=ensemble)'])
      expect(examine(game, spec, given).violations, `${spec}, seed ${SEED}`).toEqual([]);
    expect(examine(game, 'mcts(forest=known-future)', given).isHonest).toBe(false);
  });
});

test('what is limited by time is limited by counting instead', () => {
  const [ataxx] = games as [Game, ...Game[]];
  const settings = { positions: 1, redraws: 1, seed: SEED };
  const budgetOf = (spec: string, iterations?: number): unknown =>
    certify(resolveAgent(spec, ataxx), settleOptions(ataxx, {}), {
      ...settings,
      ...(iterations && { iterations }),
    }).budget;
  expect(budgetOf('uct(time=1s)')).toEqual({ iterations: 200 });
  expect(budgetOf('uct(time=1s, iterations=50)')).toEqual({ iterations: 50 });
  expect(budgetOf('alphabeta(time=1s)')).toEqual({ nodes: 20_000 });
  expect(budgetOf('uct(iterations=50)')).toBeUndefined();
  expect(budgetOf('uct(iterations=50)', 10)).toEqual({ iterations: 10 });
  expect(budgetOf('greedy', 10)).toBeUndefined();
});

test('an oracle in a game knows the chance that really comes', () => {
  const options: OptionValues = settleOptions(marrakech, { preset: 'official2', rugsPerColour: 4, size: 5 });
  const agents = ['mcts(forest=known-future, iterations=60)', 'mcts(iterations=60)'];
  const player = new GamePlayer(() => 0);
  let points = 0;
  const count = samples(20, 8);
  for (let index = 0; index < count; index++) {
    const seats = index % 2 === 0 ? agents : agents.toReversed();
    const plan = { game: 'marrakech', options, agents: seats, seed: SEED, index, block: index >> 1 };
    const { result, record } = player.play({ ...plan, keepRecord: true });
    points += result[index % 2]!;
    expect(record!.oracles).toEqual([index % 2]);
  }
  // One that believed in the wrong future would lose more often than not.
  expect(points).toBeGreaterThanOrEqual(0.75 * count);
});
