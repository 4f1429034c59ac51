/**
 * Gives every parser damaged and monstrous texts, and counts the outcomes. A text is accepted or refused with a
 * UserError; anything else that is thrown is a bug. Input `i` of a class follows from the seed, the class and `i`, so that
 * any one of them can be repeated.
 */
import { Random, UserError } from '../../src/core/index.ts';
import type { FuzzClass } from './classes.ts';
import { mutate, mutateJson } from './mutate.ts';
import { torture } from './torture.ts';

export interface Fault {
  readonly name: string;
  readonly index: number;
  readonly text: string;
  readonly reason: string;
}

export interface Tally {
  readonly name: string;
  inputs: number;
  accepted: number;
  refused: number;
  /** Milliseconds of computing for the slowest text, and which it was. */
  slowest: number;
  slowestIndex: number;
  readonly faults: Fault[];
}

export interface FuzzPlan {
  readonly seed: number;
  /** Of each class: monsters, which come first, then texts with small damage. */
  readonly monsters: number;
  readonly mutations: number;
  /** Milliseconds of computing so far. */
  readonly clock: () => number;
}

function damagedText(isMonster: boolean, text: string, isJson: boolean, random: Random): string {
  if (isMonster) return torture(text, random);
  if (!isJson || random.below(3) === 0) return mutate(text, random);
  return JSON.stringify(mutateJson(JSON.parse(text), random));
}

function fuzzOne(fuzzed: FuzzClass, index: number, plan: FuzzPlan, tally: Tally): void {
  const random = new Random(plan.seed).derive(fuzzed.name, index);
  const { text, isJson = false, read } = fuzzed.trial(random);
  const damaged = damagedText(index < plan.monsters, text, isJson, random);
  const began = plan.clock();
  tally.inputs++;
  try {
    read(damaged);
    tally.accepted++;
  } catch (error) {
    if (error instanceof UserError) tally.refused++;
    else {
      const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
      tally.faults.push({ name: fuzzed.name, index, text: damaged, reason });
    }
  }
  const took = plan.clock() - began;
  if (took <= tally.slowest) return;
  tally.slowest = took;
  tally.slowestIndex = index;
}

function newTally(name: string): Tally {
  return { name, inputs: 0, accepted: 0, refused: 0, slowest: 0, slowestIndex: 0, faults: [] };
}

/** One input of a class again. */
export function repeatInput(fuzzed: FuzzClass, index: number, plan: FuzzPlan): Tally {
  const tally = newTally(fuzzed.name);
  fuzzOne(fuzzed, index, plan, tally);
  return tally;
}

export function fuzzClass(fuzzed: FuzzClass, plan: FuzzPlan): Tally {
  const tally = newTally(fuzzed.name);
  for (let index = 0; index < plan.monsters + plan.mutations; index++) fuzzOne(fuzzed, index, plan, tally);
  return tally;
}
