/** All that can be seen of a state, as text, so that two states can be compared and the difference named. */
import { CHANCE, type Game, OVER, type State } from '../game.ts';
import type { Random } from '../random.ts';
import { listMoves, seatsOf } from './trial.ts';

export type Snapshot = Readonly<Record<string, string>>;

export function hashText(state: State): string {
  const words = new Int32Array(2);
  state.hash(words);
  return [...words].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

type Reader = (game: Game, state: State) => string;

function perSeat(state: State, value: (seat: number) => number): string {
  return seatsOf(state).map(value).join(' ');
}

/** Everything that can be asked of a state, by the name of the method that answers. */
export const readers: Readonly<Record<string, Reader>> = {
  formatPosition: (game, state) => game.formatPosition(state),
  turn: (_game, state) => String(state.turn),
  seats: (_game, state) => String(state.seats),
  draw: (game, state) => game.draw(state),
  hash: (_game, state) => hashText(state),
  moves: (game, state) => listMoves(game, state).join(' '),
  count: (_game, state) => String(state.count()),
  weight: (game, state) =>
    state.turn === CHANCE
      ? listMoves(game, state)
          .map((move) => state.weight(move))
          .join(' ')
      : '',
  score: (_game, state) => perSeat(state, (seat) => state.score(seat)),
  result: (_game, state) => (state.turn === OVER ? perSeat(state, (seat) => state.result(seat)) : ''),
};

export function snapshot(game: Game, state: State): Snapshot {
  return Object.fromEntries(Object.entries(readers).map(([name, read]) => [name, read(game, state)]));
}

/** The first thing in which two states differ, in words. */
export function difference(expected: Snapshot, seen: Snapshot): string | undefined {
  for (const [what, text] of Object.entries(expected)) {
    if (seen[what] !== text) return `${what} should be "${text}", but is "${seen[what]}"`;
  }
  return undefined;
}

/** Moves after which two futures are compared one by one, before they are played out. */
const STEPS = 12;

/**
 * Plays two states on, on equal streams: do they make the same game? The first steps are compared one by one, for
 * what has been lost without being seen (a counter, say) soon shows, and may be gone again by the end.
 */
export function differentFuture(
  game: Game,
  expected: State,
  seen: State,
  streams: readonly [Random, Random],
): string | undefined {
  for (let step = 1; step <= STEPS && expected.turn !== OVER; step++) {
    const move = expected.sample(streams[0]);
    if (seen.sample(streams[1]) !== move) return `${step} moves on, the same stream draws another move`;
    expected.play(move);
    seen.play(move);
    const [here, there] = [game.formatPosition(expected), game.formatPosition(seen)];
    if (here !== there) return `${step} moves on, the position should be "${here}", but is "${there}"`;
    if (expected.turn !== seen.turn)
      return `${step} moves on, turn should be ${expected.turn}, but is ${seen.turn}`;
    if (hashText(expected) !== hashText(seen)) return `${step} moves on, at "${here}", the hash keys differ`;
  }
  const plies = expected.playOut(streams[0]);
  const seenPlies = seen.playOut(streams[1]);
  if (plies !== seenPlies)
    return `playing out takes ${plies} moves, but ${seenPlies} from what should be equal`;
  const differs = difference(snapshot(game, expected), snapshot(game, seen));
  return differs && `after playing out: ${differs}`;
}
