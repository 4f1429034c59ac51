/**
 * A paper as data: its experiments as specs that the lab runs, its numbers and claims with their sources, and how its
 * figures are drawn. Nothing here plays a game; what a run has found arrives as an `Outcome`.
 */
import type { ExperimentSpec } from '../lab/index.ts';
import type { Block, Text } from '../report/document.ts';
import type { Outcome } from './outcome.ts';
import type { Condition, Quantity } from './quantity.ts';
import type { Study } from './study.ts';
import type { Verdict } from './verdict.ts';

export interface Paper {
  /** Of its game; also what the command takes: `marrakech`. */
  readonly name: string;
  /** The title and where it appeared, in a line. */
  readonly citation: string;
  /** In the order of their ids. */
  readonly experiments: readonly PaperExperiment[];
  /** What the paper got right and wrong, in about five sentences. */
  readonly inShort: readonly Finding[];
  /** Questions that the paper leaves open, answered; the main one first. */
  readonly answers: readonly Answer[];
}

export interface PaperExperiment {
  /** `M1`, as the command takes it; unique among all papers. */
  readonly id: string;
  readonly title: string;
  /** Where the paper has it: `section 4.1, figure 2`; for experiments that it has not: what they go back to. */
  readonly source: string;
  readonly question: string;
  /** Runs of the lab. */
  readonly runs: readonly PaperRun[];
  /** What is computed without playing games. */
  readonly studies?: readonly Study<unknown>[];
  /** In the order of the paper. */
  readonly numbers: readonly PublishedNumber[];
  readonly claims: readonly Claim[];
  /** Tables and figures in the paper's own form: same axes, same order of rows, ours next to theirs. */
  show(outcome: Outcome): readonly Block[];
}

/** A run. */
export interface PaperRun {
  /** Unique in the experiment; names the run in the store, after the id. */
  readonly key: string;
  /** `games` is the default size; name, question and seed are added when it is run. */
  readonly spec: Omit<ExperimentSpec, 'name' | 'question' | 'seed'> & { readonly games: number };
  /** Games of each pairing in the paper; missing where it has no such experiment, or does not say. */
  readonly paperGames?: number;
  /** Set where agents use several threads themselves, so that games do not compete for them. */
  readonly threads?: 1;
}

export interface PublishedNumber {
  /** Unique in the experiment, for references: `flat-score-flat`. */
  readonly key: string;
  /** `flat_score against flat, wins in %`. */
  readonly what: string;
  /** Where the paper has it: `section 4.2`, `table 1`. */
  readonly source: string;
  readonly published: number;
  /** The size of the published sample, where it is known. */
  readonly publishedGames?: number;
  /** The same quantity as our games have it, in the same unit; null if it cannot be computed from them. */
  ours(outcome: Outcome): Quantity | null;
  readonly explanation?: Explanation;
}

/** A statement that a run can support or refute. */
export interface Claim {
  readonly key: string;
  /** As the paper means it, in our words: `UCT-score loses even to random`. */
  readonly what: string;
  readonly source: string;
  /** All must be true; none where there are too few games to estimate anything. */
  conditions(outcome: Outcome): readonly Condition[];
  readonly explanation?: Explanation;
}

/** Shown where our result is not the paper's. */
export interface Explanation {
  readonly text: string;
  /** The experiment that shows why. */
  readonly shownBy: string;
}

/** Verdicts that a sentence rests on, by id and key: `{ 'M2/uct-random': 'holds' }`. */
export type Basis = Readonly<Record<string, Verdict>>;

/** A sentence of ours; it is printed only while the verdicts that it rests on are as it says. */
export interface Finding {
  readonly basis: Basis;
  text(outcomes: Outcomes): Text;
}

export interface Answer extends Finding {
  readonly question: string;
}

/** The outcomes of all experiments of a paper, by their ids. @throws Error for an experiment that was not run */
export type Outcomes = (id: string) => Outcome;
