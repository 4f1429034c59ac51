/**
 * Root parallelisation without shared memory: adds up what separate Monte Carlo searches of one position report, as
 * `RootParallel` adds up what its threads have found.
 *
 * Visits add up, means are weighted by visits, and intervals are those of all samples together. A proof counts no matter
 * which search found it. The move to play follows from the sums by the final choice of the agent, not from who is in
 * front in each search. Where the agent goes by votes, which no report has, each search votes for its best move. What is
 * still equal goes to the move that more of the searches would play.
 */
import { Z_95 } from '../stats/intervals.ts';
import { type FinalChoice, type RootMove, compareMoves, newRootMove } from './mcts/choose/finalChoice.ts';
import { sampleInterval } from './mcts/sampleInterval.ts';
import type { AnalysisReport, MoveReport } from './report.ts';

/** How the move to play follows from what was added up. */
export interface MergeRule {
  readonly choice: FinalChoice;
  /** Do the searches vote, instead of adding up what decides? */
  readonly byVotes: boolean;
  /** Of how many moves the line of play is wanted. */
  readonly lines: number;
}

/** A move in all reports that know it. */
interface MergedMove {
  readonly row: RootMove<string>;
  /** Searches that would play it. */
  readonly supporters: number;
  /** What each of the searches says of it, the one that visited it most first. */
  readonly reports: readonly MoveReport[];
}

/** The sum of squared rewards behind a mean in points: what `sampleInterval` made its interval of. */
function squaresOf({ visits, mean, high }: MoveReport): number {
  const margin = visits < 2 ? 0 : (high! - mean!) / Z_95;
  return visits * (margin * margin * (visits - 1) + mean! * mean!);
}

function addUp(move: string, reports: readonly MoveReport[], votes: number): RootMove<string> {
  const row = newRootMove(move);
  row.votes = votes;
  for (const report of reports) {
    row.proof ??= report.proof;
    row.visits += report.visits;
    if (report.visits === 0) continue;
    row.sum += report.visits * report.mean!;
    row.squares += squaresOf(report);
  }
  return row;
}

function mergedMoves(reports: readonly AnalysisReport[], byVotes: boolean): MergedMove[] {
  const byMove = new Map<string, MoveReport[]>();
  for (const { moves } of reports)
    for (const row of moves) {
      const known = byMove.get(row.move);
      if (known) known.push(row);
      else byMove.set(row.move, [row]);
    }
  return [...byMove].map(([move, rows]) => {
    const supporters = reports.filter(({ best }) => best === move).length;
    return {
      row: addUp(move, rows, byVotes ? supporters : 0),
      supporters,
      reports: rows.toSorted((a, b) => b.visits - a.visits),
    };
  });
}

function compare(choice: FinalChoice, a: MergedMove, b: MergedMove): number {
  return (
    compareMoves(choice, a.row, b.row) ||
    compareMoves(choice, { ...a.row, votes: 0 }, { ...b.row, votes: 0 }) ||
    b.supporters - a.supporters
  );
}

/** What is expected to follow, from the search that visited the move most among those that say; else the move alone. */
function lineOf({ row, reports }: MergedMove): Pick<MoveReport, 'pv' | 'mate'> {
  const { pv, mate } = reports.find((report) => report.pv && report.proof === row.proof) ?? {};
  return { pv: pv ?? [row.move], ...(mate !== undefined && { mate }) };
}

/** The figures are those of the one search that has any, or of the pooled sample; a proof goes before both. */
function describe(merged: MergedMove, unit: AnalysisReport['unit'], withLine: boolean): MoveReport {
  const { row, reports } = merged;
  const proven = reports.find(({ proof }) => proof !== undefined);
  const known = reports.filter(({ visits }) => visits > 0);
  const { move, mean, low, high, proof } = proven ?? known[0] ?? reports[0]!;
  const isPooled = !proven && known.length > 1;
  return {
    move,
    visits: row.visits,
    ...(isPooled ? sampleInterval(row, unit ?? 'chance') : { mean, low, high }),
    ...(proof && { proof }),
    ...(withLine && lineOf(merged)),
  };
}

/**
 * One report for all.
 * @param reports of searches by the same agent of the same position; one or more
 */
export function mergeReports(
  reports: readonly AnalysisReport[],
  { choice, byVotes, lines }: MergeRule = { choice: 'visits', byVotes: false, lines: 1 },
): AnalysisReport {
  const { seat, unit } = reports[0]!;
  const moves = mergedMoves(reports, byVotes)
    .toSorted((a, b) => compare(choice, a, b))
    .map((move, rank) => describe(move, unit, rank < lines));
  const { move: best, mean: value, proof, mate, pv = [best] } = moves[0]!;
  const sum = (of: (report: AnalysisReport) => number): number =>
    reports.reduce((total, report) => total + of(report), 0);
  const largest = (of: (report: AnalysisReport) => number): number => Math.max(...reports.map(of));
  return {
    seat,
    best,
    moves,
    pv,
    value,
    ...(unit && { unit }),
    ...(proof && { proof }),
    ...(mate !== undefined && { mate }),
    depth: largest(({ depth }) => depth),
    iterations: sum(({ iterations }) => iterations),
    simulations: sum(({ simulations }) => simulations),
    playoutMoves: sum(({ playoutMoves }) => playoutMoves),
    nodes: sum(({ nodes }) => nodes),
    seconds: largest(({ seconds }) => seconds),
    ...(reports.some(({ endedBy }) => endedBy) && { endedBy: 'memory' as const }),
  };
}
