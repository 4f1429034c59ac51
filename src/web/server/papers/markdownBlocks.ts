/**
 * Markdown as blocks of plain data. A lexer takes it apart; what becomes of the pieces is decided here, one by one, and
 * everything without a meaning of its own, HTML included, is text. No markup ever reaches the page.
 */
import { type MarkedToken, type Token, type Tokens, marked } from 'marked';
import type { Block, Sentence, Words } from '../../api/index.ts';

export interface Heading {
  readonly level: number;
  readonly title: string;
}

/** A part of a document in its order: a heading, or a block. */
export type Part = Heading | Block;

const KNOWN: ReadonlySet<string> = new Set<MarkedToken['type']>([
  ...(['heading', 'paragraph', 'text', 'list', 'blockquote', 'code', 'table', 'image'] as const),
  ...(['strong', 'em', 'del', 'codespan', 'link', 'escape', 'space', 'br'] as const),
]);

/** Is it one of those whose form is known, and not of an extension? */
function isKnown(token: Token): token is MarkedToken {
  return KNOWN.has(token.type);
}

/** Links to other papers, and to the files next to them; all others are left out. */
function target(href: string): Pick<Words, 'paper' | 'file'> {
  const paper = /^([a-z][\w-]*)\.md$/.exec(href)?.[1];
  if (paper !== undefined) return { paper };
  return isFile(href) ? { file: href } : {};
}

function isFile(href: string): boolean {
  return /^(figures|tables)\/[\w-]+\.(svg|csv)$/.test(href);
}

function words(token: Token): Words[] {
  if (!isKnown(token)) return [{ text: token.raw }];
  switch (token.type) {
    case 'strong':
      return [{ text: plain(token.tokens), mark: 'strong' }];
    case 'codespan':
      return [{ text: token.text, mark: 'code' }];
    case 'link':
      return [{ text: plain(token.tokens), ...target(token.href) }];
    case 'paragraph':
    case 'em':
    case 'del':
      return token.tokens.flatMap(words);
    case 'text':
      return token.tokens ? token.tokens.flatMap(words) : [{ text: token.text }];
    case 'escape':
      return [{ text: token.text }];
    case 'br':
    case 'space':
      return [{ text: ' ' }];
    default:
      return [{ text: token.raw }];
  }
}

function plain(tokens: readonly Token[]): string {
  return tokens
    .flatMap(words)
    .map(({ text }) => text)
    .join('');
}

function isUnmarked({ mark, paper, file }: Words): boolean {
  return mark === undefined && paper === undefined && file === undefined;
}

/** Neighbours without marks become one. */
function sentence(tokens: readonly Token[]): Sentence {
  const joined: Words[] = [];
  for (const next of tokens.flatMap(words)) {
    const last = joined.at(-1);
    if (last && isUnmarked(last) && isUnmarked(next))
      joined[joined.length - 1] = { text: last.text + next.text };
    else joined.push(next);
  }
  return joined;
}

function table({ header, rows }: Tokens.Table): Block {
  return {
    kind: 'table',
    caption: [],
    columns: header.map(({ tokens, align }) => ({
      title: sentence(tokens),
      align: align === 'right' ? 'right' : 'left',
    })),
    rows: rows.map((row) => row.map(({ tokens }) => sentence(tokens))),
  };
}

/** A picture alone is a figure. */
function paragraph(tokens: readonly Token[]): Block {
  const [only] = tokens;
  if (tokens.length === 1 && only && isKnown(only) && only.type === 'image' && isFile(only.href))
    return { kind: 'figure', file: only.href, alt: plain(only.tokens), caption: [] };
  return { kind: 'paragraph', text: sentence(tokens) };
}

function part(token: Token): Part[] {
  if (!isKnown(token)) return [{ kind: 'paragraph', text: [{ text: token.raw }] }];
  switch (token.type) {
    case 'space':
      return [];
    case 'heading':
      return [{ level: token.depth, title: plain(token.tokens) }];
    case 'paragraph':
      return [paragraph(token.tokens)];
    case 'list':
      return [{ kind: 'list', items: token.items.map(({ tokens }) => sentence(tokens)) }];
    case 'blockquote':
      return [{ kind: 'notice', text: sentence(token.tokens) }];
    case 'code':
      return [{ kind: 'code', text: token.text }];
    case 'table':
      return [table(token)];
    default:
      return [{ kind: 'paragraph', text: sentence([token]) }];
  }
}

export function readMarkdown(text: string): Part[] {
  return marked.lexer(text).flatMap(part);
}
