/** Carcassonne for the page: what its board shows, how its moves are made step by step, and its sentences. */
import type { OptionValues } from '../../../../core/index.ts';
import { type CarcassonneState, carcassonne } from '../../../../games/carcassonne/index.ts';
import { MOST_PLAYERS } from '../../../../games/carcassonne/layout.ts';
import type { PageGame, SetupField } from '../../pageGame.ts';
import { explain } from './explain.ts';
import { SEATS, tileName } from './names.ts';
import { sceneView } from './sceneView.ts';
import { forced, stepTitle, ways } from './steps.ts';
import type { CarcassonneView } from './view.ts';
import { describe, describeEnd, howTo } from './words.ts';

const setup: readonly SetupField[] = [
  {
    option: 'preset',
    title: 'Rules',
    choices: [
      { value: 'paper', title: 'Thesis' },
      { value: 'official', title: 'Rule book' },
    ],
  },
  {
    option: 'players',
    title: 'Players',
    choices: Array.from({ length: MOST_PLAYERS - 1 }, (_, i) => ({ value: i + 2, title: `${i + 2}` })),
  },
  {
    option: 'pile',
    title: 'Tiles',
    choices: [
      { value: 'official', title: 'The box' },
      { value: 'program', title: 'Thesis program' },
    ],
  },
];

/** A rule set brings its number of players and its tiles. */
function adjust(chosen: OptionValues, option: string): OptionValues {
  const preset = option === 'preset' && carcassonne.presets.find(({ name }) => name === chosen['preset']);
  if (!preset) return chosen;
  const { players = chosen['players'] ?? 2, pile = chosen['pile'] ?? 'official' } = preset.values;
  return { ...chosen, players, pile };
}

export const carcassonnePage: PageGame<CarcassonneState, CarcassonneView> = {
  game: carcassonne,
  seatTitles: SEATS,
  reviewer:
    'mcts(tree=puct(c=36, temperature=0.3, prior=potential), leaf=cut(plies=6, heuristic=potential), reward=lead)',
  unit: (count) => (count === 1 ? 'point' : 'points'),
  setup,
  adjust,
  view: sceneView,
  howTo,
  ways,
  stepTitle,
  explain,
  forced,
  describe,
  describeEnd,
  chance: (state) => ({ event: `${SEATS[state.player]} draws a tile`, outcome: tileName }),
};
