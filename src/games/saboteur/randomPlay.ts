/**
 * Does the opponent make any move? While tiles are missing, who wants to win lays those that lead on, looks at Maps, and
 * takes a block off itself; a random player lays most of its tiles beside the path. Near the end players with an aim hold
 * tiles back as well, each in its own way, and a move says less.
 *
 * How often players make each kind of move in each situation was counted in games (`moveCounts.json`, written by
 * `npx node scripts/moveCounts.ts`): two random players, and five with an aim: `greedy`, `racer`, `careful`, and a
 * tree search, also against itself. Each of these is a suspicion of its own: what one never does, another may do often.
 */
import { ln } from '../../core/index.ts';
import data from './moveCounts.json' with { type: 'json' };
import { MOVE_KINDS, SITUATIONS, kindOfMove, situationOf } from './publicMove.ts';
import type { SaboteurState } from './state.ts';

/** How often players with an aim are taken to make any move all the same, so that no single move decides. */
const SLIPS = 0.05;
/** Added to every count, for what never happened. */
const PRIOR = 0.5;

const KINDS = MOVE_KINDS.length;

/** How often a player makes each kind of move, for each situation. */
function ratesOf(counts: readonly (readonly number[])[]): readonly number[] {
  return counts.flatMap((row) => {
    const all = row.reduce((sum, count) => sum + count + PRIOR, 0);
    return row.map((count) => (count + PRIOR) / all);
  });
}

const randomPlayers = data.random.map(({ counts }) => ratesOf(counts));
const random = SITUATIONS.flatMap((_, situation) =>
  MOVE_KINDS.map((__, kind) => {
    const rates = randomPlayers.map((player) => player[KINDS * situation + kind]!);
    return rates.reduce((sum, rate) => sum + rate, 0) / rates.length;
  }),
);

/** For each kind of move in each situation, what it says against each player with an aim. */
const evidence: readonly (readonly number[])[] = random.map((rate, i) =>
  data.aimed.map(({ counts }) => ln(rate / ((1 - SLIPS) * ratesOf(counts)[i]! + SLIPS * rate))),
);
const NONE: readonly number[] = data.aimed.map(() => 0);

/** See `Game.evidenceOfRandomPlay`. What lies on the board, blocks and looks are seen by all. */
export function evidenceOfRandomPlay(
  before: SaboteurState,
  after: SaboteurState,
  watcher: number,
): readonly number[] {
  if (before.turn !== 1 - watcher || after.played !== before.played + 1) return NONE;
  return evidence[KINDS * situationOf(before) + kindOfMove(before, after)]!;
}
