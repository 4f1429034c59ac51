/** Those who play in the experiments on the Saboteur paper. Its own agents have names: `npx playout agents saboteur`. */
import type { PaperRun } from '../paper.ts';

export interface Player {
  readonly name: string;
  readonly spec: string;
}

/** The course's random player, the opponent in the paper. */
export const COURSE: Player = { name: 'course', spec: 'random(course)' };
/** The heuristic without a search: always the move with the largest b. */
export const B_ALONE: Player = { name: 'b alone', spec: 'random(bias(epsilon=0))' };

/** Random, but it takes a win when there is one: it lays the last tile of a tunnel. */
export const LAST_TILE: Player = { name: 'random + last tile', spec: 'random(decisive)' };

/** The steps of the paper, in its order. */
export const STEPS = ['plain UCT', 'bias b/n', 'weighted backup'] as const;
export type Step = (typeof STEPS)[number];

const NAMED: Readonly<Record<Step, string>> = {
  'plain UCT': 'saboteur/plain',
  'bias b/n': 'saboteur/bias',
  'weighted backup': 'saboteur/mcts',
};

/** A step of the paper with other options, such as its limit; without any it thinks for 2 s. */
export function step(which: Step, options = '', name: string = which): Player {
  return { name, spec: options === '' ? NAMED[which] : `${NAMED[which]}(${options})` };
}

/** The tree policy of the paper with something changed: `weight=$b`. What is named twice counts as it is named last. */
export function biasedTree(changes: Readonly<Record<string, string>>): string {
  const options = { c: String(Math.SQRT2), form: 'paper', prior: 'bias', ...changes };
  return `progressive-bias(${Object.entries(options)
    .map(([name, value]) => `${name}=${value}`)
    .join(', ')})`;
}

/** A run of Saboteur. */
export function run(key: string, games: number, spec: Omit<PaperRun['spec'], 'game' | 'games'>): PaperRun {
  return { key, spec: { game: 'saboteur', records: 'none', measures: [], games, ...spec } };
}
