/**
 * Carpets. One that is wholly visible lies on top: it has its rim, both fringes and a shadow. Of one whose other half is
 * covered only this half shows, and its rim ends where it goes under the others.
 */
import type { JSX } from 'preact';
import type { Hue } from '../../../worker/games/marrakech/view.ts';
import { PATTERNS } from './patterns.ts';

/** From the edge of the squares to the rim: at the fringed ends, and along the sides. */
const END = 16;
const SIDE = 9;

/** The threads of an end, from `x` outward. */
function fringe(x: number, outward: number): string {
  return Array.from({ length: 11 }, (_, i) => `M${x} ${SIDE + 3 + 7.6 * i}h${outward}`).join('');
}

interface RugProps {
  readonly hue: Hue;
  /** The first colour of the player who laid it; the rim and the fringes have it. */
  readonly owner: Hue;
}

/** On two squares side by side. */
export function WholeRug({ hue, owner }: RugProps): JSX.Element {
  return (
    <g class={`rug rug-${hue} rug-of-${owner}`}>
      <rect class="rug-shadow" x="3" y={SIDE - 4} width="194" height={108 - 2 * SIDE} rx="8" />
      <path class="rug-fringe" d={fringe(END, -10) + fringe(200 - END, 10)} />
      <rect class="rug-body" x={END} y={SIDE} width={200 - 2 * END} height={100 - 2 * SIDE} rx="2" />
      <rect class="rug-seam" x={END + 6} y={SIDE + 6} width={188 - 2 * END} height={88 - 2 * SIDE} />
      <path class="rug-pattern" d={PATTERNS[hue]} transform="translate(6 0)" />
      <path class="rug-pattern" d={PATTERNS[hue]} transform="translate(94 0)" />
    </g>
  );
}

/** How far the shadow of what lies over half a carpet reaches. */
const SHADE = 9;

/** Half a carpet of which the rest is hidden beyond the right side of its square. */
function RestAtRight({ hue }: { readonly hue: Hue }): JSX.Element {
  const [top, bottom] = [SIDE, 100 - SIDE];
  return (
    <>
      <path class="rug-fringe" d={fringe(END, -10)} />
      <path class="rug-half" d={`M100 ${top}H${END}V${bottom}H100Z`} />
      <path class="rug-seam" d={`M100 ${top + 6}H${END + 6}V${bottom - 6}H100`} />
      <path class="rug-pattern" d={PATTERNS[hue]} transform="translate(6 0)" />
      <path class="rug-shade" d={`M100 ${top}h${-SHADE}V${bottom}h${SHADE}Z`} />
      <path class="rug-rim" d={`M100 ${top}H${END}V${bottom}H100`} />
    </>
  );
}

/** A rectangle with these distances from the edges of its square: top, right, bottom, left. */
function inset([top, right, bottom, left]: readonly number[]): string[] {
  const [low, high] = [100 - bottom!, 100 - right!];
  return [`${left!} ${top!}`, `${high} ${top!}`, `${high} ${low}`, `${left!} ${low}`];
}

/** Half a carpet of which the rest may be hidden beyond any of these sides. */
function RestSomewhere({
  hue,
  under,
}: {
  readonly hue: Hue;
  readonly under: readonly number[];
}): JSX.Element {
  const sides = [0, 1, 2, 3];
  const edges = sides.filter((side) => !under.includes(side));
  const distances = (rim: number): number[] => sides.map((side) => (under.includes(side) ? 0 : rim));
  /** Along the edges, but not where the carpet goes under another one. */
  const along = (corners: readonly string[]): string =>
    edges.map((side) => `M${corners[side]!}L${corners[(side + 1) % 4]!}`).join('');
  const body = inset(distances(SIDE));
  const shade = (side: number): string[] =>
    inset(distances(SIDE).map((distance, at) => (at === (side + 2) % 4 ? 100 - SHADE : distance)));
  return (
    <>
      <path class="rug-half" d={`M${body.join('L')}Z`} />
      <path class="rug-seam" d={along(inset(distances(SIDE + 6)))} />
      <path class="rug-pattern" d={PATTERNS[hue]} />
      {under.map((side) => (
        <path key={side} class="rug-shade" d={`M${shade(side).join('L')}Z`} />
      ))}
      <path class="rug-rim" d={along(body)} />
    </>
  );
}

/** @param under the sides, as they are seen, beyond which the rest may be hidden */
export function HalfRug({
  hue,
  owner,
  under,
}: RugProps & { readonly under: readonly number[] }): JSX.Element {
  const [side, ...others] = under;
  return (
    <g class={`rug rug-${hue} rug-of-${owner}`}>
      {side !== undefined && others.length === 0 ? (
        <g transform={`rotate(${90 * (side - 1)} 50 50)`}>
          <RestAtRight hue={hue} />
        </g>
      ) : (
        <RestSomewhere hue={hue} under={under} />
      )}
    </g>
  );
}
