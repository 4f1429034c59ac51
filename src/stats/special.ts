/**
 * Special functions: ln Γ, the error function and the incomplete beta function, with their inverses. Methods and
 * constants are those of jStat (MIT licence, copyright 2013 jStat), after Press et al., Numerical Recipes, chapter 6;
 * a test holds every result to those of jStat, bit for bit.
 */

const LANCZOS = [
  76.18009172947146, -86.50532032941678, 24.01409824083091, -1.231739572450155, 0.1208650973866179e-2,
  -0.5395239384953e-5,
];

/** ln Γ(x) for x > 0, by the approximation of Lanczos. */
export function logGamma(x: number): number {
  let sum = 1.000000000190015;
  let y = x;
  for (const coefficient of LANCZOS) sum += coefficient / ++y;
  const shifted = x + 5.5;
  return Math.log((2.5066282746310007 * sum) / x) - (shifted - (x + 0.5) * Math.log(shifted));
}

// ── error function ────────────────────────────────────────────────────────────────────────────────

const CHEBYSHEV_FIRST = -1.3026537197817094;
/** From the last to the second, as Clenshaw's recurrence takes them. */
const CHEBYSHEV = [
  0.6419697923564902, 1.9476473204185836e-2, -9.561514786808631e-3, -9.46595344482036e-4, 3.66839497852761e-4,
  4.2523324806907e-5, -2.0278578112534e-5, -1.624290004647e-6, 1.30365583558e-6, 1.5626441722e-8,
  -8.5238095915e-8, 6.529054439e-9, 5.059343495e-9, -9.91364156e-10, -2.27365122e-10, 9.6467911e-11,
  2.394038e-12, -6.886027e-12, 8.94487e-13, 3.13092e-13, -1.12708e-13, 3.81e-16, 7.106e-15, -1.523e-15,
  -9.4e-17, 1.21e-16, -2.8e-17,
].reverse();

export function erf(x: number): number {
  const size = Math.abs(x);
  const t = 2 / (2 + size);
  const ty = 4 * t - 2;
  let d = 0;
  let before = 0;
  for (const coefficient of CHEBYSHEV) [d, before] = [ty * d - before + coefficient, d];
  const rest = t * Math.exp(-size * size + 0.5 * (CHEBYSHEV_FIRST + ty * d) - before);
  return x < 0 ? rest - 1 : 1 - rest;
}

/** A first guess at the normal quantile of a small probability, which is given as `t`, the root of -2 ln p. */
function roughQuantile(t: number): number {
  return (2.30753 + t * 0.27061) / (1 + t * (0.99229 + t * 0.04481)) - t;
}

/** 1/√2 as published, to five digits. */
const ROUGH_ROOT = 70_711 / 100_000;

/** The x at which 1 - erf(x) is p; beyond all use where there is none. */
export function inverseErfc(p: number): number {
  if (p >= 2) return -100;
  if (p <= 0) return 100;
  const tail = p < 1 ? p : 2 - p;
  let x = -ROUGH_ROOT * roughQuantile(Math.sqrt(-2 * Math.log(tail / 2)));
  // Halley's method.
  for (let step = 0; step < 2; step++) {
    const error = 1 - erf(x) - tail;
    x += error / (1.1283791670955126 * Math.exp(-x * x) - x * error);
  }
  return p < 1 ? x : -x;
}

// ── incomplete beta function ──────────────────────────────────────────────────────────────────────

const SMALLEST = 1e-30;

function awayFromZero(value: number): number {
  return Math.abs(value) < SMALLEST ? SMALLEST : value;
}

/** The continued fraction of the incomplete beta function, by Lentz's method. */
function betaFraction(x: number, a: number, b: number): number {
  let c = 1;
  let d = 1 / awayFromZero(1 - ((a + b) * x) / (a + 1));
  let product = d;
  for (let m = 1; m <= 100; m++) {
    const even = (m * (b - m) * x) / ((a - 1 + 2 * m) * (a + 2 * m));
    d = 1 / awayFromZero(1 + even * d);
    c = awayFromZero(1 + even / c);
    product *= d * c;
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 1 + 2 * m));
    d = 1 / awayFromZero(1 + odd * d);
    c = awayFromZero(1 + odd / c);
    product *= d * c;
    if (Math.abs(d * c - 1) < 3e-7) break;
  }
  return product;
}

/** The regularised incomplete beta function I_x(a, b), for x from 0 to 1. */
export function incompleteBeta(x: number, a: number, b: number): number {
  const factor =
    x === 0 || x === 1
      ? 0
      : Math.exp(logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log(1 - x));
  return x < (a + 1) / (a + b + 2)
    ? (factor * betaFraction(x, a, b)) / a
    : 1 - (factor * betaFraction(1 - x, b, a)) / b;
}

/** Where the search for the inverse begins. */
function firstGuess(p: number, a: number, b: number): number {
  if (a >= 1 && b >= 1) {
    const rough = roughQuantile(Math.sqrt(-2 * Math.log(p < 0.5 ? p : 1 - p)));
    const x = p < 0.5 ? -rough : rough;
    const al = (x * x - 3) / 6;
    const h = 2 / (1 / (2 * a - 1) + 1 / (2 * b - 1));
    const w = (x * Math.sqrt(al + h)) / h - (1 / (2 * b - 1) - 1 / (2 * a - 1)) * (al + 5 / 6 - 2 / (3 * h));
    return a / (a + b * Math.exp(2 * w));
  }
  const t = Math.exp(a * Math.log(a / (a + b))) / a;
  const w = t + Math.exp(b * Math.log(b / (a + b))) / b;
  return p < t / w ? Math.pow(a * w * p, 1 / a) : 1 - Math.pow(b * w * (1 - p), 1 / b);
}

/** The x at which I_x(a, b) is p. */
export function inverseIncompleteBeta(p: number, a: number, b: number): number {
  if (p <= 0) return 0;
  if (p >= 1) return 1;
  let x = firstGuess(p, a, b);
  const scale = -logGamma(a) - logGamma(b) + logGamma(a + b);
  for (let step = 0; step < 10; step++) {
    if (x === 0 || x === 1) return x;
    const density = Math.exp((a - 1) * Math.log(x) + (b - 1) * Math.log(1 - x) + scale);
    const newton = (incompleteBeta(x, a, b) - p) / density;
    const move = newton / (1 - 0.5 * Math.min(1, newton * ((a - 1) / x - (b - 1) / (1 - x))));
    x -= move;
    if (x <= 0) x = 0.5 * (x + move);
    if (x >= 1) x = 0.5 * (x + move + 1);
    if (Math.abs(move) < 1e-8 * x && step > 0) break;
  }
  return x;
}
