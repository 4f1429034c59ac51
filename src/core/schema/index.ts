export {
  dictionary,
  isObject,
  list,
  namesOf,
  nullOr,
  object,
  openObject,
  optional,
  pair,
  required,
  textOr,
  variants,
} from './collections.ts';
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
export { type Path, PlacedError, at, formatPath, within } from './placedError.ts';
export {
  anything,
  between,
  choice,
  flag,
  integer,
  number,
  plain,
  text,
  textMatching,
  textSuchAs,
} from './scalars.ts';
export { type JsonSchema, type Schema, type ValueOf, readIfFits } from './schema.ts';
