/** Playouts of Katarenga that are better informed than uniform random moves. */
import { type Move, OVER, type PlayoutPolicy, type Random, flag, option } from '../../core/index.ts';
import { GOAL } from './board.ts';
import { OFF, homeRow, rowOf } from './cells.ts';
import { MAX_MOVES, NONE, asDraw, moveOf, targetOf } from './moves.ts';
import { COUNTS, firstOf } from './pawns.ts';
import type { KatarengaState } from './state.ts';

const listed = new Int32Array(MAX_MOVES);

/** A cell where a pawn of the side could score next, or `NONE`. */
function aboutToScore({ pawns, board }: KatarengaState, side: number): number {
  const { words } = pawns;
  const lastRow = homeRow(1 - side, board.size);
  const first = firstOf(side);
  const end = first + words[COUNTS + side]!;
  for (let at = first; at < end; at++) if (rowOf(words[at]!, board.size) === lastRow) return words[at]!;
  return NONE;
}

/** Would capturing any pawn win at once? */
function anyCaptureWins(state: KatarengaState, side: number): boolean {
  const { pawns, board } = state;
  const left = pawns.count(1 - side);
  if (board.camps) return left + state.score(1 - side) === GOAL;
  return left === 1 && pawns.count(side) + state.score(side) >= GOAL;
}

/**
 * A random move that captures a pawn, `NONE` if there is none.
 * @param row only pawns on this row; -1 for any
 */
function capture(state: KatarengaState, row: number, random: Random): Move {
  const count = state.moves(listed);
  let captures = 0;
  for (let i = 0; i < count; i++) {
    const to = targetOf(listed[i]!);
    if (to === OFF || state.pawnAt(to) === -1) continue;
    if (row !== -1 && rowOf(to, state.board.size) !== row) continue;
    listed[captures++] = listed[i]!;
  }
  return captures === 0 ? NONE : listed[random.below(captures)]!;
}

/** A move that wins at once, `NONE` if there is none. */
function decisiveMove(state: KatarengaState, random: Random): Move {
  const { side } = state;
  if (state.score(side) === GOAL - 1) {
    const cell = aboutToScore(state, side);
    if (cell !== NONE) return moveOf(cell, OFF);
  }
  return anyCaptureWins(state, side) ? capture(state, -1, random) : NONE;
}

/** A capture of a pawn that would otherwise win at once, `NONE` if there is none. */
function antiDecisiveMove(state: KatarengaState, random: Random): Move {
  const { side } = state;
  if (state.score(1 - side) < GOAL - 1 || aboutToScore(state, 1 - side) === NONE) return NONE;
  return capture(state, homeRow(side, state.board.size), random);
}

function chooseDecisively(state: KatarengaState, random: Random, replies: boolean): Move {
  let move = decisiveMove(state, random);
  if (move === NONE && replies) move = antiDecisiveMove(state, random);
  return move === NONE ? state.sample(random) : move;
}

/** Before the first point, and while no capture can win, all moves are random. */
function isCalm(state: KatarengaState, fewest: number): boolean {
  const { pawns } = state;
  const points = state.score(0) + state.score(1);
  return points === 0 && Math.min(pawns.count(0), pawns.count(1)) >= fewest;
}

function runDecisively(state: KatarengaState, random: Random, replies: boolean): number {
  const { pawns, ply: before } = state;
  // With one pawn more than a side needs, no capture wins.
  const fewest = state.board.fewestPawns + 1;
  while (state.turn !== OVER) {
    if (isCalm(state, fewest)) state.playOn(random, 1, fewest);
    // As in the fused loop, not by `play`: anyone who watches it sees all moves or none.
    else state.playDraw(asDraw(chooseDecisively(state, random, replies), pawns.words, state.side));
  }
  return state.ply - before;
}

const decisiveOptions = {
  replies: option(
    flag(),
    true,
    'Capture, if possible, an enemy pawn that would bring the deciding point next.',
  ),
};

const decisive: PlayoutPolicy<KatarengaState, typeof decisiveOptions> = {
  name: 'decisive',
  about: 'A move that wins at once is played, and a pawn that would win at once is captured; else any move.',
  options: decisiveOptions,
  make: ({ replies }) => ({
    choose: (state, random) => chooseDecisively(state, random, replies),
    run: (state, random) => runDecisively(state, random, replies),
  }),
};

export const playouts: readonly PlayoutPolicy<KatarengaState>[] = [decisive];
