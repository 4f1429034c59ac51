/**
 * A report as one HTML file that needs nothing else: styles and figures are in it, there are no scripts, and a policy
 * forbids loading anything. Every text from outside goes through `escape`.
 */
import { printable } from '../core/index.ts';
import type {
  Block,
  Cell,
  Figure,
  Inline,
  Picture,
  PlayedGame,
  ReportDocument,
  Section,
  Table,
  Text,
} from './document.ts';
import { type Drawing } from './drawings.ts';
import { LIGHT, shapeOf } from './figures/theme.ts';
import { TABLE_FORMATS, figureFile, tableFile } from './files.ts';
import { agentKey } from './names.ts';
import { type Numbering, numberBlocks } from './numbering.ts';
import { CHAPTERS, STYLES } from './styles.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escape(text: string): string {
  return printable(text).replace(/[&<>"']/g, (mark) => ENTITIES[mark]!);
}

/** A number and its percent sign stay on one line. */
function prose(text: string): string {
  return escape(text).replace(/(\d) %/g, '$1&nbsp;%');
}

function inline(part: Inline): string {
  if (typeof part === 'string') return prose(part);
  if ('link' in part) return `<a href="${escape(part.document)}.html">${prose(part.link)}</a>`;
  return 'code' in part ? `<code>${escape(part.code)}</code>` : `<strong>${escape(part.strong)}</strong>`;
}

function line(text: Text): string {
  return text.map(inline).join('');
}

/** The agent's letter after its mark. */
function key(place: number): string {
  const colour = `--colour: var(--agent-${place % LIGHT.agents.length})`;
  return `<span class="key shape-${shapeOf(place)}" style="${colour}">${agentKey(place)}</span>`;
}

function cell(value: string | Cell): string {
  if (typeof value === 'string') return escape(value);
  const { text, agent, isCode } = value;
  const shown = isCode ? `<code>${escape(text)}</code>` : escape(text);
  return agent === undefined ? shown : `<span class="agent">${key(agent)}<span>${shown}</span></span>`;
}

/** Wide content scrolls in its own box, which the keyboard can reach. */
function scrolling(kind: string, label: string, content: string): string {
  return `<div class="${kind} scroll" tabindex="0" role="region" aria-label="${escape(label)}">${content}</div>`;
}

function noteOf(value: string | Cell): string {
  return typeof value === 'string' ? '' : (value.note ?? '');
}

/** Intervals have their own column, so that the numbers before them line up. */
function tableRow(row: readonly (string | Cell)[], part: Table, hasNotes: readonly boolean[]): string {
  const cells = row.map((value, i) => {
    const side = part.columns[i]!.align === 'right' ? ' class="right"' : '';
    const content = cell(value);
    const first = i === 0 ? `<th scope="row"${side}>${content}</th>` : `<td${side}>${content}</td>`;
    return hasNotes[i] ? `${first}<td class="note">${escape(noteOf(value))}</td>` : first;
  });
  return `<tr>${cells.join('')}</tr>`;
}

function tableHead(part: Table, hasNotes: readonly boolean[]): string {
  const cells = part.columns.map(({ title, align, agent }, i) => {
    const span = hasNotes[i] ? ' colspan="2"' : '';
    const side = hasNotes[i] ? ' class="centre"' : align === 'right' ? ' class="right"' : '';
    return `<th scope="col"${span}${side}>${agent === undefined ? '' : key(agent)}${escape(title)}</th>`;
  });
  return `<tr>${cells.join('')}</tr>`;
}

function table(part: Table, numbers: Numbering): string {
  const hasNotes = part.columns.map((_, i) => part.rows.some((row) => noteOf(row[i]!) !== ''));
  const rows = part.rows.map((row) => tableRow(row, part, hasNotes));
  const number = numbers.get(part)!;
  const links = TABLE_FORMATS.map(
    ({ format, title }) => `<a href="${tableFile(part.id, format)}">${title}</a>`,
  ).join('');
  const caption = `<figcaption><b>${number}.</b> ${line(part.caption)} <span class="files">${links}</span></figcaption>`;
  const content = `<table><thead>${tableHead(part, hasNotes)}</thead><tbody>${rows.join('')}</tbody></table>`;
  return `<figure id="table-${part.id}" class="table">${caption}${scrolling('rows', number, content)}</figure>`;
}

/** Ids inside a drawing are made unique, or one figure would use another's clip paths and gradients. */
function embed(svg: string, prefix: string): string {
  return svg
    .replace('<svg ', '<svg aria-hidden="true" ')
    .replace(/\bid="([^"]+)"/g, `id="${prefix}-$1"`)
    .replace(/url\(#([^)]+)\)/g, `url(#${prefix}-$1)`);
}

function figure(part: Figure, drawings: readonly Drawing[], numbers: Numbering): string {
  const links = (['svg', 'png', 'csv'] as const)
    .map((format) => `<a href="${figureFile(part.id, format)}">${format.toUpperCase()}</a>`)
    .join('');
  const variants = drawings.map(
    ({ page, svg }, i) => `<div class="drawing ${page}">${embed(svg, `${part.id}-${i}`)}</div>`,
  );
  const number = numbers.get(part)!;
  const drawn = `<div role="img" aria-label="${escape(part.alt)}">${variants.join('')}</div>`;
  return `<figure id="figure-${part.id}">${scrolling('plot', number, drawn)}<figcaption><b>${number}.</b> ${line(part.caption)} <span class="files">${links}</span></figcaption></figure>`;
}

/** Drawn for paper, so it stays light on a dark page. */
function picture({ id, alt, caption, svg }: Picture, number: string): string {
  const drawn = `<div class="paper" role="img" aria-label="${escape(alt)}">${embed(svg, id)}</div>`;
  const link = `<a href="${figureFile(id, 'svg')}">SVG</a>`;
  return `<figure id="figure-${id}">${scrolling('plot', number, drawn)}<figcaption><b>${number}.</b> ${line(caption)} <span class="files">${link}</span></figcaption></figure>`;
}

function facts(entries: readonly (readonly [string, Text])[]): string {
  return `<dl class="facts">${entries.map(([name, value]) => `<dt>${escape(name)}</dt><dd>${line(value)}</dd>`).join('')}</dl>`;
}

/** Every tenth move has its number before it. */
function moves(texts: readonly string[]): string {
  return texts.map((text, i) => `${i % 10 === 0 ? `<b>${i + 1}</b> ` : ''}${escape(text)}`).join(' ');
}

function game({ title, facts: entries, moves: played, drawing }: PlayedGame, level: number): string {
  const board = drawing === '' ? '' : `<pre class="board">${escape(drawing)}</pre>`;
  return `<div class="game"><h${level}>${escape(title)}</h${level}><div class="sheet">${board}<div class="course">${facts(entries)}<p class="moves">${moves(played)}</p></div></div></div>`;
}

/** What sections are written with. */
interface Context {
  /** By the id of the figure. */
  readonly drawings: ReadonlyMap<string, readonly Drawing[]>;
  readonly numbers: Numbering;
}

/** @param level of the headings in it */
function block(part: Block, { drawings, numbers }: Context, level: number): string {
  switch (part.kind) {
    case 'paragraph':
      return `<p>${line(part.text)}</p>`;
    case 'list':
      return `<ul>${part.items.map((item) => `<li>${line(item)}</li>`).join('')}</ul>`;
    case 'notice':
      return `<p class="notice">${line(part.text)}</p>`;
    case 'facts':
      return facts(part.entries);
    case 'table':
      return table(part, numbers);
    case 'figure':
      return figure(part, drawings.get(part.id)!, numbers);
    case 'picture':
      return picture(part, numbers.get(part)!);
    case 'code':
      return `<pre class="${part.language === 'sh' ? 'wraps' : ''}"><code>${escape(part.text)}</code></pre>`;
    case 'game':
      return game(part, level);
  }
}

function section({ id, title, blocks, sections = [] }: Section, context: Context, level: number): string {
  const parts = [
    ...blocks.map((part) => block(part, context, level + 1)),
    ...sections.map((inner) => section(inner, context, level + 1)),
  ];
  return `<section aria-labelledby="${id}"><h${level} id="${id}">${escape(title)}</h${level}>\n${parts.join('\n')}\n</section>`;
}

/** @param drawings the figures as SVG, by their ids */
export function toHtml(document: ReportDocument, drawings: ReadonlyMap<string, readonly Drawing[]>): string {
  const context = { drawings, numbers: numberBlocks(document) };
  const sections = document.sections.map((part) => section(part, context, 2));
  const hasChapters = document.sections.some((part) => part.sections !== undefined);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:">
<link rel="icon" href="data:,">
<title>${escape(document.title)}</title>
<style>${STYLES}${hasChapters ? CHAPTERS : ''}</style>
</head>
<body>
<main>
<header><h1>${escape(document.title)}</h1>
<p class="subtitle">${escape(document.subtitle)}</p></header>
${sections.join('\n')}
</main>
</body>
</html>
`;
}
