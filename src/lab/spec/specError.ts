/** A mistake in an experiment spec, with its place as a path: `agents[2].spec`. */
export { type Path, PlacedError as SpecError, at, formatPath } from '../../core/schema/index.ts';
