/** What can be chosen next, as a list: for those who do not want to aim, and for moves that have no place on the board. */
import type { JSX } from 'preact';
import type { ViewProps } from '../state/appState.ts';

export function MoveChoices({ app }: ViewProps): JSX.Element | null {
  const { session } = app;
  const { isOpen, made, next, moves } = session.choice.value;
  if (!isOpen) return null;
  const titles = session.position.value?.stepTitles ?? {};
  const listed = moves.filter(({ ways }) => ways.length === 0);
  const unlisted = session.position.value?.moves.filter(({ ways }) => ways.length === 0) ?? [];
  const loose = made.length === 0 ? unlisted : listed;
  return (
    <details class="choices" open={loose.length > 0 && next.size === 0}>
      <summary>
        {made.length === 0 ? 'All choices' : `After ${made.map((step) => titles[step] ?? step).join(', ')}`}{' '}
        <span class="soft">({next.size + loose.length})</span>
      </summary>
      <ul class="choice-list">
        {made.length > 0 && (
          <li>
            <button type="button" onClick={() => session.cancel()}>
              ← back
            </button>
          </li>
        )}
        {[...next].map(([step, title]) => (
          <li key={step}>
            <button type="button" data-choice={step} onClick={() => void session.choose(step)}>
              {title}
            </button>
          </li>
        ))}
        {loose.map(({ move }) => (
          <li key={move}>
            <button type="button" data-choice={move} onClick={() => void session.play(move)}>
              {move}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
