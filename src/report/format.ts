/** Numbers as a report prints them. What is not known is a dash. */
import type { Estimate } from '../lab/results.ts';

const UNKNOWN = '–';
const MINUS = '−';

type Formatter = (value: number) => string;

/** With a true minus sign. */
export function fixed(value: number, digits: number): string {
  const text = Math.abs(value).toFixed(digits);
  // A small negative number must not become "-0.0".
  return value < 0 && Number(text) !== 0 ? MINUS + text : text;
}

/** `1,234`. */
export function formatCount(value: number): string {
  return value.toLocaleString('en-US');
}

export function plural(count: number, noun: string): string {
  return `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}`;
}

/** With a capital letter, for the beginning of a sentence. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A share as a number of percent, without the sign: `61.2`. */
export const percent: Formatter = (value) => fixed(100 * value, 1);

/** `+79`, `−12`, `0`. */
export const elo: Formatter = (value) => signed(value, 0);

/** A difference of shares as a number of percentage points: `+5.3`. */
export const points: Formatter = (value) => signed(100 * value, 1);

export const lead: Formatter = (value) => signed(value, 2);

function signed(value: number, digits: number): string {
  const text = fixed(value, digits);
  return value > 0 && Number(text) !== 0 ? `+${text}` : text;
}

/** Three digits that count, and no exponent: `12.3`, `4.00`, `0.0123`, `1,234`. */
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

/** `[55.1, 67.0]`; an end without bound is an infinity. */
export function range({ mean, low, high }: Estimate, format: Formatter): string {
  const end = (value: number | null, open: string): string =>
    value === null || !Number.isFinite(value) ? open : format(value);
  if (low === null && high === null && mean === null) return '';
  return `[${end(low, `${MINUS}∞`)}, ${end(high, '∞')}]`;
}

/** `61.2 (55.1 to 67.0)`, for sentences. */
export function spoken(estimate: Estimate, format: Formatter, unit = ''): string {
  const { mean, low, high } = estimate;
  const value = known(mean, format) + unit;
  if (low === null || high === null || !Number.isFinite(low) || !Number.isFinite(high)) return value;
  return `${value} (95 % interval ${format(low)} to ${format(high)})`;
}

/** A probability as a number of percent that never claims to be certain: `> 99.9`. */
export const chance: Formatter = (value) =>
  value > 0.999 ? '> 99.9' : value < 0.001 ? '< 0.1' : percent(value);

/** `0.034`, `< 0.001`. */
export function pValue(p: number | null): string {
  if (p === null) return UNKNOWN;
  return p < 0.001 ? '< 0.001' : p.toFixed(3);
}

/** The same after `p`: `p = 0.034`, `p < 0.001`. */
export function spokenP(p: number): string {
  return p < 0.001 ? 'p < 0.001' : `p = ${p.toFixed(3)}`;
}

/** `850 ms`, `12.3 s`, `4 min 10 s`, `2 h 5 min`. */
export function duration(seconds: number): string {
  if (seconds < 1) return `${Math.round(1000 * seconds)} ms`;
  if (seconds < 60) return `${seconds.toFixed(1)} s`;
  const whole = Math.round(seconds);
  if (whole < 3600) return `${Math.floor(whole / 60)} min ${whole % 60} s`;
  return `${Math.floor(whole / 3600)} h ${Math.round((whole % 3600) / 60)} min`;
}

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** `15 November 2026`. */
export function day(iso: string): string {
  const [year, month, date] = iso.slice(0, 10).split('-').map(Number) as [number, number, number];
  return `${date} ${MONTHS[month - 1]} ${year}`;
}

/** `2026-11-15 14:05 UTC`. */
export function moment(iso: string): string {
  return iso.replace('T', ' ').replace(/^(.{16}).*$/, '$1 UTC');
}
