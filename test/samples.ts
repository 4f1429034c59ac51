/**
 * How much of a sample is taken. Tests write the full size, which `npm run test:full` takes; `npm test` takes a quarter.
 * What a test must have seen at least is written through the same function, so it can fail with either.
 */
const SHARE = readShare(process.env['PLAYOUT_SAMPLES'] ?? '0.25');

/** True where nothing is left out. */
export const isFull = SHARE === 1;

/** The part of a whole that is not made of single pieces, such as the scale of an experiment. */
export function sampleShare(full: number): number {
  return full * SHARE;
}

/** The part of `full` to take, at least `least`: that of a sample below which it proves nothing. */
export function samples(full: number, least = 1): number {
  return Math.min(full, Math.max(least, Math.round(full * SHARE)));
}

function readShare(text: string): number {
  const share = Number(text);
  if (!(share > 0 && share <= 1))
    throw new Error(`PLAYOUT_SAMPLES=${text}: a share is above 0 and at most 1`);
  return share;
}
