/** A small market for the guide to the rules, drawn with the parts of the large one. */
import type { ComponentChildren, JSX } from 'preact';
import type {
  Hue,
  MarrakechView,
  PlayerView,
  SquareView,
  StandView,
  TrackView,
} from '../../../worker/games/marrakech/view.ts';
import { CELL } from '../grid/geometry.ts';
import { Assam } from './Assam.tsx';
import { Carpets } from './Carpets.tsx';
import { BORDER, Ground } from './Ground.tsx';
import { Frame } from './frame.ts';

const HUES: readonly Hue[] = ['red', 'blue', 'gold', 'green'];

/** Of each colour one. */
export const SEATS: readonly PlayerView[] = HUES.map((hue) => ({
  title: hue,
  coins: 0,
  squares: 0,
  score: 0,
  coming: [],
  isOut: false,
  stacks: [{ hue, left: 0 }],
}));

export interface RugExample {
  readonly hue: Hue;
  /** The first colour of its owner, where that is another. */
  readonly of?: Hue;
  /** One square is half a carpet. */
  readonly on: readonly string[];
  /** Of half a carpet: the side beyond which the rest is hidden. */
  readonly under?: number;
}

function squaresOf(size: number, rugs: readonly RugExample[]): SquareView[] {
  return Array.from({ length: size * size }, (_, i): SquareView => {
    const name = `${String.fromCharCode(97 + (i % size))}${Math.floor(i / size) + 1}`;
    const rug = rugs.find(({ on }) => on.includes(name));
    return {
      name,
      hue: rug?.hue ?? null,
      owner: rug ? HUES.indexOf(rug.of ?? rug.hue) : null,
      joins: rug?.on.find((other) => other !== name) ?? null,
      under: rug?.under === undefined ? [] : [rug.under],
      area: null,
      isProtected: false,
      label: name,
    };
  });
}

/** The tracks of a market of three by three. */
function tracksOfThree(): TrackView[] {
  const track = (out: string, facing: number, back: string, inward: number): TrackView => ({
    out: { square: out, facing },
    back: { square: back, facing: inward },
  });
  return [
    track('a1', 0, 'b1', 2),
    track('c1', 0, 'c1', 3),
    track('c2', 1, 'c3', 3),
    track('b3', 2, 'c3', 0),
    track('a3', 2, 'a3', 1),
    track('a1', 3, 'a2', 1),
  ];
}

interface ExampleProps {
  readonly size?: number;
  readonly rugs?: readonly RugExample[];
  readonly assam?: Pick<StandView, 'square' | 'facing'>;
  /** Are the tracks of the border shown? Only where the market is three by three. */
  readonly hasBorder?: boolean;
  /** Under Assam. */
  readonly below?: (frame: Frame) => ComponentChildren;
  /** Over him. */
  readonly above?: (frame: Frame) => ComponentChildren;
}

export function Example(props: ExampleProps): JSX.Element {
  const { size = 3, rugs = [], assam, hasBorder = false, below, above } = props;
  const frame = new Frame(size, false);
  const view: Pick<MarrakechView, 'squares' | 'players' | 'newest'> = {
    squares: squaresOf(size, rugs),
    players: SEATS,
    newest: [],
  };
  const margin = hasBorder ? BORDER + 2 : 5;
  const width = size * CELL + 2 * margin;
  return (
    <div class="marrakech">
      <svg class="board market" viewBox={`${-margin} ${-margin} ${width} ${width}`}>
        <Ground frame={frame} tracks={hasBorder ? tracksOfThree() : []} />
        <Carpets view={view} frame={frame} motion={{ node: 0, last: undefined }} />
        {below?.(frame)}
        {assam && <Assam frame={frame} {...assam} />}
        {above?.(frame)}
      </svg>
    </div>
  );
}
