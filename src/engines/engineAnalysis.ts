/**
 * What an engine says about its search in the form of our own searches. An engine names one move and what it thinks of
 * the position; of the other moves nothing is known.
 */
import { type Game, type Move, OVER, type State, UserError } from '../core/index.ts';
import type { Analysis } from '../search/index.ts';
import { type Info, parseInfo } from './infoLine.ts';

/** The chance to win that an advantage gives, by the scale of the game's first evaluation. */
function valueOf(game: Game, { centipoints, mate }: Info): number {
  if (mate !== undefined) return mate > 0 ? 1 : 0;
  if (centipoints === undefined) return 0.5;
  return 1 / (1 + Math.exp(-centipoints / 100 / (game.heuristics[0]?.scale ?? 1)));
}

/** Moves of the winner become plies: the winner moves first and last, or second and last. */
function pliesToMate(mate: number): number {
  return mate > 0 ? 2 * mate - 1 : 2 * mate;
}

/** The part of a line that can be played. */
function readLine(game: Game, root: State, line: readonly string[]): Move[] {
  const state = root.clone();
  const moves: Move[] = [];
  try {
    for (const text of line) {
      if (state.turn === OVER) break;
      const move = game.parseMove(state, text);
      moves.push(move);
      state.play(move);
    }
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
  }
  return moves;
}

/** @param infoLine the last that was heard, or nothing @param chosen its move, once it has answered */
export function engineAnalysis(
  game: Game,
  root: State,
  infoLine: string,
  chosen: Move | undefined,
  seconds: number,
): Analysis {
  const info = parseInfo(infoLine);
  const listed = new Int32Array(game.maxMoves);
  const legal = [...listed.subarray(0, root.moves(listed))];
  const expected = readLine(game, root, info.pv);
  const best = chosen ?? expected[0] ?? legal[0]!;
  const value = valueOf(game, info);
  const unknown = legal.filter((move) => move !== best);
  return {
    seat: root.turn,
    best,
    moves: [
      { move: best, visits: info.nodes, mean: value, low: value, high: value },
      ...unknown.map((move) => ({ move, visits: 0, mean: null, low: null, high: null })),
    ],
    pv: expected[0] === best ? expected : [best],
    value,
    ...(info.mate !== undefined && { mate: pliesToMate(info.mate) }),
    depth: info.depth,
    iterations: 0,
    simulations: 0,
    playoutMoves: 0,
    nodes: info.nodes,
    seconds,
  };
}
