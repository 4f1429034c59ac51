/** Real games for a made-up run, played at random. */
import {
  type GameRecord,
  OVER,
  RECORD_FORMAT,
  Random,
  outcome,
  settleOptions,
} from '../../src/core/index.ts';
import { ataxx } from '../../src/games/ataxx/index.ts';
import type { AgentResult } from '../../src/lab/results.ts';

export function playSamples(agents: readonly AgentResult[], count: number): GameRecord[] {
  const options = settleOptions(ataxx, { size: 5 });
  return Array.from({ length: count }, (_, index) => {
    const random = new Random(index + 1);
    const state = ataxx.start(options, random);
    const position = ataxx.formatPosition(state);
    const moves: string[] = [];
    while (state.turn !== OVER) {
      const move = state.sample(random);
      moves.push(ataxx.formatMove(state, move));
      state.play(move);
    }
    const specs = [agents[0]!.spec, agents[1]!.spec];
    return {
      format: RECORD_FORMAT,
      version: '0.1.0',
      game: 'ataxx',
      options,
      agents: index % 2 === 0 ? specs : specs.toReversed(),
      seed: 1,
      index,
      position,
      moves,
      ...outcome(state),
    };
  });
}
