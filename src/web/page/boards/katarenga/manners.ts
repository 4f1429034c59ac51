/** How pawns move on each kind of tile: a sentence and an example each. */
import type { KatarengaView } from '../../../worker/games/katarenga/view.ts';
import type { ExampleProps } from './Example.tsx';

type Slide = KatarengaView['slide'];

export interface Manner {
  readonly kind: string;
  readonly title: string;
  readonly text: string;
  readonly example: ExampleProps;
}

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** `up to three squares`, `as far as the next rook tile` */
function howFar({ squares, stopsAtSameTile }: Slide, kind: string): string {
  if (stopsAtSameTile) return `as far as the next ${kind} tile`;
  return squares === 1 ? 'one square' : `up to ${NUMBERS[squares] ?? squares} squares`;
}

const KING: Manner = {
  kind: 'K',
  title: 'King',
  text: 'One square in any direction.',
  example: {
    label: 'A pawn on a king tile can go to each of the eight squares around it.',
    tiles: '...../...../..K../...../.....',
    white: 'c3',
    from: 'c3',
    to: 'b2 b3 b4 c2 c4 d2 d3 d4',
  },
};

const KNIGHT: Manner = {
  kind: 'N',
  title: 'Knight',
  text: 'Two squares straight and one to the side, over anything.',
  example: {
    label: 'A pawn on a knight tile can leap to eight squares, as a knight does in chess.',
    tiles: '...../...../..N../...../.....',
    white: 'c3',
    from: 'c3',
    to: 'a2 a4 b1 b5 d1 d5 e2 e4',
  },
};

/** A slide out of the corner, as the rules in force stop it. */
function slideExample(slide: Slide, kind: 'B' | 'R'): Omit<ExampleProps, 'label'> {
  const isRook = kind === 'R';
  const reach = slide.stopsAtSameTile ? 3 : Math.min(slide.squares, 4);
  const line = Array.from({ length: reach }, (_, i) => i + 2);
  const up = line.map((n) => `${isRook ? 'a' : String.fromCharCode(96 + n)}${n}`);
  const right = isRook ? line.map((n) => `${String.fromCharCode(96 + n)}1`) : [];
  const stop = slide.stopsAtSameTile ? 'tile' : reach < 4 ? 'limit' : 'edge';
  const along = isRook && slide.stopsAtSameTile ? [...right, 'e1'] : right;
  const sameTile = isRook ? `...../R..../...../...../R....` : `...../...B./...../...../B....`;
  return {
    tiles: slide.stopsAtSameTile ? sameTile : `...../...../...../...../${kind}....`,
    white: 'a1',
    from: 'a1',
    to: [...up, ...along].join(' '),
    rays: [up, along].flatMap((cells) => {
      const end = cells.at(-1);
      return end === undefined ? [] : [{ end, stop: end === 'e1' ? 'edge' : stop }];
    }),
  };
}

function slider(slide: Slide, kind: 'B' | 'R'): Manner {
  const [name, title, lines] =
    kind === 'R' ? ['rook', 'Rook', 'along its row or column'] : ['bishop', 'Bishop', 'along a diagonal'];
  const far = howFar(slide, name);
  return {
    kind,
    title,
    text: `${far.charAt(0).toUpperCase()}${far.slice(1)} ${lines}; pawns block it.`,
    example: { label: `A pawn on a ${name} tile can go ${far} ${lines}.`, ...slideExample(slide, kind) },
  };
}

/** All four, as the rules in force have them. */
export function mannersOf(slide: Slide): readonly Manner[] {
  return [KING, KNIGHT, slider(slide, 'B'), slider(slide, 'R')];
}
