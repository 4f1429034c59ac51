/** Sentences as they travel: words with marks and links, and never HTML, so that nothing can be smuggled in with them. */
import {
  type Schema,
  type ValueOf,
  choice,
  list,
  openObject,
  optional,
  required,
  text,
} from '../../core/schema/index.ts';

export const anyText: Schema<string> = text({ mayBeEmpty: true });

export const wordsSchema = openObject('words', {
  text: required(anyText),
  mark: optional(choice(['strong', 'code'])),
  paper: optional(text(), 'The name of a paper that they link to.'),
  file: optional(text(), 'A file of the papers that they link to: `tables/a1-speeds.csv`.'),
});

export type Words = ValueOf<typeof wordsSchema>;

export const sentenceSchema: Schema<readonly Words[]> = list(wordsSchema);

export type Sentence = ValueOf<typeof sentenceSchema>;
