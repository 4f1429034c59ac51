/** Who the paper's best variant plays in C11. */
import { type Encounter, atPoint, between } from '../encounter.ts';
import type { Outcome } from '../outcome.ts';
import type { PaperRun } from '../paper.ts';
import { HEURISTIC, type Player, UCT_TUNED, withOptions } from './agents.ts';

/** The tree policy of the best variant. */
const TREE = 'tree=survey-uct-tuned(c=512, decay=true)';

/** The paper's best variant as its text describes it. */
export const BEST: Player = { name: 'best variant', key: 'best', spec: 'carcassonne/best' };

export interface Opponent extends Player {
  /** For tables. */
  readonly about: string;
}

export const BENCHMARK: Opponent = {
  ...UCT_TUNED,
  name: 'benchmark',
  key: 'benchmark',
  about: 'the benchmark player of UCT-Tuned: c = 2, one tree, 1,000 iterations',
};

export const MOST_POINTS: Opponent = { ...HEURISTIC, about: 'most points at once, no search' };

export const GREEDY: Opponent = {
  name: 'greedy',
  key: 'greedy',
  spec: 'greedy',
  about: 'best potential after one move, no search',
};

/** Takes about as long as the best variant; a limit in iterations makes the games repeatable. */
export const STRONG: Opponent = {
  name: 'strong',
  key: 'strong',
  spec:
    'mcts(tree=puct(c=0.3, temperature=0.3, prior=potential), leaf=cut(plies=6, heuristic=potential), ' +
    'reward=difference(clip=60), iterations=1000)',
  about: 'the strongest that we knew, with iterations that take about as long',
};

/** Players of other kinds. */
export const OPPONENTS: readonly Opponent[] = [BENCHMARK, MOST_POINTS, GREEDY, STRONG];

/** The benchmark player with the iterations of the best variant: what is left are its tweaks. */
export const BENCHMARK_3000: Opponent = {
  name: 'benchmark with 3,000',
  key: 'benchmark-3000',
  spec: withOptions(UCT_TUNED, 'iterations=3000'),
  about: 'the benchmark player with as many iterations: c = 2, one tree',
};

export const ONE_TREE: Opponent = {
  name: 'one tree',
  key: 'one-tree',
  spec: withOptions(UCT_TUNED, `${TREE}, iterations=3000`),
  about: 'c = 512/t, one tree of 3,000 iterations',
};

export const CONSTANT: Opponent = {
  name: 'c = 2 throughout',
  key: 'constant',
  spec: withOptions(BEST, 'tree=survey-uct-tuned(c=2)'),
  about: 'c = 2 instead of 512/t, four trees',
};

export const AS_RUN: Opponent = {
  name: 'its program',
  key: 'as-run',
  spec: 'carcassonne/best-as-run',
  about: 'what the program of the paper does: no exploration, one tree over reshuffled piles',
};

/** The same with one of its parts as the benchmark player has it. */
export const VARIANTS: readonly Opponent[] = [BENCHMARK_3000, ONE_TREE, CONSTANT, AS_RUN];

function gauntlet(key: string, opponents: readonly Opponent[], games: number): PaperRun {
  return {
    key,
    spec: {
      game: 'carcassonne',
      agents: [BEST, ...opponents].map(({ name, spec }) => ({ name, spec })),
      pairing: 'gauntlet',
      games,
      measures: ['score', 'time', 'counters'],
      records: 'none',
    },
  };
}

const AGAINST = gauntlet('opponents', OPPONENTS, 24);
const APART = gauntlet('variants', VARIANTS, 20);

/** At a third of the iterations, which makes room for more games. */
const ABLATION: PaperRun = {
  key: 'ablation',
  spec: {
    game: 'carcassonne',
    agents: [{ name: BEST.name, spec: withOptions(BEST, 'iterations=1000') }],
    pairing: 'ablation',
    games: 20,
    measures: ['score'],
    records: 'none',
  },
};

export const runs: readonly PaperRun[] = [AGAINST, APART, ABLATION];

/** The best variant against one of these. */
export function against(outcome: Outcome, { key, name }: Opponent): Encounter {
  const run = OPPONENTS.some((one) => one.key === key) ? AGAINST : APART;
  return between(outcome.run(run.key), BEST.name, name);
}

/** What an ablation sets back, and what is then played instead. */
export const ABLATED = [
  { part: 'tree', becomes: 'UCB1 with c = 1.4 points, not decaying' },
  { part: 'forest', becomes: 'one tree, tiles drawn by their probability' },
  { part: 'adds', becomes: 'one node per iteration instead of a turn' },
  { part: 'playout', becomes: 'uniform playouts, meeples whenever drawn' },
  { part: 'reward', becomes: 'win or loss instead of points' },
  { part: 'choice', becomes: 'the most visited move instead of the best mean' },
] as const;

/** The best variant without one of its parts, against the whole. */
export function without(outcome: Outcome, part: string): Encounter {
  return atPoint(outcome.run(ABLATION.key), { [part]: 'default' });
}
