/**
 * A trial is a game as far as it has been played: the options, the number that names its random streams,
 * and the moves. It can be replayed at will, so a check may spoil the state it is given, and a failure can
 * be searched for in shorter games.
 */
import { type Game, MOST_MOVES, type Move, type State } from '../game.ts';
import type { OptionValues } from '../schema/index.ts';
import { Random } from '../random.ts';

export interface Trial {
  readonly game: Game;
  readonly options: OptionValues;
  /** Seed of the whole run, and which of its games this is. */
  readonly seed: number;
  readonly index: number;
  readonly moves: readonly Move[];
}

/** The state before the first move. */
export function begin(trial: Trial): State {
  return trial.game.start(trial.options, new Random(trial.seed).derive('setup', trial.index));
}

/** A fresh state after all moves of the trial; shares nothing with any other. */
export function replay(trial: Trial): State {
  const state = begin(trial);
  for (const move of trial.moves) state.play(move);
  return state;
}

/** The trial after its first `length` moves. */
export function prefix(trial: Trial, length: number): Trial {
  return { ...trial, moves: trial.moves.slice(0, length) };
}

/**
 * A stream for one purpose in this position; the same whenever the trial is looked at again. It refuses to
 * run for ever, so that a playout without end is a failure and not a hang.
 */
export function streamOf(trial: Trial, purpose: string): Random {
  const stream = new BoundedRandom(64 * trial.game.maxPlies + 100_000);
  stream.assign(new Random(trial.seed).derive(purpose, trial.index, trial.moves.length));
  return stream;
}

class BoundedRandom extends Random {
  private left: number;

  constructor(draws: number) {
    super(0);
    this.left = draws;
  }

  override next(): number {
    if (this.left-- <= 0) throw new Error('a single call draws random numbers without end');
    return super.next();
  }
}

const room = new Int32Array(MOST_MOVES);

/** Room for the moves of a state: no more than its game asks for. Good until it is asked for again. */
export function roomFor(game: Game): Int32Array {
  return room.subarray(0, game.maxMoves);
}

/** The legal moves of a state, as a new list. */
export function listMoves(game: Game, state: State): Move[] {
  const out = roomFor(game);
  return [...out.subarray(0, state.moves(out))];
}

/** The seats of a state: 0, 1, ... */
export function seatsOf(state: State): number[] {
  return Array.from({ length: state.seats }, (_, seat) => seat);
}
