/** The games of one made-up pairing, drawn from agents of known strength, with luck that the two games of a pair share. */
import { Random } from '../../src/core/index.ts';
import { ataxx } from '../../src/games/ataxx/index.ts';
import type { Estimate, PairingResult } from '../../src/lab/results.ts';
import {
  BlockScores,
  eloInterval,
  expectedRate,
  luckSplit,
  meanInterval,
  pairRate,
  pairTest,
  sprt,
  sumPairs,
} from '../../src/stats/index.ts';
import type { Plan } from './plan.ts';

/** A drawn pairing, and the samples that its games leave. */
export interface Drawn {
  readonly result: Omit<PairingResult, 'pCorrected'>;
  /** Points of the first player in each pair. */
  readonly pairPoints: number[];
  readonly lengths: number[];
  readonly scores: readonly [number[], number[]];
  readonly times: readonly [number[], number[]];
}

function noise(random: Random): number {
  let sum = -6;
  for (let i = 0; i < 12; i++) sum += random.unit();
  return sum;
}

/** Null for what has no bound. */
export function open({
  mean,
  low,
  high,
}: {
  mean: number | null;
  low: number | null;
  high: number | null;
}): Estimate {
  const known = (x: number | null): number | null => (x !== null && Number.isFinite(x) ? x : null);
  return { mean: known(mean), low: known(low), high: known(high) };
}

export function drawPairing(plan: Plan, first: number, second: number): Drawn {
  const random = new Random(21).derive(plan.name, first, second);
  const [a, b] = [plan.players[first]!, plan.players[second]!];
  const strength = (expectedRate(a.elo - b.elo) - 0.5) * 22;
  const points = new BlockScores();
  const leads = new BlockScores();
  const outcomes: [number, number][] = [];
  const seats = [0, 1].map((seat) => ({
    seat,
    seatName: ataxx.seatName(seat),
    games: 0,
    wins: 0,
    draws: 0,
    losses: 0,
  }));
  const drawn = {
    pairPoints: [] as number[],
    lengths: [] as number[],
    scores: [[], []] as [number[], number[]],
    times: [[], []] as [number[], number[]],
  };
  for (let pair = 0; pair < plan.pairs; pair++) {
    const luck = 3 * noise(random);
    const margins = [1, -1].map((side, seat) => {
      const margin = Math.max(
        -25,
        Math.min(25, Math.round(strength + side * (0.8 + luck) + 4 * noise(random))),
      );
      const score = margin > 0 ? 1 : margin < 0 ? 0 : 0.5;
      points.add(score);
      leads.add(margin);
      const counts = seats[seat]!;
      counts.games++;
      counts[score === 1 ? 'wins' : score === 0 ? 'losses' : 'draws']++;
      drawn.lengths.push(Math.max(12, Math.round(41 + 7 * noise(random))));
      drawn.scores[0].push(12.5 + margin / 2);
      drawn.scores[1].push(12.5 - margin / 2);
      for (const [i, player] of [a, b].entries())
        drawn.times[i]!.push(player.pace * Math.exp(0.3 * noise(random)));
      return margin;
    });
    outcomes.push([margins[0]!, margins[1]!]);
    drawn.pairPoints.push(margins.reduce((sum, margin) => sum + (Math.sign(margin) + 1) / 2, 0));
  }
  const pairs = points.pentanomial();
  const rate = pairRate(pairs);
  const { stop } = plan;
  const lead = meanInterval(leads.units());
  const of = (sign: number) =>
    open({
      mean: 12.5 + (sign * lead.mean) / 2,
      low: 12.5 + (sign * lead.low) / 2,
      high: 12.5 + (sign * lead.high) / 2,
    });
  return {
    ...drawn,
    result: {
      first,
      second,
      games: points.count,
      wins: seats[0]!.wins + seats[1]!.wins,
      draws: seats[0]!.draws + seats[1]!.draws,
      losses: seats[0]!.losses + seats[1]!.losses,
      pairs,
      rate: open(rate),
      elo: open(eloInterval(rate)),
      lead: open(lead),
      scores: { first: of(1), second: of(-1) },
      bySeat: plan.pairs === 0 ? [] : seats,
      pValue: plan.pairs < 2 ? null : pairTest(pairs),
      sprt: stop?.rule === 'sprt' ? sprt(pairs, stop) : null,
      stoppedEarly: false,
      forfeits: plan.forfeits?.(first, second) ?? [],
      luck: { points: null, lead: luckSplit(sumPairs(outcomes)) },
    },
  };
}
