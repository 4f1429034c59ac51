/** What can be done at any moment: take back, look back and forth, pause, hurry, ask for a hint, play again. */
import type { JSX } from 'preact';
import { freshSeed } from '../state/firstGame.ts';
import { specOf } from '../state/players.ts';
import type { Session } from '../state/session.ts';
import { SHORTCUTS, type ShortcutName, keyHint } from '../state/shortcuts.ts';
import { Icon, type IconName } from './Icon.tsx';
import type { ViewProps } from './viewProps.ts';

interface KeyButtonProps {
  readonly session: Session;
  readonly name: ShortcutName & IconName;
  readonly disabled?: boolean;
}

/** A sign that does what its key does. */
function KeyButton({ session, name, disabled = false }: KeyButtonProps): JSX.Element {
  const { about, run } = SHORTCUTS[name];
  return (
    <button
      type="button"
      aria-label={about}
      disabled={disabled}
      onClick={() => run(session)}
      {...keyHint(name)}
    >
      <Icon name={name} />
    </button>
  );
}

function Stepper({ session }: { readonly session: Session }): JSX.Element {
  const isFirst = session.shownPly.value === 0;
  const isLast = session.shownPly.value === session.ply.value;
  return (
    <div class="stepper" role="group" aria-label="Look back and forth">
      <KeyButton session={session} name="first" disabled={isFirst} />
      <KeyButton session={session} name="back" disabled={isFirst} />
      <KeyButton session={session} name="forward" disabled={isLast} />
      <KeyButton session={session} name="last" disabled={isLast} />
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
        onClick={() => (paused ? session.resume() : session.pause())}
      >
        {paused ? 'Resume' : 'Pause'}
      </button>
    </>
  );
}

/** In the place of the agents' buttons when the game is over. */
function AgainButtons({ session }: { readonly session: Session }): JSX.Element {
  const players = session.players.value;
  const switched = [...players.slice(1), ...players.slice(0, 1)];
  const differ = JSON.stringify(players) !== JSON.stringify(switched);
  return (
    <div class="buttons">
      <button type="button" class="primary" onClick={() => session.rematch(players, freshSeed())}>
        Rematch
      </button>
      {differ && (
        <button type="button" onClick={() => session.rematch(switched, freshSeed())}>
          Switch sides
        </button>
      )}
    </div>
  );
}

export function ActionBar({ session, engine }: ViewProps): JSX.Element {
  const undoes = session.canBringBack.value ? 'Bring back the last game' : 'Undo';
  return (
    <div class="actions">
      <Stepper session={session} />
      <KeyButton session={session} name="flip" />
      <button
        type="button"
        disabled={!session.canUndo.value}
        onClick={() => session.undo()}
        {...keyHint('undo', undoes)}
      >
        Undo
      </button>
      <label class="switch" title={keyHint('hints').title}>
        <input
          type="checkbox"
          role="switch"
          aria-keyshortcuts={keyHint('hints')['aria-keyshortcuts']}
          checked={session.hints.value}
          onChange={(event) => {
            session.hints.value = event.currentTarget.checked;
          }}
        />
        <span>Hints</span>
      </label>
      {session.over.value ? (
        <AgainButtons session={session} />
      ) : (
        <AgentButtons session={session} engine={engine} />
      )}
    </div>
  );
}
