/** The moves of the game; pressing one looks at the position after it. */
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Session } from '../state/session.ts';

interface MoveButtonProps {
  readonly session: Session;
  readonly ply: number;
}

function MoveButton({ session, ply }: MoveButtonProps): JSX.Element {
  const current = session.shownPly.value === ply;
  const move = session.moves.value[ply - 1] ?? '';
  const seat = session.states.value[ply - 1]?.turn ?? 0;
  return (
    <button
      type="button"
      class="move"
      aria-current={current ? 'step' : undefined}
      aria-label={`Move ${ply}: ${session.board.value.seatTitles[seat]} ${move}`}
      onClick={() => session.goTo(ply)}
    >
      <span class={`swatch swatch-small seat-${seat}`} aria-hidden="true" />
      {move}
    </button>
  );
}

export function MoveList({ session }: { readonly session: Session }): JSX.Element {
  const list = useRef<HTMLOListElement>(null);
  const count = session.ply.value;
  const shown = session.shownPly.value;
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
  }, [shown, count]);
  return (
    <section class="panel moves-panel" aria-labelledby="moves-title">
      <div class="panel-head">
        <h2 id="moves-title">Moves</h2>
        <span class="by">{count === 1 ? '1 move' : `${count} moves`}</span>
      </div>
      {count === 0 ? (
        <p class="empty">None yet.</p>
      ) : (
        <ol class="moves" ref={list} tabIndex={0} aria-label="Moves of the game">
          {session.moves.value.map((move, i) => (
            <li key={`${i} ${move}`} class="move-item">
              <span class="move-number" aria-hidden="true">
                {i + 1}
              </span>
              <MoveButton session={session} ply={i + 1} />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
