/**
 * Which games an experiment has, and what each of them is. Both follow from the experiment alone, so a schedule is
 * never stored, and anyone who plays game 17 plays the same game 17.
 *
 * Pairings take turns, one block of games at a time, so that all standings grow together. A block has as many games as
 * there are seats (two games, a pair, where two play), all with the same set-up, opening and chance, and the agents move on by
 * one seat from game to game: in a whole block everyone has had every seat once. With k seats, game `n` is
 *
 *     n = k (round * pairings + pairing) + rotation
 *
 * and does not move when more rounds are added. All pairings get the same set-ups, openings, decks and dice, round by round: what
 * one agent was dealt, the others were dealt too.
 */
import type { GamePlan } from '../arena/index.ts';
import { type Experiment, seatsOf } from './experiment.ts';
import type { ExperimentOpening } from './openings.ts';

/** A game by its place. */
export interface ScheduledGame {
  readonly number: number;
  readonly pairing: number;
  /** Index within its pairing, from 0. */
  readonly turn: number;
  /** The seat of the pairing's first agent; the others follow it, the last seat before the first. */
  readonly seat: number;
}

export function gameAt(experiment: Experiment, number: number): ScheduledGame {
  const { pairings, switchSides } = experiment;
  const seats = seatsOf(experiment);
  const rotation = number % seats;
  const unit = (number - rotation) / seats;
  const pairing = unit % pairings.length;
  const round = (unit - pairing) / pairings.length;
  return { number, pairing, turn: seats * round + rotation, seat: switchSides ? rotation : 0 };
}

/** The place of a pairing's game. */
export function numberOf(experiment: Experiment, pairing: number, turn: number): number {
  const seats = seatsOf(experiment);
  const rotation = turn % seats;
  return seats * (((turn - rotation) / seats) * experiment.pairings.length + pairing) + rotation;
}

/** By the number of seats and the seat of the first side; every game asks for one, and there are few. */
const rotations: (readonly number[])[][] = [];

/** The seat of each side of a pairing, its first agent sitting in `seat`. */
export function seatsOfSides(seat: number, seats: number): readonly number[] {
  return ((rotations[seats] ??= [])[seat] ??= Array.from(
    { length: seats },
    (_, side) => (seat + side) % seats,
  ));
}

/** The round of a game: all games of a round have the same set-up and chance, where seats rotate. */
export function roundOf(experiment: Experiment, number: number): number {
  return Math.floor(number / (seatsOf(experiment) * experiment.pairings.length));
}

export function countGames({ pairings, games }: Experiment): number {
  return pairings.length * games;
}

/** One more than the last place; where the last blocks are not whole, some places before it are empty. */
export function endOfSchedule(experiment: Experiment): number {
  const seats = seatsOf(experiment);
  return experiment.pairings.length * seats * Math.ceil(experiment.games / seats);
}

/** All games, in the order in which they are handed out. */
export function* scheduledGames(experiment: Experiment): Generator<ScheduledGame, void, undefined> {
  const end = endOfSchedule(experiment);
  for (let number = 0; number < end; number++) {
    const game = gameAt(experiment, number);
    if (game.turn < experiment.games) yield game;
  }
}

/** Is the game kept move by move? Of a sample it is the first block of every pairing. */
function keepsRecord(experiment: Experiment, { turn }: ScheduledGame): boolean {
  const { records } = experiment;
  return records === 'all' || (records === 'sample' && turn < seatsOf(experiment));
}

type PlanHead = Omit<GamePlan, 'index' | 'block'>;

/** What many games of an experiment share: those of a pairing with the same seats, recorded or not. */
const heads = new WeakMap<Experiment, PlanHead[]>();

function headOf(experiment: Experiment, game: ScheduledGame): PlanHead {
  let known = heads.get(experiment);
  if (!known) heads.set(experiment, (known = []));
  const keepRecord = keepsRecord(experiment, game);
  const place = 2 * (seatsOf(experiment) * game.pairing + game.seat) + Number(keepRecord);
  return (known[place] ??= newHead(experiment, game, keepRecord));
}

function newHead(experiment: Experiment, game: ScheduledGame, keepRecord: boolean): PlanHead {
  const { agents: lineup } = experiment.pairings[game.pairing]!;
  const agents: string[] = [];
  for (const [side, seat] of seatsOfSides(game.seat, lineup.length).entries())
    agents[seat] = experiment.agents[lineup[side]!]!.spec;
  return {
    game: experiment.game,
    options: experiment.options,
    ...(experiment.position !== undefined && { position: experiment.position }),
    agents,
    seed: experiment.seed,
    keepRecord,
    ...(!experiment.measures.includes('counters') && { uncounted: true }),
  };
}

/** Blocks take openings in turn. */
function openingOf({ openings }: Experiment, block: number): ExperimentOpening | undefined {
  return openings?.[block % openings.length];
}

export function planOf(experiment: Experiment, game: ScheduledGame): GamePlan {
  const { number, turn } = game;
  const block = experiment.switchSides ? Math.floor(turn / seatsOf(experiment)) : turn;
  const head = headOf(experiment, game);
  const opening = openingOf(experiment, block);
  if (!opening) return { ...head, index: number, block };
  const { position } = opening;
  return { ...head, index: number, block, opening, ...(position !== undefined && { position }) };
}
