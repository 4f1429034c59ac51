/** The moves a search looks at most, with visits, value, and where the value lies with 95 % confidence. */
import type { JSX } from 'preact';
import type { AnalysisReport, MoveReport } from '../../../workers/messages.ts';
import { percent, shortCount } from '../state/figures.ts';

const SHOWN = 6;

/** The stretch of values that the bars span: all intervals shown, and no less than a tenth. */
interface Axis {
  readonly low: number;
  readonly high: number;
}

function axisOf(moves: readonly MoveReport[]): Axis {
  const low = Math.min(...moves.map((move) => move.low ?? 0.5));
  const high = Math.max(...moves.map((move) => move.high ?? 0.5));
  const slack = Math.max(0, 0.1 - (high - low)) / 2;
  return { low: low - slack, high: high + slack };
}

function Interval({ move, axis }: { readonly move: MoveReport; readonly axis: Axis }): JSX.Element {
  const at = (value: number): number => 3 + (94 * (value - axis.low)) / (axis.high - axis.low);
  const { mean, low, high } = move;
  const even = axis.low < 0.5 && axis.high > 0.5;
  return (
    <svg class="interval" viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
      <line class="interval-axis" x1="0" x2="100" y1="6" y2="6" />
      {even && <line class="interval-even" x1={at(0.5)} x2={at(0.5)} y1="0" y2="12" />}
      {low !== null && high !== null && (
        <line class="interval-range" x1={at(low)} x2={at(high)} y1="6" y2="6" />
      )}
      {mean !== null && <line class="interval-mean" x1={at(mean)} x2={at(mean)} y1="1.5" y2="10.5" />}
    </svg>
  );
}

function Row({ report, axis }: { readonly report: MoveReport; readonly axis: Axis }): JSX.Element {
  const range = `between ${percent(report.low)} and ${percent(report.high)}`;
  return (
    <tr>
      <th scope="row">{report.move}</th>
      <td>{shortCount(report.visits)}</td>
      <td>{percent(report.mean)}</td>
      <td class="interval-cell" title={range}>
        <Interval move={report} axis={axis} />
        <span class="unseen">{range}</span>
      </td>
    </tr>
  );
}

export function TopMoves({ report }: { readonly report: AnalysisReport }): JSX.Element {
  const moves = report.moves.slice(0, SHOWN);
  const axis = axisOf(moves);
  return (
    <table class="top-moves">
      <thead>
        <tr>
          <th scope="col">move</th>
          <th scope="col">visits</th>
          <th scope="col">value</th>
          <th scope="col" class="interval-cell">
            95 % interval
          </th>
        </tr>
      </thead>
      <tbody>
        {moves.map((move) => (
          <Row key={move.move} report={move} axis={axis} />
        ))}
      </tbody>
    </table>
  );
}
