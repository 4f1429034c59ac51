/**
 * How wide a text will be, roughly, by kinds of letters: Vega leaves room for labels by this. Its own guess, eight
 * tenths of the font size for every letter, leaves wide gaps next to the axes. The figures are those of DejaVu Sans
 * Condensed, in which pictures are made, and which is about as wide as the fonts that browsers choose.
 */

const NARROW = new Set("iljtfrI.,:;|!'()[]{}/ ");
const BROAD = new Set('mwMW%@—…');

function letterWidth(letter: string): number {
  if (NARROW.has(letter)) return 0.34;
  if (BROAD.has(letter)) return 0.86;
  return letter >= 'A' && letter <= 'Z' ? 0.64 : 0.57;
}

/** In the unit of `fontSize`. */
export function textWidth(text: string, fontSize: number): number {
  let width = 0;
  for (const letter of text) width += letterWidth(letter);
  return width * fontSize;
}
