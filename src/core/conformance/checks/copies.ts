/** `clone` and `assign` make copies that are exact and stay out of each other's way. */
import { OVER, type State } from '../../game.ts';
import { withoutKernels } from '../../kernel/kernel.ts';
import type { Check } from '../check.ts';
import { type Snapshot, difference, differentFuture, snapshot } from '../snapshot.ts';
import { type Trial, begin, replay, streamOf } from '../trial.ts';

/**
 * Is what `copyOf` makes equal to the trial's position, does it behave like it, and does neither feel what
 * happens to the other?
 */
function wrongCopy(trial: Trial, copyOf: (state: State) => State): string | undefined {
  const { game } = trial;
  const expected = snapshot(game, replay(trial));
  const original = replay(trial);
  const copy = copyOf(original);
  const unequal = difference(expected, snapshot(game, copy));
  if (unequal !== undefined) return `the copy differs: ${unequal}`;
  const future = differentFuture(game, replay(trial), copy, [
    streamOf(trial, 'copies'),
    streamOf(trial, 'copies'),
  ]);
  if (future !== undefined) return `the copy plays differently: ${future}`;
  const touched = difference(expected, snapshot(game, original));
  if (touched !== undefined) return `playing on the copy changes the original: ${touched}`;
  const kept = copyOf(original);
  original.playOut(streamOf(trial, 'copies again'));
  const followed = difference(expected, snapshot(game, kept));
  return followed && `playing on the original changes the copy: ${followed}`;
}

const clone: Check = {
  name: 'clone',
  about: 'clone() is an exact copy, and neither changes when the other is played on.',
  occasion: 'probe',
  fails: (_state, trial) => wrongCopy(trial, (state) => state.clone()),
};

const assign: Check = {
  name: 'assign',
  about: 'assign() over any other position is an exact copy, and neither changes with the other.',
  occasion: 'probe',
  fails(_state, trial) {
    const ended = (): State => {
      const other = begin(trial);
      other.playOut(streamOf(trial, 'another position'));
      return other;
    };
    const overStart = wrongCopy(trial, (state) => {
      const copy = begin(trial);
      copy.assign(state);
      return copy;
    });
    if (overStart !== undefined) return `over the start: ${overStart}`;
    const overEnd = wrongCopy(trial, (state) => {
      const copy = ended();
      copy.assign(state);
      return copy;
    });
    return overEnd && `over a finished game: ${overEnd}`;
  },
};

/** Copies are kept at this many places of a game. */
const KEPT = 8;

const kept: Check = {
  name: 'kept states',
  about: 'Copies kept from earlier in a game do not change while it goes on.',
  occasion: 'game',
  fails(_state, trial) {
    const { game } = trial;
    const every = Math.max(1, Math.floor(trial.moves.length / KEPT));
    const state = begin(trial);
    const copies: { ply: number; copies: readonly State[]; before: Snapshot }[] = [];
    for (const [ply, move] of trial.moves.entries()) {
      if (ply % every === 0) {
        const assigned = begin(trial);
        assigned.assign(state);
        copies.push({ ply, copies: [state.clone(), assigned], before: snapshot(game, state) });
      }
      state.play(move);
    }
    for (const { ply, copies: both, before } of copies) {
      for (const [i, copy] of both.entries()) {
        const changed = difference(before, snapshot(game, copy));
        if (changed !== undefined)
          return `the copy made by ${i === 0 ? 'clone' : 'assign'} before move ${ply + 1} has changed: ${changed}`;
      }
    }
    return undefined;
  },
};

/** What playOut() does otherwise than the plain loop, if anything. */
function wrongPlayOut(
  trial: Trial,
  state: State,
  loop: State,
  plies: number,
  next: number,
): string | undefined {
  const { game } = trial;
  const stream = streamOf(trial, 'playOut');
  const played = state.playOut(stream);
  if (state.turn !== OVER) return 'playOut() returns before the game is over';
  if (played !== plies) return `playOut() says ${played} moves, the plain loop makes ${plies}`;
  const differs = difference(snapshot(game, loop), snapshot(game, state));
  if (differs !== undefined) return `playOut() ends elsewhere than the plain loop: ${differs}`;
  return stream.next() === next ? undefined : 'playOut() leaves the stream elsewhere than the plain loop';
}

const playOut: Check = {
  name: 'playOut',
  about:
    'playOut() makes the moves of the plain loop over sample and play, from the same stream, with a kernel and without.',
  occasion: 'probe',
  fails(state, trial) {
    const { game } = trial;
    const loop = replay(trial);
    const loopStream = streamOf(trial, 'playOut');
    let plies = 0;
    while (loop.turn !== OVER) {
      if (plies >= game.maxPlies) return `random moves have not ended the game after ${plies} (maxPlies)`;
      loop.play(loop.sample(loopStream));
      plies++;
    }
    const next = loopStream.next();
    const wrong = wrongPlayOut(trial, state, loop, plies, next);
    if (wrong !== undefined) return wrong;
    const without = withoutKernels(() => wrongPlayOut(trial, replay(trial), loop, plies, next));
    return without && `without a kernel ${without}`;
  },
};

export const copyChecks: readonly Check[] = [clone, assign, kept, playOut];
