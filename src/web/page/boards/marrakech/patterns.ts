/**
 * How carpets are woven: one pattern for each colour, so that nobody has to tell them apart by colour alone. A pattern
 * fills the middle of a square of 100 units and looks alike from all sides, but for the stripes.
 */
import type { Hue } from '../../../worker/games/marrakech/view.ts';

const LOW = 24;
const WIDE = 52;

const diamonds =
  'M50 22L78 50L50 78L22 50ZM50 36L36 50L50 64L64 50ZM22 22h13L22 35ZM78 22v13L65 22ZM78 78H65L78 65ZM22 78V65L35 78Z';

const stripes = Array.from({ length: 4 }, (_, i) => `M${LOW + i * 14.5} ${LOW}h8.5v${WIDE}h-8.5z`).join('');

const checks = Array.from({ length: 8 }, (_, i) => {
  const row = Math.floor(i / 2);
  const column = 2 * (i % 2) + (row % 2);
  return `M${LOW + 13 * column} ${LOW + 13 * row}h13v13h-13z`;
}).join('');

const dots = Array.from({ length: 9 }, (_, i) => {
  const x = 30 + 20 * (i % 3);
  const y = 30 + 20 * Math.floor(i / 3);
  return `M${x - 6.5} ${y}a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0 -13 0z`;
}).join('');

export const PATTERNS: Readonly<Record<Hue, string>> = {
  red: diamonds,
  blue: stripes,
  gold: checks,
  green: dots,
};
