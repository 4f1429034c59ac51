/** What can be done at any moment: take back, look back and forth, pause, hurry, have it looked at, play again. */
import type { JSX } from 'preact';
import { OVER } from '../../../core/turns.ts';
import type { AppState, ViewProps } from '../state/appState.ts';
import { SHORTCUTS, type ShortcutName, keyHint } from '../state/shortcuts.ts';
import { Icon, type IconName } from './Icon.tsx';

interface KeyButtonProps {
  readonly app: AppState;
  readonly name: ShortcutName & IconName;
  readonly disabled?: boolean;
}

/** A sign that does what its key does. */
function KeyButton({ app, name, disabled = false }: KeyButtonProps): JSX.Element {
  const { about, run } = SHORTCUTS[name];
  return (
    <button type="button" aria-label={about} disabled={disabled} onClick={() => run(app)} {...keyHint(name)}>
      <Icon name={name} />
    </button>
  );
}

function Stepper({ app }: ViewProps): JSX.Element {
  const line = app.session.line.value;
  const at = app.session.at.value;
  const [isFirst, isLast] = [line[0]?.id === at, line.at(-1)?.id === at];
  return (
    <div class="stepper" role="group" aria-label="Look back and forth">
      <KeyButton app={app} name="first" disabled={isFirst} />
      <KeyButton app={app} name="back" disabled={isFirst} />
      <KeyButton app={app} name="forward" disabled={isLast} />
      <KeyButton app={app} name="last" disabled={isLast} />
    </div>
  );
}

/** Always in their place while an agent plays, so that nothing jumps about from turn to turn. */
function AgentButtons({ app }: ViewProps): JSX.Element | null {
  const { session } = app;
  const hasAgents = session.people.value.length < session.players.value.length;
  const isPaused = session.isPaused.value;
  const isWaiting = isPaused || !session.isFollowing.value;
  if (!hasAgents && !isPaused) return null;
  const isThinking = session.thoughts.isRunning('play', session.at.value);
  return (
    <>
      <button
        type="button"
        disabled={!isThinking}
        onClick={() => void session.client.call('stop', { channel: 'play', isHurried: true })}
      >
        Move now
      </button>
      <button
        type="button"
        class={isWaiting ? 'primary' : ''}
        onClick={() => (isWaiting ? session.resume() : session.pause())}
        {...keyHint('pause', isWaiting ? 'Resume' : 'Pause')}
      >
        {isWaiting ? 'Resume' : 'Pause'}
      </button>
    </>
  );
}

/** In the place of the agents' buttons when the game is over. */
function AgainButtons({ app }: ViewProps): JSX.Element {
  const { session, games } = app;
  const players = session.players.value;
  const switched = [...players.slice(1), ...players.slice(0, 1)];
  const differ = JSON.stringify(players) !== JSON.stringify(switched);
  return (
    <div class="buttons">
      <button type="button" class="primary" onClick={() => void session.guard(() => games.again(players))}>
        Rematch
      </button>
      {differ && (
        <button type="button" onClick={() => void session.guard(() => games.again(switched))}>
          Switch sides
        </button>
      )}
    </div>
  );
}

export function ActionBar({ app }: ViewProps): JSX.Element {
  const { session, analyst } = app;
  return (
    <div class="actions">
      <Stepper app={app} />
      <KeyButton app={app} name="flip" />
      <button
        type="button"
        disabled={!session.canUndo.value}
        onClick={() => session.undo()}
        {...keyHint('undo')}
      >
        Undo
      </button>
      <label class="switch" title={keyHint('analysis').title}>
        <input
          type="checkbox"
          role="switch"
          aria-keyshortcuts={keyHint('analysis')['aria-keyshortcuts']}
          checked={analyst.isOn.value}
          onChange={(event) => {
            analyst.isOn.value = event.currentTarget.checked;
          }}
        />
        <span>Analysis</span>
      </label>
      {session.node.value?.turn === OVER ? <AgainButtons app={app} /> : <AgentButtons app={app} />}
    </div>
  );
}
