/** What is measured, for each game: rules, playouts and searches, next to the figures of the papers. */
import type { Game } from '../src/core/index.ts';

export interface BenchCase {
  readonly name: string;
  readonly options: Readonly<Record<string, string | number>>;
  /** What is counted. */
  readonly unit: 'games' | 'iterations' | 'moves' | 'nodes';
  /** `playOut` is the game's own, `loop` lists all moves and plays one at a time, `search` runs an agent, `perft` counts. */
  readonly what: 'playOut' | 'loop' | 'search' | 'perft';
  /** For `playOut`: one of the game's own playouts, with its default options, instead of uniform moves. */
  readonly playout?: string;
  /** The agent of a search. */
  readonly spec?: string;
  /** Do several threads work at the same time? Then the clock on the wall counts, and cores must be idle. */
  readonly isParallel?: boolean;
  /** The depth of a perft. */
  readonly depth?: number;
  /** The name of an earlier case of the same game, of whose speed this one is a share. */
  readonly beside?: string;
  /** A published figure of others, per second, and where it stands. */
  readonly published?: { readonly perSecond: number; readonly source: string };
}

const report = (perSecond: number): BenchCase['published'] => ({
  perSecond,
  source: 'Ataxx report, 2021, C++',
});

const ITERATIONS = report(1600);
const MOVES = report(200_000);
const open = { preset: 'paper', map: 'open' };

/** The work in the tree alone, with an evaluation in place of playouts, while it grows to this many nodes. */
const SMALL = 'tree of 1,000 nodes, evaluated';
const grown = (nodes: number, beside?: string): BenchCase => ({
  name: `tree of ${nodes.toLocaleString('en')} nodes, evaluated`,
  options: {},
  unit: 'iterations',
  what: 'search',
  spec: `mcts(leaf=heuristic, nodes=${nodes})`,
  ...(beside !== undefined && { beside }),
});
const trees = [grown(1000), grown(1_000_000, SMALL)];

/** The search of an earlier case on two threads that share a tree. */
const shared = (beside: string, options: BenchCase['options'] = {}): BenchCase => ({
  name: `${beside}, shared tree, two threads`,
  options,
  unit: 'iterations',
  what: 'search',
  spec: 'uct(iterations=20000, parallel=tree(threads=2))',
  isParallel: true,
  beside,
});

const UNIFORM: BenchCase = { name: 'uniform games', options: {}, unit: 'games', what: 'playOut' };
const UCT: BenchCase = {
  name: 'uct',
  options: {},
  unit: 'iterations',
  what: 'search',
  spec: 'uct(iterations=5000)',
  beside: UNIFORM.name,
};

/** For a game without its own cases. */
const COMMON: readonly BenchCase[] = [UNIFORM, UCT];

const OWN: Readonly<Record<string, readonly BenchCase[]>> = {
  ataxx: [
    { name: 'uniform games, 7x7', options: {}, unit: 'games', what: 'playOut' },
    { name: 'uniform games, 7x7, moves listed', options: {}, unit: 'games', what: 'loop' },
    { name: 'uniform games, open map', options: open, unit: 'games', what: 'playOut' },
    {
      name: 'uct, 7x7',
      options: {},
      unit: 'iterations',
      what: 'search',
      spec: 'uct(iterations=5000)',
      beside: 'uniform games, 7x7',
    },
    shared('uct, 7x7'),
    {
      name: 'uct, clones first, 7x7',
      options: {},
      unit: 'iterations',
      what: 'search',
      spec: 'uct(playout=clones(r=4), iterations=5000)',
      published: ITERATIONS!,
    },
    {
      name: 'uct, clones first, open map',
      options: open,
      unit: 'iterations',
      what: 'search',
      spec: 'uct(playout=clones(r=4), iterations=5000)',
      published: ITERATIONS!,
    },
    {
      name: 'alphabeta, 7x7',
      options: {},
      unit: 'moves',
      what: 'search',
      spec: 'alphabeta(ends=evaluation, nodes=1000000)',
      published: MOVES!,
    },
    {
      name: 'alphabeta, open map',
      options: open,
      unit: 'moves',
      what: 'search',
      spec: 'alphabeta(ends=evaluation, nodes=1000000)',
      published: MOVES!,
    },
    {
      name: 'selective alphabeta, 7x7',
      options: {},
      unit: 'moves',
      what: 'search',
      spec: 'alphabeta(heuristic=shape, selective=true, nodes=200000)',
    },
    ...trees,
    { name: 'perft 6, 7x7', options: {}, unit: 'nodes', what: 'perft', depth: 6 },
    { name: 'perft 7, 7x7', options: {}, unit: 'nodes', what: 'perft', depth: 7 },
  ],
  carcassonne: [
    { name: 'uniform games, two players', options: {}, unit: 'games', what: 'playOut' },
    { name: 'uniform games, two players, moves listed', options: {}, unit: 'games', what: 'loop' },
    { name: 'uniform games, five players', options: { players: 5 }, unit: 'games', what: 'playOut' },
    {
      name: 'games with a meeple now and then',
      options: {},
      unit: 'games',
      what: 'playOut',
      playout: 'random',
    },
    {
      name: 'uct, two players',
      options: {},
      unit: 'iterations',
      what: 'search',
      spec: 'uct(iterations=2000)',
      beside: 'uniform games, two players',
      published: { perSecond: 124, source: 'Carcassonne thesis, 2022, Java' },
    },
    shared('uct, two players'),
    ...trees,
    { name: 'perft 3, two players', options: {}, unit: 'nodes', what: 'perft', depth: 3 },
  ],
  'connect-four': [
    {
      ...UNIFORM,
      published: {
        perSecond: 584_010,
        source: 'Ai Ai, 2023, Java: http://mrraow.com/uploads/AiAiReports/Slidesone/Slidesone.html',
      },
    },
    {
      name: 'uniform games, moves listed',
      options: {},
      unit: 'games',
      what: 'loop',
      published: {
        perSecond: 19_596,
        source:
          'OpenSpiel, 2020, C++ driven from Python: https://github.com/google-deepmind/open_spiel/pull/305',
      },
    },
    UCT,
    { name: 'perft 8', options: {}, unit: 'nodes', what: 'perft', depth: 8 },
  ],
  katarenga: [
    { name: 'uniform games, 8x8', options: {}, unit: 'games', what: 'playOut' },
    { name: 'uniform games, 8x8, moves listed', options: {}, unit: 'games', what: 'loop' },
    { name: 'uniform games, official', options: { preset: 'official' }, unit: 'games', what: 'playOut' },
    { name: 'uniform games, 4x4', options: { size: 4 }, unit: 'games', what: 'playOut' },
    { name: 'uniform games, 12x12', options: { size: 12 }, unit: 'games', what: 'playOut' },
    { name: 'decisive games, 8x8', options: {}, unit: 'games', what: 'playOut', playout: 'decisive' },
    {
      name: 'uct, 8x8',
      options: {},
      unit: 'iterations',
      what: 'search',
      spec: 'uct(iterations=1600)',
      beside: 'uniform games, 8x8',
    },
    shared('uct, 8x8'),
    {
      name: 'alphabeta, 8x8',
      options: {},
      unit: 'moves',
      what: 'search',
      spec: 'alphabeta(nodes=300000)',
    },
    ...trees,
    { name: 'perft 5, 8x8', options: {}, unit: 'nodes', what: 'perft', depth: 5 },
  ],
  marrakech: [
    { name: 'uniform games, 5x5', options: {}, unit: 'games', what: 'playOut' },
    { name: 'uniform games, 5x5, moves listed', options: {}, unit: 'games', what: 'loop' },
    { name: 'uniform games, 7x7', options: { preset: 'paper7' }, unit: 'games', what: 'playOut' },
    {
      name: 'uniform games, official for two',
      options: { preset: 'official2' },
      unit: 'games',
      what: 'playOut',
    },
    {
      name: 'uniform games, official for four',
      options: { preset: 'official4' },
      unit: 'games',
      what: 'playOut',
    },
    {
      name: 'uct, 5x5',
      options: {},
      unit: 'iterations',
      what: 'search',
      spec: 'uct(iterations=5000)',
      beside: 'uniform games, 5x5',
    },
    shared('uct, 5x5'),
    {
      name: 'uct, 7x7',
      options: { preset: 'paper7' },
      unit: 'iterations',
      what: 'search',
      spec: 'uct(iterations=5000)',
      beside: 'uniform games, 7x7',
    },
    {
      name: 'expectimax, 5x5',
      options: {},
      unit: 'moves',
      what: 'search',
      spec: 'expectimax(depth=3)',
    },
    ...trees,
    { name: 'perft 6, 5x5', options: {}, unit: 'nodes', what: 'perft', depth: 6 },
  ],
  saboteur: [
    { name: 'uniform games', options: {}, unit: 'games', what: 'playOut' },
    { name: 'uniform games, moves listed', options: {}, unit: 'games', what: 'loop' },
    { name: 'games along the path', options: {}, unit: 'games', what: 'playOut', playout: 'path' },
    { name: "games by the paper's heuristic", options: {}, unit: 'games', what: 'playOut', playout: 'bias' },
    {
      name: "games of the course's random player",
      options: {},
      unit: 'games',
      what: 'playOut',
      playout: 'course',
    },
    {
      name: 'uct over information sets',
      options: {},
      unit: 'iterations',
      what: 'search',
      spec: 'uct(iterations=2000)',
      beside: 'uniform games',
    },
    ...trees,
    { name: 'perft 3', options: {}, unit: 'nodes', what: 'perft', depth: 3 },
  ],
};

export function casesOf({ name }: Game): readonly BenchCase[] {
  return OWN[name] ?? COMMON;
}
