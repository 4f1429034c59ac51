/** Implicit minimax as its formula is written: UCB1 on means that are mixed with minimaxed evaluations. */
import { CHANCE, type State, ln } from '../../src/core/index.ts';
import { type Node, largest, total, visitsOf } from './node.ts';
import type { Policy, Step } from './plan.ts';
import { trials } from './policies.ts';

/** What a position is worth to a seat, in the unit of rewards. */
export type Worth = (state: State, seat: number) => number;

export function implicitMinimax(judge: Worth, { c, alpha }: { c: number; alpha: number }): Policy {
  return {
    judge,
    choose: (children, moment) =>
      largest(children, (child) => {
        // In the order of the fast one, because another differs in the last digit.
        const root = 1 / Math.sqrt(child.visits);
        const mean = child.sum * root * root;
        const mixed = (1 - alpha) * mean + alpha * child.values[moment.seat]!;
        return mixed + c * Math.sqrt(ln(trials(child, moment))) * root;
      }),
  };
}

/** The values of a node: those of the child that is best for who chooses, or of all outcomes by their visits. */
function valuesBelow(node: Node, chooser: number): readonly number[] {
  const tried = node.children.filter(({ visits }) => visits > 0);
  if (chooser !== CHANCE) return largest(tried, ({ values }) => values[chooser]!).values;
  return tried[0]!.values.map(
    (_, seat) => total(tried.map(({ visits, values }) => visits * values[seat]!)) / visitsOf(tried),
  );
}

/** Judges the last node of a line if it is new, and takes the values upwards. Kept in single precision, as the fast ones. */
export function minimaxUpwards(line: readonly Step[], state: State, worth: (seat: number) => number): void {
  const last = line.at(-1)!.node;
  if (last.visits === 1)
    last.values = Array.from({ length: state.seats }, (_, seat) => Math.fround(worth(seat)));
  for (const { from, seat } of line.toReversed()) from.values = valuesBelow(from, seat).map(Math.fround);
}
