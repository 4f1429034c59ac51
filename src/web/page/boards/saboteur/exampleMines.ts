/** The mines that the rules show. */
import type { ExampleProps } from './Example.tsx';

const entrance = { row: 0, column: 1 } as const;

/** The last tile joins the nugget to the entrance. */
export const WON: ExampleProps = {
  rows: 3,
  columns: 3,
  items: [
    entrance,
    { row: 1, column: 1, open: 'NS', lit: 'NS', verdict: 'right' },
    { row: 2, column: 1, objective: { face: 'nugget', isRevealed: true, isLit: true } },
    { row: 2, column: 0, objective: {} },
    { row: 2, column: 2, objective: {} },
  ],
};

/** Open meets open, and closed meets closed; the second tile turns a closed side to an open one. */
export const FITS: ExampleProps = {
  rows: 2,
  columns: 3,
  items: [
    { ...entrance, column: 0 },
    { row: 0, column: 1, open: 'ESW', lit: 'ESW' },
    { row: 1, column: 0, open: 'NE', lit: 'NE' },
    { row: 1, column: 1, open: 'NW', lit: 'NW', verdict: 'right' },
    { row: 0, column: 2, open: 'NS', verdict: 'wrong' },
  ],
};

/** A closed side against a hidden objective; and a tile that touches nothing but one. */
export const HIDDEN: ExampleProps = {
  rows: 2,
  columns: 3,
  items: [
    { row: 0, column: 0, open: 'NS', lit: 'NS' },
    { row: 1, column: 0, open: 'NS', lit: 'NS', verdict: 'right' },
    { row: 1, column: 1, objective: {} },
    { row: 1, column: 2, open: 'EW', verdict: 'wrong' },
  ],
};

/** A tunnel that was cut, and is built on beyond the gap. */
export const ISLAND: ExampleProps = {
  rows: 2,
  columns: 4,
  items: [
    { row: 0, column: 0 },
    { row: 0, column: 2, open: 'EW' },
    { row: 0, column: 3, open: 'SW' },
    { row: 1, column: 3, open: 'NS', verdict: 'right' },
  ],
};

/** A blocked tile is entered and not crossed: what is laid beyond stays dark. */
export const DEAD_END: ExampleProps = {
  rows: 1,
  columns: 3,
  items: [
    { row: 0, column: 0 },
    { row: 0, column: 1, open: 'EW', isBlocked: true, lit: 'W' },
    { row: 0, column: 2, open: 'EW' },
  ],
};

/** One tile between two objectives reaches both: rock is a crossing too. */
export const TWO_AT_ONCE: ExampleProps = {
  rows: 2,
  columns: 3,
  items: [
    { row: 0, column: 1, open: 'NS', lit: 'NS' },
    { row: 1, column: 0, objective: { face: 'rock', isRevealed: true, isLit: true } },
    { row: 1, column: 1, open: 'NEW', lit: 'NEW', verdict: 'right' },
    { row: 1, column: 2, objective: { face: 'rock', isRevealed: true, isLit: true } },
  ],
};

/** What the first player sees after finding the nugget with a Map. */
export const LOOKED: ExampleProps = {
  rows: 1,
  columns: 3,
  items: [
    { row: 0, column: 0, objective: { face: 'nugget', lookedBy: [0] } },
    { row: 0, column: 1, objective: { face: 'rock', isInferred: true } },
    { row: 0, column: 2, objective: { face: 'rock', isInferred: true, lookedBy: [1] } },
  ],
};

/** The same objectives as the second player sees them. */
export const LOOKED_FROM_ACROSS: ExampleProps = {
  rows: 1,
  columns: 3,
  items: [
    { row: 0, column: 0, objective: { lookedBy: [0] } },
    { row: 0, column: 1, objective: {} },
    { row: 0, column: 2, objective: { face: 'rock', lookedBy: [1] } },
  ],
};

/** After a Destroy: the rock stays revealed, and is dark. */
export const CUT_OFF: ExampleProps = {
  rows: 1,
  columns: 3,
  items: [
    { row: 0, column: 0 },
    { row: 0, column: 2, objective: { face: 'rock', isRevealed: true } },
  ],
};

/** One tile missing. */
export const ONE_MISSING: ExampleProps = {
  rows: 3,
  columns: 1,
  items: [
    { row: 0, column: 0, open: 'NS', lit: 'NS', verdict: 'wrong' },
    { row: 2, column: 0, objective: { face: 'nugget', lookedBy: [0] } },
  ],
};
