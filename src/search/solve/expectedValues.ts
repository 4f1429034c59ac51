/**
 * Exact values where chance has a say: expectimax to the end of the game, every position once. A position has three
 * values: the expected result if both play for the result; the expected lead in points if both play for the result and
 * for points where results are equal; and the expected lead if both play for points. They are found together, and need
 * not agree on the best move.
 *
 * Only for games that cannot come back to an earlier position, of which each is worth what follows from it.
 */
import { CHANCE, type Game, type Move, OVER, type State, UserError } from '../../core/index.ts';
import { leadOf } from '../mcts/reward/lead.ts';
import { Frames } from './frames.ts';
import { PositionTable } from './positionTable.ts';
import { type SolveSettings, WATCH_EVERY, tooMany } from './reachablePositions.ts';

/** What a position is worth to the first seat. */
export interface Expectation {
  /** Its expected result, from 0 to 1. */
  readonly chance: number;
  /** Its expected lead if both play for the result first. */
  readonly lead: number;
  /** Its expected lead if both play for points. */
  readonly points: number;
}

/** Averages of equal values differ by less than this, however they were added up. */
export const ROUNDING = 1e-9;

/** A value that is still being found. */
const OPEN = NaN;

export class ExpectedValues {
  private readonly game: Game;
  private readonly settings: SolveSettings;
  private readonly table = new PositionTable();
  private readonly key = new Int32Array(2);
  private readonly chances: number[] = [];
  private readonly leads: number[] = [];
  private readonly points: number[] = [];
  private readonly frames: Frames;

  constructor(game: Game, settings: SolveSettings) {
    this.game = game;
    this.settings = settings;
    this.frames = new Frames(game);
  }

  /** How many positions have been solved. */
  get states(): number {
    return this.table.count;
  }

  /** @throws UserError if there are too many positions, or play can come back to one */
  valueOf(state: State): Expectation {
    this.frames.copy(0, state);
    return this.solve(0);
  }

  /** The value of the position on this frame. */
  private solve(depth: number): Expectation {
    const { state } = this.frames.at(depth);
    if (state.turn === OVER) {
      const lead = leadOf(state, 0);
      return { chance: state.result(0), lead, points: lead };
    }
    state.hash(this.key);
    const number = this.table.numberOf(this.key[0]!, this.key[1]!);
    if (number < this.chances.length) return this.known(number);
    if (number >= this.settings.states) throw tooMany(this.settings.states);
    if (number % WATCH_EVERY === 0) this.settings.watch?.(number);
    this.chances.push(OPEN);
    this.leads.push(OPEN);
    this.points.push(OPEN);
    const value = state.turn === CHANCE ? this.average(depth) : this.best(depth);
    this.chances[number] = value.chance;
    this.leads[number] = value.lead;
    this.points[number] = value.points;
    return value;
  }

  private known(number: number): Expectation {
    const chance = this.chances[number]!;
    if (Number.isNaN(chance))
      throw new UserError(
        `${this.game.title} cannot be solved from here: play can come back to an earlier position`,
        `Search it instead: playout analyse ${this.game.name}`,
      );
    return { chance, lead: this.leads[number]!, points: this.points[number]! };
  }

  private after(depth: number, move: Move): Expectation {
    const { state } = this.frames.at(depth);
    this.frames.copy(depth + 1, state).state.play(move);
    return this.solve(depth + 1);
  }

  private average(depth: number): Expectation {
    const { state, listed } = this.frames.at(depth);
    const count = state.moves(listed);
    let [chance, lead, points] = [0, 0, 0];
    for (let i = 0; i < count; i++) {
      const outcome = listed[i]!;
      const weight = state.weight(outcome);
      const value = this.after(depth, outcome);
      chance += weight * value.chance;
      lead += weight * value.lead;
      points += weight * value.points;
    }
    return { chance, lead, points };
  }

  private best(depth: number): Expectation {
    const { state, listed } = this.frames.at(depth);
    const count = state.moves(listed);
    const sign = state.turn === 0 ? 1 : -1;
    let { chance, lead, points } = this.after(depth, listed[0]!);
    for (let i = 1; i < count; i++) {
      const value = this.after(depth, listed[i]!);
      const gain = sign * (value.chance - chance);
      if (gain > ROUNDING || (gain >= -ROUNDING && sign * (value.lead - lead) > 0))
        ({ chance, lead } = value);
      if (sign * (value.points - points) > 0) ({ points } = value);
    }
    return { chance, lead, points };
  }
}
