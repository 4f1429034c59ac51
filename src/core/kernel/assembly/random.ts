/** The generator of `core/random.ts` for kernels: the same stream, drawn from the four words at `stream`. */

/** The state of the generator. A playout writes it before a kernel runs, and reads it afterwards. */
export const stream: usize = memory.data(16, 16);

/** A uniform 32-bit word. */
export function next(): u32 {
  const s0 = load<u32>(stream);
  const s1 = load<u32>(stream, 4);
  const s2 = load<u32>(stream, 8) ^ s0;
  const s3 = load<u32>(stream, 12);
  const t = s3 ^ s1;
  store<u32>(stream, s0 ^ t);
  store<u32>(stream, s1 ^ s2, 4);
  store<u32>(stream, s2 ^ (s1 << 9), 8);
  store<u32>(stream, rotl<u32>(t, 11), 12);
  return rotl<u32>(s0 + s3, 7) + s0;
}

/** A uniform integer below `n`, which is at most 65535; without bias. */
@inline
export function below(n: u32): u32 {
  const product = (next() >> 16) * n;
  return (product & 0xffff) < n ? belowAgain(product, n) : product >> 16;
}

/** The rare case in which the low half may fall into the uneven rest. */
function belowAgain(product: u32, n: u32): u32 {
  const rest: u32 = 0x10000 % n;
  while ((product & 0xffff) < rest) product = (next() >> 16) * n;
  return product >> 16;
}
