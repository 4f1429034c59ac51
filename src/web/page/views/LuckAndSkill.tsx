/**
 * Luck and skill apart, over the whole game in one picture. For each side two lines that start at 0: what the draws have
 * brought it so far, and what its own choices have lost. What is left of the result is what the opponents lost.
 */
import type { JSX } from 'preact';
import type { ReviewView } from '../../worker/messages.ts';
import type { AppState } from '../state/appState.ts';
import { signed } from '../state/judgementWords.ts';
import { scaleIn } from '../state/worth.ts';

const WIDTH = 600;
const HEIGHT = 170;

interface Course {
  readonly seat: number;
  readonly luck: readonly number[];
  readonly lost: readonly number[];
}

/** Running sums after every ply. */
function coursesOf({ judgements, summary }: ReviewView): Course[] {
  return summary.seats.map(({ seat }) => {
    let [luck, lost] = [0, 0];
    const sums = judgements.map((judgement) => {
      if (judgement.kind === 'chance') luck += judgement.luck?.[seat] ?? 0;
      if (judgement.kind === 'choice' && judgement.seat === seat) lost -= judgement.loss;
      return { luck, lost };
    });
    return { seat, luck: [0, ...sums.map((sum) => sum.luck)], lost: [0, ...sums.map((sum) => sum.lost)] };
  });
}

function pathOf(values: readonly number[], low: number, high: number): string {
  const points = values.map((value, i) => {
    const x = (i * WIDTH) / Math.max(1, values.length - 1);
    const y = HEIGHT * (1 - (value - low) / (high - low));
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  });
  return `M${points.join('L')}`;
}

interface LuckAndSkillProps {
  readonly app: AppState;
  readonly review: ReviewView;
}

export function LuckAndSkill({ app, review }: LuckAndSkillProps): JSX.Element | null {
  const { session } = app;
  if (!review.judgements.some((judgement) => judgement.kind === 'chance' && judgement.luck)) return null;
  const scale = scaleIn(review.unit);
  const courses = coursesOf(review);
  const all = courses.flatMap(({ luck, lost }) => [...luck, ...lost]);
  const [low, high] = [Math.min(...all, -scale.leastSpan / 2), Math.max(...all, scale.leastSpan / 2)];
  const zero = HEIGHT * (1 + low / (high - low));
  const at = review.line.indexOf(session.at.value);
  const x = (Math.max(0, at) * WIDTH) / Math.max(1, review.judgements.length);
  return (
    <figure class="luck">
      <figcaption class="label">Luck (solid) and what choices lost (dashed)</figcaption>
      <svg class="luck-graph" viewBox={`0 -4 ${WIDTH} ${HEIGHT + 8}`} aria-hidden="true">
        <path class="course-even" d={`M0 ${zero}H${WIDTH}`} />
        {courses.map(({ seat, luck, lost }) => (
          <g key={seat} class={`luck-seat game-${session.open.value?.info.name} seat-${seat}`}>
            <path class="luck-line" d={pathOf(luck, low, high)} />
            <path class="luck-line luck-lost" d={pathOf(lost, low, high)} />
          </g>
        ))}
        {at >= 0 && <path class="course-at" d={`M${x} -4V${HEIGHT + 4}`} />}
      </svg>
      <ul class="luck-sums">
        {courses.map(({ seat, luck, lost }) => (
          <li key={seat}>
            <span
              class={`swatch swatch-small seat-${seat} game-${session.open.value?.info.name}`}
              aria-hidden="true"
            />
            {session.seatTitle(seat)}: luck {signed(luck.at(-1)!, scale)}, choices{' '}
            {signed(lost.at(-1)!, scale)}
          </li>
        ))}
      </ul>
    </figure>
  );
}
