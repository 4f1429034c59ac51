/**
 * The standings of a run. Games arrive in the order in which they finish, but a pairing's score is made of its games in
 * the order of the schedule without a gap, and the stopping rule sees nothing else: with any number of threads it
 * stops after the same game.
 */
import type { Experiment, Pairing } from './experiment.ts';
import { gameAt, numberOf } from './schedule.ts';
import { PairingScore } from './score.ts';

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
  /** Games that count, once the pairing is over. */
  readonly end: number | undefined;
}

/** A pairing in play. */
class Line<G extends Outcome> {
  readonly score: PairingScore;
  end: number | undefined;
  /** Games that are over while an earlier one is not, by their turn. */
  readonly early = new Map<number, G>();

  constructor({ agents }: Pairing) {
    this.score = new PairingScore(agents);
  }

  /** The next game, if it is over. */
  take(): G | undefined {
    const { games } = this.score;
    const next = this.early.get(games);
    if (next) this.early.delete(games);
    return next;
  }
}

export class Standings<G extends Outcome = Outcome> {
  private readonly experiment: Experiment;
  private readonly lines: readonly Line<G>[];
  private readonly onCounted: (game: G) => void;

  /** @param onCounted is called with each game when it is counted, in the order of its pairing */
  constructor(experiment: Experiment, onCounted: (game: G) => void = () => undefined) {
    this.experiment = experiment;
    this.onCounted = onCounted;
    this.lines = experiment.pairings.map((pairing) => new Line<G>(pairing));
  }

  /** @returns the pairing's end, if this game decided it */
  add(game: G): { readonly pairing: number; readonly from: number } | undefined {
    const { pairing, turn } = gameAt(this.experiment, game.number);
    const line = this.lines[pairing]!;
    if (line.end !== undefined) return undefined;
    if (turn !== line.score.games) {
      line.early.set(turn, game);
      return undefined;
    }
    for (let next: G | undefined = game; next; next = line.take()) {
      line.score.add(next.points, next.scores);
      this.onCounted(next);
      const { games } = line.score;
      if (games === this.experiment.games) line.end = games;
      else if (line.score.isDecided(this.experiment.stop)) {
        line.end = games;
        line.early.clear();
        return { pairing, from: numberOf(this.experiment, pairing, games) };
      }
    }
    return undefined;
  }

  /** Does the game still count, as far as is known? */
  counts(number: number): boolean {
    const { pairing, turn } = gameAt(this.experiment, number);
    return turn < (this.lines[pairing]!.end ?? this.experiment.games);
  }

  get isOver(): boolean {
    return this.lines.every(({ end }) => end !== undefined);
  }

  /** Games that will be played, as far as is known: fewer than were scheduled where a pairing ended early. */
  get expected(): number {
    return this.lines.reduce((sum, { end }) => sum + (end ?? this.experiment.games), 0);
  }

  pairing(place: number): PairingStanding {
    return this.lines[place]!;
  }
}
