/**
 * How large a reproduction is. The default sizes are those of the specs; `--full` takes the paper's where they are larger.
 * A scale multiplies the games of every pairing. Where fewer than one game a seat would remain, the rest of the factor
 * cuts the budgets of the agents, so that the work is always in proportion to the scale: a rehearsal, whose numbers
 * mean nothing yet.
 */
import { resolveAgent } from '../agents/index.ts';
import { UserError } from '../core/index.ts';
import { findGame } from '../games/index.ts';
import { type Experiment, type ExperimentSpec, seatsOf, settleExperiment } from '../lab/index.ts';
import type { PaperRun, PaperExperiment } from './paper.ts';

export interface Size {
  readonly scale: number;
  /** The paper's size where it is larger? */
  readonly isFull: boolean;
}

/** A run with its size, ready to be played. */
export interface SizedRun {
  readonly key: string;
  readonly spec: ExperimentSpec;
  readonly experiment: Experiment;
  /** What is left of the agents' budgets: 1, unless it is a rehearsal. */
  readonly budget: number;
  readonly threads?: 1;
}

/** The games of a pairing at this size, before they are rounded. */
function wantedGames({ spec, paperGames = 0 }: PaperRun, { scale, isFull }: Size): number {
  return scale * (isFull ? Math.max(spec.games, paperGames) : spec.games);
}

/** In whole blocks, one game for each seat. */
function wholeBlocks(games: number, seats: number): number {
  return Math.max(1, Math.round(games / seats)) * seats;
}

/** The agent with a share of its budget; one that has none stays as it is. */
function cut(spec: string, game: string, share: number): string {
  const agent = resolveAgent(spec, findGame(game));
  try {
    return agent.timesBudget(share).agent.canonical;
  } catch (error) {
    if (error instanceof UserError) return spec;
    throw error;
  }
}

export function sizeRun(
  { id, question }: Pick<PaperExperiment, 'id' | 'question'>,
  run: PaperRun,
  size: Size,
  seed: number,
): SizedRun {
  const named = { ...run.spec, name: `${id} ${run.key}`, question, seed };
  const settled = settleExperiment(named);
  const wanted = wantedGames(run, size);
  const seats = seatsOf(settled);
  const games = size.scale === 1 ? wanted : wholeBlocks(wanted, seats);
  // A run may have fewer games than seats by itself.
  const budget = size.scale >= 1 ? 1 : Math.min(1, wanted / seats);
  const agents =
    budget === 1
      ? settled.agents
      : settled.agents.map(({ name, spec }) => ({ name, spec: cut(spec, settled.game, budget) }));
  return {
    key: run.key,
    spec: { ...named, games },
    experiment: { ...settled, games, agents },
    budget,
    ...(run.threads && { threads: run.threads }),
  };
}
