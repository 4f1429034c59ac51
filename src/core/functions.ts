/**
 * Logarithm and exponential that give the same bits in every runtime. The language leaves the last digit of `Math.exp` and
 * `Math.log` open, and Node and Chromium do differ in it; sums, products, quotients and square roots are exact to the
 * rule of IEEE 754 everywhere, so what is built from them alone is equal everywhere.
 */

const LN2 = Math.LN2;
/** ln 2 as a number with 21 bits to spare, so that its multiples are exact, and what is left of it. */
const LN2_HIGH = 0x162e42fe / 2 ** 29;
const LN2_LOW = LN2 - LN2_HIGH;
/** What the rounding of `LN2` itself leaves out. */
const LN2_REST = 2.3190468138462996e-17;

const double = new Float64Array(1);
/** The same 64 bits; the sign and the exponent are in the higher word, wherever that is stored. */
const words = new Int32Array(double.buffer);
const HIGH = new Uint8Array(Int32Array.of(1).buffer)[0] === 1 ? 1 : 0;

/** 2^k for normal numbers: k from -1022 to 1023. */
function powerOfTwo(k: number): number {
  words[1 - HIGH] = 0;
  words[HIGH] = (k + 1023) << 20;
  return double[0]!;
}

/**
 * The natural logarithm of a normal positive number, right to about one unit in the last place. With x = 2^k * m and m
 * near 1 it is k ln 2 + 2 artanh(s), s = (m - 1) / (m + 1), whose series in s² converges fast.
 */
export function ln(x: number): number {
  if (!(x > 0) || x === Infinity) return x > 0 ? Infinity : x === 0 ? -Infinity : NaN;
  double[0] = x;
  const bits = words[HIGH]!;
  let k = (bits >>> 20) - 1023;
  words[HIGH] = (bits & 0xfffff) | 0x3ff00000;
  let m = double[0];
  if (m > Math.SQRT2) {
    m /= 2;
    k++;
  }
  const s = (m - 1) / (m + 1);
  const z = s * s;
  let series = 1 / 21;
  for (let odd = 19; odd >= 3; odd -= 2) series = 1 / odd + z * series;
  return k * LN2_HIGH + (2 * s + (2 * s * z * series + k * (LN2_LOW + LN2_REST)));
}

/** e^x, right to about one unit in the last place: 2^k * e^r with |r| at most ln 2 / 2, by the series of e^r. */
export function exp(x: number): number {
  if (x > 709.5) return Infinity;
  if (!(x > -708)) return x <= -708 ? 0 : NaN;
  const k = Math.round(x / LN2);
  const r = x - k * LN2_HIGH - k * (LN2_LOW + LN2_REST);
  let series = 1;
  for (let n = 14; n >= 2; n--) series = 1 + (r / n) * series;
  return (1 + r * series) * powerOfTwo(k);
}

/** The chance to win that an advantage promises: 1 / (1 + e^(-advantage / scale)). */
export function winChance(advantage: number, scale: number): number {
  return 1 / (1 + exp(-advantage / scale));
}
