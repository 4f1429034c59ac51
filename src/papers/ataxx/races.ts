/**
 * The runs of A4: MCTS becomes faster and faster, minimax stays as it is. Both are limited by counts, so that games are the
 * same on every machine: at speed 1 MCTS makes one iteration while minimax traverses as many moves as in the report.
 */
import { type Encounter, atPoint } from '../encounter.ts';
import type { Outcome } from '../outcome.ts';
import type { PaperRun } from '../paper.ts';
import { type Quantity, ratio } from '../quantity.ts';
import { type Crossing, type CurvePoint, crossing } from './crossing.ts';
import { MAPS, type MapName, rulesOn } from './maps.ts';
import { ITERATIONS_PER_SECOND, MOVES_PER_SECOND } from './published.ts';

/** Moves that minimax traverses for each of its own: what the report's computer did in 5 ms. */
export const MINIMAX_NODES = 1000;
/** Iterations of MCTS in that time, in the report. */
const ITERATIONS = (MINIMAX_NODES * ITERATIONS_PER_SECOND) / MOVES_PER_SECOND;
/** How many times as fast MCTS is, next to minimax. */
export const SPEEDS = [1, 4, 16, 64, 256, 1024];

/** The report's MCTS, and one that takes minimax's evaluation of a new node in place of a playout. */
export const MCTS_KINDS = {
  playouts: { name: 'MCTS', spec: 'ataxx/mcts(iterations=$iterations)' },
  evaluation: {
    name: 'MCTS without playouts',
    // Differences between evaluations are smaller than those between results, so it explores less.
    spec: 'ataxx/mcts(leaf=heuristic, tree=ucb1(c=0.05, total=node), iterations=$iterations)',
  },
} as const;
export type MctsKind = keyof typeof MCTS_KINDS;
export const KINDS = ['playouts', 'evaluation'] as const satisfies readonly MctsKind[];

/** At each speed. */
const GAMES = 40;

export const races: readonly PaperRun[] = KINDS.flatMap((kind) =>
  MAPS.map((map) => ({
    key: `${map}-${kind}`,
    spec: {
      game: 'ataxx',
      options: rulesOn(map),
      agents: [
        { name: MCTS_KINDS[kind].name, spec: MCTS_KINDS[kind].spec },
        { name: 'minimax', spec: `ataxx/minimax(nodes=${MINIMAX_NODES})` },
      ],
      pairing: 'sweep',
      vary: { iterations: SPEEDS.map((speed) => speed * ITERATIONS) },
      games: GAMES,
      measures: ['score', 'time'],
      records: 'none',
    },
  })),
);

/** MCTS at this speed. */
export function raceAt(outcome: Outcome, map: MapName, kind: MctsKind, speed: number): Encounter {
  return atPoint(outcome.run(`${map}-${kind}`), { iterations: speed * ITERATIONS });
}

/** Points by speed. */
export function curveOf(outcome: Outcome, map: MapName, kind: MctsKind): readonly CurvePoint[] {
  return SPEEDS.map((speed) => ({ x: speed, y: raceAt(outcome, map, kind, speed).points() }));
}

/** What MCTS took for a move, in times of what minimax took: on the clock of this machine. */
export function timesMinimax(outcome: Outcome, map: MapName, kind: MctsKind, speed: number): Quantity {
  const met = raceAt(outcome, map, kind, speed);
  return ratio(met.measure('secondsPerMove'), met.turned().measure('secondsPerMove'));
}

/** Where both are equally strong. */
export function meetingPoint(outcome: Outcome, map: MapName, kind: MctsKind): Crossing {
  return crossing(curveOf(outcome, map, kind), 50);
}
