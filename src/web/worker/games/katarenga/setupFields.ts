/** The set-up panel of Katarenga. Boards are drawn by lot: each new game has its own. */
import type { OptionValues } from '../../../../core/index.ts';
import { MAX_SIZE, MIN_SIZE } from '../../../../games/katarenga/cells.ts';
import { katarenga } from '../../../../games/katarenga/index.ts';
import { QUARTERS_SIZE } from '../../../../games/katarenga/tiles.ts';
import type { SetupField } from '../../pageGame.ts';
import { withPreset } from '../../presetValues.ts';

const SIZES = Array.from({ length: MAX_SIZE - MIN_SIZE + 1 }, (_, i) => MIN_SIZE + i);

export const setup: readonly SetupField[] = [
  {
    option: 'preset',
    title: 'Rules',
    choices: [
      { value: 'paper', title: 'Paper' },
      { value: 'official', title: 'Official' },
    ],
  },
  {
    option: 'size',
    title: 'Size',
    choices: SIZES.map((size) => ({ value: size, title: `${size} by ${size}` })),
  },
  {
    option: 'tiles',
    title: 'Tiles',
    choices: [
      { value: 'random', title: 'Random' },
      { value: 'balanced', title: 'Balanced' },
      { value: 'quarters', title: 'Quarters' },
    ],
  },
  {
    option: 'slide',
    title: 'Rooks and bishops slide',
    choices: [
      { value: '3', title: 'Three squares' },
      { value: 'untilSameTile', title: 'To the same kind' },
    ],
  },
  {
    option: 'goal',
    title: 'Pawns that have crossed',
    choices: [
      { value: 'points', title: 'Are points' },
      { value: 'camps', title: 'Go into camps' },
    ],
  },
];

/** A rule set brings all that belongs to it; the quarterboards make a board of 8x8. */
export function adjust(chosen: OptionValues, option: string): OptionValues {
  if (option === 'preset') return withPreset(katarenga, chosen, option);
  if (option === 'tiles' && chosen['tiles'] === 'quarters') return { ...chosen, size: QUARTERS_SIZE };
  const isTooSmall = chosen['tiles'] === 'quarters' && chosen['size'] !== QUARTERS_SIZE;
  return option === 'size' && isTooSmall ? { ...chosen, tiles: 'random' } : chosen;
}
