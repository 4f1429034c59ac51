/** Whose turn it is, what can be done, and that it can be done. */
import { CHANCE, OVER, type Game, type Move, type State } from '../../game.ts';
import type { Check } from '../check.ts';
import { listMoves, roomFor, seatsOf } from '../trial.ts';

function wrongTurn(game: Game, state: State): string | undefined {
  const { turn, seats } = state;
  if (!Number.isInteger(turn) || turn < OVER || turn >= seats)
    return `turn is ${turn} in a game of ${seats} seats`;
  if (turn === CHANCE && !game.hasChance) return 'turn is CHANCE, but the game says that it has no chance';
  if (!Number.isInteger(seats) || seats < game.minSeats || seats > game.maxSeats)
    return `seats is ${seats}, but the game is for ${game.minSeats} to ${game.maxSeats}`;
  return undefined;
}

const turn: Check = {
  name: 'turn',
  about: 'turn is a seat, CHANCE or OVER, CHANCE only where the game says so, and seats is in its range.',
  occasion: 'ply',
  fails: (state, { game }) => wrongTurn(game, state),
};

function wrongList(game: Game, state: State): string | undefined {
  const out = roomFor(game);
  const count = state.moves(out);
  if (count > game.maxMoves) return `moves() lists ${count} moves, more than maxMoves (${game.maxMoves})`;
  if (state.turn === OVER && count > 0) return `the game is over, but moves() lists ${count}`;
  if (state.turn !== OVER && count < 1) return 'the game is not over, but moves() lists nothing';
  const seen = new Set<Move>(out.subarray(0, count));
  if (seen.size < count) return `moves() lists ${count} moves, but only ${seen.size} different ones`;
  return undefined;
}

const moves: Check = {
  name: 'moves',
  about: 'moves() lists each move once, no more than maxMoves, and nothing exactly when the game is over.',
  occasion: 'ply',
  fails: (state, { game }) => wrongList(game, state),
};

const count: Check = {
  name: 'count',
  about: 'count() is the number of moves that moves() lists.',
  occasion: 'ply',
  fails(state, { game }) {
    const listed = state.moves(roomFor(game));
    const counted = state.count();
    return counted === listed ? undefined : `count() is ${counted}, but moves() lists ${listed}`;
  },
};

const score: Check = {
  name: 'score',
  about: 'score() is a finite number for every seat, at any time.',
  occasion: 'ply',
  fails(state) {
    const bad = seatsOf(state).find((seat) => !Number.isFinite(state.score(seat)));
    return bad === undefined ? undefined : `score(${bad}) is ${state.score(bad)}`;
  },
};

const play: Check = {
  name: 'play',
  about: 'Every listed move can be played and leads to a position in which the game goes on or is over.',
  occasion: 'probe',
  applies: (state) => state.turn !== OVER,
  fails(state, { game }) {
    const next = state.clone();
    for (const move of listMoves(game, state)) {
      next.assign(state);
      try {
        next.play(move);
        const wrong = wrongTurn(game, next) ?? wrongList(game, next);
        if (wrong !== undefined) return `after move ${game.formatMove(state, move)}: ${wrong}`;
      } catch (error) {
        return `move ${move} is listed, but playing it threw ${String(error)}`;
      }
    }
    return undefined;
  },
};

export const moveChecks: readonly Check[] = [turn, moves, count, score, play];
