/**
 * Differences of value as chances to win, so that one set of thresholds serves all units. Games say how much of an
 * advantage wins: chance = 1 / (1 + exp(-points / scale)), by the scale of their first evaluation. Where the game is even a
 * point is worth 1 / (4 * scale), and a fall from `d / 2` points ahead to as many behind
 *
 *     tanh(d / (4 * scale)).
 *
 * A share of a clipped lead is first turned into points. Other shares count as if they were chances, and where a game has
 * no evaluation the scale is ten points.
 */
import { type Game, winChance } from '../../core/index.ts';
import type { Reward, RewardUnit } from '../../search/mcts/reward/reward.ts';

const USUAL_SCALE = 10;
/** A lead that nothing clips. */
const SMALL = 1e-6;

/** What a unit of the reward is worth where the game is even. */
export function chancePerUnit(game: Game, reward: Reward): number {
  const perPoint = 1 / (4 * (game.heuristics[0]?.scale ?? USUAL_SCALE));
  if (reward.unit === 'chance') return 1;
  if (reward.unit === 'points') return perPoint;
  if (!reward.judge) return 1;
  const sharePerPoint = (reward.judge(SMALL, 1) - reward.judge(-SMALL, 1)) / (2 * SMALL);
  return perPoint / sharePerPoint;
}

/** A difference of values, which is not negative, as a chance to win. */
export function chanceOf(difference: number, unit: RewardUnit, perUnit: number): number {
  // 2 / (1 + exp(-2x)) - 1 is tanh(x).
  return unit === 'chance' ? difference : 2 * winChance(2 * perUnit * difference, 1) - 1;
}
