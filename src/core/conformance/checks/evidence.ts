/** What a game says of a player by its moves. */
import type { State } from '../../game.ts';
import type { Check } from '../check.ts';
import { difference, snapshot } from '../snapshot.ts';
import { type Trial, listMoves, replay, seatsOf, streamOf } from '../trial.ts';

/** The position, or the one after a move, in a world that the seat cannot tell from it. */
function likeIt(trial: Trial, seat: number, move?: number): State {
  const state = replay(trial);
  if (move !== undefined) state.play(move);
  trial.game.imagine?.(state, seat, streamOf(trial, 'evidence'));
  return state;
}

const evidence: Check = {
  name: 'evidence',
  about:
    'Evidence of random play is a number, the same in every world that the watcher cannot tell apart, and changes no state.',
  occasion: 'probe',
  applies: (state, { game }) => state.turn >= 0 && game.evidenceOfRandomPlay !== undefined,
  fails(state, trial) {
    const { game } = trial;
    const before = snapshot(game, state);
    for (const move of listMoves(game, state)) {
      const next = state.clone();
      next.play(move);
      const after = snapshot(game, next);
      for (const watcher of seatsOf(state)) {
        const found = game.evidenceOfRandomPlay!(state, next, watcher);
        const text = game.formatMove(state, move);
        if (!Number.isFinite(found)) return `${text} is evidence of ${found} to seat ${watcher}`;
        const elsewhere = game.evidenceOfRandomPlay!(
          likeIt(trial, watcher),
          likeIt(trial, watcher, move),
          watcher,
        );
        if (elsewhere !== found)
          return `${text} is evidence of ${found} to seat ${watcher}, and of ${elsewhere} in a world that looks the same`;
      }
      const changed = difference(before, snapshot(game, state)) ?? difference(after, snapshot(game, next));
      if (changed !== undefined) return `evidenceOfRandomPlay() changes a state: ${changed}`;
    }
    return undefined;
  },
};

export const evidenceChecks: readonly Check[] = [evidence];
