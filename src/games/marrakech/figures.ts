/** The figures of a written game, compared with those of the rules. */
import { UserError } from '../../core/index.ts';
import { FACINGS } from './cells.ts';
import type { MarrakechState } from './state.ts';

/** What a turn should have been recorded as. */
export interface Checked {
  readonly player: number;
  readonly colour: number;
  readonly owed: number;
  readonly square: number;
  readonly facing: number;
  /** Before and after the walk. */
  readonly purses: readonly number[];
  readonly money: readonly number[];
  /** Moves to choose from; undefined if the player was ruined before. */
  readonly legal: number | undefined;
}

function compare(name: string, recorded: unknown, found: unknown): void {
  if (recorded === undefined) return;
  const [theirs, ours] = [JSON.stringify(recorded), JSON.stringify(found)];
  if (theirs !== ours) throw new UserError(`${name} is recorded as ${theirs}, but is ${ours}`);
}

/** @throws UserError for the first figure that differs; what is not recorded is not compared */
export function checkFigures(turn: Readonly<Record<string, unknown>>, found: Checked, size: number): void {
  const { player, colour, owed, square, facing, purses, money, legal } = found;
  const figures = {
    player,
    colour,
    assam: [square % size, Math.floor(square / size), FACINGS[facing]],
    owed,
    paid: Math.max(0, purses[player]! - money[player]!),
    money,
  };
  for (const [name, value] of Object.entries(figures)) compare(name, turn[name], value);
  if (legal !== undefined) compare('legal', turn.legal, legal);
}

/** Scores, result and winner, where the game gives them. */
export function checkOutcome(game: Readonly<Record<string, unknown>>, state: MarrakechState): void {
  const seats = Array.from({ length: state.seats }, (_, seat) => seat);
  const scores = seats.map((seat) => state.score(seat));
  const results = seats.map((seat) => state.result(seat));
  compare('scores', game.scores, scores);
  // A number is the lead of the first player, a list the share of each.
  compare('result', game.result, typeof game.result === 'number' ? scores[0]! - scores[1]! : results);
  const winner = results.indexOf(1);
  if (game.winner !== undefined) compare('winner', game.winner ?? -1, winner);
}
