/**
 * A report as data: sections of blocks, without a word of HTML or Markdown. Both are written from the same document,
 * so that they say the same. Figures and tables carry the numbers they show, for the CSV files next to the report.
 */
import type { TopLevelSpec } from 'vega-lite';
import type { Theme } from './figures/theme.ts';

export type Row = Readonly<Record<string, string | number | null>>;

/** A piece of a sentence. */
export type Inline = string | { readonly code: string } | { readonly strong: string } | Link;
/** To another document of the same folder, by the name of its file without ending. */
export interface Link {
  readonly link: string;
  readonly document: string;
}
export type Text = readonly Inline[];

export interface Paragraph {
  readonly kind: 'paragraph';
  readonly text: Text;
}

export interface List {
  readonly kind: 'list';
  readonly items: readonly Text[];
}

/** What must not be overlooked. */
export interface Notice {
  readonly kind: 'notice';
  readonly text: Text;
}

/** Names and what they stand for. */
export interface Facts {
  readonly kind: 'facts';
  readonly entries: readonly (readonly [name: string, value: Text])[];
}

export interface Column {
  readonly title: string;
  /** Numbers stand right. */
  readonly align: 'left' | 'right';
  /** Place of an agent whose colour and letter stand before the title. */
  readonly agent?: number;
}

/** `note` is what is less important than the text next to it, such as an interval. */
export interface Cell {
  readonly text: string;
  readonly note?: string;
  /** Place of an agent whose colour and letter stand before the text. */
  readonly agent?: number;
  readonly isCode?: boolean;
}

export interface Table {
  readonly kind: 'table';
  /** Name of its file. */
  readonly id: string;
  readonly caption: Text;
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly (string | Cell)[])[];
  readonly data: readonly Row[];
}

export interface Figure {
  readonly kind: 'figure';
  /** Name of its files. */
  readonly id: string;
  readonly caption: Text;
  /** What it shows, in a sentence, for readers who cannot see it. */
  readonly alt: string;
  readonly spec: (theme: Theme) => TopLevelSpec;
  readonly data: readonly Row[];
}

/** A picture that was drawn elsewhere, such as a tree. */
export interface Picture {
  readonly kind: 'picture';
  /** Name of its file. */
  readonly id: string;
  readonly caption: Text;
  readonly alt: string;
  readonly svg: string;
}

export interface Code {
  readonly kind: 'code';
  readonly language: 'sh' | 'json';
  readonly text: string;
}

/** A whole game. */
export interface PlayedGame {
  readonly kind: 'game';
  readonly title: string;
  readonly facts: readonly (readonly [name: string, value: Text])[];
  readonly moves: readonly string[];
  /** The last position as the game draws it; empty if it cannot be drawn. */
  readonly drawing: string;
}

export type Block = Paragraph | List | Notice | Facts | Table | Figure | Picture | Code | PlayedGame;

export interface Section {
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
  /** Makes it a chapter. */
  readonly sections?: readonly Section[];
}

export interface ReportDocument {
  readonly title: string;
  readonly subtitle: string;
  readonly sections: readonly Section[];
}

export function paragraph(...text: Inline[]): Paragraph {
  return { kind: 'paragraph', text };
}

/** The sentence without its marks. */
export function plainText(text: Text): string {
  return text
    .map((part) => {
      if (typeof part === 'string') return part;
      if ('code' in part) return part.code;
      return 'link' in part ? part.link : part.strong;
    })
    .join('');
}

/** All blocks in order, including those of nested sections. */
function blocksOf(sections: readonly Section[]): Block[] {
  return sections.flatMap(({ blocks, sections: inner = [] }) => [...blocks, ...blocksOf(inner)]);
}

/** All figures of the document, in order; likewise `picturesOf` and `tablesOf`. */
export function figuresOf({ sections }: ReportDocument): Figure[] {
  return blocksOf(sections).filter((block) => block.kind === 'figure');
}

/** Figures and pictures as they follow each other; they are numbered together. */
export function illustrationsOf({ sections }: ReportDocument): (Figure | Picture)[] {
  return blocksOf(sections).filter((block) => block.kind === 'figure' || block.kind === 'picture');
}

export function picturesOf({ sections }: ReportDocument): Picture[] {
  return blocksOf(sections).filter((block) => block.kind === 'picture');
}

export function tablesOf({ sections }: ReportDocument): Table[] {
  return blocksOf(sections).filter((block) => block.kind === 'table');
}
