/** Positions of whole games, for tests: in some, tunnels are dug with care and reach objectives, in others at random. */
import { type Move, OVER, type OptionValues, Random, settleOptions } from '../../../../core/index.ts';
import { type SaboteurState, saboteur } from '../../../../games/saboteur/index.ts';

export const SEED = 71;

/** The three ways in which players can know of cards that have gone. */
export const OPTIONS: readonly OptionValues[] = [
  { preset: 'paper' },
  { preset: 'paper', dropsOpen: true },
  { preset: 'course' },
];

export interface Met {
  readonly state: SaboteurState;
  readonly last: { readonly before: SaboteurState; readonly move: Move } | undefined;
}

const path = saboteur.playouts.find(({ name }) => name === 'path')!.make({ epsilon: 0.2 });

export function* playedGames(given: OptionValues, games: number): Generator<Met> {
  for (let game = 0; game < games; game++) {
    const random = new Random(SEED).derive(JSON.stringify(given), game);
    const state = saboteur.start(settleOptions(saboteur, given), random);
    const care = random.unit();
    let last: Met['last'];
    for (;;) {
      yield { state: state.clone(), last };
      if (state.turn === OVER) break;
      const move = random.unit() < care ? path.choose(state, random) : state.sample(random);
      last = { before: state.clone(), move };
      state.play(move);
    }
  }
}
