/**
 * Who meets whom in C2. Tables 1 and 2 need all pairs of eight; the four policies that are close to each other get more
 * games than those that are far behind, which are told apart soon, and the slow heuristic tree policy gets the fewest.
 */
import { type Encounter, between } from '../encounter.ts';
import type { Outcome } from '../outcome.ts';
import type { PaperRun } from '../paper.ts';
import { type Quantity, average, share } from '../quantity.ts';
import {
  BENCHMARKS,
  DECAYING,
  DECAYING_AS_RUN,
  HEURISTIC,
  HEURISTIC_MCTS,
  PLAYERS,
  type Player,
  RANDOM,
  UCT_TUNED,
  agentOf,
  withOptions,
} from './agents.ts';

/** The run where the four meet each other; each of the others has a run of its own, against all before it. */
const AMONG_BENCHMARKS = 'benchmarks';

function run(
  key: string,
  pairing: 'round-robin' | 'gauntlet',
  players: readonly Player[],
  games: number,
): PaperRun {
  return {
    key,
    paperGames: 20,
    spec: {
      game: 'carcassonne',
      agents: players.map(agentOf),
      pairing,
      games,
      measures: ['score', 'time'],
      records: 'none',
    },
  };
}

function gauntlet(player: Player, games: number): PaperRun {
  return run(player.key, 'gauntlet', [player, ...PLAYERS.slice(0, PLAYERS.indexOf(player))], games);
}

/**
 * UCT-Tuned with as much exploration as UCT. In points the variance is above its cap of 1/4 almost always, so its weight is
 * c where that of UCT is 2 sqrt(2) c: the 4 of UCT are 11.3 here.
 */
const EXPLORING: Player = {
  name: 'UCT-Tuned with c = 11.3',
  key: 'exploring',
  spec: withOptions(UCT_TUNED, `tree=${UCT_TUNED.tree('11.3')}`),
};

export const runs: readonly PaperRun[] = [
  run(AMONG_BENCHMARKS, 'round-robin', BENCHMARKS, 28),
  gauntlet(DECAYING, 12),
  gauntlet(HEURISTIC_MCTS, 8),
  gauntlet(HEURISTIC, 20),
  gauntlet(RANDOM, 20),
  // Not in the paper's tables, unless they are of this.
  run(EXPLORING.key, 'gauntlet', [EXPLORING, UCT_TUNED], 16),
  run(DECAYING_AS_RUN.key, 'gauntlet', [DECAYING_AS_RUN, ...BENCHMARKS, HEURISTIC, RANDOM], 8),
];

/** UCT-Tuned with as much exploration as UCT, against that of the paper. */
export function exploring(outcome: Outcome): Encounter {
  return between(outcome.run(EXPLORING.key), EXPLORING.name, UCT_TUNED.name);
}

/** Decaying ε-Greedy as the program of the paper has it, against one of the others. */
export function asRun(outcome: Outcome, opponent: Player): Encounter {
  return between(outcome.run(DECAYING_AS_RUN.key), DECAYING_AS_RUN.name, opponent.name);
}

/** The row player against the column player. */
export function meeting(outcome: Outcome, row: Player, column: Player): Encounter {
  const later = PLAYERS[Math.max(PLAYERS.indexOf(row), PLAYERS.indexOf(column))]!;
  const key = runs.some((one) => one.key === later.key) ? later.key : AMONG_BENCHMARKS;
  return between(outcome.run(key), row.name, column.name);
}

/** Games won in percent of those that were not drawn, as in table 2, where the two sides add up to 100 %. */
export function won(encounter: Encounter): Quantity {
  const { wins, draws, losses } = encounter.counts;
  return draws === 0 ? encounter.wins() : share(wins, wins + losses);
}

export function opponentsOf(player: Player): Player[] {
  return PLAYERS.filter((other) => other !== player);
}

/** Games won in percent, on average over all opponents. */
export function strength(outcome: Outcome, player: Player): Quantity {
  return average(opponentsOf(player).map((other) => won(meeting(outcome, player, other))));
}

/** Mean score, on average over these opponents. */
export function scoreAgainst(outcome: Outcome, player: Player, opponents: readonly Player[]): Quantity {
  return average(
    opponents.filter((other) => other !== player).map((other) => meeting(outcome, player, other).score()),
  );
}

/** Seconds that it took for a decision, on average over all opponents. */
export function secondsPerMove(outcome: Outcome, player: Player): Quantity {
  return average(
    opponentsOf(player).map((other) => meeting(outcome, player, other).measure('secondsPerMove')),
  );
}
