/**
 * What may be tuned: numbers in a range, whole ones or not, evenly or by their logarithm, and choices. As text:
 *
 *     c=0.1..10 log from 1        a number, tuned by its logarithm; the search starts at 1
 *     depth=1..8 integer          a whole number; the search starts in the middle
 *     playout=uniform,clones(r=4)  one of these; the search starts with the first
 */
import { type OptionValue, UserError, exp, ln, splitAtCommas } from '../core/index.ts';

export interface NumberParameter {
  readonly kind: 'number';
  readonly name: string;
  readonly low: number;
  readonly high: number;
  readonly isLog: boolean;
  readonly isInteger: boolean;
  readonly start: number;
}

export interface ChoiceParameter {
  readonly kind: 'choice';
  readonly name: string;
  /** Two or more, the one to start with first. */
  readonly choices: readonly string[];
}

export type Parameter = NumberParameter | ChoiceParameter;

export const PARAMETER_HINT =
  'A parameter is a name and its range or choices: "c=0.1..10 log from 1", "depth=1..8 integer", "playout=uniform,clones".';

/** More digits would be noise. */
const DIGITS = 4;

/** A number that is written shortly, so that a tuned agent can be read and typed. */
function rounded({ isInteger }: NumberParameter, value: number): number {
  return isInteger ? Math.round(value) : Number(value.toPrecision(DIGITS));
}

/** The value at this share of the range, from 0 to 1. */
export function valueAt(parameter: NumberParameter, share: number): number {
  const { low, high, isLog } = parameter;
  const value = isLog ? low * exp(share * ln(high / low)) : low + share * (high - low);
  return Math.min(high, Math.max(low, rounded(parameter, value)));
}

/** The share of the range at which a value lies. */
export function shareOf({ low, high, isLog }: NumberParameter, value: number): number {
  return isLog ? ln(value / low) / ln(high / low) : (value - low) / (high - low);
}

export function startOf(parameter: Parameter): OptionValue {
  return parameter.kind === 'number' ? parameter.start : parameter.choices[0]!;
}

/** All values that an agent must be able to take, as far as they can be listed: the ends of a range, or all choices. */
export function extremesOf(parameter: Parameter): readonly OptionValue[] {
  return parameter.kind === 'number' ? [parameter.low, parameter.high] : parameter.choices;
}

const NUMBER = String.raw`-?\d+(?:\.\d+)?(?:[eE]-?\d+)?`;
const RANGE = new RegExp(`^(${NUMBER})\\.\\.(${NUMBER})((?:\\s+\\S+)*)$`);

function wrong(text: string, why: string): UserError {
  return new UserError(`"${text}" cannot be tuned: ${why}`, PARAMETER_HINT);
}

/** The words after a range. */
function readWords(text: string, words: readonly string[]): { flags: Set<string>; from: number | undefined } {
  const flags = new Set<string>();
  let from: number | undefined;
  for (let i = 0; i < words.length; i++) {
    const word = words[i]!;
    if (word === 'from') {
      from = Number(words[++i] ?? NaN);
      if (!Number.isFinite(from)) throw wrong(text, 'a number belongs after "from"');
    } else if (word === 'log' || word === 'integer') flags.add(word);
    else throw wrong(text, `"${word}" says nothing about a range`);
  }
  return { flags, from };
}

function readRange(text: string, name: string, range: RegExpExecArray): NumberParameter {
  const [low, high] = [Number(range[1]), Number(range[2])];
  const { flags, from } = readWords(text, range[3]!.split(/\s+/).filter(Boolean));
  const [isLog, isInteger] = [flags.has('log'), flags.has('integer')];
  if (!(low < high)) throw wrong(text, 'the smaller end comes first');
  if (isLog && low <= 0) throw wrong(text, 'only numbers above 0 have a logarithm');
  if (isInteger && !(Number.isSafeInteger(low) && Number.isSafeInteger(high)))
    throw wrong(text, 'the ends must be whole numbers');
  if (from !== undefined && !(from >= low && from <= high))
    throw wrong(text, 'the search must start inside of the range');
  const open = { kind: 'number', name, low, high, isLog, isInteger, start: low } as const;
  return { ...open, start: from === undefined ? valueAt(open, 0.5) : rounded(open, from) };
}

/** @throws UserError that says what is wrong */
export function readParameter(text: string): Parameter {
  const [, name, values] = /^\$?([A-Za-z_]\w*)\s*=(.*)$/s.exec(text.trim()) ?? [];
  if (name === undefined || values === undefined) throw wrong(text, 'it is no name with values');
  const range = RANGE.exec(values.trim());
  if (range) return readRange(text, name, range);
  const choices = splitAtCommas(values).filter((value) => value !== '');
  if (choices.length < 2) throw wrong(text, 'there is nothing to choose from');
  if (new Set(choices).size < choices.length) throw wrong(text, 'a choice is given twice');
  return { kind: 'choice', name, choices };
}
