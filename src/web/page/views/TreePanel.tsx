/**
 * The tree of the search, opened node by node: decisions and chance in different colours, bars for their share of the
 * visits. Pointing at a node shows its position on the board.
 */
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { CHANCE } from '../../../core/turns.ts';
import type { ExploredNode } from '../../../search/index.ts';
import type { Channel, Problem } from '../../worker/messages.ts';
import type { AppState, ViewProps } from '../state/appState.ts';
import { shortCount } from '../state/figures.ts';
import { problemOf } from '../state/problem.ts';
import { type Scale, scaleOf } from '../state/worth.ts';
import { ProblemNote } from './ProblemNote.tsx';

/** This many children are listed of a node. */
const MOST = 8;

interface BranchProps {
  readonly app: AppState;
  readonly channel: Channel;
  readonly path: readonly string[];
  /** The moves that lead here, for the board. */
  readonly moves: readonly string[];
  readonly scale: Scale;
}

type Move = ExploredNode['children'][number];

function MoveRow({
  props,
  move,
  visits,
}: {
  readonly props: BranchProps;
  readonly move: Move;
  readonly visits: number;
}) {
  const [isOpen, setOpen] = useState(false);
  const { app, scale } = props;
  const { session } = app;
  const moves = [...props.moves, move.move];
  const isChance = move.by === CHANCE;
  const who = isChance ? 'chance' : session.seatTitle(move.by);
  const show = (): void => void session.guard(() => session.showPreview(moves));
  return (
    <li class={`tree-node ${isChance ? 'tree-chance' : 'tree-choice'}`}>
      <div class="tree-row" onMouseEnter={show} onMouseLeave={() => session.endPreview()}>
        <button
          type="button"
          class="tree-open"
          aria-expanded={isOpen}
          aria-label={`${move.move}, ${who}, ${shortCount(move.visits)} visits`}
          disabled={move.count === 0}
          onFocus={show}
          onBlur={() => session.endPreview()}
          onClick={() => setOpen(!isOpen)}
        >
          {move.count === 0 ? '·' : isOpen ? '▾' : '▸'}
        </button>
        <span class={move.isPrincipal ? 'tree-move tree-principal' : 'tree-move'}>{move.move}</span>
        <span class="tree-layer">{move.layer}</span>
        <span class="tree-figures">
          {move.mean === undefined ? '' : scale.text(move.mean)} · {shortCount(move.visits)}
        </span>
        <span class="tree-bar" aria-hidden="true">
          <span style={{ width: `${(100 * move.visits) / Math.max(1, visits)}%` }} />
        </span>
      </div>
      {isOpen && <Branches {...props} path={[...props.path, move.step]} moves={moves} />}
    </li>
  );
}

function Branches(props: BranchProps): JSX.Element {
  const { app, channel, path } = props;
  const [node, setNode] = useState<ExploredNode>();
  const [problem, setProblem] = useState<Problem>();
  const key = JSON.stringify([channel, path]);
  useEffect(() => {
    let isCurrent = true;
    app.session.client.call('explore', { channel, path, most: MOST }).then(
      (found) => isCurrent && setNode(found),
      (error: unknown) => isCurrent && setProblem(problemOf(error)),
    );
    return () => {
      isCurrent = false;
    };
    // The key stands for channel and path, which are new arrays each time.
  }, [app, key]);
  if (problem) return <ProblemNote problem={problem} />;
  if (!node) return <p class="empty">…</p>;
  return (
    <>
      <ul class="tree-nodes">
        {node.children.map((move) => (
          <MoveRow key={move.step} props={props} move={move} visits={node.visits} />
        ))}
      </ul>
      {node.omitted.count > 0 && (
        <p class="soft">
          {node.omitted.count} more with {shortCount(node.omitted.visits)} visits
        </p>
      )}
    </>
  );
}

/** The channel whose tree is about the position on the board. */
function channelHere({ session, analyst }: AppState): Channel | undefined {
  const at = session.at.value;
  const channels: readonly Channel[] = analyst.isOn.value ? ['first'] : ['play'];
  return channels.find((channel) => session.thoughts.about(channel, at));
}

export function TreePanel({ app }: ViewProps): JSX.Element | null {
  const { session } = app;
  const [shown, setShown] = useState<number>();
  const channel = channelHere(app);
  const thought = channel && session.thoughts.about(channel, session.at.value);
  if (!thought || thought.report.simulations === 0 || session.open.value?.info.hasHidden) return null;
  const isShown = shown === session.at.value;
  return (
    <section class="panel" aria-labelledby="tree-title">
      <div class="panel-head">
        <h2 id="tree-title">Tree</h2>
        <button type="button" onClick={() => setShown(isShown ? undefined : session.at.value)}>
          {isShown ? 'Close' : 'Open'}
        </button>
      </div>
      {isShown ? (
        <Branches app={app} channel={channel} path={[]} moves={[]} scale={scaleOf(thought.report)} />
      ) : (
        <p class="empty">{shortCount(thought.report.nodes)} nodes, to be opened one by one.</p>
      )}
    </section>
  );
}
