/** All moves as first: RAVE and GRAVE, as their formulas are written. */
import { CHANCE, ln } from '../../src/core/index.ts';
import { type Node, largest, meanOf } from './node.ts';
import type { Policy, Simulation } from './plan.ts';

const keyOf = (seat: number, code: number): string => `${seat} ${code}`;

/** The different moves made from the k-th decision of a simulation on, as who made what. */
function madeFrom({ moves }: Simulation, k: number): Set<string> {
  return new Set(moves.slice(k).map(({ seat, code }) => keyOf(seat, code)));
}

/** For each step of the line: how many decisions come before it. */
function decisionsBefore({ steps }: Simulation): number[] {
  return steps.map((_, i) => steps.slice(0, i).filter(({ seat }) => seat !== CHANCE).length);
}

export interface RaveOptions {
  readonly c: number;
  readonly equivalence: number;
  /** The second schedule, if it is not 0. */
  readonly bias: number;
}

export function rave({ c, equivalence, bias }: RaveOptions): Policy {
  const shareOf = ({ visits, amafVisits }: Node, trials: number): number =>
    bias === 0
      ? Math.sqrt(equivalence / (3 * trials + equivalence))
      : amafVisits / (visits + amafVisits + 4 * bias * bias * visits * amafVisits);
  return {
    ranksUntried: true,
    choose: (children, { node, isRoot, movesVary }) =>
      largest(children, (child) => {
        const { visits, amafVisits, amafSum } = child;
        const trials = Math.max(1, movesVary ? child.available : node.visits - (isRoot ? 0 : 1));
        const exploration = c * Math.sqrt(ln(trials) / visits);
        if (amafVisits === 0) return visits === 0 ? Infinity : meanOf(child) + exploration;
        const amaf = amafSum / amafVisits;
        if (visits === 0) return amaf;
        const share = shareOf(child, trials);
        return (1 - share) * meanOf(child) + share * amaf + exploration;
      }),
    learn: (simulation) => {
      const before = decisionsBefore(simulation);
      for (const [i, { from, seat }] of simulation.steps.entries()) {
        if (seat === CHANCE) continue;
        const made = madeFrom(simulation, before[i]!);
        for (const child of from.children) {
          if (!made.has(keyOf(seat, child.code))) continue;
          child.amafVisits++;
          child.amafSum += simulation.rewards[seat]!;
        }
      }
    },
  };
}

/** Remembers at a node what was made in a simulation, and what it was worth to the seat that made it. */
function remember(node: Node, made: ReadonlySet<string>, rewards: readonly number[]): void {
  for (const key of made) {
    const { visits, sum } = node.played.get(key) ?? { visits: 0, sum: 0 };
    node.played.set(key, { visits: visits + 1, sum: sum + rewards[Number(key.split(' ')[0])]! });
  }
}

export function grave(reference: number, bias: number): Policy {
  return {
    ranksUntried: true,
    choose: (children, { line, seat }) => {
      const elder = line.findLast(({ visits }, i) => i === 0 || visits >= reference)!;
      return largest(children, (child) => {
        const { visits } = child;
        const made = elder.played.get(keyOf(seat, child.code));
        if (!made) return visits === 0 ? Infinity : meanOf(child);
        const amaf = made.sum / made.visits;
        if (visits === 0) return amaf;
        const share = made.visits / (made.visits + visits + bias * made.visits * visits);
        return (1 - share) * meanOf(child) + share * amaf;
      });
    },
    learn: (simulation) => {
      const before = decisionsBefore(simulation);
      const { steps, rewards, moves } = simulation;
      for (const [i, { from }] of steps.entries()) remember(from, madeFrom(simulation, before[i]!), rewards);
      const decisions = steps.filter(({ seat }) => seat !== CHANCE).length;
      const last = steps.at(-1);
      if (last && moves.length > decisions) remember(last.node, madeFrom(simulation, decisions), rewards);
    },
  };
}
