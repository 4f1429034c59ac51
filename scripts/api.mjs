/** `npm run api`: writes the public surface to docs/api; run it when a change of it is meant. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiReports } from './apiReport.ts';
import { buildTypes } from './buildTypes.mjs';
import { root } from './setup.mjs';

const folder = join(root, 'docs', 'api');
buildTypes(join(root, 'dist', 'package', 'types'));
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
for (const [name, report] of apiReports(root)) writeFileSync(join(folder, name), report);
