export { dictionary, list, object, optional, required, textOr, variants } from './collections.ts';
export { type Path, PlacedError, at, formatPath } from './placedError.ts';
export { between, choice, flag, integer, plain, text } from './scalars.ts';
export { type JsonSchema, type Schema, type ValueOf } from './schema.ts';
