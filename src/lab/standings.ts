/**
 * The standings of a run. Games arrive in the order in which they finish, but a pairing's score is made of its games in
 * the order of the schedule without a gap, and the stopping rule sees nothing else: with any number of threads it
 * stops after the same game. Of a shard only its own games count, and those of others are no gaps.
 */
import type { Experiment, Pairing } from './experiment.ts';
import { gameAt, numberOf, scheduledGames } from './schedule.ts';
import { PairingScore } from './score.ts';
import { type Shard, isInShard } from './shard.ts';

/** What the standings need to know of a finished game. */
export interface Outcome {
  /** Place in the schedule. */
  readonly number: number;
  /** Of each side of the pairing, its first agent first. */
  readonly points: readonly number[];
  readonly scores: readonly number[];
}

export interface PairingStanding {
  readonly score: PairingScore;
  /** The turn after the last that counts, once the pairing is over. */
  readonly end: number | undefined;
}

/** A pairing in play. */
class Line<G extends Outcome> {
  readonly score: PairingScore;
  end: number | undefined;
  /** The turn of the next game that counts. */
  turn = 0;
  /** Games that are over while an earlier one is not, by their turn. */
  readonly early = new Map<number, G>();

  constructor({ agents }: Pairing) {
    this.score = new PairingScore(agents);
  }

  /** The next game, if it is over. */
  take(): G | undefined {
    const next = this.early.get(this.turn);
    if (next) this.early.delete(this.turn);
    return next;
  }
}

export class Standings<G extends Outcome = Outcome> {
  private readonly experiment: Experiment;
  private readonly lines: readonly Line<G>[];
  private readonly onCounted: (game: G) => void;
  private readonly shard: Shard | undefined;
  /** How many games the shard has. */
  private readonly ownGames: number | undefined;

  /**
   * @param onCounted is called with each game when it is counted, in the order of its pairing
   * @param shard the part of the games that counts, of an experiment without a stopping rule; all if missing
   */
  constructor(experiment: Experiment, onCounted: (game: G) => void = () => undefined, shard?: Shard) {
    this.experiment = experiment;
    this.onCounted = onCounted;
    this.shard = shard;
    this.lines = experiment.pairings.map((pairing) => new Line<G>(pairing));
    for (const place of this.lines.keys()) this.moveOn(place, 0);
    if (shard) this.ownGames = this.countOwn();
  }

  /** @returns the pairing's end, if this game decided it */
  add(game: G): { readonly pairing: number; readonly from: number } | undefined {
    const { pairing, turn } = gameAt(this.experiment, game.number);
    const line = this.lines[pairing]!;
    if (line.end !== undefined || !this.isOwn(game.number)) return undefined;
    if (turn !== line.turn) {
      line.early.set(turn, game);
      return undefined;
    }
    for (let next: G | undefined = game; next; next = line.take()) {
      line.score.add(next.points, next.scores);
      this.onCounted(next);
      this.moveOn(pairing, line.turn + 1);
      if (line.end === undefined && line.score.isDecided(this.experiment.stop)) {
        line.end = line.turn;
        line.early.clear();
        return { pairing, from: numberOf(this.experiment, pairing, line.end) };
      }
    }
    return undefined;
  }

  /** Does the game still count, as far as is known? */
  counts(number: number): boolean {
    const { pairing, turn } = gameAt(this.experiment, number);
    return turn < (this.lines[pairing]!.end ?? this.experiment.games) && this.isOwn(number);
  }

  get isOver(): boolean {
    return this.lines.every(({ end }) => end !== undefined);
  }

  /** Games that will be played, as far as is known: fewer than were scheduled where a pairing ended early. */
  get expected(): number {
    return this.ownGames ?? this.lines.reduce((sum, { end }) => sum + (end ?? this.experiment.games), 0);
  }

  pairing(place: number): PairingStanding {
    return this.lines[place]!;
  }

  private isOwn(number: number): boolean {
    return this.shard === undefined || isInShard(this.experiment, number, this.shard);
  }

  private countOwn(): number {
    let games = 0;
    for (const { number } of scheduledGames(this.experiment)) if (this.isOwn(number)) games++;
    return games;
  }

  /** Goes to the first turn from here on that counts; where there is none, the pairing is over. */
  private moveOn(pairing: number, turn: number): void {
    const { games } = this.experiment;
    const line = this.lines[pairing]!;
    line.turn = turn;
    while (line.turn < games && !this.isOwn(numberOf(this.experiment, pairing, line.turn))) line.turn++;
    if (line.turn === games) line.end = games;
  }
}
