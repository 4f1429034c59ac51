/**
 * Which games an experiment has, and what each of them is. Both follow from the experiment alone, so a schedule is
 * never stored, and whoever plays game 17 plays the same game 17.
 *
 * Pairings take turns, one pair of games at a time, so that all standings grow together. Game `n` is
 *
 *     n = 2 (round * pairings + pairing) + half
 *
 * and does not move when more rounds are added. All pairings get the same set-ups, decks and dice, round by round: what
 * one agent was dealt, the others were dealt too.
 */
import type { GamePlan } from '../arena/index.ts';
import type { Experiment } from './experiment.ts';

/** A game by its place. */
export interface ScheduledGame {
  readonly number: number;
  readonly pairing: number;
  /** The how-manieth of its pairing, from 0. */
  readonly turn: number;
  /** The seat of the pairing's first agent. */
  readonly seat: number;
}

export function gameAt(experiment: Experiment, number: number): ScheduledGame {
  const { pairings, switchSides } = experiment;
  const half = number % 2;
  const unit = (number - half) / 2;
  const pairing = unit % pairings.length;
  const round = (unit - pairing) / pairings.length;
  return { number, pairing, turn: 2 * round + half, seat: switchSides ? half : 0 };
}

/** The place of a pairing's game. */
export function numberOf(experiment: Experiment, pairing: number, turn: number): number {
  const half = turn % 2;
  return 2 * (((turn - half) / 2) * experiment.pairings.length + pairing) + half;
}

export function countGames({ pairings, games }: Experiment): number {
  return pairings.length * games;
}

/** One more than the last place; with an odd number of games per pairing, some places before it are empty. */
export function endOfSchedule({ pairings, games }: Experiment): number {
  return pairings.length * (games + (games % 2));
}

/** All games, in the order in which they are handed out. */
export function* scheduledGames(experiment: Experiment): Generator<ScheduledGame, void, undefined> {
  const end = endOfSchedule(experiment);
  for (let number = 0; number < end; number++) {
    const game = gameAt(experiment, number);
    if (game.turn < experiment.games) yield game;
  }
}

/** Is the game kept move by move? */
function keepsRecord({ records }: Experiment, { turn }: ScheduledGame): boolean {
  return records === 'all' || (records === 'sample' && turn < 2);
}

export function planOf(experiment: Experiment, game: ScheduledGame): GamePlan {
  const { first, second } = experiment.pairings[game.pairing]!;
  const agents = [experiment.agents[first]!.spec, experiment.agents[second]!.spec];
  return {
    game: experiment.game,
    options: experiment.options,
    ...(experiment.position !== undefined && { position: experiment.position }),
    agents: game.seat === 0 ? agents : agents.toReversed(),
    seed: experiment.seed,
    index: game.number,
    pair: experiment.switchSides ? Math.floor(game.turn / 2) : game.turn,
    keepRecord: keepsRecord(experiment, game),
  };
}
