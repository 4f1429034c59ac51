/** Values that are written with a unit: spans of time (`250ms`), kept in milliseconds, and memory (`500MB`), in bytes. */
type Measure = 'time' | 'memory';

const UNITS: Readonly<Record<Measure, ReadonlyMap<string, number>>> = {
  time: new Map([
    ['ms', 1],
    ['s', 1000],
    ['m', 60_000],
  ]),
  memory: new Map([
    ['kB', 1000],
    ['MB', 1_000_000],
    ['GB', 1_000_000_000],
  ]),
};

export const MEASURE_EXAMPLES: Readonly<Record<Measure, string>> = {
  time: 'a span of time such as 250ms or 1.5s',
  memory: 'an amount of memory such as 500MB',
};

/** Undefined for what is not a measure, or not more than zero. */
export function parseMeasure(kind: Measure, text: string): number | undefined {
  const match = /^(\d+(?:\.\d+)?)([a-zA-Z]*)$/.exec(text);
  if (!match) return undefined;
  const unit = match[2] === '' && kind === 'time' ? 1 : UNITS[kind].get(match[2]!);
  const value = Number(match[1]) * (unit ?? 0);
  return value > 0 ? value : undefined;
}

/** In the largest unit that gives a whole number. */
export function formatMeasure(kind: Measure, value: number): string {
  const units = [...UNITS[kind]].filter(([name]) => name !== 'm');
  const [name, size] = units.findLast(([, unit]) => value % unit === 0) ?? units[0]!;
  return `${value / size}${name}`;
}
