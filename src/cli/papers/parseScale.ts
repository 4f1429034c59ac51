import { UserError } from '../../core/index.ts';

/** A factor on the number of games. @throws UserError */
export function parseScale(text: string): number {
  const scale = text.trim() === '' ? NaN : Number(text);
  if (!(scale > 0 && scale <= 1000))
    throw new UserError(
      `--scale cannot be "${text}"`,
      '--scale is a factor on the number of games, more than 0 and at most 1000, such as 0.1.',
    );
  return scale;
}
