/** The course of the game as a graph under the board: press it to go to a position. */
import type { JSX } from 'preact';
import type { Mark } from '../../../arena/review/index.ts';
import type { AppState, ViewProps } from '../state/appState.ts';
import type { OpenGame } from '../state/session.ts';
import { type Course, type CourseValue, courseOf } from '../state/course.ts';

const WIDTH = 1000;
const HEIGHT = 150;

interface Axis {
  readonly low: number;
  readonly high: number;
}

/** Chances from 0 to 1; points as far as they reach. */
function axisOf({ points, isDivided, scale }: Course): Axis {
  if (isDivided) return { low: 0, high: 1 };
  const values = points.flatMap((point) => point.values ?? []);
  const [low, high] = [Math.min(0, ...values), Math.max(scale.leastSpan, ...values)];
  return { low, high };
}

function xOf(index: number, count: number): number {
  return count < 2 ? 0 : (index * WIDTH) / (count - 1);
}

function yOf(value: number, { low, high }: Axis): number {
  return HEIGHT * (1 - (value - low) / (high - low));
}

/** The line of one seat, broken where nobody looked. */
function pathOf(points: readonly CourseValue[], seat: number, axis: Axis): string {
  let isDrawing = false;
  const parts = points.flatMap(({ values }, i) => {
    const value = values?.[seat];
    if (value === undefined) return [];
    const part = `${isDrawing ? 'L' : 'M'}${xOf(i, points.length).toFixed(1)} ${yOf(value, axis).toFixed(1)}`;
    isDrawing = true;
    return [part];
  });
  return parts.join('');
}

function markOf(app: AppState, node: number): Mark | undefined {
  const judgement = app.reviews.byNode.value.get(node);
  return judgement?.kind === 'choice' ? (judgement.mark ?? undefined) : undefined;
}

function Lines({
  course,
  axis,
  open,
}: {
  readonly course: Course;
  readonly axis: Axis;
  readonly open: OpenGame;
}) {
  const { points, isDivided } = course;
  const drawn = isDivided ? [0] : Array.from({ length: open.seats }, (_, seat) => seat);
  // Where each side has a line, it has its colour too.
  const ink = isDivided ? '' : `game-${open.info.name}`;
  const known = points.filter(({ values }) => values !== undefined);
  const ends = [points.indexOf(known[0]!), points.indexOf(known.at(-1)!)].map((i) => xOf(i, points.length));
  return (
    <>
      {isDivided && (
        <path
          class="course-area"
          d={`${pathOf(points, 0, axis)}L${ends[1]} ${HEIGHT}L${ends[0]} ${HEIGHT}Z`}
        />
      )}
      {drawn.map((seat) => (
        <path
          key={seat}
          class={`course-line course-seat-${seat} ${ink} seat-${seat}`}
          d={pathOf(points, seat, axis)}
        />
      ))}
    </>
  );
}

/** A position in words: for those who hear the graph, and on hover. */
function wordsOf(app: AppState, course: Course, point: CourseValue): string {
  const { session } = app;
  const node = session.nodes.value.get(point.node);
  const value = point.values?.[0];
  const standing = value === undefined ? '' : `, ${session.seatTitle(0)} ${course.scale.full(value)}`;
  return `${node && node.ply > 0 ? `${node.ply}. ${node.words}` : 'Start'}${standing}`;
}

export function CourseGraph({ app }: ViewProps): JSX.Element | null {
  const { session } = app;
  const course = courseOf(app);
  const { points } = course;
  const open = session.open.value;
  if (!open || points.filter(({ values }) => values !== undefined).length < 2) return null;
  const axis = axisOf(course);
  const at = points.findIndex(({ node }) => node === session.at.value);
  const step = points.length < 2 ? WIDTH : WIDTH / (points.length - 1);
  const goTo = (event: MouseEvent & { readonly currentTarget: SVGSVGElement }): void => {
    const box = event.currentTarget.getBoundingClientRect();
    const share = (event.clientX - box.left) / box.width;
    const point = points[Math.round(share * (points.length - 1))];
    if (point) session.goTo(point.node);
  };
  const title = course.isDivided
    ? `Chance of ${session.seatTitle(0)} to win`
    : `Course in ${course.scale.column}`;
  return (
    <figure class="course">
      <figcaption class="label">{title}</figcaption>
      <svg
        class="course-graph"
        viewBox={`0 -6 ${WIDTH} ${HEIGHT + 12}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${title}, move by move. Arrow keys step through the game.`}
        onClick={goTo}
      >
        <rect class="course-ground" width={WIDTH} height={HEIGHT} />
        {course.isDivided && <path class="course-even" d={`M0 ${HEIGHT / 2}H${WIDTH}`} />}
        <Lines course={course} axis={axis} open={open} />
        {points.map((point, i) => {
          const mark = markOf(app, point.node);
          return (
            <g key={point.node}>
              {mark && (
                <path
                  class={`course-mark course-mark-${mark.length}${mark.endsWith('!') ? '-slight' : ''}`}
                  d={`M${xOf(i, points.length)} 0V${HEIGHT}`}
                />
              )}
              <rect class="course-press" x={xOf(i, points.length) - step / 2} width={step} height={HEIGHT}>
                <title>{wordsOf(app, course, point)}</title>
              </rect>
            </g>
          );
        })}
        {at >= 0 && <path class="course-at" d={`M${xOf(at, points.length)} -6V${HEIGHT + 6}`} />}
      </svg>
    </figure>
  );
}
