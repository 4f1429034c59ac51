/** What searches think of the position: of who plays, or of one or two agents that were asked to look at it. */
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { AnalysisReport } from '../../../search/index.ts';
import type { Channel } from '../../worker/messages.ts';
import type { AppState, ViewProps } from '../state/appState.ts';
import { shortCount, speed } from '../state/figures.ts';
import type { Session } from '../state/session.ts';
import type { Thought } from '../state/thoughts.ts';
import { isRated, standingOf } from '../state/worth.ts';
import { AnalystFields } from './AnalystFields.tsx';
import { TopMoves } from './TopMoves.tsx';

/** How the sides stand: what each can expect, and a bar where two sides divide all chances between them. */
function StandingBar({ session, report }: { readonly session: Session; readonly report: AnalysisReport }) {
  const titles = session.open.value?.info.seatTitles.slice(0, session.open.value.seats) ?? [];
  const standing = standingOf(report, titles);
  if (!standing) return <p class="empty">This player does not say what a move is worth.</p>;
  const { label, chances } = standing;
  if (!chances) return <p class="standing-figures">{label}</p>;
  const [first, second] = chances.figures;
  return (
    <div class="standing" role="img" aria-label={label}>
      <div class="standing-figures">
        <span>
          {titles[0]} <strong>{first}</strong>
        </span>
        <span>
          <strong>{second}</strong> {titles[1]}
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

interface ThoughtProps {
  readonly app: AppState;
  readonly thought: Thought;
  readonly isRunning: boolean;
}

/** The same a frame later: the board is drawn first, and no frame has to do both. */
function useNextFrame<T>(value: T): T | undefined {
  const [shown, show] = useState<T | undefined>(undefined);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setTimeout(() => show(() => value)));
    return () => cancelAnimationFrame(frame);
  }, [value]);
  return shown;
}

function LaterThought(props: ThoughtProps): JSX.Element | null {
  const thought = useNextFrame(props.thought);
  return thought ? <ThoughtView {...props} thought={thought} /> : null;
}

function ThoughtView({ app, thought, isRunning }: ThoughtProps): JSX.Element {
  const { session } = app;
  const { report, by, node, note } = thought;
  const ply = session.nodes.value.get(node)?.ply ?? 0;
  const line = report.pv.slice(0, 10);
  const isHere = node === session.at.value;
  return (
    <div class="thought">
      <p class={`by ${isRunning ? 'by-running' : ''}`}>
        {by} for {session.seatTitle(report.seat)}, move {ply + 1}
      </p>
      <StandingBar session={session} report={report} />
      {isRated(report) && <TopMoves app={app} report={report} canShow={isHere} />}
      {line.length > 1 && (
        <p class="pv">
          <span class="label">expects</span>{' '}
          {line.map((move, i) => (
            <button
              key={`${i} ${move}`}
              type="button"
              class="pv-move"
              disabled={!isHere}
              onMouseEnter={() => isHere && void session.showPreview(line.slice(0, i + 1))}
              onFocus={() => isHere && void session.showPreview(line.slice(0, i + 1))}
              onMouseLeave={() => session.endPreview()}
              onBlur={() => session.endPreview()}
              onClick={() => void playLine(session, line.slice(0, i + 1))}
            >
              {move}
            </button>
          ))}
        </p>
      )}
      {note !== undefined && <p class="about">{note}</p>}
      <Figures report={report} />
    </div>
  );
}

/** Puts a line into the tree as a variation, and goes to its end. */
async function playLine(session: Session, moves: readonly string[]): Promise<void> {
  session.endPreview();
  for (const move of moves) await session.play(move);
}

/** The thought to show of a channel: about the position on the board, else about the move that led to it. */
function thoughtIn(session: Session, channel: Channel): Thought | undefined {
  const at = session.at.value;
  const parent = session.node.value?.parent;
  const before =
    parent === undefined || channel !== 'play' ? undefined : session.thoughts.about(channel, parent);
  return session.thoughts.about(channel, at) ?? before;
}

export function AnalysisPanel({ app }: ViewProps): JSX.Element {
  const { session, analyst } = app;
  const isOn = analyst.isOn.value;
  const looking: readonly Channel[] = analyst.second.value === undefined ? ['first'] : ['first', 'second'];
  const channels: readonly Channel[] = isOn ? looking : ['play'];
  const found = channels.flatMap((channel) => {
    const thought = thoughtIn(session, channel);
    return thought ? [{ channel, thought }] : [];
  });
  return (
    <section class="panel" aria-labelledby="analysis-title">
      <div class="panel-head">
        <h2 id="analysis-title">Analysis</h2>
        {analyst.isThreat.value && isOn && <span class="by">if the turn were passed</span>}
      </div>
      {found.map(({ channel, thought }) => (
        <LaterThought
          key={channel}
          app={app}
          thought={thought}
          isRunning={session.thoughts.isRunning(channel, thought.node)}
        />
      ))}
      {found.length === 0 && (
        <p class="empty">
          {isOn
            ? 'There is nothing to think about here.'
            : 'What the opponent thinks appears here while it thinks. Turn on Analysis to have any position looked at.'}
        </p>
      )}
      {isOn && <AnalystFields app={app} />}
    </section>
  );
}
