/** A mistake in a value that was read, with its place as a path: `agents[2].spec`. */
import { UserError } from '../errors.ts';

/** Keys and list positions from the top of the value. */
export type Path = readonly (string | number)[];

export function formatPath(path: Path): string {
  return path
    .map((step, i) => (typeof step === 'number' ? `[${step}]` : i === 0 ? step : `.${step}`))
    .join('');
}

export class PlacedError extends UserError {
  readonly path: Path;
  /** The message without its place. */
  readonly reason: string;

  constructor(path: Path, reason: string, hint = '') {
    super(path.length === 0 ? reason : `${formatPath(path)}: ${reason}`, hint);
    this.path = path;
    this.reason = reason;
  }
}

/** Does `work`; a UserError in it becomes a mistake at this place. */
export function at<T>(path: Path, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof PlacedError || !(error instanceof UserError)) throw error;
    throw new PlacedError(path, error.message, error.hint);
  }
}

/** Does `work`; a UserError in it is reported with `where` before its message and `hint` after its own. */
export function within<T>(where: string, work: () => T, hint = ''): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    throw new UserError(`${where}: ${error.message}`, [error.hint, hint].filter(Boolean).join(' '));
  }
}
