/** Decoded moves say what the notation says: texts that are put together from them are those of `formatMove`. */
import { describe, expect, test } from 'vitest';
import { samples } from '../../test/samples.ts';
import { type Game, OVER, Random, type State, settleOptions } from '../core/index.ts';
import { type AtaxxMove, ataxx, decodeMove as decodeAtaxx } from './ataxx/index.ts';
import { type CarcassonneMove, carcassonne, decodeMove as decodeCarcassonne } from './carcassonne/index.ts';
import { type KatarengaMove, decodeMove as decodeKatarenga, katarenga } from './katarenga/index.ts';
import { type MarrakechMove, decodeMove as decodeMarrakech, marrakech } from './marrakech/index.ts';
import { type SaboteurMove, cardName, decodeMove as decodeSaboteur, saboteur } from './saboteur/index.ts';

const letter = (index: number): string => String.fromCharCode(97 + index);

function ataxxText(move: AtaxxMove): string {
  if (move.kind === 'pass') return '0000';
  const cells = move.from ? [move.from, move.to] : [move.to];
  return cells.map(({ file, rank }) => `${letter(file)}${rank + 1}`).join('');
}

function katarengaText(move: KatarengaMove): string {
  if (move.kind === 'pass') return 'pass';
  const name = ({ column, row }: { column: number; row: number }): string => `${letter(column)}${row + 1}`;
  if (move.kind === 'off') return `${name(move.from)}-off`;
  return `${name(move.from)}${move.captures ? 'x' : '-'}${name(move.to)}`;
}

function saboteurText(move: SaboteurMove): string {
  switch (move.kind) {
    case 'tile':
      return `${move.card}${move.turned ? 'f' : ''}@${move.row},${move.column}`;
    case 'map':
      return `map@12,${{ left: 3, middle: 5, right: 7 }[move.objective]}`;
    case 'destroy':
      return `destroy@${move.row},${move.column}`;
    case 'drop':
      return `drop:${cardName(move.card)}`;
    default:
      return move.kind;
  }
}

function marrakechText(move: MarrakechMove): string {
  const carpet = (squares: readonly { x: number; y: number }[] = []): string =>
    squares.map(({ x, y }) => `${letter(x)}${y + 1}`).join('');
  switch (move.kind) {
    case 'draw':
      return move.colour;
    case 'roll':
      return `${move.die}`;
    case 'turn':
      return move.turn;
    case 'lay':
      return carpet(move.carpet) + (move.turn ?? '');
    case 'choose':
      return move.turn + carpet(move.carpet);
  }
}

function carcassonneText(move: CarcassonneMove): string {
  switch (move.kind) {
    case 'draw':
      return move.tile;
    case 'place':
      return `${move.x},${move.y}r${move.rotation}`;
    case 'none':
      return 'none';
    case 'claim': {
      if (move.feature === 'monastery') return 'monastery';
      const places =
        move.feature === 'field' ? ['nnw', 'nne', 'ene', 'ese', 'sse', 'ssw', 'wsw', 'wnw'] : [...'nesw'];
      return `${move.feature}-${places[move.reaches[0]!]}`;
    }
  }
}

/** Compares all legal moves of random games, in every preset; returns how many. */
function compareAll<S extends State>(game: Game<S>, textOf: (state: S, move: number) => string): number {
  const random = new Random(3);
  const list = new Int32Array(game.maxMoves);
  let compared = 0;
  for (const { name } of game.presets) {
    for (let i = 0; i < samples(10, 2); i++) {
      const state = game.start(settleOptions(game, { preset: name }), random);
      for (; state.turn !== OVER; state.play(state.sample(random))) {
        const moves = [...list.subarray(0, state.moves(list))];
        expect(moves.map((move) => textOf(state, move))).toEqual(
          moves.map((move) => game.formatMove(state, move)),
        );
        compared += moves.length;
      }
    }
  }
  return compared;
}

describe('a decoded move says what its notation says', () => {
  test('in Ataxx', () => {
    expect(compareAll(ataxx, (_, move) => ataxxText(decodeAtaxx(move)))).toBeGreaterThan(1000);
  });
  test('in Carcassonne', () => {
    const textOf = (...of: Parameters<typeof decodeCarcassonne>): string =>
      carcassonneText(decodeCarcassonne(...of));
    expect(compareAll(carcassonne, textOf)).toBeGreaterThan(1000);
  });
  test('in Katarenga', () => {
    const textOf = (...of: Parameters<typeof decodeKatarenga>): string =>
      katarengaText(decodeKatarenga(...of));
    expect(compareAll(katarenga, textOf)).toBeGreaterThan(1000);
  });
  test('in Marrakech', () => {
    const textOf = (...of: Parameters<typeof decodeMarrakech>): string =>
      marrakechText(decodeMarrakech(...of));
    expect(compareAll(marrakech, textOf)).toBeGreaterThan(1000);
  });
  test('in Saboteur', () => {
    expect(compareAll(saboteur, (_, move) => saboteurText(decodeSaboteur(move)))).toBeGreaterThan(1000);
  });
});
