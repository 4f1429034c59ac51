/** What the search thinks: who is winning, which moves it looks at, what it expects, and how hard it works. */
import type { JSX } from 'preact';
import type { AnalysisReport } from '../../../search/index.ts';
import { shortCount, speed } from '../state/figures.ts';
import type { Session, Thought } from '../state/session.ts';
import { isRated, standingOf } from '../state/worth.ts';
import { TopMoves } from './TopMoves.tsx';

/** The thought to show: about the position on the board, else about the move that led to it. */
function relevantThought(session: Session): Thought | undefined {
  const ply = session.shownPly.value;
  return session.thoughts.value.get(ply) ?? session.thoughts.value.get(ply - 1);
}

/** How the sides stand: what each can expect, and a bar where the sides divide all chances between them. */
function StandingBar({ session, report }: { readonly session: Session; readonly report: AnalysisReport }) {
  const { seatTitles } = session.board.value;
  const standing = standingOf(report, seatTitles);
  if (!standing) return <p class="empty">This player does not say what a move is worth.</p>;
  const { label, chances } = standing;
  if (!chances) return <p class="standing-figures">{label}</p>;
  const [first, second] = chances.figures;
  return (
    <div class="standing" role="img" aria-label={label}>
      <div class="standing-figures">
        <span>
          {seatTitles[0]} <strong>{first}</strong>
        </span>
        <span>
          <strong>{second}</strong> {seatTitles[1]}
        </span>
      </div>
      <div class="standing-bar">
        <div class="standing-first" style={{ width: `${100 * chances.first}%` }} />
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
          <StandingBar session={session} report={thought.report} />
          {isRated(thought.report) && <TopMoves report={thought.report} />}
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
