/**
 * Every figure is drawn for each kind of page it may be shown on, and all drawings are in the HTML file: its styles show
 * the one that fits. So a figure follows light and dark, and has labels of a readable size on a phone, without
 * any script.
 */
import type { Figure } from './document.ts';
import { DARK, LIGHT, type Theme, narrow } from './figures/theme.ts';
import { toSvg } from './render.ts';

export interface Drawing {
  /** Classes of the pages that show it; see styles.ts. */
  readonly page: string;
  readonly svg: string;
}

const PAGES: readonly (readonly [page: string, theme: Theme])[] = [
  ['by-light on-wide', LIGHT],
  ['by-dark on-wide', DARK],
  ['by-light on-narrow', narrow(LIGHT)],
  ['by-dark on-narrow', narrow(DARK)],
];

export async function drawFigure({ spec }: Figure): Promise<Drawing[]> {
  const drawings: Drawing[] = [];
  for (const [page, theme] of PAGES) drawings.push({ page, svg: await toSvg(spec(theme)) });
  return drawings;
}

/** The drawing as a separate file. It may be shown on a page of any colour, so it has its own background. */
export function onPaper(drawings: readonly Drawing[]): string {
  return drawings[0]!.svg.replace(
    /<svg [^>]*>/,
    (tag) => `${tag}<rect width="100%" height="100%" fill="${LIGHT.paper}"/>`,
  );
}
