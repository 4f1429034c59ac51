/**
 * The excerpt of a search tree in the DOT language of Graphviz. The tree grows from left to right, so that long moves
 * need no wide boxes, and the expected line is the top row. A node is named by the moves that lead to it: SVG shows
 * that name when the pointer rests on the node.
 */
import { CHANCE, type Game } from '../../core/index.ts';
import type { Branches, ExcerptNode, TreeExcerpt } from '../../search/index.ts';
import { escaped, quoted } from './escape.ts';
import { headingLabel } from './heading.ts';
import { Palette } from './palette.ts';
import { type Unit, formatVisits, formatWorth, layerTitle } from './words.ts';

export interface TreeFigure {
  readonly game: Game;
  readonly excerpt: TreeExcerpt;
  readonly unit: Unit;
  /** Above the picture. */
  readonly title: string;
  readonly lines: readonly string[];
}

/** A wide font whose metrics are built into Graphviz: text that fits in it fits in any other. */
export const FONT = 'Verdana';

const INK = '#1b1f24';
const MUTED = '#59616b';
const PALE = '#aab1ba';

const STYLE = `
  graph [rankdir=LR, ordering=out, splines=line, outputorder=edgesfirst, nodesep=0.12, ranksep=0.55, pad=0.35];
  graph [bgcolor=white, fontname="${FONT}", labelloc=t, labeljust=l];
  node [shape=box, style="rounded,filled", margin="0.12,0.06", height=0.3, fontname="${FONT}", fontsize=11, fontcolor="${INK}"];
  edge [color="${PALE}", arrowhead=none, tailport=e, headport=w];
`;

/** How strongly Graphviz keeps an edge level: the expected line always, a first child rather than the others. */
const LEVEL = { expected: 100, first: 10, other: 1 } as const;

const ROOT_NAME = 'root';
/** Inches for each letter of the figures in a box, and next to them. */
const LETTER = 0.062;
const BESIDE = 0.24;

class Drawing {
  private readonly figure: TreeFigure;
  private readonly palette = new Palette();
  private readonly body: string[] = [];
  private readonly names = new Set<string>([ROOT_NAME]);

  constructor(figure: TreeFigure) {
    this.figure = figure;
  }

  dot(): string {
    const { game, excerpt, title, lines } = this.figure;
    this.addRoot();
    this.addBranches(excerpt, ROOT_NAME, []);
    const legend = this.palette
      .legend()
      .map(({ layer, by, paint }) => ({ title: layerTitle(layer, by, game), paint }));
    const heading = headingLabel({ title, lines: [...lines, ...excerpt.notes], legend }, INK, MUTED);
    return `digraph ${quoted(title)} {${STYLE}  label=<${heading}>;\n${this.body.join('\n')}\n}\n`;
  }

  private addRoot(): void {
    const { game, excerpt } = this.figure;
    const label = nodeLabel(`${game.seatName(excerpt.seat)} to move`, formatVisits(excerpt.visits), 'white');
    this.body.push(`  ${ROOT_NAME} [label=${label}, fillcolor="${INK}", color="${INK}", fontcolor=white];`);
  }

  private addBranches(branches: Branches, from: string, path: readonly string[]): void {
    for (const [i, child] of branches.children.entries()) {
      const line = [...path, child.move];
      const name = this.newName(line.join(' '));
      this.addNode(child, name);
      this.addEdge(child, from, name, branches.visits, i === 0);
      this.addBranches(child, name, line);
    }
    if (branches.omitted.count > 0) this.addStub(branches, from);
  }

  /** Moves from different worlds may have the same notation, but a node needs a unique name. */
  private newName(line: string): string {
    let name = line;
    for (let i = 2; this.names.has(name); i++) name = `${line} (${i})`;
    this.names.add(name);
    return name;
  }

  private addNode(node: ExcerptNode, name: string): void {
    const { line, fill } = this.palette.paint(node.layer, node.by);
    const style = [
      `label=${nodeLabel(node.move, this.figuresOf(node), INK)}`,
      `fillcolor="${fill}"`,
      node.isPrincipal ? `color="${INK}", penwidth=2` : `color="${line}"`,
      ...(node.by === CHANCE ? ['shape=ellipse, style=filled, margin="0.02,0"'] : []),
    ];
    this.body.push(`  ${quoted(name)} [${style.join(', ')}];`);
  }

  /** As thick as the share of visits that went this way. */
  private addEdge(node: ExcerptNode, from: string, to: string, all: number, isFirst: boolean): void {
    const width = (0.8 + 4.2 * Math.min(1, node.visits / all)).toFixed(2);
    const weight = node.isPrincipal ? LEVEL.expected : isFirst ? LEVEL.first : LEVEL.other;
    const colour = node.isPrincipal ? `, color="${INK}"` : '';
    this.body.push(`  ${quoted(from)} -> ${quoted(to)} [penwidth=${width}, weight=${weight}${colour}];`);
  }

  private figuresOf(node: ExcerptNode): string {
    const worth = formatWorth(node, this.figure.game, this.figure.unit);
    return worth === '' ? formatVisits(node.visits) : `${formatVisits(node.visits)}, ${worth}`;
  }

  /** What is left out. Where nothing else is drawn, its visits are those of the node itself and not repeated. */
  private addStub({ omitted, children }: Branches, from: string): void {
    const name = quoted(`${from} …`);
    const isFirst = children.length === 0;
    const visits = isFirst ? '' : ` (${formatVisits(omitted.visits)})`;
    // As broad as the boxes above it, or its edge would run behind them.
    const boxes = children.filter((child) => child.by !== CHANCE);
    const widths = boxes.map((child) => LETTER * this.figuresOf(child).length + BESIDE);
    const width = Math.max(0, ...widths).toFixed(2);
    const label = `+${omitted.count} more${visits}\\l`;
    this.body.push(
      `  ${name} [label="${label}", width=${width}, shape=plaintext, style="", margin="0.04,0.02", height=0.2, fontsize=9, fontcolor="${MUTED}"];`,
      `  ${quoted(from)} -> ${name} [style=dashed, penwidth=0.8, weight=${isFirst ? LEVEL.first : LEVEL.other}];`,
    );
  }
}

function nodeLabel(move: string, figures: string, colour: string): string {
  return `<<B>${escaped(move)}</B><BR/><FONT POINT-SIZE="9" COLOR="${colour}">${escaped(figures)}</FONT>>`;
}

export function treeDot(figure: TreeFigure): string {
  return new Drawing(figure).dot();
}
