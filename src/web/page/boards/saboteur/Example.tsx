/** A small part of a mine, for the rules: drawn like the real one, with ticks and crosses where a rule speaks of a tile. */
import type { JSX } from 'preact';
import type { ObjectiveView, PieceView } from '../../../worker/games/saboteur/view.ts';
import { Ruling } from '../grid/Ruling.tsx';
import { CELL } from '../grid/geometry.ts';
import { Entrance, Objective } from './Landmarks.tsx';
import { TilePicture } from './TilePicture.tsx';

/** What the rule says of a tile. */
type Verdict = 'right' | 'wrong';

interface ExampleItem {
  readonly row: number;
  readonly column: number;
  /** Open sides by letter: `NES`; undefined for the entrance and objectives. */
  readonly open?: string;
  /** Filled with rubble in the middle. */
  readonly isBlocked?: boolean;
  /** Lit sides by letter. */
  readonly lit?: string;
  readonly objective?: Partial<ObjectiveView>;
  readonly verdict?: Verdict;
}

export interface ExampleProps {
  readonly rows: number;
  readonly columns: number;
  readonly items: readonly ExampleItem[];
}

const LETTERS = 'NESW';

function sidesOf(letters: string): number {
  return [...letters].reduce((sides, letter) => sides | (1 << LETTERS.indexOf(letter)), 0);
}

export function examplePiece(open: string, isBlocked = false): PieceView {
  return { name: '', sides: sidesOf(open), isThrough: !isBlocked, shape: '', title: '' };
}

function exampleObjective(given: Partial<ObjectiveView>): ObjectiveView {
  return {
    step: '',
    row: 0,
    column: 0,
    title: '',
    face: undefined,
    isInferred: false,
    isRevealed: false,
    isNew: false,
    isLit: false,
    lookedBy: [],
    ...given,
  };
}

function Picture({ item }: { readonly item: ExampleItem }): JSX.Element {
  const { open, isBlocked = false, lit = '', objective } = item;
  if (objective) return <Objective objective={exampleObjective(objective)} isTurning={false} />;
  if (open === undefined) return <Entrance />;
  return <TilePicture piece={examplePiece(open, isBlocked)} lit={sidesOf(lit)} />;
}

function Mark({ verdict }: { readonly verdict: Verdict }): JSX.Element {
  return (
    <g class={`verdict verdict-${verdict}`}>
      <rect class="verdict-ring" x="-47" y="-47" width="94" height="94" rx="7" />
      <circle class="verdict-badge" cx="32" cy="-32" r="16" />
      <path
        class="verdict-sign"
        d={verdict === 'right' ? 'M24 -32l6 6l10 -12' : 'M26 -38l12 12M38 -38l-12 12'}
      />
    </g>
  );
}

export function Example({ rows, columns, items }: ExampleProps): JSX.Element {
  const [width, height] = [columns * CELL, rows * CELL];
  return (
    <svg
      class="board"
      viewBox={`-4 -4 ${width + 8} ${height + 8}`}
      style={{ maxWidth: `${columns * 3.6}rem` }}
    >
      <rect class="earth" x="-2" y="-2" width={width + 4} height={height + 4} rx="6" />
      <Ruling columns={columns} rows={rows} />
      {items.map((item) => (
        <g
          key={`${item.row} ${item.column}`}
          transform={`translate(${(item.column + 0.5) * CELL} ${(item.row + 0.5) * CELL})`}
        >
          <Picture item={item} />
          {item.verdict && <Mark verdict={item.verdict} />}
        </g>
      ))}
    </svg>
  );
}
