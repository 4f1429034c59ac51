/** The moves a search looks at most, with visits, worth, and where the worth lies. */
import type { JSX } from 'preact';
import type { AnalysisReport, MoveReport } from '../../../search/index.ts';
import type { AppState } from '../state/appState.ts';
import { shortCount } from '../state/figures.ts';
import {
  type Range,
  SHOWN_MOVES,
  type Scale,
  rangeOf,
  rangeText,
  scaleOf,
  worthText,
} from '../state/worth.ts';

/** The stretch of values that the bars span: all that is known of the moves shown, and no less than the scale's least. */
function axisOf(moves: readonly MoveReport[], scale: Scale): Range {
  // How far down a bound reaches is not known, so that only its upper end counts.
  const ends = moves.flatMap((move) => {
    const range = move.bound ? undefined : rangeOf(move);
    return [move.mean ?? [], range?.low ?? [], range?.high ?? []].flat();
  });
  if (ends.length === 0) return { low: 0, high: scale.leastSpan };
  const [low, high] = [Math.min(...ends), Math.max(...ends)];
  const slack = Math.max(0, scale.leastSpan - (high - low)) / 2;
  return { low: low - slack, high: high + slack };
}

interface RowProps {
  readonly move: MoveReport;
  readonly scale: Scale;
  readonly axis: Range;
}

function Interval({ move, scale, axis }: RowProps): JSX.Element {
  const at = (value: number): number => {
    const share = (value - axis.low) / (axis.high - axis.low);
    return 3 + 94 * Math.max(0, Math.min(1, share));
  };
  const { even } = scale;
  const range = rangeOf(move);
  return (
    <svg class="interval" viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
      <line class="interval-axis" x1="0" x2="100" y1="6" y2="6" />
      {even !== undefined && axis.low < even && axis.high > even && (
        <line class="interval-even" x1={at(even)} x2={at(even)} y1="0" y2="12" />
      )}
      {range && <line class="interval-range" x1={at(range.low)} x2={at(range.high)} y1="6" y2="6" />}
      {move.mean !== null && !move.bound && (
        <line class="interval-mean" x1={at(move.mean)} x2={at(move.mean)} y1="1.5" y2="10.5" />
      )}
    </svg>
  );
}

interface MoveRowProps extends RowProps {
  readonly app: AppState;
  readonly isBest: boolean;
  /** Is this the position on the board? Then lines can be shown on it. */
  readonly canShow: boolean;
}

/** Pointing at a move plays its line out on the board; pressing it plays the move. */
function Row({ app, move, scale, axis, isBest, canShow }: MoveRowProps): JSX.Element {
  const { session } = app;
  const range = rangeText(move, scale);
  const line = move.pv ?? [move.move];
  const show = (): void => {
    if (canShow) void session.showPreview(line);
  };
  // Also while a line is shown: nothing may change under the pointer that shows it.
  const canPlay = canShow && session.people.value.includes(session.node.value?.turn ?? -1);
  return (
    <tr class={isBest ? 'best' : ''} onMouseEnter={show} onMouseLeave={() => session.endPreview()}>
      <th scope="row">
        {canPlay ? (
          <button
            type="button"
            class="link"
            title={line.join(' ')}
            onClick={() => {
              session.endPreview();
              void session.play(move.move);
            }}
          >
            {move.move}
          </button>
        ) : (
          <span title={line.join(' ')}>{move.move}</span>
        )}
      </th>
      <td>{shortCount(move.visits)}</td>
      <td>{worthText(move, scale)}</td>
      <td class="interval-cell" title={range}>
        <Interval move={move} scale={scale} axis={axis} />
        <span class="unseen">{range}</span>
      </td>
    </tr>
  );
}

interface TopMovesProps {
  readonly app: AppState;
  readonly report: AnalysisReport;
  readonly canShow: boolean;
}

export function TopMoves({ app, report, canShow }: TopMovesProps): JSX.Element {
  const moves = report.moves.slice(0, SHOWN_MOVES);
  const scale = scaleOf(report);
  const axis = axisOf(moves, scale);
  return (
    <table class="top-moves">
      <thead>
        <tr>
          <th scope="col">move</th>
          <th scope="col">visits</th>
          <th scope="col">{scale.column}</th>
          <th scope="col" class="interval-cell">
            {report.simulations > 0 ? '95 % interval' : 'range'}
          </th>
        </tr>
      </thead>
      <tbody>
        {moves.map((move) => (
          <Row
            key={move.move}
            app={app}
            move={move}
            scale={scale}
            axis={axis}
            isBest={move.move === report.best}
            canShow={canShow}
          />
        ))}
      </tbody>
    </table>
  );
}
