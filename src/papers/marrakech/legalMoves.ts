/** How many legal moves a turn has, over the turns of random games. */
import { OVER, Random, settleOptions } from '../../core/index.ts';
import { type ValueOf, integer, number, object, required } from '../../core/schema/index.ts';
import { marrakech } from '../../games/marrakech/index.ts';
import { Moments, meanInterval } from '../../stats/index.ts';
import type { Outcome } from '../outcome.ts';
import type { Quantity } from '../quantity.ts';
import type { Study } from '../study.ts';

const GAMES = 400;

const result = object('legal moves', {
  mean: required(number(), 'Of the means of single games.'),
  low: required(number(), 'Of its 95 % interval.'),
  high: required(number(), 'Of its 95 % interval.'),
  sd: required(number(), 'From game to game.'),
  most: required(integer(1), 'In any turn.'),
});

type LegalMoves = ValueOf<typeof result>;

export const legalMoves: Study<LegalMoves> = {
  key: 'legal-moves',
  tasks: () => ['paper', 'paper7'],
  seconds: 1,
  result,
  compute(preset, seed) {
    const options = settleOptions(marrakech, { preset });
    const listed = new Int32Array(marrakech.maxMoves);
    const games = new Moments();
    let most = 0;
    for (let game = 0; game < GAMES; game++) {
      const random = new Random(seed).derive('legal moves', game);
      const turns = new Moments();
      for (const state = marrakech.start(options, random); state.turn !== OVER;) {
        if (state.turn >= 0) turns.add(state.moves(listed));
        state.play(state.sample(random));
      }
      games.add(turns.mean);
      most = Math.max(most, turns.max);
    }
    const { low, high } = meanInterval(games);
    return { mean: games.mean, low, high, sd: games.sd, most };
  },
};

/** Legal moves of a turn, on average. */
export function legalMovesIn(outcome: Outcome, preset: string): Quantity {
  const { mean, low, high, sd } = outcome.study(legalMoves).get(preset)!;
  return { kind: 'mean', value: mean, low, high, games: GAMES, sd };
}
