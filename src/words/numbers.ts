/** Numbers as people read them: a true minus sign, thousands grouped, a dash for what is not known. */
export const UNKNOWN = '–';
export const MINUS = '−';

export type Formatter = (value: number) => string;

/** With a true minus sign. */
export function fixed(value: number, digits: number): string {
  const text = Math.abs(value).toFixed(digits);
  // A small negative number must not become "-0.0".
  return value < 0 && Number(text) !== 0 ? MINUS + text : text;
}

/** `1,234`. Not by `toLocaleString`: the tables of languages take longer to load than a short command to run. */
export function formatCount(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, ',');
}

export function plural(count: number, noun: string): string {
  return `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}`;
}

/** With a capital letter, to begin a sentence. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A share in percent, without the sign: `61.2`. */
export const percent: Formatter = (value) => fixed(100 * value, 1);

/** `+79`, `−12`, `0`. */
export const elo: Formatter = (value) => signed(value, 0);

/** A difference of shares in percentage points: `+5.3`. */
export const points: Formatter = (value) => signed(100 * value, 1);

export const lead: Formatter = (value) => signed(value, 2);

/** With its sign: `+5.3`, `−12.0`, `0.0`. */
export function signed(value: number, digits: number): string {
  const text = fixed(value, digits);
  return value > 0 && Number(text) !== 0 ? `+${text}` : text;
}

/** Three significant digits, and no exponent: `12.3`, `4.00`, `0.0123`, `1,234`. */
export const measured: Formatter = (value) => {
  if (value === 0) return '0';
  const magnitude = Math.floor(Math.log10(Math.abs(value)));
  if (magnitude >= 3) return (value < 0 ? MINUS : '') + formatCount(Math.round(Math.abs(value)));
  return fixed(value, Math.min(6, Math.max(0, 2 - magnitude)));
};

/** The same, but whole numbers stay whole. */
export const plain: Formatter = (value) =>
  Number.isInteger(value) && Math.abs(value) < 1000 ? fixed(value, 0) : measured(value);

export function known(value: number | null, format: Formatter): string {
  return value === null || !Number.isFinite(value) ? UNKNOWN : format(value);
}

/** A probability in percent that never claims certainty: `> 99.9`. */
export const chance: Formatter = (value) =>
  value > 0.999 ? '> 99.9' : value < 0.001 ? '< 0.1' : percent(value);
