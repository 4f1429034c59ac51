/** What can be done at any moment: take back, look back and forth, pause, hurry, ask for a hint. */
import type { JSX } from 'preact';
import { specOf } from '../state/players.ts';
import { Icon } from './Icon.tsx';
import type { ViewProps } from './viewProps.ts';

function Stepper({ session }: Pick<ViewProps, 'session'>): JSX.Element {
  const at = session.shownPly.value;
  const last = session.ply.value;
  return (
    <div class="stepper" role="group" aria-label="Look back and forth">
      <button type="button" aria-label="First position" disabled={at === 0} onClick={() => session.goTo(0)}>
        <Icon name="first" />
      </button>
      <button
        type="button"
        aria-label="One move back"
        disabled={at === 0}
        onClick={() => session.goTo(at - 1)}
      >
        <Icon name="back" />
      </button>
      <button
        type="button"
        aria-label="One move forward"
        disabled={at === last}
        onClick={() => session.goTo(at + 1)}
      >
        <Icon name="forward" />
      </button>
      <button
        type="button"
        aria-label="Back to the game"
        disabled={at === last}
        onClick={() => session.goTo(last)}
      >
        <Icon name="live" />
      </button>
    </div>
  );
}

/** Always in their place while an agent plays, so that nothing jumps about from turn to turn. */
function AgentButtons({ session, engine }: ViewProps): JSX.Element | null {
  const board = session.board.value;
  const agents = session.players.value.some((player) => specOf(player, board) !== undefined);
  if (!agents && !session.paused.value) return null;
  const paused = session.paused.value;
  const thinking = !paused && session.mover.value !== undefined && engine.state.value === 'computing';
  return (
    <>
      <button type="button" disabled={!thinking} onClick={() => engine.hurry()}>
        Move now
      </button>
      <button
        type="button"
        class={paused ? 'primary' : ''}
        disabled={session.over.value}
        onClick={() => (paused ? session.resume() : session.pause())}
      >
        {paused ? 'Resume' : 'Pause'}
      </button>
    </>
  );
}

export function ActionBar({ session, engine }: ViewProps): JSX.Element {
  return (
    <div class="actions">
      <Stepper session={session} />
      <button type="button" disabled={!session.canUndo.value} onClick={() => session.undo()}>
        Undo
      </button>
      <label class="switch">
        <input
          type="checkbox"
          role="switch"
          checked={session.hints.value}
          onChange={(event) => {
            session.hints.value = event.currentTarget.checked;
          }}
        />
        <span>Hints</span>
      </label>
      <AgentButtons session={session} engine={engine} />
    </div>
  );
}
