/** Variants of UCT that M5 compares with it. RAVE knows a carpet by its squares and its colour, whatever walk led to it. */

/** One part of a variant, with several values. */
export interface Sweep {
  readonly key: string;
  readonly title: string;
  /** The spec, with placeholders for what is varied. */
  variant(limit: string): string;
  readonly vary: Readonly<Record<string, readonly number[]>>;
  /** For both sides. */
  readonly playouts: number;
  readonly games: number;
}

const TABLE = 'forest=table(key=paper)';

function uctWith(parts: string, c = '0.4'): (limit: string) => string {
  return (limit) => `mcts(tree=ucb1(c=${c}), ${TABLE}, ${parts}, ${limit})`;
}

export const SWEEPS: readonly Sweep[] = [
  {
    key: 'clip',
    title: 'UCT_score: where leads are clipped',
    variant: uctWith('reward=difference(clip=$clip)'),
    vary: { clip: [5, 10, 20, 40, 85] },
    playouts: 300,
    games: 160,
  },
  {
    key: 'c',
    title: 'UCT_score with a clip of 40: how much it explores',
    variant: uctWith('reward=difference(clip=40)', '$c'),
    vary: { c: [0.05, 0.1, 0.2, 0.4, 0.8] },
    playouts: 300,
    games: 160,
  },
  {
    key: 'width',
    title: 'UCT_score with normalised leads: standard deviations that are worth 0 and 1',
    variant: uctWith('reward=normalised(width=$width)'),
    vary: { width: [0.25, 0.5, 1, 2, 4] },
    playouts: 300,
    games: 160,
  },
  {
    key: 'rave',
    title: 'RAVE: visits at which both means weigh alike, without and with exploration',
    variant: (limit) => `mcts(tree=rave(c=$c, k=$k), ${TABLE}, ${limit})`,
    vary: { c: [0, 0.4], k: [1, 10, 100, 1000] },
    playouts: 300,
    games: 100,
  },
  {
    key: 'grave',
    title: 'GRAVE: visits from which on a node trusts its own statistics',
    variant: (limit) => `mcts(tree=grave(ref=$ref), ${TABLE}, ${limit})`,
    vary: { ref: [10, 50, 200] },
    playouts: 300,
    games: 100,
  },
  {
    key: 'nested',
    title: 'Nested playouts, by result: moves of a playout that are chosen',
    variant: uctWith('playout=nested(plies=$plies)'),
    vary: { plies: [1, 4, 1000] },
    playouts: 50,
    games: 40,
  },
  {
    key: 'nested-score',
    title: 'Nested playouts, by lead: moves of a playout that are chosen',
    variant: uctWith('playout=nested(plies=$plies, reward=difference)'),
    vary: { plies: [1, 4, 1000] },
    playouts: 50,
    games: 40,
  },
];

/** Time for a move where variants have equal time. */
export const TIMED_MS = 10;

function timed(key: string, name: string, variant: (limit: string) => string) {
  return { key, name, spec: variant(`time=${TIMED_MS}ms`) };
}

export const TIMED = [
  timed('clip-40', 'UCT_score, clip 40', uctWith('reward=difference(clip=40)')),
  timed('normalised', 'UCT_score, normalised', uctWith('reward=normalised(width=0.5)')),
  timed('rave', 'RAVE', (limit) => `mcts(tree=rave(c=0.4, k=10), ${TABLE}, ${limit})`),
  timed('grave', 'GRAVE', (limit) => `mcts(tree=grave, ${TABLE}, ${limit})`),
  timed('nested', 'nested playouts', uctWith('playout=nested')),
  timed('nested-4', 'nested, four moves', uctWith('playout=nested(plies=4, reward=difference)')),
];
