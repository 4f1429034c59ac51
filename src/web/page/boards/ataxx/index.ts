/** Ataxx for the page. */
import { type AtaxxState, ataxx } from '../../../../games/ataxx/index.ts';
import type { OptionValues } from '../../../../core/index.ts';
import type { GameBoard, SetupField } from '../gameBoard.ts';
import { AtaxxBoard } from './AtaxxBoard.tsx';
import { press } from './press.ts';
import { forcedPass } from './reach.ts';
import { SEATS, describe, describeEnd } from './words.ts';

const SIZES = [4, 5, 6, 7, 8];

const setup: readonly SetupField[] = [
  {
    option: 'preset',
    title: 'Rules',
    choices: [
      { value: 'uai', title: 'Community' },
      { value: 'paper', title: 'Paper' },
    ],
  },
  { option: 'size', title: 'Size', choices: SIZES.map((size) => ({ value: size, title: `${size}` })) },
  {
    option: 'map',
    title: 'Map',
    choices: [
      { value: 'none', title: 'None' },
      { value: 'linear', title: 'Linear' },
      { value: 'nonlinear', title: 'Nonlinear' },
      { value: 'open', title: 'Open' },
    ],
  },
];

/** The maps are 8x8; another size means no map; a rule set brings its usual size. */
function adjust(chosen: OptionValues, option: string): OptionValues {
  if (option === 'map' && chosen['map'] !== 'none') return { ...chosen, size: 8 };
  if (option === 'size' && chosen['size'] !== 8) return { ...chosen, map: 'none' };
  const preset = option === 'preset' && ataxx.presets.find(({ name }) => name === chosen['preset']);
  const size = preset && chosen['map'] === 'none' ? preset.values['size'] : undefined;
  return size === undefined ? chosen : { ...chosen, size };
}

export const ataxxBoard: GameBoard<AtaxxState> = {
  game: ataxx,
  seatTitles: SEATS,
  unit: (count) => (count === 1 ? 'stone' : 'stones'),
  setup,
  adjust,
  playout: 'clones(r=4)',
  howTo: 'Press a stone, then a dot to clone it or a ring to jump.',
  Board: AtaxxBoard,
  press,
  forced: forcedPass,
  describe,
  describeEnd,
};
