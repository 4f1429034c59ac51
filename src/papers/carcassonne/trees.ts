/** Trees grown from positions of Carcassonne, measured and drawn: the study behind C13. */
import { makeAgent } from '../../agents/index.ts';
import { CHANCE, Random, settleOptions } from '../../core/index.ts';
import { integer, number, object, required, text } from '../../core/schema/index.ts';
import { carcassonne } from '../../games/carcassonne/index.ts';
import { treeDot } from '../../report/tree/dot.ts';
import { treeSvg } from '../../report/tree/svg.ts';
import { type Branches, READABLE, type Search, think } from '../../search/index.ts';
import type { Study } from '../study.ts';
import { BENCHMARKS, HEURISTIC, UCT, UCT_TUNED, withOptions } from './agents.ts';

type Position = ReturnType<typeof carcassonne.start>;

/** Positions that every tree is grown from; the first is drawn. */
const POSITIONS = 6;
/** Turns of Heuristic against itself before it. */
const TURNS = 12;

/** The four tree policies of the paper, and the two excerpts that it prints. */
interface Grown {
  readonly key: string;
  readonly title: string;
  readonly spec: string;
  /** Is the order of the pile fixed in a tree? */
  readonly knowsOrder?: true;
}

const GROWN: readonly Grown[] = [
  ...BENCHMARKS.map(({ key, name, spec }) => ({ key, title: `${name}, 1,000 iterations`, spec })),
  { key: 'figure-2', title: 'UCT, 50 iterations', spec: withOptions(UCT, 'iterations=50') },
  {
    key: 'figure-3',
    title: 'UCT-Tuned, one tree of an ensemble of four, 750 iterations each',
    spec: withOptions(UCT_TUNED, 'forest=ensemble(trees=4, combine=votes), iterations=3000'),
    knowsOrder: true,
  },
];

export function titleOf(key: string): string {
  return GROWN.find((one) => one.key === key)!.title;
}

const count = (about: string) => required(integer(0), about);
const mean = (about: string) => required(number(), about);

const treeSchema = object('tree', {
  nodes: count('Nodes of the tree.'),
  visited: count('Those that were visited.'),
  depth: count('Levels of the deepest line.'),
  draws: count('Draws on the deepest line.'),
  meanDepth: mean('Levels that an iteration went down, on average.'),
  moves: count('Moves at the root.'),
  topShare: mean('Share of the visits that the most visited of them has.'),
  drawShare: mean('Share of all nodes that a draw leads to.'),
  visitedDrawShare: mean('The same of the visited nodes.'),
  outcomes: mean(
    'Draws that were tried after a finished turn, on average over turns that were visited twice or more.',
  ),
  svg: required(text({ mayBeEmpty: true }), 'The picture, of the first position only.'),
});

/** Of a search for a move in a position. */
export type TreeFigures = ReturnType<(typeof treeSchema)['read']>;

function positionOf(seed: number, place: number): Position {
  const random = new Random(seed).derive('tree', place);
  const state = carcassonne.start(settleOptions(carcassonne, {}), random);
  const player = makeAgent(HEURISTIC.spec, { game: carcassonne, random, clock: () => 0 });
  for (let decisions = 0; decisions < 2 * TURNS || state.turn === CHANCE;) {
    if (state.turn === CHANCE) {
      state.play(state.sample(random));
    } else {
      state.play(think(player, state));
      decisions++;
    }
  }
  return state;
}

/** Walks through everything that was visited, and adds it up. */
class Survey {
  visited = 0;
  visitedByDraws = 0;
  depth = 0;
  draws = 0;
  /** Levels that all iterations together went down. */
  levels = 0;
  /** Turns that were visited twice or more, and draws that were tried after them. */
  turns = 0;
  outcomes = 0;
  /** Nodes below the root, visited or not, and those of them that a draw leads to. */
  made = 0;
  madeByDraws = 0;
  private readonly listed = new Int32Array(carcassonne.maxMoves);
  private readonly knowsOrder: boolean;

  constructor(knowsOrder: boolean) {
    this.knowsOrder = knowsOrder;
  }

  add(branches: Branches, state: Position, level: number, draws: number): void {
    const { children, visits } = branches;
    // Iterations that ended here are those that went no further.
    const further = children.reduce((sum, child) => sum + child.visits, 0);
    this.levels += level * Math.max(0, visits - further);
    if (children.length === 0) return;
    const isDraw = state.turn === CHANCE;
    // Where one child was visited, all have been made.
    const made = isDraw && this.knowsOrder ? 1 : state.moves(this.listed);
    this.made += made;
    this.visited += children.length;
    this.depth = Math.max(this.depth, level + 1);
    if (isDraw) {
      this.madeByDraws += made;
      this.visitedByDraws += children.length;
      this.draws = Math.max(this.draws, draws + 1);
      if (visits >= 2) {
        this.turns++;
        this.outcomes += children.length;
      }
    }
    for (const child of children) {
      const next = state.clone();
      next.play(carcassonne.parseMove(state, child.move));
      this.add(child, next, level + 1, draws + (isDraw ? 1 : 0));
    }
  }
}

async function drawn(search: Search, title: string, spec: string): Promise<string> {
  const { iterations, nodes, unit } = search.analysis();
  const excerpt = search.excerpt!(READABLE);
  const lines = [spec, `${iterations.toLocaleString('en')} iterations, ${nodes.toLocaleString('en')} nodes`];
  return treeSvg(treeDot({ game: carcassonne, excerpt, unit, title, lines }));
}

async function grow(task: string, seed: number): Promise<TreeFigures> {
  const [key, place] = task.split(' ');
  const { title, spec, knowsOrder = false } = GROWN.find((one) => one.key === key)!;
  const state = positionOf(seed, Number(place));
  const random = new Random(seed).derive('search');
  const search = makeAgent(spec, { game: carcassonne, random, clock: () => 0 });
  think(search, state);
  const { nodes, moves } = search.analysis();
  const whole = search.excerpt!({
    nodes: Infinity,
    depth: Infinity,
    children: Infinity,
    elsewhere: Infinity,
    share: 0,
  });
  const survey = new Survey(knowsOrder);
  survey.add(whole, state, 0, 0);
  return {
    nodes,
    visited: survey.visited,
    depth: survey.depth,
    draws: survey.draws,
    meanDepth: survey.levels / whole.visits,
    moves: moves.length,
    topShare: Math.max(...whole.children.map(({ visits }) => visits)) / whole.visits,
    drawShare: survey.madeByDraws / survey.made,
    visitedDrawShare: survey.visitedByDraws / survey.visited,
    outcomes: survey.outcomes / Math.max(1, survey.turns),
    svg: place === '0' ? await drawn(search, title, spec) : '',
  };
}

export const trees: Study<TreeFigures> = {
  key: 'trees',
  seconds: 5,
  tasks: (scale) => {
    const positions = Math.max(2, Math.round(Math.min(1, scale) * POSITIONS));
    return GROWN.flatMap(({ key }) => Array.from({ length: positions }, (_, place) => `${key} ${place}`));
  },
  compute: grow,
  result: treeSchema,
};
