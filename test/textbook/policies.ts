/** Every tree policy as its formula is written. RAVE and GRAVE are in `amaf.ts`. */
import { type Move, type State, exp, ln } from '../../src/core/index.ts';
import { type Node, largest, meanOf, total, visitsOf } from './node.ts';
import type { Moment, Policy } from './plan.ts';

/** A rating of moves, and the difference that makes one of two clearly better. */
export interface Rating {
  readonly scale: number;
  rate(state: State, move: Move): number;
}

/**
 * Trials in which a child could have been chosen: as often as it was available or, where moves are always legal, all
 * visits of its parent but the first. That is what the children have together, if nodes are added one by one.
 */
export function trials(child: Node, { node, isRoot, movesVary }: Moment): number {
  if (movesVary) return Math.max(1, child.available);
  return Math.max(1, isRoot ? node.visits : node.visits - 1);
}

/** The same and, except for the root, the visit with which the parent was added. */
function trialsOfParent(child: Node, moment: Moment): number {
  return trials(child, moment) + (moment.isRoot ? 0 : 1);
}

// ── blind ───────────────────────────────────────────────────────────────────────────────────────────

export interface Ucb1Options {
  readonly c: number;
  readonly decays?: boolean;
  readonly total?: 'children' | 'node';
  /** The value of an untried child; without it each is tried once first. */
  readonly urgency?: number;
}

export function ucb1({ c, decays = false, total: counted = 'children', urgency }: Ucb1Options): Policy {
  const count = counted === 'children' ? trials : trialsOfParent;
  return {
    ranksUntried: urgency !== undefined,
    choose: (children, moment) => {
      const now = decays ? c / moment.t : c;
      return largest(children, (child) => {
        if (child.visits === 0) return urgency!;
        const n = count(child, moment);
        // mean + c * sqrt(ln N / n), in the order of the fast one, because another differs in the last digit.
        const root = 1 / Math.sqrt(child.visits);
        return child.sum * root * root + now * Math.sqrt(ln(n)) * root;
      });
    },
  };
}

export function ucb1Tuned(c: number): Policy {
  return {
    choose: (children, moment) =>
      largest(children, (child) => {
        const { visits, squares } = child;
        const mean = meanOf(child);
        const log = ln(trials(child, moment));
        const bound = squares / visits - mean * mean + Math.sqrt((2 * log) / visits);
        return mean + c * Math.sqrt((log / visits) * Math.min(0.25, bound));
      }),
  };
}

/** Visits of the parent, regardless of availability: the Carcassonne paper's N(v). */
function visitsOfParent({ node }: Moment): number {
  return node.visits;
}

/** The Carcassonne paper's UCT. */
export function paperUct(c: number, decays = false): Policy {
  return {
    choose: (children, moment) => {
      const factor = (2 * c) / (decays ? moment.t : 1);
      const log = ln(visitsOfParent(moment));
      return largest(children, (child) => meanOf(child) + factor * Math.sqrt((2 * log) / child.visits));
    },
  };
}

/** The Carcassonne paper's UCT-Tuned, with the minimum under the root. */
export function paperUctTuned(c: number, decays = false): Policy {
  return {
    choose: (children, moment) => {
      const factor = (2 * c) / (decays ? moment.t : 1);
      const log = ln(visitsOfParent(moment));
      return largest(children, (child) => {
        const { visits, squares } = child;
        const mean = meanOf(child);
        const bound = squares / visits - mean * mean + Math.sqrt((2 * ln(moment.t)) / visits);
        return mean + factor * Math.sqrt((log / visits) * Math.min(0.25, bound));
      });
    },
  };
}

/** The Katarenga paper's UCB1 with depth, in three readings. */
export function ucb1Depth(c: number, mode: 'sum' | 'mean' | 'last', per: number): Policy {
  const depthOf = {
    sum: (child: Node) => child.lengths,
    mean: (child: Node) => child.lengths / child.visits,
    last: (child: Node) => child.lastLength,
  }[mode];
  return {
    choose: (children, moment) =>
      largest(children, (child) => {
        const log = ln(trialsOfParent(child, moment));
        return meanOf(child) + c * Math.sqrt(log / child.visits) - depthOf(child) / per;
      }),
  };
}

/** @param isLeftToChance untried children are not tried first */
export function epsilonGreedy(epsilon: number, decays = false, isLeftToChance = false): Policy {
  return {
    ranksUntried: isLeftToChance,
    choose: (children, { t, random }) => {
      const now = decays ? epsilon / t : epsilon;
      if (now > 0 && random.unit() < now) return children[random.below(children.length)]!;
      return largest(children, (child) => (child.visits === 0 ? -Infinity : meanOf(child)));
    },
  };
}

export const greedy = epsilonGreedy(0);

export function boltzmann(temperature: number): Policy {
  return {
    choose: (children, { random }) => {
      const most = Math.max(...children.map(meanOf));
      const weights = children.map((child) => exp((meanOf(child) - most) / temperature));
      let left = random.unit() * total(weights);
      const index = weights.findIndex((weight) => (left -= weight) < 0);
      return children.at(index)!;
    },
  };
}

export const roundRobin: Policy = { choose: (children) => largest(children, ({ visits }) => -visits) };

// ── informed ────────────────────────────────────────────────────────────────────────────────────────

/** The Carcassonne paper's: the best rated child; a random one where none has been visited. */
export function heuristicPolicy({ rate }: Rating): Policy {
  return {
    ranksUntried: true,
    rate,
    choose: (children, { random }) =>
      visitsOf(children) === 0
        ? children[random.below(children.length)]!
        : largest(children, ({ prior }) => prior),
  };
}

export interface PuctOptions {
  readonly c: number;
  readonly temperature: number;
  readonly reduction: number;
  readonly floor?: number;
  readonly normalised?: boolean;
}

export function puct({ rate, scale }: Rating, options: PuctOptions): Policy {
  const { c, temperature, reduction, floor = 0, normalised = false } = options;
  /** The least and the largest mean that each seat has met; good for one search. */
  const met: { low: number; high: number }[] = [];
  return {
    ranksUntried: true,
    rate,
    choose: (children, moment) => {
      const most = Math.max(...children.map(({ prior }) => prior));
      const sharpness = 1 / (temperature * scale);
      const weights = children.map(({ prior }) => exp((prior - most) * sharpness));
      const tried = visitsOf(children);
      const range = (met[moment.seat] ??= { low: Infinity, high: -Infinity });
      const means = children.filter(({ visits }) => visits > 0).map(meanOf);
      range.low = Math.min(range.low, ...means);
      range.high = Math.max(range.high, ...means);
      const unit = normalised && range.high > range.low ? range.high - range.low : 1;
      const mean = tried === 0 ? 0.5 : total(children.map(({ sum }) => sum)) / tried / unit;
      return largest(children, (child) => {
        const { visits } = child;
        const share = weights[children.indexOf(child)]! / total(weights);
        const prior = (1 - floor) * share + floor / children.length;
        const root = Math.sqrt(trials(child, moment));
        return (visits === 0 ? mean - reduction : meanOf(child) / unit) + (c * prior * root) / (1 + visits);
      });
    },
  };
}

export interface ProgressiveBiasOptions {
  readonly c: number;
  readonly weight: number;
  readonly form: 'usual' | 'paper';
  readonly untried?: 'best' | 'any';
}

export function progressiveBias({ rate, scale }: Rating, options: ProgressiveBiasOptions): Policy {
  const { c, weight, form, untried: order = 'best' } = options;
  const bonus = ({ prior, visits }: Node): number =>
    form === 'paper' ? prior / visits : 1 / (1 + exp(-prior / scale)) / (visits + 1);
  return {
    ranksUntried: true,
    rate,
    choose: (children, moment) => {
      const untried = children.filter(({ visits }) => visits === 0);
      if (untried.length > 0) return largest(untried, ({ prior }) => (order === 'best' ? prior : 0));
      return largest(children, (child) => {
        const log = ln(trialsOfParent(child, moment));
        return meanOf(child) + c * Math.sqrt(log / child.visits) + weight * bonus(child);
      });
    },
  };
}
