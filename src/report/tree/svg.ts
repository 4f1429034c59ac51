/** The picture of a tree as SVG, laid out by Graphviz. */
import { FONT } from './dot.ts';

/** The font of the picture, and substitutes with the same metrics. */
const FONTS = `${FONT}, DejaVu Sans, sans-serif`;

/** Graphviz's comments about itself, and the names of edges, which add nothing to those of the nodes. */
const NOISE = /<!--[^]*?-->\n|(?<=class="edge">\n)<title>[^]*?<\/title>\n/g;

/** Graphviz takes a while to load, so it is loaded only when a picture is wanted. */
export async function treeSvg(dot: string): Promise<string> {
  const { Graphviz } = await import('@hpcc-js/wasm-graphviz');
  const svg = (await Graphviz.load()).layout(dot, 'svg', 'dot');
  return svg.replaceAll(NOISE, '').replaceAll(`font-family="${FONT}"`, `font-family="${FONTS}"`);
}
