/** Who can sit at the board: a person, or one of the agents under a friendly name, at one of five strengths. */
import { resolveAgent } from '../../../agents/index.ts';
import { type Game, UserError } from '../../../core/index.ts';
import type { GameBoard } from '../boards/gameBoard.ts';

export interface Opponent {
  readonly name: string;
  readonly title: string;
  readonly about: string;
  /** Its spec at each strength; one where strength makes no difference; none where there is nothing to choose. */
  readonly specs: (board: GameBoard) => readonly string[];
}

const none = (): readonly string[] => [];

export const OPPONENTS: readonly Opponent[] = [
  { name: 'human', title: 'You', about: 'A person at this screen.', specs: none },
  { name: 'random', title: 'Dice', about: 'Plays any legal move.', specs: () => ['random'] },
  {
    name: 'greedy',
    title: 'Magpie',
    about: 'Takes what shines now, and looks no further.',
    specs: () => ['greedy'],
  },
  {
    name: 'flat',
    title: 'Pollster',
    about: 'Tries every move equally often with random games.',
    specs: () => [100, 400, 1500, 6000, 25_000].map((n) => `flat(iterations=${n})`),
  },
  {
    name: 'ucb',
    title: 'Gambler',
    about: 'Random games again, but more of them for the moves that do well.',
    specs: () => [100, 400, 1500, 6000, 25_000].map((n) => `ucb(iterations=${n})`),
  },
  {
    name: 'uct',
    title: 'Explorer',
    about: 'Grows a tree of moves and counter-moves: Monte Carlo tree search.',
    specs: ({ playout }) =>
      [200, 1000, 5000, 25_000, 100_000].map((n) => `uct(c=1, playout=${playout}, iterations=${n})`),
  },
  {
    name: 'alphabeta',
    title: 'Calculator',
    about: 'Looks at every line to a fixed depth.',
    specs: () => [1, 2, 4, 6, 8].map((depth) => `alphabeta(depth=${depth}, time=4s)`),
  },
  { name: 'own', title: 'Own agent', about: 'Any agent, written out as a spec.', specs: none },
];

export const LEVELS = ['Beginner', 'Casual', 'Club', 'Strong', 'Master'] as const;

export interface Player {
  /** A name of `OPPONENTS`. */
  readonly opponent: string;
  /** Index into `LEVELS`. */
  readonly level: number;
  /** The spec to use when the opponent is `own`. */
  readonly own: string;
}

export const HUMAN: Player = { opponent: 'human', level: 2, own: 'uct(c=1, iterations=2000)' };

export function opponentOf(player: Player): Opponent {
  return OPPONENTS.find(({ name }) => name === player.opponent) ?? OPPONENTS[0]!;
}

/** What the player is made of; undefined for a person. */
export function specOf(player: Player, board: GameBoard): string | undefined {
  if (player.opponent === 'own') return player.own;
  const specs = opponentOf(player).specs(board);
  return specs[player.level] ?? specs[0];
}

/** What is wrong with a spec, or undefined if an agent can be made of it. */
export function checkSpec(spec: string, game: Game): UserError | undefined {
  try {
    resolveAgent(spec, game);
    return undefined;
  } catch (error) {
    if (error instanceof UserError) return error;
    throw error;
  }
}
