/** Looking at a state must not change it. */
import { OVER } from '../../game.ts';
import type { Check } from '../check.ts';
import { type Snapshot, difference, differentFuture, readers, snapshot } from '../snapshot.ts';
import { type Trial, listMoves, replay, streamOf } from '../trial.ts';

/** What each method says of a state that nothing else has been asked of. */
function unspoiled(trial: Trial): Snapshot {
  return Object.fromEntries(
    Object.entries(readers).map(([name, read]) => [name, read(trial.game, replay(trial))]),
  );
}

const reading: Check = {
  name: 'reading',
  about: `${Object.keys(readers).join(', ')}, formatMove and sample leave the state as it was.`,
  occasion: 'probe',
  fails(state, trial) {
    const { game } = trial;
    const expected = unspoiled(trial);
    for (const [name, read] of Object.entries(readers)) {
      const looked = replay(trial);
      read(game, looked);
      const changed = difference(expected, snapshot(game, looked));
      if (changed !== undefined) return `after ${name}: ${changed}`;
    }
    for (const move of listMoves(game, state)) game.formatMove(state, move);
    const written = difference(expected, snapshot(game, state));
    if (written !== undefined) return `after formatMove: ${written}`;
    if (state.turn !== OVER) state.sample(streamOf(trial, 'reading'));
    const sampled = difference(expected, snapshot(game, state));
    if (sampled !== undefined) return `after sample: ${sampled}`;
    // The state has been asked everything by now; what cannot be seen of it may still have changed.
    const streams = [streamOf(trial, 'future'), streamOf(trial, 'future')] as const;
    const later = differentFuture(game, replay(trial), state, streams);
    return later && `having been looked at, the state plays differently: ${later}`;
  },
};

export const readingChecks: readonly Check[] = [reading];
