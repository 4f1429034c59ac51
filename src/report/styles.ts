/**
 * The look of the HTML report: a narrow column of serif text, tables with horizontal lines only, figures in a plain
 * sans. Light and dark follow the reader's system; print is always light. Nothing is loaded from anywhere.
 */
import { DARK, LIGHT, type Theme } from './figures/theme.ts';

function colours(theme: Theme): string {
  const { ink, muted, grid, paper, accent } = theme;
  const isLight = theme.name === 'light';
  return [
    `--ink: ${ink}; --muted: ${muted}; --line: ${grid}; --paper: ${paper}; --accent: ${accent};`,
    `--shade: ${isLight ? '#f6f7f9' : '#1d2126'}; --warn: ${isLight ? '#9a3b00' : '#f0a468'};`,
    ...theme.agents.map((colour, i) => `--agent-${i}: ${colour};`),
  ].join(' ');
}

/** Every figure is drawn for light and dark, wide and narrow pages; one drawing of the four is shown. */
const DRAWINGS = `
.drawing { display: none; }
.by-light.on-wide { display: block; }
@media screen and (width > 44rem) and (prefers-color-scheme: dark) {
  .by-light.on-wide { display: none; }
  .by-dark.on-wide { display: block; }
}
@media screen and (width <= 44rem) {
  .by-light.on-wide { display: none; }
  .by-light.on-narrow { display: block; }
}
@media screen and (width <= 44rem) and (prefers-color-scheme: dark) {
  .by-light.on-narrow { display: none; }
  .by-dark.on-narrow { display: block; }
}`;

export const STYLES = `
:root { ${colours(LIGHT)} color-scheme: light;
  --serif: Charter, "Bitstream Charter", "Sitka Text", Cambria, "Noto Serif", "DejaVu Serif", Georgia, serif;
  --sans: "Helvetica Neue", Helvetica, "Segoe UI", Arial, "DejaVu Sans", sans-serif;
  --mono: ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace; }
@media screen and (prefers-color-scheme: dark) {
  :root { ${colours(DARK)} color-scheme: dark; }
}
${DRAWINGS}
.paper { background: #fff; border-radius: 4px; padding: .5rem; width: max-content; }
* { box-sizing: border-box; }
html { background: var(--paper); color: var(--ink); font: 1.0625rem/1.55 var(--serif); -webkit-text-size-adjust: 100%; }
body { margin: 0 auto; max-width: 48rem; padding: 3.5rem 1.5rem 5rem; }
h1 { font-size: 1.9rem; line-height: 1.2; font-weight: 600; margin: 0 0 .5rem; text-wrap: balance; overflow-wrap: anywhere; }
h2 { font-size: 1.25rem; font-weight: 600; margin: 3rem 0 .9rem; }
h3 { font-size: 1rem; font-weight: 600; margin: 0 0 .6rem; }
p { margin: 0 0 1rem; }
a { color: var(--accent); }
.subtitle { color: var(--muted); margin-bottom: 2rem; padding-bottom: 1.4rem; border-bottom: 1px solid var(--line); }
ul { margin: 0 0 1rem; padding-left: 1.15rem; }
li { margin-bottom: .45rem; }
li::marker { color: var(--muted); }
code, pre { font: .84em/1.45 var(--mono); overflow-wrap: anywhere; }
pre { background: var(--shade); padding: .8rem 1rem; margin: 0 0 1.2rem; border-radius: 4px; overflow-x: auto; white-space: pre; overflow-wrap: normal; }
pre.wraps { white-space: pre-wrap; overflow-wrap: anywhere; }
.notice { border-left: 3px solid var(--warn); background: var(--shade); padding: .7rem 1rem; margin: 0 0 1rem; }
.notice strong { color: var(--warn); }
.facts { display: grid; grid-template-columns: max-content 1fr; gap: .3rem 1.4rem; margin: 0 0 1.4rem; font: .875rem/1.5 var(--sans); }
.facts dt { color: var(--muted); }
.facts dd { margin: 0; min-width: 0; }
figure { margin: 1.6rem 0 2.2rem; }
figcaption { font: .8125rem/1.5 var(--sans); color: var(--muted); text-align: left; }
figcaption b { color: var(--ink); font-weight: 600; }
figcaption strong { color: var(--ink); font-weight: 500; }
figcaption { margin-top: .6rem; }
.table figcaption { margin: 0 0 .6rem; }
.files { white-space: nowrap; }
.files a { color: inherit; margin-left: .5em; }
.scroll { overflow-x: auto; }
.scroll:focus-visible, a:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
.plot svg { display: block; max-width: none; margin: 0 auto; }
@media screen and (width <= 44rem) {
  html { font-size: 1rem; }
  body { padding: 1.75rem 1rem 3rem; }
  h1 { font-size: 1.5rem; }
  .facts { column-gap: .9rem; }
}
table { border-collapse: collapse; width: 100%; font: .8125rem/1.4 var(--sans); font-variant-numeric: tabular-nums; }
thead th { font-weight: 500; color: var(--muted); border-top: 1.5px solid var(--ink); border-bottom: 1px solid var(--muted); vertical-align: bottom; }
th, td { padding: .34rem .42rem; text-align: left; vertical-align: top; }
th:first-child, td:first-child { padding-left: 0; }
th:last-child, td:last-child { padding-right: 0; }
tbody tr + tr > * { border-top: 1px solid var(--line); }
tbody tr:last-child > * { border-bottom: 1.5px solid var(--ink); }
tbody th { font-weight: 400; }
.right { text-align: right; white-space: nowrap; }
.centre { text-align: center; }
.note { color: var(--muted); white-space: nowrap; padding-left: 0; }
.agent { display: flex; gap: .5em; }
.key + span:not(:empty) { min-width: 11em; overflow-wrap: anywhere; }
.key { flex: none; font-weight: 600; }
.key::before { content: ""; display: inline-block; width: .62em; height: .62em; border-radius: 50%; background: var(--colour); margin-right: .45em; }
.key.shape-1::before { border-radius: 0; }
.key.shape-2::before { border-radius: 0; width: .74em; height: .66em; clip-path: polygon(50% 0, 100% 100%, 0 100%); }
.game { margin: 0 0 2.2rem; }
.sheet { display: flex; flex-wrap: wrap; gap: 1rem 1.5rem; align-items: flex-start; }
.board { flex: 0 1 auto; max-width: 100%; margin: 0; line-height: 1.25; }
.course { flex: 1 1 20rem; min-width: 0; }
.course .facts { margin-bottom: .8rem; }
.moves { font: .78rem/1.6 var(--mono); margin: 0; overflow-wrap: anywhere; }
.moves b { font-weight: 400; color: var(--muted); }
@media print {
  @page { margin: 18mm 16mm; }
  html { font-size: 10.5pt; }
  body { max-width: none; padding: 0; }
  h2, h3 { break-after: avoid; }
  figure, .table, .game, .notice { break-inside: avoid; }
  .table:has(tr:nth-child(20)) { break-inside: auto; }
  .scroll { overflow: visible; }
  .plot svg { max-width: 100%; height: auto; }
  .files { display: none; }
  pre { white-space: pre-wrap; }
}
`;

/** Of a report on several runs, whose headings stand one level lower. */
export const CHAPTERS = `
main > section:has(> section) { margin-top: 4rem; border-top: 1.5px solid var(--ink); }
main > section:has(> section) > h2 { font-size: 1.5rem; margin-top: 1.4rem; overflow-wrap: anywhere; }
section section > h3 { font-size: 1.15rem; margin: 2.4rem 0 .9rem; }
h4 { font-size: 1rem; font-weight: 600; margin: 0 0 .6rem; }
@media print {
  main > section:has(> section) { break-before: page; border-top: none; }
  h4 { break-after: avoid; }
}
`;
