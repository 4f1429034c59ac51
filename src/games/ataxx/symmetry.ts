/** The turns and mirror images of a board, and the keys that positions have under them. */
import { BIT_HIGH, BIT_LOW, GRID, cellAt, fileOf, rankOf } from './cells.ts';
import { StoneKeys } from './zobrist.ts';

type Image = (file: number, rank: number, last: number) => number;

/** All symmetries of a square but the one that leaves everything in place. */
const IMAGES: readonly Image[] = [
  (file, rank, last) => cellAt(last - file, rank),
  (file, rank, last) => cellAt(file, last - rank),
  (file, rank, last) => cellAt(last - file, last - rank),
  (file, rank) => cellAt(rank, file),
  (file, rank, last) => cellAt(last - rank, file),
  (file, rank, last) => cellAt(rank, last - file),
  (file, rank, last) => cellAt(last - rank, last - file),
];

interface Symmetry {
  readonly image: (cell: number) => number;
  readonly keys: StoneKeys;
}

/** Made when first asked for, by size: the tables take 32 KiB each. */
const bySize: (readonly Symmetry[] | undefined)[] = [];

function symmetriesOf(size: number): readonly Symmetry[] {
  bySize[size] ??= IMAGES.map((map) => {
    // Cells off the board never hold a stone; they may stay where they are.
    const image = (cell: number): number =>
      Math.max(fileOf(cell), rankOf(cell)) < size ? map(fileOf(cell), rankOf(cell), size - 1) : cell;
    return { image, keys: new StoneKeys(image) };
  });
  return bySize[size];
}

/** The keys under those symmetries that take the playable cells to themselves. */
export function symmetricKeys(size: number, cells: Int32Array): readonly StoneKeys[] {
  const has = (cell: number): boolean => ((cells[0]! & BIT_LOW[cell]!) | (cells[1]! & BIT_HIGH[cell]!)) !== 0;
  const all = Array.from({ length: GRID * GRID }, (_, cell) => cell);
  return symmetriesOf(size)
    .filter(({ image }) => all.every((cell) => has(cell) === has(image(cell))))
    .map(({ keys }) => keys);
}
