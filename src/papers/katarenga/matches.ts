/**
 * Runs as this paper has them: the agent that is named first is always White, and fifty games unless it says otherwise.
 * Everything is counted, so that equal conditions of several experiments are one run of the lab, played once.
 */
import type { PaperRun } from '../paper.ts';

export interface Conditions {
  readonly games: number;
  /** Games of the paper; missing where it has no such match. */
  readonly paperGames?: number;
  /** Of the game; without them 8x8 with random tiles, new for every game. */
  readonly options?: Readonly<Record<string, string | number>>;
  /** Is every board played twice, with colours switched? */
  readonly isPaired?: boolean;
}

type Spec = PaperRun['spec'];

/** An agent as tables call it, and its spec. */
export type Player = readonly [name: string, spec: string];

function common({ games, options = {}, isPaired = false }: Conditions): Omit<Spec, 'agents'> {
  return {
    game: 'katarenga',
    options: { preset: 'paper', ...options },
    games,
    switchSides: isPaired,
    measures: ['length', 'simulations', 'counters'],
    records: 'none',
  };
}

function named([name, spec]: Player): { name: string; spec: string } {
  return { name, spec };
}

/** White against Black. */
export function match(key: string, white: Player, black: Player, conditions: Conditions): PaperRun {
  const { paperGames } = conditions;
  return {
    key,
    spec: { ...common(conditions), agents: [named(white), named(black)], pairing: 'match' },
    ...(paperGames !== undefined && { paperGames }),
  };
}

/** White with each of these values for the placeholder `$p` in its spec. */
export function sweep(
  key: string,
  white: Player,
  black: Player,
  values: readonly number[],
  conditions: Conditions,
): PaperRun {
  const { key: name, spec, ...rest } = match(key, white, black, conditions);
  return { key: name, spec: { ...spec, pairing: 'sweep', vary: { p: [...values] } }, ...rest };
}
