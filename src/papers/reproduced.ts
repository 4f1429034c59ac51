/** An experiment of a paper that has been run. */
import type { RunInfo } from '../lab/index.ts';
import type { Outcome } from './outcome.ts';
import type { Basis, Finding, Outcomes, Paper, PaperExperiment } from './paper.ts';
import type { ReproducedRow } from './rows.ts';

export interface ReproducedExperiment {
  readonly experiment: PaperExperiment;
  readonly outcome: Outcome;
  readonly rows: readonly ReproducedRow[];
  readonly runs: readonly ReproducedRun[];
}

export interface ReproducedRun {
  readonly key: string;
  readonly run: RunInfo;
  /** Games of each pairing: ours, and the paper's where it says. */
  readonly games: number;
  readonly paperGames: number | null;
  /** What was left of the agents' budgets: 1, unless it was a rehearsal. */
  readonly budget: number;
}

export interface ReproducedPaper {
  readonly paper: Paper;
  readonly experiments: readonly ReproducedExperiment[];
}

/** Was any budget cut? */
export function isRehearsal({ runs }: ReproducedExperiment): boolean {
  return runs.some(({ budget }) => budget < 1);
}

/** Verdicts that are not what a sentence of ours rests on, or come from a rehearsal: `M2/uct-random`. */
export function brokenBasis({ experiments }: ReproducedPaper, basis: Basis): string[] {
  return Object.entries(basis).flatMap(([place, verdict]) => {
    const [id, key] = place.split('/');
    const reproduced = experiments.find(({ experiment }) => experiment.id === id);
    const found = reproduced?.rows.find((row) => row.key === key);
    const isSound = reproduced && !isRehearsal(reproduced) && found?.verdict === verdict;
    return isSound ? [] : [place];
  });
}

function outcomesOf({ experiments }: ReproducedPaper): Outcomes {
  return (id) => {
    const found = experiments.find(({ experiment }) => experiment.id === id);
    if (!found) throw new Error(`experiment ${id} was not run`);
    return found.outcome;
  };
}

/** Of the sentences of a paper those that this run supports, as they read with its numbers. */
export function supported<F extends Finding>(
  reproduced: ReproducedPaper,
  findings: readonly F[],
): { readonly finding: F; readonly text: ReturnType<Finding['text']> }[] {
  return findings
    .filter(({ basis }) => brokenBasis(reproduced, basis).length === 0)
    .map((finding) => ({ finding, text: finding.text(outcomesOf(reproduced)) }));
}
