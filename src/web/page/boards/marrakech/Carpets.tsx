/** All that lies on the floor: halves below, whole carpets over them, and the one that was just laid unrolls. */
import type { JSX } from 'preact';
import type { Hue, MarrakechView, SquareView } from '../../../worker/games/marrakech/view.ts';
import { HalfRug, WholeRug } from './Rug.tsx';
import type { Frame } from './frame.ts';
import type { Motion } from './useMotion.ts';

/** Brings what is drawn on two squares side by side onto two squares, its left end onto the first. */
export function ontoSquares(frame: Frame, [first, second]: readonly string[]): string {
  const from = frame.centre(first!);
  const to = frame.centre(second!);
  const angle = to.x > from.x ? 0 : to.y > from.y ? 90 : to.x < from.x ? 180 : 270;
  return `translate(${(from.x + to.x) / 2} ${(from.y + to.y) / 2}) rotate(${angle}) translate(-100 -50)`;
}

export function ontoSquare(frame: Frame, square: string): string {
  const { x, y } = frame.centre(square);
  return `translate(${x - 50} ${y - 50})`;
}

export function hueOfSeat({ players }: Pick<MarrakechView, 'players'>, seat: number | null): Hue {
  return players[seat ?? 0]?.stacks[0]?.hue ?? 'red';
}

interface CarpetsProps {
  readonly view: Pick<MarrakechView, 'squares' | 'players' | 'newest'>;
  readonly frame: Frame;
  /** The carpet that unrolls now, if any does. */
  readonly motion: Motion;
}

/** What lay where the new carpet unrolls, until it has. */
function Covered({ view, frame, motion }: CarpetsProps): JSX.Element {
  return (
    <>
      {motion.last?.covered.map(({ square, hue, owner }) => (
        <g key={square} class="rug-covered" transform={ontoSquare(frame, square)}>
          <HalfRug hue={hue} owner={hueOfSeat(view, owner)} under={[0, 1, 2, 3]} />
        </g>
      ))}
    </>
  );
}

export function Carpets(props: CarpetsProps): JSX.Element {
  const { view, frame, motion } = props;
  const laid = view.squares.filter(({ hue }) => hue !== null);
  const [first, second] = view.newest;
  const unrolling = motion.last?.carpet[0];
  // Every whole carpet once; the newest from its end beside Assam.
  const wholes = laid.filter(
    ({ name, joins }) => joins !== null && name !== second && (name === first || name < joins),
  );

  const whole = ({ name, joins, hue, owner }: SquareView): JSX.Element => {
    const isUnrolling = name === unrolling;
    const rug = <WholeRug hue={hue!} owner={hueOfSeat(view, owner)} />;
    return (
      <g key={isUnrolling ? `${name} ${motion.node}` : name} transform={ontoSquares(frame, [name, joins!])}>
        {isUnrolling ? <g class="rug-unrolls">{rug}</g> : rug}
        {name === first && (
          <rect
            class={isUnrolling ? 'last-rug last-rug-new' : 'last-rug'}
            x="2"
            y="2"
            width="196"
            height="96"
            rx="9"
          />
        )}
        {isUnrolling && <rect class="rug-roll" x="-12" y="5" width="24" height="90" rx="12" />}
      </g>
    );
  };

  return (
    <g aria-hidden="true" class="carpets">
      {laid
        .filter(({ joins }) => joins === null)
        .map(({ name, hue, owner, under }) => (
          <g key={name} transform={ontoSquare(frame, name)}>
            <HalfRug
              hue={hue!}
              owner={hueOfSeat(view, owner)}
              under={under.map((side) => frame.facing(side))}
            />
          </g>
        ))}
      <Covered {...props} />
      {wholes.map(whole)}
    </g>
  );
}
