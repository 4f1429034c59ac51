/** How games between MCTS and minimax went, ply by ply, from the records that a run kept. */
import { type Game, type GameRecord, type State, replayRecord } from '../../core/index.ts';
import { ataxx } from '../../games/ataxx/index.ts';
import { isJump } from '../../games/ataxx/moves.ts';
import type { RunResults } from '../../lab/index.ts';
import { type Quantity, sampleMean, share } from '../quantity.ts';

const game: Game = ataxx;

/** A game, seen from MCTS. */
export interface Course {
  /** Stones that it is ahead before each ply, and at the end. */
  readonly leads: readonly number[];
  /** Who jumped before the first stone was converted. */
  readonly early: { readonly mcts: boolean; readonly minimax: boolean };
}

/** Replays a record; the seat of MCTS is that of the first agent of the run. */
function courseOf(record: GameRecord, results: RunResults): Course {
  const seat = record.agents.indexOf(results.agents[0]!.spec);
  const leads: number[] = [];
  const early = { mcts: false, minimax: false };
  let hasMet = false;
  let own = 0;
  let other = 0;
  const look = (state: State): void => {
    const scores = [state.score(seat), state.score(1 - seat)] as const;
    // Only a conversion takes stones away.
    if (scores[0] < own || scores[1] < other) hasMet = true;
    [own, other] = scores;
    const ply = leads.push(own - other) - 1;
    const text = record.moves[ply];
    if (hasMet || text === undefined || !isJump(game.parseMove(state, text))) return;
    early[state.turn === seat ? 'mcts' : 'minimax'] = true;
  };
  replayRecord(record, game, look);
  return { leads, early };
}

export function coursesOf(results: RunResults): Course[] {
  return results.samples.map((record) => courseOf(record, results));
}

/** By how many stones MCTS is ahead after this many plies, on average; games that are over stay as they ended. */
export function leadAfter(courses: readonly Course[], plies: number): Quantity {
  return sampleMean(courses.map(({ leads }) => leads[Math.min(plies, leads.length - 1)]!));
}

/** Of the games in which just one side jumped before both met: in how many percent that side lost. */
export function earlyJumpersLost(courses: readonly Course[]): Quantity {
  const jumped = courses.filter(({ early }) => early.mcts !== early.minimax);
  const lost = jumped.filter(({ leads, early }) => (early.mcts ? leads.at(-1)! < 0 : leads.at(-1)! > 0));
  return share(lost.length, jumped.length);
}
