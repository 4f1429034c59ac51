import { describe, expect, test } from 'vitest';
import { fitOf } from './conformance/chiSquare.ts';
import { Random } from './random.ts';

/**
 * xoshiro128++ written from the published definition a second time, on BigInt, with the seeding by the finaliser of
 * MurmurHash3: shares no line with the generator under test.
 */
const M32 = 0xffffffffn;
const rotl = (x: bigint, k: bigint): bigint => ((x << k) | (x >> (32n - k))) & M32;

function fmix(h: bigint): bigint {
  h = ((h ^ (h >> 16n)) * 0x85ebca6bn) & M32;
  h = ((h ^ (h >> 13n)) * 0xc2b2ae35n) & M32;
  return h ^ (h >> 16n);
}

function keyOf(words: readonly bigint[]): bigint[] {
  return [1n, 2n, 3n, 4n].map((lane) =>
    words.reduce((h, word) => fmix((h * 5n + (word & M32) + 0x9e3779b9n) & M32), fmix(lane)),
  );
}

function* reference(state: bigint[]): Generator<bigint, never> {
  const s = [...state] as [bigint, bigint, bigint, bigint];
  for (;;) {
    yield (rotl((s[0] + s[3]) & M32, 7n) + s[0]) & M32;
    const t = (s[1] << 9n) & M32;
    s[2] ^= s[0];
    s[3] ^= s[1];
    s[1] ^= s[2];
    s[0] ^= s[3];
    s[2] ^= t;
    s[3] = rotl(s[3], 11n);
  }
}

const SEEDS = [0, 1, 7, 123456789, 2 ** 31, 2 ** 32 - 1, 2 ** 32, 2 ** 53 - 1];

describe('the generator', () => {
  test.each(SEEDS)('with seed %d draws what an independent xoshiro128++ draws', (seed) => {
    const words = [0x706c6179n, BigInt(seed) >> 32n, BigInt(seed) & M32];
    const other = reference(keyOf(words));
    const random = new Random(seed);
    for (let i = 0; i < 1000; i++) expect(BigInt(random.next() >>> 0)).toBe(other.next().value);
  });

  test('follows the reference implementation of xoshiro128++ from the state 1, 2, 3, 4', () => {
    const known = [641, 1573767, 3222811527, 3517856514, 836907274, 4247214768, 3867114732, 1355841295];
    const other = reference([1n, 2n, 3n, 4n]);
    expect(known.map(() => Number(other.next().value))).toEqual(known);
  });

  test('is at the same point of the same stream after assign, and continues independently', () => {
    const random = new Random(3);
    random.next();
    const copy = new Random(99);
    copy.assign(random);
    const drawn = [copy.next(), copy.next()];
    expect([random.next(), random.next()]).toEqual(drawn);
    expect(copy.derive('a').next()).toBe(new Random(3).derive('a').next());
  });
});

describe('a derived stream', () => {
  test('does not depend on what was drawn before', () => {
    const random = new Random(5);
    const before = random.derive('game', 12).next();
    for (let i = 0; i < 100; i++) random.next();
    expect(random.derive('game', 12).next()).toBe(before);
  });

  test('is another one for every label, number or text, and every way of splitting them', () => {
    const random = new Random(5);
    const labels = [
      [],
      ['a'],
      ['b'],
      ['a', 'b'],
      ['ab'],
      [1],
      ['1'],
      [1, 2],
      [12],
      ['a', 1],
      ['a1'],
      [0],
      [''],
    ];
    const firsts = labels.map((label) => random.derive(...label).next());
    expect(new Set(firsts).size).toBe(labels.length);
    expect(firsts).not.toContain(random.next());
  });

  test('is as good as unrelated to its neighbours', () => {
    // The share of equal bits of the first words of neighbouring streams is one half.
    let equal = 0;
    const streams = 2000;
    for (let i = 0; i < streams; i++) {
      let same = ~(new Random(1).derive(i).next() ^ new Random(1).derive(i + 1).next());
      for (; same !== 0; same &= same - 1) equal++;
    }
    const bits = 32 * streams;
    expect(Math.abs(equal - bits / 2)).toBeLessThan(5 * Math.sqrt(bits / 4));
  });
});

describe('below', () => {
  test.each([1, 2, 3, 6, 10, 50, 64, 100, 1000])('%d draws every number equally often', (n) => {
    const random = new Random(n);
    const counts = Array.from({ length: n }, () => 0);
    for (let i = 0; i < 200 * n + 5000; i++) counts[random.below(n)]!++;
    const fit = fitOf(
      counts,
      counts.map(() => 1 / n),
    );
    expect(fit).toBeGreaterThan(1e-6);
  });

  // Without the redraw, a number such as 40000 would favour some results by half: 65536 words fall to 40000.
  test.each([40_000, 65_535, 65_536, 100_000, 2 ** 21])('%d is unbiased where plain scaling is not', (n) => {
    const random = new Random(n);
    const groups = 16;
    const modulo = Array.from({ length: groups }, () => 0);
    const range = Array.from({ length: groups }, () => 0);
    const draws = 200_000;
    for (let i = 0; i < draws; i++) {
      const drawn = random.below(n);
      modulo[drawn % groups]!++;
      range[Math.floor((drawn * groups) / n)]!++;
    }
    const share = (test: (x: number) => number): number[] => {
      const due = Array.from({ length: groups }, () => 0);
      for (let x = 0; x < n; x++) due[test(x)]! += 1 / n;
      return due;
    };
    expect(
      fitOf(
        modulo,
        share((x) => x % groups),
      ),
    ).toBeGreaterThan(1e-6);
    expect(
      fitOf(
        range,
        share((x) => Math.floor((x * groups) / n)),
      ),
    ).toBeGreaterThan(1e-6);
  });

  test('redraws exactly the words of the uneven rest', () => {
    // 16-bit words w with (w * n) mod 2^16 below 2^16 mod n are redrawn; the others fall evenly.
    const n = 40_000;
    const rest = 0x10000 % n;
    const accepted = new Map<number, number>();
    for (let word = 0; word < 0x10000; word++) {
      const product = word * n;
      if (product % 0x10000 < rest) continue;
      const result = Math.floor(product / 0x10000);
      accepted.set(result, (accepted.get(result) ?? 0) + 1);
    }
    expect(accepted.size).toBe(n);
    expect(new Set(accepted.values())).toEqual(new Set([1]));
    const random = new Random(8);
    const words = new Random(8);
    for (let i = 0; i < 5000; i++) {
      let product = (words.next() >>> 16) * n;
      while (product % 0x10000 < rest) product = (words.next() >>> 16) * n;
      expect(random.below(n)).toBe(Math.floor(product / 0x10000));
    }
  });
});

describe('unit', () => {
  test('is uniform in [0, 1)', () => {
    const random = new Random(4);
    const counts = Array.from({ length: 20 }, () => 0);
    for (let i = 0; i < 100_000; i++) {
      const drawn = random.unit();
      expect(drawn >= 0 && drawn < 1).toBe(true);
      counts[Math.floor(20 * drawn)]!++;
    }
    expect(
      fitOf(
        counts,
        counts.map(() => 1 / 20),
      ),
    ).toBeGreaterThan(1e-6);
  });

  test('has 53 random bits', () => {
    const words = new Random(6);
    const expected = (BigInt(words.next() >>> 5) << 26n) | BigInt(words.next() >>> 6);
    expect(BigInt(new Random(6).unit() * 2 ** 53)).toBe(expected);
  });
});

test('a stream that is saved and restored continues where it was', () => {
  const random = new Random(7);
  const words = new Int32Array(4);
  random.next();
  random.save(words);
  const expected = [random.next(), random.next(), random.next()];
  random.restore(words);
  expect([random.next(), random.next(), random.next()]).toEqual(expected);
});
