/**
 * The matches of C12. Rewards other than points lie in [0, 1]; leads up to 100 points on either side become that range, so
 * a bonus of 2 points, which is what UCT-Tuned with c = 2 has, is 0.01.
 */
import type { PaperRun } from '../paper.ts';
import { HEURISTIC, RANDOM, UCT_TUNED, withOptions } from './agents.ts';
import { match } from './variants.ts';

export const QUESTIONS = {
  draws: 'Draws weighted by probability against uniform ones',
  bounded: 'Bounded heuristic playouts and better evaluations',
  rave: 'RAVE',
  star: 'Expectimax with Star2.5',
  reward: 'Rewards: the lead and the win instead of the own score',
  ensemble: 'The ensemble at equal time',
  pile: "The pile of the author's program",
} as const;

export type Question = keyof typeof QUESTIONS;

export interface OpenMatch {
  readonly question: Question;
  readonly key: string;
  /** Who plays whom. */
  readonly name: string;
  readonly first: string;
  readonly second: string;
  readonly games: number;
  /** Not the tiles of the box but those of the author's program. */
  readonly hasProgramPile?: boolean;
}

/** UCT-Tuned with other options; its opponent is the benchmark player unless it says otherwise. */
function variant(
  question: Question,
  key: string,
  name: string,
  options: string,
  games: number,
  second = UCT_TUNED.spec,
): OpenMatch {
  return { question, key, name, first: withOptions(UCT_TUNED, options), second, games };
}

const LEAD = 'tree=ucb1(c=0.01), reward=difference(clip=100)';

/** Heuristic moves for some plies, then the points that the game would have brought if it had ended there. */
function bounded(plies: number, iterations: number): string {
  return `${LEAD}, playout=heuristic, leaf=cut(plies=${plies}, heuristic=points), iterations=${iterations}`;
}

function pile(key: string, name: string, first: string, second: string, games: number): readonly OpenMatch[] {
  const one = { question: 'pile', first, second, games } as const;
  return [
    { ...one, key: `${key}-box`, name: `${name}: the tiles of the box` },
    { ...one, key: `${key}-program`, name: `${name}: the program's tiles`, hasProgramPile: true },
  ];
}

/** A turn is a placement, a meeple and a draw. */
const BOUNDED_TURNS = [1, 2, 4, 8] as const;
export const LEAD_CONSTANTS = [0.01, 0.03, 0.1] as const;
export const WIN_CONSTANTS = [0.05, 0.2, 0.7] as const;
export const RAVE_CONSTANTS = [10, 100, 1000] as const;

export const OPEN_MATCHES: readonly OpenMatch[] = [
  variant('draws', 'draws-weighted', 'weighted against uniform', 'forest=tree', 60),
  variant(
    'bounded',
    'bounded-iterations',
    'two turns of heuristic play against random playouts, 100 iterations each',
    bounded(6, 100),
    30,
    withOptions(UCT_TUNED, 'iterations=100'),
  ),
  // An iteration costs about as much as ten random playouts for every two turns.
  ...BOUNDED_TURNS.map((turns) =>
    variant(
      'bounded',
      `bounded-${turns}`,
      `${turns} ${turns === 1 ? 'turn' : 'turns'} of heuristic play, ${200 / turns} iterations, against 1,000 random playouts`,
      bounded(3 * turns, 200 / turns),
      20,
    ),
  ),
  variant(
    'bounded',
    'direct-potential',
    'direct evaluation with our heuristic, 1,000 iterations, against 1,000 random playouts',
    `${LEAD}, leaf=heuristic(potential)`,
    20,
  ),
  ...RAVE_CONSTANTS.map((k) =>
    variant('rave', `rave-${k}`, `RAVE with k = ${k} against none`, `tree=rave(c=2, k=${k})`, 10),
  ),
  {
    question: 'star',
    key: 'star-points',
    name: "Star2.5 with the paper's heuristic, three decisions deep, against UCT-Tuned",
    first: 'expectimax(points, pruning=star2.5, depth=3)',
    second: UCT_TUNED.spec,
    games: 20,
  },
  {
    question: 'star',
    key: 'star-potential',
    name: 'Star2.5 with our heuristic, three decisions deep, against UCT-Tuned',
    first: 'expectimax(potential, pruning=star2.5, depth=3)',
    second: UCT_TUNED.spec,
    games: 20,
  },
  ...LEAD_CONSTANTS.map((c) =>
    variant(
      'reward',
      `lead-${c}`,
      `the lead, c = ${c}, against the own score`,
      `tree=ucb1(c=${c}), reward=difference(clip=100)`,
      20,
    ),
  ),
  ...WIN_CONSTANTS.map((c) =>
    variant(
      'reward',
      `win-${c}`,
      `the win, c = ${c}, against the own score`,
      `tree=ucb1(c=${c}), reward=win`,
      20,
    ),
  ),
  variant(
    'ensemble',
    'ensemble-equal',
    'four trees of 750 against one of 3,000',
    'forest=ensemble(trees=4, combine=votes), iterations=3000',
    20,
    withOptions(UCT_TUNED, 'iterations=3000'),
  ),
  ...pile('random', 'Random against itself', RANDOM.spec, RANDOM.spec, 1000),
  ...pile('heuristic', 'Heuristic against Random', HEURISTIC.spec, RANDOM.spec, 200),
  ...pile('tuned-random', 'UCT-Tuned against Random', UCT_TUNED.spec, RANDOM.spec, 12),
  ...pile('tuned', 'UCT-Tuned against itself', UCT_TUNED.spec, UCT_TUNED.spec, 6),
];

export function runOf({ key, first, second, games, hasProgramPile }: OpenMatch): PaperRun {
  const run = match(key, first, second, games);
  return hasProgramPile ? { ...run, spec: { ...run.spec, options: { pile: 'program' } } } : run;
}
