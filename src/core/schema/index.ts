export { dictionary, list, namesOf, object, optional, required, textOr, variants } from './collections.ts';
export {
  type ChoiceOption,
  type FlagOption,
  type NumberOption,
  type Option,
  type OptionValue,
  type OptionValues,
  type Options,
  type Values,
  areValuesOf,
  option,
} from './option.ts';
export { type Path, PlacedError, at, formatPath } from './placedError.ts';
export { between, choice, flag, integer, number, plain, text, textSuchAs } from './scalars.ts';
export { type JsonSchema, type Schema, type ValueOf } from './schema.ts';
