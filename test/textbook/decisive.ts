/** Decisive and anti-decisive moves, found by trying them. */
import { type Move, OVER, type State } from '../../src/core/index.ts';
import { legalMoves } from './minimax.ts';

function winsAtOnce(state: State, move: Move): boolean {
  const next = state.clone();
  next.play(move);
  return next.turn === OVER && next.result(state.turn) === 1;
}

function allowsWin(state: State, move: Move): boolean {
  const next = state.clone();
  next.play(move);
  if (next.turn < 0 || next.turn === state.turn) return false;
  return legalMoves(next).some((reply) => winsAtOnce(next, reply));
}

export function onlyWins(state: State, moves: readonly Move[]): readonly Move[] {
  const winning = moves.find((move) => winsAtOnce(state, move));
  return winning === undefined ? moves : [winning];
}

export function winsAndReplies(state: State, moves: readonly Move[]): readonly Move[] {
  const kept = onlyWins(state, moves);
  if (kept.length < moves.length) return kept;
  const safe = moves.filter((move) => !allowsWin(state, move));
  return safe.length === 0 ? moves : safe;
}
