/** Vega-Lite to SVG, and SVG to PNG, both without a browser and the same on every machine. */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { Resvg } from '@resvg/resvg-js';
import { View, parse, textMetrics } from 'vega';
import { type TopLevelSpec, compile } from 'vega-lite';
import { printable } from '../core/index.ts';
import { textWidth } from './textWidth.ts';

/** The published package has the two files that are needed; a clone has all fonts, as a package of its own. */
function fontFile(name: string): string {
  const packed = fileURLToPath(new URL(`./fonts/${name}`, import.meta.url));
  return existsSync(packed) ? packed : createRequire(import.meta.url).resolve(`dejavu-fonts-ttf/ttf/${name}`);
}

const FONTS = ['DejaVuSansCondensed.ttf', 'DejaVuSansCondensed-Bold.ttf'].map(fontFile);

/** Pixels of the picture for one of the figure. */
const ZOOM = 2;

textMetrics.width = ({ fontSize = 11 }, text) => textWidth(String(text ?? ''), fontSize);

/** Vega numbers its definitions across the whole process; here every drawing starts from zero. */
function renumber(svg: string): string {
  const names = new Map<string, string>();
  return svg.replace(/\b(gradient|clip)_?\d+\b/g, (name, kind: string) => {
    if (!names.has(name)) names.set(name, `${kind}-${names.size}`);
    return names.get(name)!;
  });
}

export async function toSvg(spec: TopLevelSpec): Promise<string> {
  const view = new View(parse(compile(spec).spec), { renderer: 'none' });
  // A name may contain what XML forbids, which would make the whole picture unreadable.
  return printable(renumber(await view.toSVG()));
}

export function toPng(svg: string): Buffer {
  const picture = new Resvg(svg, {
    fitTo: { mode: 'zoom', value: ZOOM },
    font: { loadSystemFonts: false, fontFiles: FONTS, defaultFontFamily: 'DejaVu Sans Condensed' },
  });
  return picture.render().asPng();
}
