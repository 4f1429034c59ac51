/** The set-up panel of any game: its rule sets, and the options that have few values. */
import type { Game, Option } from '../../../../core/index.ts';
import type { SetupField } from '../../pageGame.ts';

type Choices = SetupField['choices'];

/** `firstMoveCapture` as people write it: `First move capture`. */
function wordsOf(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function choicesOf(option: Option): Choices {
  if (option.kind === 'choice') return option.choices.map((value) => ({ value, title: wordsOf(value) }));
  if (option.kind !== 'flag') return [];
  return [
    { value: true, title: 'Yes' },
    { value: false, title: 'No' },
  ];
}

export function setupOf({ presets, options }: Game): SetupField[] {
  const rules = presets.map(({ name }) => ({ value: name, title: wordsOf(name) }));
  const fields = Object.entries(options).map(([name, option]) => ({
    option: name,
    title: wordsOf(name),
    choices: choicesOf(option),
  }));
  return [{ option: 'preset', title: 'Rules', choices: rules }, ...fields].filter(
    ({ choices }) => choices.length > 1,
  );
}
