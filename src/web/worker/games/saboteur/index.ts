/** Saboteur for the page. */
import type { OptionValues } from '../../../../core/index.ts';
import { type SaboteurState, saboteur } from '../../../../games/saboteur/index.ts';
import type { PageGame, SetupField } from '../../pageGame.ts';
import { explain } from './explain.ts';
import { view } from './scene.ts';
import type { SaboteurView } from './view.ts';
import { ways } from './ways.ts';
import { SEATS, describe, describeEnd, howTo, stepTitle } from './words.ts';

const setup: readonly SetupField[] = [
  {
    option: 'preset',
    title: 'Players remember',
    choices: [
      { value: 'paper', title: 'What was played' },
      { value: 'course', title: 'Nothing' },
    ],
  },
  {
    option: 'dropsOpen',
    title: 'Cards put away',
    choices: [
      { value: false, title: 'Face down' },
      { value: true, title: 'Open' },
    ],
  },
];

/** Open drops mean nothing to players who remember nothing. */
function adjust(chosen: OptionValues, option: string): OptionValues {
  if (option === 'dropsOpen' && chosen['dropsOpen'] === true) return { ...chosen, preset: 'paper' };
  if (option === 'preset' && chosen['preset'] === 'course') return { ...chosen, dropsOpen: false };
  return chosen;
}

export const saboteurPage: PageGame<SaboteurState, SaboteurView> = {
  game: saboteur,
  setup,
  adjust,
  seatTitles: SEATS,
  unit: (count) => (count === 1 ? 'nugget' : 'nuggets'),
  view,
  howTo,
  ways,
  stepTitle,
  explain,
  // The last card of a hand is put away by its player: that nothing else can be done with it is a secret.
  forced: () => undefined,
  describe,
  describeEnd,
};
