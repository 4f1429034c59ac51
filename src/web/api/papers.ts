/** The papers: verdicts at a glance, and each as sections of blocks. */
import {
  type ValueOf,
  choice,
  integer,
  list,
  openObject,
  required,
  text,
  variants,
} from '../../core/schema/index.ts';
import { anyText, sentenceSchema } from './sentence.ts';

export const countsSchema = openObject('counts', {
  numbers: required(integer(0), 'Published numbers.'),
  agree: required(integer(0)),
  differ: required(integer(0)),
  unmeasured: required(integer(0)),
  claims: required(integer(0)),
  hold: required(integer(0)),
  fail: required(integer(0)),
  undecided: required(integer(0)),
});

export type Counts = ValueOf<typeof countsSchema>;

const chapterCounts = openObject('experiment', {
  id: required(text(), 'Of its section.'),
  title: required(anyText),
  counts: required(countsSchema),
});

const paperFields = {
  name: required(text(), 'Of its game.'),
  title: required(anyText),
  citation: required(anyText),
  counts: required(countsSchema),
};

export const paperListSchema = openObject('list of papers', {
  papers: required(list(openObject('paper', paperFields))),
});

export type PaperList = ValueOf<typeof paperListSchema>;

/** What every block has, whatever it is. */
const blockOf = <const K extends string>(kind: K) => ({ kind: required(choice([kind])) });

const blockSchemas = {
  paragraph: openObject('paragraph', { ...blockOf('paragraph'), text: required(sentenceSchema) }),
  notice: openObject('notice', { ...blockOf('notice'), text: required(sentenceSchema) }),
  list: openObject('list', { ...blockOf('list'), items: required(list(sentenceSchema)) }),
  code: openObject('code', { ...blockOf('code'), text: required(anyText) }),
  table: openObject('table', {
    ...blockOf('table'),
    caption: required(sentenceSchema),
    columns: required(
      list(
        openObject('column', {
          title: required(sentenceSchema),
          align: required(choice(['left', 'right'])),
        }),
      ),
    ),
    rows: required(list(list(sentenceSchema))),
  }),
  figure: openObject('figure', {
    ...blockOf('figure'),
    file: required(text(), 'Among the files of the papers: `figures/a2-courses.svg`.'),
    alt: required(anyText),
    caption: required(sentenceSchema),
  }),
};

export const blockSchema = variants<{
  readonly [K in keyof typeof blockSchemas]: ValueOf<(typeof blockSchemas)[K]>;
}>('kind', 'block', blockSchemas);

export type Block = ValueOf<typeof blockSchema>;

export const sectionSchema = openObject('section', {
  id: required(text()),
  title: required(anyText),
  blocks: required(list(blockSchema)),
});

export type Section = ValueOf<typeof sectionSchema>;

export const paperSchema = openObject('paper', {
  ...paperFields,
  experiments: required(list(chapterCounts)),
  sections: required(list(sectionSchema)),
});

export type Paper = ValueOf<typeof paperSchema>;
