/** Writes docs/parts.md; run it after a change of the catalogue. */
import { writeFileSync } from 'node:fs';
import { partsPage } from './partsPage.ts';

writeFileSync(new URL('../docs/parts.md', import.meta.url), partsPage());
