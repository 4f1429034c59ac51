/** What the search thinks: who is winning, which moves it looks at, what it expects, and how hard it works. */
import type { JSX } from 'preact';
import type { AnalysisReport } from '../../../workers/messages.ts';
import { percent, shortCount, speed, winChances } from '../state/figures.ts';
import type { Session, Thought } from '../state/session.ts';
import { TopMoves } from './TopMoves.tsx';

/** The thought to show: about the position on the board, else about the move that led to it. */
function relevantThought(session: Session): Thought | undefined {
  const ply = session.shownPly.value;
  return session.thoughts.value.get(ply) ?? session.thoughts.value.get(ply - 1);
}

function ChanceBar({ session, report }: { readonly session: Session; readonly report: AnalysisReport }) {
  const [first, second] = winChances(report);
  const [black, white] = session.board.value.seatTitles;
  return (
    <div class="chance">
      <div class="chance-figures">
        <span>
          {black} <strong>{percent(first)}</strong>
        </span>
        <span>
          <strong>{percent(second)}</strong> {white}
        </span>
      </div>
      <div
        class="chance-bar"
        role="img"
        aria-label={`Chance to win: ${black} ${percent(first)}, ${white} ${percent(second)}`}
      >
        <div class="chance-first" style={{ width: `${100 * first}%` }} />
      </div>
    </div>
  );
}

function Figure({ name, value }: { readonly name: string; readonly value: string }): JSX.Element {
  return (
    <div class="figure">
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function Figures({ report }: { readonly report: AnalysisReport }): JSX.Element {
  const rate = speed(report);
  return (
    <dl class="figures">
      {rate && <Figure name={`${rate.unit}/s`} value={shortCount(rate.count)} />}
      {report.iterations > 0 && <Figure name="iterations" value={shortCount(report.iterations)} />}
      <Figure name="nodes" value={shortCount(report.nodes)} />
      <Figure name="depth" value={String(report.depth)} />
    </dl>
  );
}

export function AnalysisPanel({ session }: { readonly session: Session }): JSX.Element {
  const thought = relevantThought(session);
  const side = thought && session.board.value.seatTitles[thought.report.seat];
  return (
    <section class="panel" aria-labelledby="analysis-title">
      <div class="panel-head">
        <h2 id="analysis-title">Analysis</h2>
        {thought && (
          <span class={`by ${thought.running ? 'by-running' : ''}`}>
            {thought.by} for {side}, move {thought.ply + 1}
          </span>
        )}
      </div>
      {thought ? (
        <>
          <ChanceBar session={session} report={thought.report} />
          <TopMoves report={thought.report} />
          {thought.report.pv.length > 0 && (
            <p class="pv">
              <span class="label">expects</span> {thought.report.pv.slice(0, 10).join(' ')}
            </p>
          )}
          <Figures report={thought.report} />
        </>
      ) : (
        <p class="empty">
          What the opponent thinks appears here while it thinks. Turn on Hints to have your own moves looked
          at.
        </p>
      )}
    </section>
  );
}
