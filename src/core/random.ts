/**
 * Our generator: xoshiro128++ (D. Blackman, S. Vigna, 2019) on four 32-bit words, seeded and
 * split by hashing. It is equal bit for bit in every runtime, and allocates nothing when drawn from.
 *
 * A stream is named, not handed on: `new Random(7).derive('game', 12)` is the same stream whatever
 * else was drawn before, which is what makes an experiment independent of the number of workers.
 */

const WORDS = 4;

/** The finaliser of MurmurHash3: every bit of the input moves every bit of the output. */
function mix(word: number): number {
  word = Math.imul(word ^ (word >>> 16), 0x85ebca6b);
  word = Math.imul(word ^ (word >>> 13), 0xc2b2ae35);
  return word ^ (word >>> 16);
}

export class Random {
  /** What the stream was made from; `derive` reads it, drawing does not change it. */
  private readonly key = new Int32Array(WORDS);
  private readonly state = new Int32Array(WORDS);

  /** @param seed any integer from 0 to 2^53 - 1 */
  constructor(seed: number) {
    this.clearKey();
    this.absorb(0x706c6179);
    this.absorb(Math.floor(seed / 2 ** 32));
    this.absorb((seed % 2 ** 32) | 0);
    this.begin();
  }

  /** A separate stream for each sequence of labels, independent of what was drawn from this one. */
  derive(...labels: readonly (string | number)[]): Random {
    const child = new Random(0);
    child.become(this, ...labels);
    return child;
  }

  /** Becomes the stream that `parent.derive(...labels)` is, at its beginning. */
  become(parent: Random, ...labels: readonly (string | number)[]): void {
    this.clearKey();
    for (let i = 0; i < WORDS; i++) this.absorb(parent.key[i]!);
    for (const label of labels) {
      const text = String(label);
      this.absorb(typeof label === 'number' ? -1 : -2);
      this.absorb(text.length);
      for (let i = 0; i < text.length; i++) this.absorb(text.charCodeAt(i));
    }
    this.begin();
  }

  /** Becomes an exact copy of `from`, at the same point of the same stream. */
  assign(from: Random): void {
    this.key.set(from.key);
    this.state.set(from.state);
  }

  /** Writes the point of the stream that was reached as four words, so that a kernel can draw from there. */
  save(words: Int32Array): void {
    const s = this.state;
    words[0] = s[0]!;
    words[1] = s[1]!;
    words[2] = s[2]!;
    words[3] = s[3]!;
  }

  /** Continues at a point that was saved, of this stream. */
  restore(words: Int32Array): void {
    const s = this.state;
    s[0] = words[0]!;
    s[1] = words[1]!;
    s[2] = words[2]!;
    s[3] = words[3]!;
  }

  /** A uniform 32-bit integer, signed. */
  next(): number {
    const s = this.state;
    const s0 = s[0]!;
    const s1 = s[1]!;
    const sum = (s0 + s[3]!) | 0;
    const s2 = s[2]! ^ s0;
    const s3 = s[3]! ^ s1;
    s[0] = s0 ^ s3;
    s[1] = s1 ^ s2;
    s[2] = s2 ^ (s1 << 9);
    s[3] = (s3 << 11) | (s3 >>> 21);
    return (((sum << 7) | (sum >>> 25)) + s0) | 0;
  }

  /**
   * A uniform integer in 0..n-1, without bias (D. Lemire, 2019): the high half of the product of n and a
   * random word, redrawn in the rare case that the low half falls into the uneven rest. Sixteen random
   * bits keep all of it in integers, which is what a playout asks for; a larger n takes 32.
   * @param n from 1 to 2^21
   */
  below(n: number): number {
    if (n > 0xffff) return this.belowWide(n);
    let product = Math.imul(this.next() >>> 16, n);
    if ((product & 0xffff) < n) {
      const rest = 0x10000 % n;
      while ((product & 0xffff) < rest) product = Math.imul(this.next() >>> 16, n);
    }
    return product >>> 16;
  }

  /** A uniform double in [0, 1) with 53 random bits. */
  unit(): number {
    const high = this.next() >>> 5;
    const low = this.next() >>> 6;
    return (high * 2 ** 26 + low) / 2 ** 53;
  }

  private belowWide(n: number): number {
    for (;;) {
      const word = this.next();
      const low = Math.imul(word, n) >>> 0;
      // The product is below 2^53, so it and this difference are exact.
      if (low >= 2 ** 32 % n) return ((word >>> 0) * n - low) / 2 ** 32;
    }
  }

  private clearKey(): void {
    for (let lane = 0; lane < WORDS; lane++) this.key[lane] = mix(lane + 1);
  }

  /** Makes the key depend on one more word. */
  private absorb(word: number): void {
    const { key } = this;
    for (let lane = 0; lane < WORDS; lane++) key[lane] = mix(Math.imul(key[lane]!, 5) + word + 0x9e3779b9);
  }

  /** Goes to the beginning of the stream of the key. */
  private begin(): void {
    const { key, state } = this;
    for (let lane = 0; lane < WORDS; lane++) state[lane] = key[lane]!;
    // The all-zero state is the one from which the generator never leaves.
    if (!(state[0]! | state[1]! | state[2]! | state[3]!)) state[0] = 1;
  }
}
