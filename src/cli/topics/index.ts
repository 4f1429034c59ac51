/** All topics, in the order of the help. A new one is a file and a line here. */
import { budgets } from './budgets.ts';
import { cluster } from './cluster.ts';
import { engines } from './engines.ts';
import { intervals } from './intervals.ts';
import { openings } from './openings.ts';
import { positions } from './positions.ts';
import { rules } from './rules.ts';
import { seeds } from './seeds.ts';
import { specs } from './specs.ts';
import { store } from './store.ts';
import type { Topic } from './topic.ts';

export const topics: readonly Topic[] = [
  specs,
  budgets,
  positions,
  rules,
  seeds,
  intervals,
  openings,
  store,
  engines,
  cluster,
];

export function describeTopic({ text, page }: Topic): string {
  return `${text}\n\nMore: docs/${page}`;
}
