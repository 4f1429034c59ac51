/** The analysis of a search as a table for people. */
import type { Game } from '../core/index.ts';
import type { AnalysisReport, MoveReport } from '../search/index.ts';
import { OUT_OF_MEMORY } from '../words/index.ts';
import type { Column } from './fitTable.ts';
import { formatTable } from './formatTable.ts';

/** What stands for an unknown number. */
const UNKNOWN = '–';
/** Of the line of play that follows a move, this many moves are shown. */
const LONGEST_LINE = 6;

/** A mean reward in its unit: chances in per cent, shares as they are, points with a decimal. */
export function formatReward(value: number | null, unit: AnalysisReport['unit']): string {
  if (value === null || !Number.isFinite(value)) return UNKNOWN;
  if (unit === undefined) return `${(100 * value).toFixed(1)} %`;
  return value.toFixed(unit === 'share' ? 3 : 1);
}

/** A score in the game's own unit: whole as most are, else with two decimals. */
export function formatScore(score: number): string {
  return Number.isInteger(score) ? String(score) : score.toFixed(2);
}

/** What a move is worth: `win in 5` plies if proven, `≤ 48.2 %` if it is a bound. */
function formatWorth({ mean, bound, proof, mate }: MoveReport, unit: AnalysisReport['unit']): string {
  if (proof !== undefined) return mate === undefined ? proof : `${proof} in ${Math.abs(mate)}`;
  return `${bound === undefined ? '' : '≤ '}${formatReward(mean, unit)}`;
}

function formatLine(pv: readonly string[] = []): string {
  return pv.length > LONGEST_LINE ? `${pv.slice(0, LONGEST_LINE).join(' ')} …` : pv.join(' ');
}

/** A column of the table, and what is in it. */
interface Field extends Column {
  readonly write: (move: MoveReport) => string;
}

/** Intervals are shown where there are any, lines of play where there is more than the one above the table. */
function fieldsFor(shown: readonly MoveReport[], { unit, score }: AnalysisReport): Field[] {
  const hasIntervals = shown.some(({ bound, low, high }) => bound === undefined && low !== high);
  const hasLines = shown.slice(1).some(({ pv }) => pv !== undefined);
  const isScored = score !== undefined;
  return [
    { title: 'move', write: ({ move }) => move },
    { title: 'visits', align: 'right', write: ({ visits }) => String(visits) },
    { title: 'value', align: 'right', write: (move) => formatWorth(move, unit) },
    ...(isScored ? [scoreField] : []),
    ...(hasIntervals
      ? ([
          { title: 'low', align: 'right', write: ({ low }) => formatReward(low, unit) },
          { title: 'high', align: 'right', write: ({ high }) => formatReward(high, unit) },
        ] satisfies Field[])
      : []),
    ...(hasLines
      ? [{ title: 'line', narrow: 'end' as const, write: ({ pv }: MoveReport) => formatLine(pv) }]
      : []),
  ];
}

const scoreField: Field = {
  title: 'score',
  align: 'right',
  write: ({ score, bound, mate, proof }) =>
    score === undefined || mate !== undefined || proof === 'loss'
      ? ''
      : `${bound === undefined ? '' : '≤ '}${formatScore(score)}`,
};

const UNIT_NAMES = { share: ' (a share, from 0 to 1)', points: ' points' } as const;

/** The worth of the position in a sentence. */
function formatValue({ value, unit, score, proof, mate }: AnalysisReport): string {
  if (proof !== undefined)
    return mate === undefined ? `proven ${proof}` : `proven ${proof} in ${Math.abs(mate)} plies`;
  const points = score === undefined ? '' : `, score ${formatScore(score)}`;
  const its = unit === undefined ? '' : UNIT_NAMES[unit];
  return value === null ? 'value unknown' : `value ${formatReward(value, unit)}${its}${points}`;
}

function countsLine(report: AnalysisReport): string {
  const { iterations, simulations, playoutMoves, nodes, depth, seconds } = report;
  const playouts = simulations > 0 ? `${simulations} playouts of ${playoutMoves} moves, ` : '';
  return `${iterations} iterations, ${playouts}${nodes} nodes, depth ${depth}, ${seconds.toFixed(2)} s`;
}

/** @param top how many moves to show, best first; those about which nothing is known are only counted */
export function formatAnalysis(game: Game, report: AnalysisReport, top: number, width?: number): string {
  const known = report.moves.filter(({ mean }, i) => i === 0 || mean !== null);
  const shown = known.slice(0, top);
  const fields = fieldsFor(shown, report);
  const table = formatTable(
    fields,
    shown.map((move) => fields.map(({ write }) => write(move))),
    width,
  );
  const hidden = known.length - shown.length;
  const unknown = report.moves.length - known.length;
  return [
    `best move for ${game.seatName(report.seat)}: ${report.best}, ${formatValue(report)}`,
    `line: ${report.pv.join(' ')}`,
    countsLine(report),
    ...(report.endedBy === 'memory' ? [OUT_OF_MEMORY] : []),
    '',
    table,
    ...(hidden > 0 ? [`… and ${hidden} more`] : []),
    ...(unknown > 0
      ? [`nothing is known of ${unknown === 1 ? 'one other move' : `${unknown} other moves`}`]
      : []),
  ].join('\n');
}
