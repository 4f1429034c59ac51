import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { Random } from './random.ts';
import { sha256 } from './sha256.ts';

test('the hash of bytes is that of other implementations, for every length around the size of a block', () => {
  const random = new Random(1);
  for (const length of [...Array.from({ length: 130 }, (_, n) => n), 1000, 70_000]) {
    const bytes = Uint8Array.from({ length }, () => random.below(256));
    expect(sha256(bytes), `${length} bytes`).toBe(createHash('sha256').update(bytes).digest('hex'));
  }
});
