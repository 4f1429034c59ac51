/** A report as Markdown: the twin of the HTML file, for reading in a terminal or on a code host. */
import { printable } from '../core/index.ts';
import type {
  Block,
  Cell,
  Figure,
  Inline,
  PlayedGame,
  ReportDocument,
  Section,
  Table,
  Text,
} from './document.ts';
import { TABLE_FORMATS, figureFile, tableFile } from './files.ts';
import { agentKey } from './names.ts';
import { type Numbering, numberBlocks } from './numbering.ts';

/** Text in which nothing is read as Markdown or an HTML tag. */
function escape(text: string): string {
  return text.replace(/[\\`*_[\]<>|#~&]/g, '\\$&').replace(/\s*\n\s*/g, ' ');
}

/** Code between more backticks than it has in a row itself. */
function fence(text: string, least: number): string {
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));
  return '`'.repeat(Math.max(least, longest + 1));
}

function inlineCode(text: string): string {
  const line = text.replace(/\s*\n\s*/g, ' ');
  const marks = fence(line, 1);
  const pad = line.startsWith('`') || line.endsWith('`') ? ' ' : '';
  return `${marks}${pad}${line}${pad}${marks}`;
}

function inline(part: Inline): string {
  if (typeof part === 'string') return escape(part);
  if ('link' in part) return `[${escape(part.link)}](${part.document}.md)`;
  return 'code' in part
    ? inlineCode(part.code)
    : `**${escape(part.strong.trim())}**${part.strong.endsWith(' ') ? ' ' : ''}`;
}

function line(text: Text): string {
  return text.map(inline).join('');
}

function codeBlock(text: string, language: string): string {
  const marks = fence(text, 3);
  return `${marks}${language}\n${text}\n${marks}`;
}

function cell(value: string | Cell): string {
  if (typeof value === 'string') return escape(value);
  const text = value.isCode ? inlineCode(value.text).replaceAll('|', '\\|') : escape(value.text);
  const agent = value.agent === undefined ? '' : `**${agentKey(value.agent)}** `;
  return `${agent}${text}${value.note ? ` ${escape(value.note)}` : ''}`.trim();
}

function table({ columns, rows }: Table): string {
  const lines = [
    columns.map(({ title, agent }) => (agent === undefined ? escape(title) : agentKey(agent))),
    columns.map(({ align }) => (align === 'right' ? '---:' : ':---')),
    ...rows.map((row) => row.map(cell)),
  ];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** What Markdown is written with. */
interface Context {
  readonly numbers: Numbering;
  /** Are only CSV files linked, which a repository can keep? */
  readonly linksData: boolean;
}

function tableLinks({ id }: Table, { linksData }: Context): string {
  return TABLE_FORMATS.filter(({ format }) => !linksData || format === 'csv')
    .map(({ format, title }) => `[${title}](${tableFile(id, format)})`)
    .join(', ');
}

function figureLinks({ id }: Figure, { linksData }: Context): string {
  return (linksData ? (['csv'] as const) : (['png', 'csv'] as const))
    .map((format) => `[${format.toUpperCase()}](${figureFile(id, format)})`)
    .join(', ');
}

function facts(entries: readonly (readonly [string, Text])[]): string {
  return entries.map(([name, value]) => `- **${escape(name)}:** ${line(value)}`).join('\n');
}

function heading(level: number, title: string): string {
  return `${'#'.repeat(level)} ${escape(title)}`;
}

function game({ title, facts: entries, moves, drawing }: PlayedGame, level: number): string {
  return [
    heading(level, title),
    facts(entries),
    ...(drawing === '' ? [] : [codeBlock(drawing, 'text')]),
    codeBlock(moves.join(' '), 'text'),
  ].join('\n\n');
}

/** @param level of the headings in it */
function block(part: Block, context: Context, level: number): string {
  const { numbers } = context;
  switch (part.kind) {
    case 'paragraph':
      return line(part.text);
    case 'list':
      return part.items.map((item) => `- ${line(item)}`).join('\n');
    case 'notice':
      return `> ${line(part.text)}`;
    case 'facts':
      return facts(part.entries);
    case 'table':
      return `**${numbers.get(part)}.** ${line(part.caption)} (${tableLinks(part, context)})\n\n${table(part)}`;
    case 'figure':
      return `![${escape(part.alt)}](${figureFile(part.id, 'svg')})\n\n**${numbers.get(part)}.** ${line(part.caption)} (${figureLinks(part, context)})`;
    case 'picture':
      return `![${escape(part.alt)}](${figureFile(part.id, 'svg')})\n\n**${numbers.get(part)}.** ${line(part.caption)}`;
    case 'code':
      return codeBlock(part.text, part.language);
    case 'game':
      return game(part, level);
  }
}

function section({ title, blocks, sections = [] }: Section, context: Context, level: number): string {
  return [
    heading(level, title),
    ...blocks.map((part) => block(part, context, level + 1)),
    ...sections.map((inner) => section(inner, context, level + 1)),
  ].join('\n\n');
}

/** @param linksData only link to CSV files, and leave PNG and LaTeX out */
export function toMarkdown(document: ReportDocument, linksData = false): string {
  const context = { numbers: numberBlocks(document), linksData };
  const sections = document.sections.map((part) => section(part, context, 2));
  return printable(
    `${[`# ${escape(document.title)}`, escape(document.subtitle), ...sections].join('\n\n')}\n`,
  );
}
