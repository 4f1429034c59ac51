/** Boards of ours where the paper fixes one without printing it: 64 tiles drawn at random, row by row from a1. */
export const HEAT_MAP_BOARD = 'KKRBNRRBBRKNBNNKRKRKNRNKRKKKRBNBKNBBNNBNKRRBRKNKRRKRRRNBBBBNKRRR';

export const FIXED_BOARDS = [
  'NKKBRKKNBBBNNBRKKRRBRNKBNKKKNBBRKKRBKRBBKNNBKBBRRNNNRBBBKBBNKKBB',
  'NBNBKKRKNKNBKBBKKNNKNBKKBRNNRKKNKBNBRKRRRBNRNBRNBBRKBKNRKKNBRRRB',
  'KRKBKBRKKRNRBKBNRNKRBKNRBNKBKKKBBNNBNRBNNNBKNNBKNNRBNRNRKNKRBNNB',
] as const;

const SIZE = 8;

/** The tiles row by row from the top, as boards are drawn. */
export function fromTop(tiles: string): string[] {
  const rows = Array.from({ length: SIZE }, (_, y) => tiles.slice(y * SIZE, (y + 1) * SIZE));
  return rows.reverse().flatMap((row) => Array.from(row));
}
