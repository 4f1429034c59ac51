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
    'Evidence of random play is a list of numbers, always as many, the same in every world that the watcher cannot tell apart, and changes no state.',
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
        if (!found.every((value) => Number.isFinite(value)))
          return `${text} is evidence of ${found.join(', ')} to seat ${watcher}`;
        if (found.length !== game.evidenceOfRandomPlay!(next, state, watcher).length)
          return `${text} is compared with ${found.length} players, and positions that do not follow with more or fewer`;
        const elsewhere = game.evidenceOfRandomPlay!(
          likeIt(trial, watcher),
          likeIt(trial, watcher, move),
          watcher,
        );
        if (elsewhere.join() !== found.join())
          return `${text} is evidence of ${found.join(', ')} to seat ${watcher}, and of ${elsewhere.join(', ')} in a world that looks the same`;
      }
      const changed = difference(before, snapshot(game, state)) ?? difference(after, snapshot(game, next));
      if (changed !== undefined) return `evidenceOfRandomPlay() changes a state: ${changed}`;
    }
    return undefined;
  },
};

export const evidenceChecks: readonly Check[] = [evidence];
