/**
 * What an engine says about its search in the form of our own searches. An engine names one move, or several (multi-PV),
 * and what it thinks of them; of the other moves nothing is known, and of all of them if it says nothing.
 */
import { type Game, type Move, OVER, type State, UserError } from '../../core/index.ts';
import type { Analysis, MoveAnalysis } from '../../search/index.ts';
import { type Info, parseInfo } from './infoLine.ts';

/** The chance to win that an advantage gives, by the scale of the game's first evaluation; null if nothing was said. */
function valueOf(game: Game, { centipoints, mate }: Info): number | null {
  if (mate !== undefined) return mate > 0 ? 1 : 0;
  if (centipoints === undefined) return null;
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

/** One line of play as the engine sees it. */
interface Line {
  readonly info: Info;
  readonly pv: readonly Move[];
}

function describeLine(game: Game, move: Move, { info, pv }: Line, visits: number): MoveAnalysis {
  const mean = valueOf(game, info);
  const { bound, mate } = info;
  return {
    move,
    visits,
    mean,
    ...(bound === 'upper' && { bound }),
    low: mean !== null && bound === 'upper' ? 0 : mean,
    high: mean !== null && bound === 'lower' ? 1 : mean,
    ...(mate !== undefined && { proof: mate > 0 ? 'win' : 'loss', mate: pliesToMate(mate) }),
    pv: pv.length > 0 ? pv : [move],
  };
}

/** @param infos the last that was heard of each line of play, best first @param chosen its move, once it has answered */
export function engineAnalysis(
  game: Game,
  root: State,
  infos: readonly string[],
  chosen: Move | undefined,
  seconds: number,
): Analysis {
  const listed = new Int32Array(game.maxMoves);
  const legal = [...listed.subarray(0, root.moves(listed))];
  const lines = infos.map(parseInfo).map((info) => ({ info, pv: readLine(game, root, info.pv) }));
  const [first] = lines;
  const best = chosen ?? first?.pv[0] ?? legal[0]!;
  const known = new Map<Move, Line>();
  for (const line of lines) {
    // A score without a line of play is about the move that was chosen.
    const move = line.pv[0] ?? (line === first ? chosen : undefined);
    if (move !== undefined && !known.has(move)) known.set(move, line);
  }
  const ordered = new Set([best, ...known.keys(), ...legal]);
  const moves = [...ordered].map((move): MoveAnalysis => {
    const line = known.get(move);
    // Nodes are those of the whole search; how many each move got is not said.
    const visits = move === best ? (line?.info.nodes ?? 0) : 0;
    return line
      ? describeLine(game, move, line, visits)
      : { move, visits: 0, mean: null, low: null, high: null };
  });
  const { mean: value, pv = [best], proof, mate } = moves[0]!;
  return {
    seat: root.turn,
    best,
    moves,
    pv,
    value,
    ...(proof && { proof }),
    ...(mate !== undefined && { mate }),
    depth: first?.info.depth ?? 0,
    iterations: 0,
    simulations: 0,
    playoutMoves: 0,
    nodes: first?.info.nodes ?? 0,
    seconds,
  };
}
