/**
 * What may have been wrong with the paper's UCB_score, UCT and UCT_score, as ways to play its tournaments again. The
 * fault that the authors suspect is the usual one: every move is credited with the score of player 1 (`backup=faulty`).
 * It does not touch the moves of player 1 himself, and the paper does not say who starts.
 */
import { between } from '../encounter.ts';
import type { Outcome } from '../outcome.ts';
import type { Claim, PaperRun } from '../paper.ts';
import { type AgentSpec, LEAN, RANDOM, STRATEGIES, SUSPECTS, agent, withFault } from './agents.ts';
import { type Curves, figure2Claims } from './figure2.ts';
import { figure3Claims } from './figure3.ts';
import { type Tournaments, figure4Claims } from './figure4.ts';
import { tournament50 } from './m2.ts';
import { tournament300 } from './m3.ts';
import { type OpenClaim, putTo } from './openClaim.ts';

export interface Reading {
  /** Begins the keys of its runs and claims. */
  readonly key: string;
  /** For the head of a table. */
  readonly short: string;
  /** For a sentence. */
  readonly what: string;
  readonly runs: readonly PaperRun[];
}

const GAMES = { 50: 160, 300: 80 } as const;

function faultyRuns(
  key: string,
  agents: (playouts: number) => readonly AgentSpec[],
  switchSides: boolean,
): PaperRun[] {
  return ([50, 300] as const).map((playouts) => ({
    key: `${key}-${playouts}`,
    spec: {
      ...LEAN,
      agents: [...agents(playouts)],
      pairing: 'round-robin',
      switchSides,
      games: GAMES[playouts],
    },
    paperGames: 100,
  }));
}

function inOrder(playouts: number): AgentSpec[] {
  return STRATEGIES.map((name) => withFault(name, playouts));
}

function blind(playouts: number): AgentSpec[] {
  return STRATEGIES.map((name) =>
    SUSPECTS.includes(name) ? { name, spec: RANDOM.spec } : agent(name, playouts),
  );
}

export const SOUND: Reading = {
  key: 'sound',
  short: 'Sound',
  what: 'without any fault',
  runs: [
    { key: 'sound-50', spec: tournament50, paperGames: 100 },
    { key: 'sound-300', spec: tournament300, paperGames: 100 },
  ],
};

export const FAULTS: readonly Reading[] = [
  {
    key: 'alternating',
    short: 'Fault, sides switched',
    what: 'with player 1’s score for every move, and sides switched from game to game',
    runs: faultyRuns('alternating', inOrder, true),
  },
  {
    key: 'second',
    short: 'Fault, in listed order',
    what: 'with player 1’s score for every move, and the strategy that the table lists first always starting',
    runs: faultyRuns('second', inOrder, false),
  },
  {
    key: 'first',
    short: 'Fault, in reverse order',
    what: 'with player 1’s score for every move, and the strategy that the table lists last always starting',
    runs: faultyRuns('first', (playouts) => inOrder(playouts).reverse(), false),
  },
  {
    key: 'blind',
    short: 'Search without effect',
    what: 'with a search that has no effect on the move, so that they play at random',
    runs: faultyRuns('blind', blind, true),
  },
];

export function tournamentsOf(reading: Reading, outcome: Outcome): Tournaments {
  const [few, many] = [outcome.run(`${reading.key}-50`), outcome.run(`${reading.key}-300`)];
  return {
    few: (row, column) => between(few, row, column),
    many: (row, column) => between(many, row, column),
  };
}

function curvesOf(reading: Reading, outcome: Outcome): Curves {
  const { few, many } = tournamentsOf(reading, outcome);
  return {
    playouts: [50, 300],
    at: (strategy, playouts) => (playouts === 50 ? few : many)(strategy, 'random'),
  };
}

function onSuspects<Games>(claims: readonly OpenClaim<Games>[]): OpenClaim<Games>[] {
  return claims.filter((claim) => claim.onSuspects);
}

/** The paper's claims that concern the suspects, put to this reading; those on figure 2 at 50 and 300 playouts only. */
export function claimsUnder(reading: Reading): Claim[] {
  return [
    ...putTo(onSuspects(figure2Claims), (outcome) => curvesOf(reading, outcome)),
    ...putTo(onSuspects(figure3Claims), (outcome) => tournamentsOf(reading, outcome).few),
    ...putTo(onSuspects(figure4Claims), (outcome) => tournamentsOf(reading, outcome)),
  ];
}
