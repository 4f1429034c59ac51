/**
 * Simultaneous perturbation stochastic approximation (Spall 1992). Each step draws a direction, plays the values a little
 * further in it against those a little back, and moves by how clearly one side won: two noisy measurements a step,
 * however many parameters there are. Numbers are shares of their ranges. With α = 0.602 and γ = 0.101 (Spall 1998), the
 * perturbation of step k is c / k^γ, and a full win moves every number by
 *
 *     step ((A + 1) / (A + k))^α k^γ,  A = a tenth of all steps.
 *
 * A choice has no direction. It has preferences instead: each step draws two of its values, one by its preference and
 * another one, and moves their preferences apart in the same way (a gradient bandit: Sutton, Barto, §2.8).
 *
 * The result is the mean of the second half of the steps, which wanders less than the last one (Polyak, Juditsky 1992).
 */
import { type OptionValue, type Random, exp, ln } from '../core/index.ts';
import type { Setting } from '../lab/pairing/placeholders.ts';
import { type NumberParameter, type Parameter, shareOf, startOf, valueAt } from './parameters.ts';

const ALPHA = 0.602;
const GAMMA = 0.101;
/** How much further than a number a preference moves. A lead of 2 means being drawn seven times as often. */
const PREFERENCE_STEP = 6;

export interface SpsaSettings {
  /** How many steps there will be. */
  readonly steps: number;
  /** How far apart both sides of the first step are from the middle, as a share of each range. */
  readonly spread: number;
  /** By how much a full win moves the first step, as a share of each range. */
  readonly stride: number;
}

/** Two settings to be compared. */
export interface Trial {
  readonly plus: Setting;
  readonly minus: Setting;
}

function power(base: number, exponent: number): number {
  return exp(exponent * ln(base));
}

function withinRange(share: number): number {
  return Math.min(1, Math.max(0, share));
}

/** What is known about one parameter. */
interface Axis {
  readonly value: OptionValue;
  readonly result: OptionValue;
  /** Draws the two values to compare. @param spread a share of the range */
  perturb(random: Random, spread: number): readonly [plus: OptionValue, minus: OptionValue];
  /** @param move from -1 to 1, towards plus, times the gain @param isLate does the step count for the result? */
  learn(move: number, isLate: boolean): void;
}

class NumberAxis implements Axis {
  private readonly parameter: NumberParameter;
  private share: number;
  private direction = 1;
  private sum = 0;
  private count = 0;

  constructor(parameter: NumberParameter) {
    this.parameter = parameter;
    this.share = shareOf(parameter, parameter.start);
  }

  get value(): number {
    return valueAt(this.parameter, this.share);
  }

  get result(): number {
    return this.count === 0 ? this.value : valueAt(this.parameter, this.sum / this.count);
  }

  perturb(random: Random, spread: number): [number, number] {
    const { parameter, share } = this;
    const { isInteger, low, high } = parameter;
    this.direction = random.below(2) === 0 ? 1 : -1;
    // Whole numbers must differ.
    const reach = isInteger ? Math.max(spread, 0.5 / (high - low)) : spread;
    const at = (side: number): number => valueAt(parameter, withinRange(share + side * reach));
    return [at(this.direction), at(-this.direction)];
  }

  learn(move: number, isLate: boolean): void {
    this.share = withinRange(this.share + move * this.direction);
    if (!isLate) return;
    this.sum += this.share;
    this.count++;
  }
}

class ChoiceAxis implements Axis {
  private readonly choices: readonly string[];
  private readonly preferences: number[];
  private drawn: readonly [plus: number, minus: number] = [0, 1];

  constructor(choices: readonly string[]) {
    this.choices = choices;
    this.preferences = choices.map(() => 0);
  }

  get value(): string {
    return this.choices[this.preferences.indexOf(Math.max(...this.preferences))]!;
  }

  get result(): string {
    return this.value;
  }

  perturb(random: Random): [string, string] {
    const preferred = this.drawPreferred(random);
    const other = (preferred + 1 + random.below(this.choices.length - 1)) % this.choices.length;
    this.drawn = random.below(2) === 0 ? [preferred, other] : [other, preferred];
    return [this.choices[this.drawn[0]]!, this.choices[this.drawn[1]]!];
  }

  private drawPreferred(random: Random): number {
    const weights = this.preferences.map((preference) => exp(preference));
    let left = random.unit() * weights.reduce((sum, weight) => sum + weight, 0);
    const found = weights.findIndex((weight) => (left -= weight) < 0);
    return found < 0 ? weights.length - 1 : found;
  }

  learn(move: number): void {
    const [plus, minus] = this.drawn;
    this.preferences[plus]! += PREFERENCE_STEP * move;
    this.preferences[minus]! -= PREFERENCE_STEP * move;
  }
}

export class Spsa {
  private readonly names: readonly string[];
  private readonly axes: readonly Axis[];
  private readonly settings: SpsaSettings;
  private readonly random: Random;
  /** Of steps that are over. */
  private done = 0;

  constructor(parameters: readonly Parameter[], settings: SpsaSettings, random: Random) {
    this.names = parameters.map(({ name }) => name);
    this.axes = parameters.map((parameter) =>
      parameter.kind === 'number' ? new NumberAxis(parameter) : new ChoiceAxis(parameter.choices),
    );
    this.settings = settings;
    this.random = random;
  }

  private setting(valueOf: (axis: Axis, place: number) => OptionValue): Setting {
    return Object.fromEntries(this.names.map((name, place) => [name, valueOf(this.axes[place]!, place)]));
  }

  /** Where the search is. */
  get current(): Setting {
    return this.setting(({ value }) => value);
  }

  /** What it has found. */
  get result(): Setting {
    return this.setting(({ result }) => result);
  }

  /** The next two settings to compare. */
  ask(): Trial {
    const spread = this.settings.spread / power(this.done + 1, GAMMA);
    const drawn = this.axes.map((axis) => axis.perturb(this.random, spread));
    return {
      plus: this.setting((_, place) => drawn[place]![0]),
      minus: this.setting((_, place) => drawn[place]![1]),
    };
  }

  /** @param advantage of plus over minus: from -1, all lost, to 1, all won */
  tell(advantage: number): void {
    const { steps, stride } = this.settings;
    const number = ++this.done;
    const delay = steps / 10;
    const gain = stride * power((delay + 1) / (delay + number), ALPHA) * power(number, GAMMA);
    for (const axis of this.axes) axis.learn(gain * advantage, 2 * number > steps);
  }
}

/** Where the search begins. */
export function startSetting(parameters: readonly Parameter[]): Setting {
  return Object.fromEntries(parameters.map((parameter) => [parameter.name, startOf(parameter)]));
}
