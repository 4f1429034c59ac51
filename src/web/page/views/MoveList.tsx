/**
 * The moves of the game as a tree: the main line, and variations indented below the move that they replace. Pressing a move
 * looks at the position after it.
 */
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { CHANCE } from '../../../core/turns.ts';
import { type NodeId, type NodeView, START } from '../../worker/messages.ts';
import type { ViewProps } from '../state/appState.ts';
import type { Session } from '../state/session.ts';
import { MoveMenu } from './MoveMenu.tsx';

interface NodeProps {
  readonly session: Session;
  readonly node: NodeView;
}

function MoveButton({ session, node }: NodeProps): JSX.Element {
  const isCurrent = session.at.value === node.id;
  const isChance = node.by === CHANCE;
  return (
    <button
      type="button"
      class={isChance ? 'move move-chance' : 'move'}
      data-node={node.id}
      aria-current={isCurrent ? 'step' : undefined}
      aria-label={`Move ${node.ply}: ${node.words}`}
      title={node.words}
      onClick={() => session.goTo(node.id)}
    >
      <span
        class={`swatch swatch-small ${isChance ? 'swatch-chance' : `seat-${node.by}`} game-${session.open.value?.info.name}`}
        aria-hidden="true"
      />
      {node.move}
    </button>
  );
}

interface LineProps {
  readonly session: Session;
  readonly from: NodeId;
  readonly title: string;
}

/** From a node along first children; what else was played comes after the move that it replaces. */
function Line({ session, from, title }: LineProps): JSX.Element {
  const nodes = session.nodes.value;
  const items: JSX.Element[] = [];
  for (let node = nodes.get(from); node; node = nodes.get(node.children[0] ?? -1)) {
    items.push(
      <li key={node.id} class="move-item">
        <span class="move-number" aria-hidden="true">
          {node.ply}
        </span>
        <MoveButton session={session} node={node} />
      </li>,
    );
    const parent = nodes.get(node.parent ?? -1);
    const others = parent?.children[0] === node.id ? parent.children.slice(1) : [];
    for (const other of others)
      items.push(
        <li key={other} class="variation">
          <Line session={session} from={other} title="Variation" />
        </li>,
      );
  }
  return (
    <ol class="moves-line" aria-label={title}>
      {items}
    </ol>
  );
}

export function MoveList({ app }: ViewProps): JSX.Element {
  const { session } = app;
  const list = useRef<HTMLDivElement>(null);
  const shown = session.at.value;
  const count = session.mainLine.value.length - 1;
  const size = session.nodes.value.size;
  useEffect(() => {
    const box = list.current;
    if (!box) return undefined;
    const current = box.querySelector<HTMLElement>('[aria-current]');
    // Scrolls the list alone: scrollIntoView would move the page under the player's finger.
    const scroll = (): void => {
      if (current) box.scrollTop = current.offsetTop - (box.clientHeight - current.offsetHeight) / 2;
    };
    scroll();
    // The list gives way when the analysis above it grows.
    const observer = new ResizeObserver(scroll);
    observer.observe(box);
    return () => observer.disconnect();
  }, [shown, size]);
  const first = session.nodes.value.get(START)?.children[0];
  return (
    <section class="panel moves-panel" aria-labelledby="moves-title">
      <div class="panel-head">
        <h2 id="moves-title">Moves</h2>
        <span class="by">{count === 1 ? '1 move' : `${count} moves`}</span>
      </div>
      {first === undefined ? (
        <p class="empty">None yet.</p>
      ) : (
        <div class="moves" ref={list} tabIndex={0} role="group" aria-label="Moves of the game">
          <Line session={session} from={first} title="Main line" />
        </div>
      )}
      <MoveMenu app={app} />
    </section>
  );
}
