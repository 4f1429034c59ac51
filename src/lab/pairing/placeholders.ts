/** `$name` in an agent's spec, and the values that a sweep puts in its place. */
import { type OptionValue, UserError } from '../../core/index.ts';

const PLACEHOLDER = /\$([A-Za-z_]\w*)/g;

/** One value for each name. */
export type Setting = Readonly<Record<string, OptionValue>>;

export function placeholders(text: string): string[] {
  return [...text.matchAll(PLACEHOLDER)].map((match) => match[1]!);
}

/** The values of the names used in the text: `c=0.5, n=10`. */
export function describeUsed(text: string, setting: Setting): string {
  const used = new Set(placeholders(text));
  return describeSetting(Object.fromEntries(Object.entries(setting).filter(([name]) => used.has(name))));
}

export function describeSetting(setting: Setting): string {
  return Object.entries(setting)
    .map(([name, value]) => `${name}=${value}`)
    .join(', ');
}

export function fill(text: string, setting: Setting): string {
  return text.replace(PLACEHOLDER, (whole, name: string) =>
    Object.hasOwn(setting, name) ? String(setting[name]) : whole,
  );
}

/** All combinations of the values; the last name varies fastest. */
export function combinations(vary: Readonly<Record<string, readonly OptionValue[]>>): Setting[] {
  return Object.entries(vary).reduce<Setting[]>(
    (settings, [name, values]) =>
      settings.flatMap((setting) => values.map((value) => ({ ...setting, [name]: value }))),
    [{}],
  );
}

/** @throws UserError for a name without values */
export function requireKnown(text: string, known: readonly string[]): void {
  for (const [placeholder, name] of text.matchAll(PLACEHOLDER)) {
    if (known.includes(name!)) continue;
    throw new UserError(
      `nothing is said about ${placeholder}`,
      known.length === 0
        ? 'Only a sweep has names to fill in.'
        : `The sweep varies ${known.map((other) => `$${other}`).join(', ')}.`,
    );
  }
}

/** A number where it is one, so that it can be an axis; a time in milliseconds. */
export function axisValue(value: OptionValue): string | number {
  const text = String(value).trim();
  const [, number, unit] = /^(-?\d+(?:\.\d+)?(?:e-?\d+)?)(ms|s)?$/i.exec(text) ?? [];
  if (number === undefined) return text;
  return Number(number) * (unit === 's' ? 1000 : 1);
}
