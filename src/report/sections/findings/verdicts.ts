/** What the findings of all kinds of runs have in common: when a difference counts as shown, and how lists are worded. */
import type { Estimate, MeetingResult } from '../../../lab/results.ts';
import type { Inline, Text } from '../../document.ts';

/** What a run says: an answer in a sentence or two, and what else one should know. */
export interface Findings {
  readonly answer: Text;
  readonly more: readonly Text[];
}

/** The level of all tests. */
export const LEVEL = 0.05;

/** For sentences about several tests. */
export const AT_LEVEL = 'at the 5 % level, corrected for their number';

/** Has the test shown a difference? @param p corrected; null where there were too few games for a test */
export function isShown(p: number | null): p is number {
  return p !== null && p < LEVEL;
}

/** Have both intervals a value in common? An end that is not known has no bound. */
export function overlap(a: Estimate, b: Estimate): boolean {
  return (a.low ?? -Infinity) <= (b.high ?? Infinity) && (b.low ?? -Infinity) <= (a.high ?? Infinity);
}

/** A sentence with more names than this is hard to read. */
const MOST_NAMED = 12;

/** `**a**, **b** and **c**`; names beyond the most are counted. */
export function listed(names: readonly string[], most = MOST_NAMED): Text {
  const shown = names.slice(0, names.length > most ? most - 1 : most);
  const rest = names.length - shown.length;
  const items: Inline[] = shown.map((name) => ({ strong: name }));
  if (rest > 0) items.push(`${rest} more`);
  return items.flatMap((item, i) => {
    if (i === 0) return [item];
    return [i === items.length - 1 ? ' and ' : ', ', item];
  });
}

const SEPARATOR: Inline = '; ';

/** One text after the other, separated by semicolons. */
export function inTurn(texts: readonly Text[]): Text {
  return texts.flatMap((text, i) => (i === 0 ? text : [SEPARATOR].concat(text)));
}

/** The meeting from the side that got more of the points. */
export interface Won {
  readonly winner: number;
  readonly loser: number;
  readonly rate: Estimate;
  readonly elo: Estimate;
}

function turned({ mean, low, high }: Estimate, turn: (value: number) => number): Estimate {
  const known = (value: number | null): number | null => (value === null ? null : turn(value));
  return { mean: known(mean), low: known(high), high: known(low) };
}

export function fromWinner({ first, second, rate, elo }: MeetingResult): Won {
  if ((rate.mean ?? 0.5) >= 0.5) return { winner: first, loser: second, rate, elo };
  return {
    winner: second,
    loser: first,
    rate: turned(rate, (value) => 1 - value),
    elo: turned(elo, (value) => -value),
  };
}
