import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { partsPage } from '../../scripts/partsPage.ts';

test('docs/parts.md lists what the catalogue has (node scripts/parts.ts writes it)', () => {
  const page = readFileSync(new URL('../../docs/parts.md', import.meta.url), 'utf8');
  expect(page).toBe(partsPage());
});
