/** What has been reproduced, as `--json` prints it. */
import type { ReproducedExperiment, ReproducedPaper } from './reproduced.ts';

function experimentJson({ experiment, outcome, rows, runs }: ReproducedExperiment): object {
  return {
    id: experiment.id,
    name: experiment.title,
    scale: outcome.scale,
    rows,
    runs: runs.map(({ key, run, games, paperGames, budget }) => ({
      key,
      run: run.id,
      played: run.played,
      games,
      paperGames,
      budget,
      seed: run.seed,
      threads: run.threads,
      seconds: run.seconds,
    })),
  };
}

export function reproducedJson(papers: readonly ReproducedPaper[]): object {
  return {
    papers: papers.map(({ paper, experiments }) => ({
      name: paper.name,
      citation: paper.citation,
      experiments: experiments.map(experimentJson),
    })),
  };
}
