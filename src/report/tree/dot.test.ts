import { Graphviz } from '@hpcc-js/wasm-graphviz';
import { Resvg } from '@resvg/resvg-js';
import { expect, test } from 'vitest';
import { CHANCE } from '../../core/index.ts';
import { ataxx } from '../../games/ataxx/index.ts';
import type { ExcerptNode, TreeExcerpt } from '../../search/index.ts';
import { treeDot } from './dot.ts';
import { Palette } from './palette.ts';

const graphviz = await Graphviz.load();

/** Reads it as XML, strictly: anything that is not well-formed throws. */
function svgOf(dot: string): string {
  const svg = graphviz.layout(dot, 'svg', 'dot');
  expect(new Resvg(svg).width).toBeGreaterThan(0);
  return svg;
}

function node(move: string, rest: Partial<ExcerptNode> = {}): ExcerptNode {
  return {
    move,
    by: 0,
    layer: 'x',
    visits: 10,
    mean: 0.5,
    isPrincipal: false,
    children: [],
    omitted: { count: 0, visits: 0 },
    ...rest,
  };
}

function draw(rest: Partial<TreeExcerpt>, unit?: 'points', lines: readonly string[] = []): string {
  const excerpt = {
    seat: 0,
    visits: 101,
    nodes: 0,
    notes: [],
    children: [],
    omitted: { count: 0, visits: 0 },
    ...rest,
  };
  return svgOf(treeDot({ game: ataxx, excerpt, unit, title: 'Ataxx: x to move', lines }));
}

const count = (svg: string, kind: 'node' | 'edge'): number => svg.split(`class="${kind}"`).length - 1;

test('a node is a box with its move, visits and mean for who chose it', () => {
  const svg = draw({ children: [node('g2', { visits: 1234, mean: 0.525 })] });
  expect(count(svg, 'node')).toBe(2);
  expect(count(svg, 'edge')).toBe(1);
  for (const text of ['>x to move<', '>101 visits<', '>g2<', '>1,234 visits, 52.5 % for x<'])
    expect(svg).toContain(text);
});

test('points are written as points, and what is proven instead of a mean', () => {
  expect(draw({ children: [node('g2', { mean: -3.25 })] }, 'points')).toContain(', &#45;3.3 points for x<');
  expect(draw({ children: [node('g2', { proven: 1 })] })).toContain('>10 visits, o wins<');
  expect(draw({ children: [node('g2', { proven: 'draw' })] })).toContain('>10 visits, proven draw<');
});

test('an outcome of chance is round, with visits alone', () => {
  const { mean: _, ...outcome } = node('V', { by: CHANCE, layer: 'draw', visits: 1 });
  const svg = draw({ children: [outcome] });
  expect(svg).toContain('<ellipse');
  expect(svg).toContain('>1 visit<');
  expect(svg).toContain('>draw (chance)<');
});

test('what is left out hangs on a dashed edge', () => {
  const svg = draw({ children: [node('g2')], omitted: { count: 12, visits: 340 } });
  expect(svg).toContain('>+12 more (340 visits)<');
  expect(svg.match(/stroke-dasharray/g)).toHaveLength(1);
  expect(count(svg, 'node')).toBe(3);
});

test('the expected line is drawn in ink, the rest in the colour of its layer', () => {
  const svg = draw({ children: [node('g2', { isPrincipal: true }), node('f1')] });
  expect(svg.match(/stroke="#d55e00"/g)!.length).toBeGreaterThan(1);
  expect(svg.match(/stroke="#1b1f24" stroke-width="2"/g)).toHaveLength(1);
});

test('a name that the pointer shows is the line of play, and never taken twice', () => {
  const twins = [node('c3', { children: [node('d4')] }), node('c3', { children: [node('d4')] })];
  const svg = draw({ children: twins });
  expect(count(svg, 'node')).toBe(5);
  expect(svg).toContain('<title>c3 d4</title>');
});

test('any text may be written', () => {
  const wild = `<b>&"\\ ' ${'long '.repeat(60)}`;
  const svg = draw({ children: [node(wild, { layer: wild })], notes: [wild] }, undefined, [wild]);
  expect(count(svg, 'node')).toBe(2);
  expect(svg).toContain('&lt;b&gt;&amp;&quot;');
});

test('layers differ in colour, and seats that share one in tone', () => {
  const palette = new Palette();
  const paints = [
    palette.paint('tile', 0),
    palette.paint('meeple', 0),
    palette.paint('draw', CHANCE),
    palette.paint('tile', 1),
  ];
  expect(new Set(paints.map(({ line }) => line)).size).toBe(3);
  expect(new Set(paints.map(({ fill }) => fill)).size).toBe(4);
  expect(palette.paint('tile', 0)).toEqual(paints[0]);
  expect(palette.legend().map(({ layer, by }) => [layer, by])).toEqual([
    ['tile', 0],
    ['tile', 1],
    ['meeple', 0],
    ['draw', CHANCE],
  ]);
});
