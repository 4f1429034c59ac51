/**
 * Takes pictures of the page. Without an argument those of the documents, into docs/images. With a folder, every view at
 * three widths, light and dark, for someone who wants to look through all of them. Positions and seeds are fixed; run it
 * again after a change of the page.
 *
 *     npx node scripts/screenshot.ts [FOLDER]
 */
import { mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { takeAll } from './everyView.ts';
import { takeForDocs } from './docsPictures.ts';
import { Site } from '../test/browser/site.ts';
import { SPECS, playInto } from '../test/server/testApp.ts';

const folder = process.argv[2];
const images = fileURLToPath(new URL('../docs/images/', import.meta.url));
const store = join(tmpdir(), `playout-screenshot-${process.pid}.db`);

await playInto(store, SPECS);
const site = await Site.open(store);
try {
  await mkdir(folder ?? images, { recursive: true });
  if (folder === undefined) await takeForDocs(site, images);
  else await takeAll(site, folder);
} finally {
  await site.close();
  await rm(store, { force: true });
}
