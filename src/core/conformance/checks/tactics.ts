/** What a game tells a selective search about its moves. */
import { type Game, OVER, type State } from '../../game.ts';
import type { Tactics } from '../../tactics.ts';
import type { Check } from '../check.ts';
import { difference, snapshot } from '../snapshot.ts';
import { type Trial, listMoves, replay, roomFor, streamOf } from '../trial.ts';

/** Integers that are no move of the position, or hardly ever: some of any kind, some that differ from a move in one bit. */
const STRANGERS = 40;

type Gains = ReadonlyMap<number, number>;

/** Moves above a floor, in the order of the list. */
function gainsAbove(game: Game, tactics: Tactics<State>, state: State, floor: number): Gains {
  const moves = roomFor(game);
  const gains = new Float64Array(moves.length);
  const count = tactics.list(state, floor, moves, gains);
  return new Map(Array.from({ length: count }, (_, i) => [moves[i]!, gains[i]!]));
}

function text(gains: Gains): string {
  return [...gains].map(([move, gain]) => `${move}: ${gain}`).join(', ');
}

/** Do lists with a floor agree with the whole list, and the whole list with the moves of the position? */
function wrongGains(game: Game, tactics: Tactics<State>, state: State): string | undefined {
  const all = gainsAbove(game, tactics, state, -Infinity);
  const moves = listMoves(game, state);
  if (all.size !== moves.length || moves.some((move) => !all.has(move)))
    return `lists ${[...all.keys()].join(', ')}, but the moves are ${moves.join(', ')}`;
  const odd = [...all].find(([, gain]) => !(gain >= 0 && Number.isFinite(gain)));
  if (odd) return `move ${odd[0]} gains ${odd[1]}`;
  for (const floor of new Set(all.values())) {
    const above = gainsAbove(game, tactics, state, floor);
    const expected = new Map([...all].filter(([, gain]) => gain > floor));
    if (text(above) !== text(expected))
      return `above ${floor} it lists "${text(above)}" instead of "${text(expected)}"`;
  }
  return undefined;
}

function wrongLegality(tactics: Tactics<State>, state: State, trial: Trial): string | undefined {
  const random = streamOf(trial, 'tactics');
  const moves = listMoves(trial.game, state);
  const illegal = moves.find((move) => !tactics.isLegal(state, move));
  if (illegal !== undefined) return `isLegal() refuses move ${illegal}`;
  for (let i = 0; i < STRANGERS; i++) {
    const base = i % 2 === 0 ? random.next() : moves[random.below(moves.length)]!;
    const stranger = base ^ (1 << random.below(32));
    if (tactics.isLegal(state, stranger) !== moves.includes(stranger))
      return `isLegal() is wrong about ${stranger}`;
  }
  return undefined;
}

function wrongPass(tactics: Tactics<State>, state: State, trial: Trial): string | undefined {
  const { game } = trial;
  if (!tactics.mayPass(state)) return undefined;
  const passed = replay(trial);
  tactics.pass(passed);
  if (passed.turn === OVER || passed.turn === state.turn) return 'after pass() the other seat is not to move';
  const again = replay(trial);
  tactics.pass(again);
  const differs = difference(snapshot(game, passed), snapshot(game, again));
  if (differs !== undefined) return `pass() leads to different positions: ${differs}`;
  const written = game.formatPosition(passed);
  const read = game.formatPosition(game.parsePosition(written, trial.options));
  if (read !== written) return `pass() leads to "${written}", which reads as "${read}"`;
  const plies = trial.moves.length + 1 + passed.playOut(streamOf(trial, 'passed'));
  return plies > game.maxPlies ? `a game with a pass() lasts ${plies} moves, over maxPlies` : undefined;
}

const tactics: Check = {
  name: 'tactics',
  about:
    'The tactics list every move with a gain of zero or more, know which moves are legal, and pass to a position in which the other seat is to move.',
  occasion: 'probe',
  applies: (state, { game }) => state.turn >= 0 && game.tactics !== undefined,
  fails(state, trial) {
    const { game } = trial;
    const known = game.tactics!;
    const before = snapshot(game, state);
    const wrong = wrongGains(game, known, state) ?? wrongLegality(known, state, trial);
    if (wrong !== undefined) return wrong;
    const changed = difference(before, snapshot(game, state));
    if (changed !== undefined) return `the tactics change the state: ${changed}`;
    return wrongPass(known, state, trial);
  },
};

export const tacticsChecks: readonly Check[] = [tactics];
