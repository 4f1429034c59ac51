/** A mistake in an experiment spec, with its place as a path: `agents[2].spec`. */
import { UserError } from '../../core/index.ts';

/** Keys and list positions from the top of the spec. */
export type Path = readonly (string | number)[];

export function formatPath(path: Path): string {
  return path
    .map((step, i) => (typeof step === 'number' ? `[${step}]` : i === 0 ? step : `.${step}`))
    .join('');
}

export class SpecError extends UserError {
  readonly path: Path;
  /** The message without its place. */
  readonly reason: string;

  constructor(path: Path, reason: string, hint = '') {
    super(path.length === 0 ? reason : `${formatPath(path)}: ${reason}`, hint);
    this.path = path;
    this.reason = reason;
  }
}

/** Does `work`; whatever a person got wrong in it is a mistake at this place. */
export function at<T>(path: Path, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof SpecError || !(error instanceof UserError)) throw error;
    throw new SpecError(path, error.message, error.hint);
  }
}
