/** A choice among few that the page remembers for this person, in every tab. */
import { type Signal, effect, signal } from '@preact/signals';

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** A signal that starts with what was chosen last, and keeps whatever it is set to. */
export function preference<T extends string>(key: string, choices: readonly T[], usual: T): Signal<T> {
  const kept = read(key);
  const chosen = signal(choices.find((choice) => choice === kept) ?? usual);
  effect(() => {
    try {
      localStorage.setItem(key, chosen.value);
    } catch {
      // Without storage the choice lasts until the page is left.
    }
  });
  return chosen;
}
