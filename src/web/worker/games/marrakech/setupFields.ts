/** The choices of the set-up panel. */
import type { OptionValues } from '../../../../core/index.ts';
import { marrakech } from '../../../../games/marrakech/index.ts';
import type { SetupField } from '../../pageGame.ts';

const PRESETS = {
  paper: 'Paper, 5×5',
  paper7: 'Paper, 7×7',
  official2: 'Official, for 2',
  official3: 'Official, for 3',
  official4: 'Official, for 4',
  course: 'Course',
};

const numbers = (values: readonly number[]): SetupField['choices'] =>
  values.map((value) => ({ value, title: `${value}` }));

export const setup: readonly SetupField[] = [
  {
    option: 'preset',
    title: 'Rules',
    choices: Object.entries(PRESETS).map(([value, title]) => ({ value, title })),
  },
  { option: 'players', title: 'Players', choices: numbers([2, 3, 4]) },
  { option: 'size', title: 'Size', choices: numbers([5, 6, 7, 8, 9]) },
];

function presetNamed(name: unknown): OptionValues {
  const preset = marrakech.presets.find((candidate) => candidate.name === name) ?? marrakech.presets[0]!;
  const { players, size } = preset.values;
  return { preset: preset.name, players: players ?? 2, size: size ?? 5 };
}

/** A set of rules brings its players and its board; two colours each go with two players only. */
export function adjust(chosen: OptionValues, option: string): OptionValues {
  const { preset, players } = chosen;
  if (option === 'preset') return presetNamed(preset);
  if (option !== 'players') return chosen;
  // The official game has its own number of carpets for each number of players.
  if (`${preset}`.startsWith('official')) return { ...presetNamed(`official${players}`), ...size(chosen) };
  const { coloursPerPlayer: _, ...rest } = chosen;
  return players === 2 ? rest : { ...rest, coloursPerPlayer: 1 };
}

function size({ size }: OptionValues): OptionValues {
  return size === undefined ? {} : { size };
}
