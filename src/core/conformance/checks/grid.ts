/** The grid of a game that has one. */
import type { GridCell } from '../../game.ts';
import type { Check } from '../check.ts';
import { listMoves } from '../trial.ts';

const grid: Check = {
  name: 'grid',
  about:
    'The grid has rows of one length, stones of the seats, and for each move of a seat its own cells on the board.',
  occasion: 'probe',
  applies: (_state, { game }) => game.grid !== undefined,
  fails(state, { game }) {
    const stones = game.grid!.stones(state);
    const columns = stones[0]?.length ?? 0;
    if (columns === 0 || stones.some((row) => row.length !== columns))
      return 'rows are empty or differ in length';
    const stray = stones.flat().find((seat) => !Number.isInteger(seat) || seat < -1 || seat >= state.seats);
    if (stray !== undefined) return `a stone belongs to seat ${stray}, and there are ${state.seats}`;
    const isOnBoard = ([row, column]: GridCell): boolean => stones[row]?.[column] !== undefined;
    const movesByCells = new Map<string, string>();
    for (const move of state.turn >= 0 ? listMoves(game, state) : []) {
      const text = game.formatMove(state, move);
      const cells = game.grid!.cellsOf(state, move);
      if (!cells.every(isOnBoard)) return `${text} has a cell that is not on the board`;
      const other = movesByCells.get(cells.join(' '));
      if (cells.length > 0 && other !== undefined) return `${other} and ${text} have the same cells`;
      movesByCells.set(cells.join(' '), text);
    }
    return undefined;
  },
};

export const gridChecks: readonly Check[] = [grid];
