/**
 * SHA-256 of bytes, in hexadecimal, wherever this runs: a browser has it only as a promise, and names of data are needed
 * where specs are parsed. FIPS 180-4.
 */

/** The largest integer whose power does not exceed n. */
function integerRoot(n: bigint, power: bigint): bigint {
  let root = 0n;
  for (let bit = 1n << 40n; bit > 0n; bit >>= 1n) if ((root + bit) ** power <= n) root += bit;
  return root;
}

/** The first 32 bits of the fractions of the square or cube roots of the first primes. */
function fractions(count: number, power: bigint): Uint32Array {
  const words = new Uint32Array(count);
  for (let n = 2, found = 0; found < count; n++) {
    let isPrime = true;
    for (let d = 2; d * d <= n; d++) if (n % d === 0) isPrime = false;
    if (isPrime) words[found++] = Number(BigInt.asUintN(32, integerRoot(BigInt(n) << (32n * power), power)));
  }
  return words;
}

/** What the hash starts from, and what each round adds; computed when a hash is first asked for. */
interface Constants {
  readonly start: Uint32Array;
  readonly rounds: Uint32Array;
}

let constants: Constants | undefined;

function rotate(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

/** The message with its end marked and its length in bits, in blocks of 64 bytes. */
function padded(bytes: Uint8Array): DataView {
  const view = new DataView(new ArrayBuffer(Math.ceil((bytes.length + 9) / 64) * 64));
  new Uint8Array(view.buffer).set(bytes);
  view.setUint8(bytes.length, 0x80);
  view.setUint32(view.byteLength - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(view.byteLength - 4, bytes.length << 3);
  return view;
}

/** Mixes one block into the hash. */
function mix(hash: Uint32Array, rounds: Uint32Array, view: DataView, from: number, words: Uint32Array): void {
  for (let i = 0; i < 16; i++) words[i] = view.getUint32(from + 4 * i);
  for (let i = 16; i < 64; i++) {
    const before = words[i - 15]!;
    const after = words[i - 2]!;
    const s0 = rotate(before, 7) ^ rotate(before, 18) ^ (before >>> 3);
    const s1 = rotate(after, 17) ^ rotate(after, 19) ^ (after >>> 10);
    words[i] = words[i - 16]! + s0 + words[i - 7]! + s1;
  }
  let a = hash[0]!;
  let b = hash[1]!;
  let c = hash[2]!;
  let d = hash[3]!;
  let e = hash[4]!;
  let f = hash[5]!;
  let g = hash[6]!;
  let h = hash[7]!;
  for (let i = 0; i < 64; i++) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + rounds[i]! + words[i]!) | 0;
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  for (const [i, word] of [a, b, c, d, e, f, g, h].entries()) hash[i]! += word;
}

export function sha256(bytes: Uint8Array): string {
  constants ??= { start: fractions(8, 2n), rounds: fractions(64, 3n) };
  const { start, rounds } = constants;
  const hash = start.slice();
  const words = new Uint32Array(64);
  const view = padded(bytes);
  for (let from = 0; from < view.byteLength; from += 64) mix(hash, rounds, view, from, words);
  return Array.from(hash, (word) => word.toString(16).padStart(8, '0')).join('');
}
