/** One turn of a written game, from what was drawn and decided in it: played, with all the figures it should have. */
import { type Line, OVER, UserError } from '../../core/index.ts';
import { integer, pair, readIfFits } from '../../core/schema/index.ts';
import { TURNS } from './cells.ts';
import type { Checked } from './figures.ts';
import { countCarpetsAt, countJoint } from './legal.ts';
import {
  MAX_MOVES,
  carpet,
  firstSquare,
  hasCarpet,
  secondSquare,
  turnOf,
  walkFacing,
  walkSquare,
} from './moves.ts';
import { CHOOSE, DRAW, LAY, TURN } from './position.ts';
import type { MarrakechState } from './state.ts';
import { walkIndex } from './tables.ts';

type Fields = Readonly<Record<string, unknown>>;

const RUINED = 'the player cannot pay and lays nothing, but a rug is recorded';
const listed = new Int32Array(MAX_MOVES);

function readTurn(turn: Fields): number {
  const index = TURNS.findIndex((name) => name === turn.turn);
  if (index < 0) throw new UserError(`turn is ${JSON.stringify(turn.turn)}, not "L", "S" or "R"`);
  return index;
}

function readDie(turn: Fields): number {
  const die = readIfFits(integer(1, 4), turn.die);
  if (die === undefined) throw new UserError(`die is ${JSON.stringify(turn.die)}, not 1 to 4`);
  return die;
}

/** The legal move that lays the recorded rug, with the recorded turn where both are one move. */
function findMove(state: MarrakechState, turn: Fields): number {
  const { rug } = turn;
  const count = state.moves(listed);
  const withTurn = state.phase === CHOOSE || state.laysAndTurns();
  const way = withTurn ? readTurn(turn) : 0;
  const moves = [...listed.subarray(0, count)].filter((move) => turnOf(move) === way);
  const ruined = moves.length === 1 && !hasCarpet(moves[0]!);
  if (ruined && rug !== null) throw new UserError(RUINED);
  if (ruined) return moves[0]!;
  const squares = readIfFits(pair(integer(), integer()), rug);
  if (!squares) throw new UserError(`rug is ${JSON.stringify(rug)}, not two squares`);
  const [a, b] = squares;
  const two = carpet(a, b);
  const move = moves.find(
    (m) => firstSquare(m) === firstSquare(two) && secondSquare(m) === secondSquare(two),
  );
  if (move === undefined || Math.max(a, b) >= state.market.squares || Math.min(a, b) < 0)
    throw new UserError(`${withTurn ? `${TURNS[way]} with ` : ''}rug ${a}, ${b} is not legal`);
  return move;
}

function drawColour(line: Line<MarrakechState>, colour: unknown): void {
  const { state } = line;
  const drawn = listed.subarray(0, state.moves(listed)).find((outcome) => outcome === colour);
  if (drawn === undefined) throw new UserError(`colour ${JSON.stringify(colour)} cannot be drawn`);
  line.play(drawn);
}

type Walked = Omit<Checked, 'player' | 'colour' | 'purses'>;

/** The whole turn is one move after the roll. */
function chooseAtOnce(line: Line<MarrakechState>, turn: Fields): Walked {
  const { state } = line;
  line.play(readDie(turn));
  const legal = [state.count(), countJoint(state)];
  const move = findMove(state, turn);
  const owed = state.owedAt(walkSquare(move));
  line.play(move);
  return { owed, square: walkSquare(move), facing: walkFacing(move), legal, money: [...state.coins] };
}

/** Assam walks as soon as the die falls; then the player lays, if still in the game. */
function walkAndLay(line: Line<MarrakechState>, turn: Fields): Walked {
  const { state } = line;
  if (state.phase === TURN) line.play(readTurn(turn));
  const { tables } = state.market;
  const at = walkIndex(state.square, state.facing, readDie(turn));
  const [square, facing] = [tables.walkSquare[at]!, tables.walkFacing[at]!];
  const owed = state.owedAt(square);
  const places = countCarpetsAt(state, square);
  line.play(readDie(turn));
  const walked = { owed, square, facing, money: [...state.coins] };
  if (state.phase !== LAY) {
    if (turn.rug !== null) throw new UserError(RUINED);
    return { ...walked, legal: [0, null, 1, places, 3 * places] };
  }
  const legal = [state.count()];
  line.play(findMove(state, turn));
  if (state.market.turnsAtEnd && !state.market.joins && state.turn !== OVER) line.play(readTurn(turn));
  return { ...walked, legal };
}

/** Plays one turn and gives what should have been recorded of it. */
export function playTurn(line: Line<MarrakechState>, turn: Fields): Checked {
  const { state } = line;
  if (state.phase === DRAW) drawColour(line, turn.colour);
  const before = { player: state.mover, colour: state.colour, purses: [...state.coins] };
  const walked = state.market.choosesAtOnce ? chooseAtOnce(line, turn) : walkAndLay(line, turn);
  return { ...before, ...walked };
}
