/** How far a run has come: a bar, and the same in words. */
import type { JSX } from 'preact';
import { formatCount, formatRate, plural, roundDuration } from '../../../words/index.ts';
import type { Progress } from '../../api/index.ts';

/** `12 games/s, 3 min 20 s left`, as far as it can be told. */
function speedOf({ played, scheduled, seconds }: Progress): string {
  if (played === 0 || seconds === 0) return '';
  const perSecond = played / seconds;
  return `${formatRate(perSecond)}, ${roundDuration((scheduled - played) / perSecond)} left at most`;
}

/** `1,234 of 5,000 games`; of a finished run only how many were played. */
export function playedText({ played, scheduled, state }: Progress): string {
  return state === 'finished'
    ? plural(played, 'game')
    : `${formatCount(played)} of ${plural(scheduled, 'game')}`;
}

/** Nothing for a run that is finished. */
export function ProgressBar({ progress }: { readonly progress: Progress }): JSX.Element | null {
  const { played, scheduled, state } = progress;
  if (state === 'finished') return null;
  return (
    <div class="run-progress">
      <progress value={played} max={Math.max(1, scheduled)} aria-label="games played" />
      <span>{playedText(progress)}</span>
      {state === 'running' && <span>{speedOf(progress)}</span>}
    </div>
  );
}
