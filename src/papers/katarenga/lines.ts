/**
 * The six lines of figures 5 and 8: Pure MC and MCTS as White with growing budgets against the three standard agents.
 * Points that cost most have runs of their own with fewer games than the paper's fifty.
 */
import { alongSweep } from '../encounter.ts';
import type { Outcome } from '../outcome.ts';
import type { PaperRun } from '../paper.ts';
import { STANDARD_PER_MOVE, mcts, pureMc } from './agents.ts';
import { type EfficiencyPoint, efficiencyPoint } from './efficiency.ts';
import { FIFTY } from './effort.ts';
import { type Player, sweep } from './matches.ts';

export type White = 'pure-mc' | 'mcts';
export type Opponent = 'random' | 'pure-mc' | 'mcts';

export const WHITE: Readonly<Record<White, Player>> = {
  'pure-mc': ['Pure MC', pureMc('$p')],
  mcts: ['MCTS', mcts('$p')],
};

/** As the paper's section 5.1 lists them. */
export const OPPONENTS: Readonly<Record<Opponent, Player>> = {
  random: ['Random', 'katarenga/random'],
  'pure-mc': [`Pure MC (${STANDARD_PER_MOVE})`, pureMc(STANDARD_PER_MOVE)],
  mcts: ['MCTS (√2, 1600)', mcts()],
};

interface Stretch {
  readonly budgets: readonly number[];
  readonly games: number;
}

/** Budgets and games of each line, from the smallest on. */
const LINES: Readonly<Record<White, Readonly<Record<Opponent, readonly Stretch[]>>>> = {
  'pure-mc': {
    random: [
      { budgets: [10, 20, 40, 75], games: FIFTY },
      { budgets: [150, 300, 600, 1200], games: 4 },
    ],
    'pure-mc': [
      { budgets: [10, 20, 40, 75], games: 4 },
      { budgets: [150, 300, 600, 1200], games: 12 },
    ],
    mcts: [
      { budgets: [10, 20, 40, 75, 150, 300], games: FIFTY },
      { budgets: [600, 1200], games: 12 },
    ],
  },
  mcts: {
    random: [
      { budgets: [100, 200, 400, 800, 1600], games: FIFTY },
      { budgets: [3200, 6400, 12800], games: 4 },
    ],
    'pure-mc': [
      { budgets: [100, 200, 400], games: 4 },
      { budgets: [800, 1600, 3200, 6400, 12800], games: 12 },
    ],
    mcts: [
      { budgets: [100, 200, 400, 800, 1600, 3200], games: FIFTY },
      { budgets: [6400, 12800], games: 16 },
    ],
  },
};

function runKey(white: White, opponent: Opponent, stretch: number): string {
  return `${white}-against-${opponent}-${stretch + 1}`;
}

export function lineRuns(white: White, opponent: Opponent): PaperRun[] {
  return LINES[white][opponent].map(({ budgets, games }, i) =>
    sweep(runKey(white, opponent, i), WHITE[white], OPPONENTS[opponent], budgets, {
      games,
      paperGames: FIFTY,
    }),
  );
}

/** All points of a line, from the smallest budget on. */
export function lineOf(outcome: Outcome, white: White, opponent: Opponent): EfficiencyPoint[] {
  return LINES[white][opponent].flatMap((_, i) =>
    alongSweep(outcome.run(runKey(white, opponent, i)), 'p').map(({ value, encounter }) =>
      efficiencyPoint(Number(value), encounter),
    ),
  );
}

/** The point with this budget. */
export function pointOf(line: readonly EfficiencyPoint[], budget: number): EfficiencyPoint {
  return line.find((point) => point.budget === budget)!;
}
