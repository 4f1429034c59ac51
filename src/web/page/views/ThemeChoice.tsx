/** Light, dark, or as the system says. */
import type { JSX } from 'preact';
import { THEMES, theme } from '../state/theme.ts';
import { Segments } from './Segments.tsx';

const TITLES = { system: 'Auto', light: 'Light', dark: 'Dark' } as const;

export function ThemeChoice(): JSX.Element {
  return (
    <Segments
      legend="Colours"
      quiet
      choices={THEMES.map((value) => ({ value, title: TITLES[value] }))}
      value={theme.value}
      onChoose={(value) => {
        theme.value = value;
      }}
    />
  );
}
