/** The pieces like which pawns move: their names, and outlines in a box of 50 by 50 around the middle. */
import type { Point } from '../grid/places.ts';

export const KINDS: Readonly<Record<string, string>> = {
  K: 'king',
  N: 'knight',
  B: 'bishop',
  R: 'rook',
};

const FOOT = 'M-15 17H15V23H-15Z';

/** Holes are cut by the even-odd rule. */
export const GLYPHS: Readonly<Record<string, string>> = {
  K: `M-2.3 -25H2.3V-21.3H6V-16.7H2.3V-11.5C7 -16.5 20 -15.5 20 -4.5C20 3 13 6 12 13H-12C-13 6 -20 3 -20 -4.5C-20 -15.5 -7 -16.5 -2.3 -11.5V-16.7H-6V-21.3H-2.3Z${FOOT}`,
  N: `M-10 -24L-3.5 -18.5C9.5 -19 17 -8.5 17 5C17 8.5 16.4 11 15.5 13H-11.5C-10.5 5.5 -2 2.5 -1.5 -3.5C-5.5 -1.5 -9.5 2.5 -13.5 5C-16.5 5.5 -19.5 2 -18.5 -1.5C-16 -5.5 -12.5 -9 -11.5 -13.5ZM-5.3 -12.8A2.2 2.2 0 1 0 -5.29 -12.8Z${FOOT}`,
  B: `M0 -25A3.6 3.6 0 0 1 2.6 -18.9C10 -13 14 -5.5 14 1.5C14 7 11.5 10.5 8.5 13H-8.5C-11.5 10.5 -14 7 -14 1.5C-14 -5.5 -10 -13 -2.6 -18.9A3.6 3.6 0 0 1 0 -25ZM3.6 -11.5L0.6 -9.4L7.2 0.2L10.2 -1.9Z${FOOT}`,
  R: `M-17 -22H-10V-16H-4V-22H4V-16H10V-22H17V-8L11 -3V13H-11V-3L-17 -8Z${FOOT}`,
};

/** How many numbers of a command come before its places. */
const BEFORE: Readonly<Record<string, number>> = { A: 5 };

/** The outline of a glyph around another middle. */
export function glyphAt(kind: string, { x, y }: Point): string {
  return (GLYPHS[kind] ?? '').replaceAll(/([MLHVCAZ])([^MLHVCAZ]*)/g, (_, command: string, rest: string) => {
    const numbers = rest.trim() === '' ? [] : rest.trim().split(/[ ,]+/).map(Number);
    const shifted = numbers.map((value, i) => {
      if (i < (BEFORE[command] ?? 0)) return value;
      const isX = command === 'H' || (command !== 'V' && (i - (BEFORE[command] ?? 0)) % 2 === 0);
      return value + (isX ? x : y);
    });
    return command + shifted.map((value) => Number(value.toFixed(2))).join(' ');
  });
}
