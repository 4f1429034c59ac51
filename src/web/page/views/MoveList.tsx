/**
 * The moves of the game as a tree: the main line, and variations indented below the move that they replace. Pressing a move
 * looks at the position after it.
 */
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { CHANCE } from '../../../core/turns.ts';
import { type NodeId, type NodeView, START } from '../../worker/messages.ts';
import type { AppState, ViewProps } from '../state/appState.ts';
import { MoveMenu } from './MoveMenu.tsx';

interface NodeProps {
  readonly app: AppState;
  readonly node: NodeView;
}

/** `?!`, `?`, `??` of the review, and `★` where the best move was found among several. */
function markOf({ reviews }: AppState, id: NodeId): string {
  const judgement = reviews.byNode.value.get(id);
  if (judgement?.kind !== 'choice') return '';
  return judgement.mark ?? (judgement.move === judgement.best ? '★' : '');
}

/** In words, with the notation that is seen: who speaks to the page says what stands there. */
function labelOf({ ply, words, move }: NodeView, mark: string): string {
  const seen = words.includes(move) ? '' : `, ${move}`;
  return `Move ${ply}: ${words}${seen}${mark === '' ? '' : `, ${mark}`}`;
}

function MoveButton({ app, node }: NodeProps): JSX.Element {
  const { session } = app;
  const mark = markOf(app, node.id);
  const isCurrent = session.at.value === node.id;
  const isChance = node.by === CHANCE;
  return (
    <button
      type="button"
      class={isChance ? 'move move-chance' : 'move'}
      data-node={node.id}
      aria-current={isCurrent ? 'step' : undefined}
      aria-label={labelOf(node, mark)}
      title={node.words}
      onClick={() => session.goTo(node.id)}
    >
      <span
        class={`swatch swatch-small ${isChance ? 'swatch-chance' : `seat-${node.by}`} game-${session.open.value?.info.name}`}
        aria-hidden="true"
      />
      {node.move}
      {mark !== '' && <span class={`mark-text ${mark === '★' ? 'mark-best-move' : ''}`}>{mark}</span>}
    </button>
  );
}

interface LineProps {
  readonly app: AppState;
  readonly from: NodeId;
  readonly title: string;
}

/** From a node along first children; what else was played comes after the move that it replaces. */
function Line({ app, from, title }: LineProps): JSX.Element {
  const nodes = app.session.nodes.value;
  const items: JSX.Element[] = [];
  for (let node = nodes.get(from); node; node = nodes.get(node.children[0] ?? -1)) {
    items.push(
      <li key={node.id} class="move-item">
        <span class="move-number" aria-hidden="true">
          {node.ply}
        </span>
        <MoveButton app={app} node={node} />
      </li>,
    );
    const parent = nodes.get(node.parent ?? -1);
    const others = parent?.children[0] === node.id ? parent.children.slice(1) : [];
    for (const other of others)
      items.push(
        <li key={other} class="variation">
          <Line app={app} from={other} title="Variation" />
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
  // Marks make moves wider, and lines of them longer.
  const judged = app.reviews.byNode.value.size;
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
  }, [shown, size, judged]);
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
          <Line app={app} from={first} title="Main line" />
        </div>
      )}
      <MoveMenu app={app} />
    </section>
  );
}
