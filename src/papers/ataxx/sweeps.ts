/** The runs of A3: r_p swept in both readings, against the default r_p and against minimax. */
import { type Encounter, alongSweep, atPoint } from '../encounter.ts';
import type { Outcome } from '../outcome.ts';
import type { PaperRun } from '../paper.ts';
import { MAPS, type MapName, rulesOn } from './maps.ts';

/** What is played where no clone is forced: a jump, or any legal move. */
export const READINGS = ['jump', 'any'] as const;
export type Reading = (typeof READINGS)[number];

/** Of `ataxx/mcts`. */
export const DEFAULT_R = 4;
/** Playouts of this r_p hardly ever jump. */
export const NO_JUMPS = 100;

/** The default would meet itself in the first reading; with r_p = 1 both readings are the same. */
const VALUES: Readonly<Record<Reading, readonly number[]>> = {
  jump: [1, 1.5, 2, 3, 6, 10, NO_JUMPS],
  any: [1.5, 2, 3, DEFAULT_R, 6, 10, NO_JUMPS],
};
export const VALUES_AGAINST_MINIMAX = [1, 2, DEFAULT_R, 10, NO_JUMPS];

function againstDefault(map: MapName, reading: Reading): PaperRun {
  return {
    key: `${map}-${reading}`,
    spec: {
      game: 'ataxx',
      options: rulesOn(map),
      agents: [
        { name: 'r_p', spec: `ataxx/mcts(playout=clones(r=$r, else=${reading}), iterations=300)` },
        { name: 'default', spec: 'ataxx/mcts(iterations=300)' },
      ],
      pairing: 'sweep',
      vary: { r: [...VALUES[reading]] },
      games: 20,
      measures: ['score'],
      records: 'none',
    },
  };
}

function againstMinimax(map: MapName): PaperRun {
  return {
    key: `${map}-minimax`,
    spec: {
      game: 'ataxx',
      options: rulesOn(map),
      agents: [
        { name: 'r_p', spec: 'ataxx/mcts(playout=clones(r=$r), iterations=500)' },
        { name: 'minimax', spec: 'ataxx/minimax(depth=2)' },
      ],
      pairing: 'sweep',
      vary: { r: VALUES_AGAINST_MINIMAX },
      games: 20,
      measures: ['score', 'counters'],
      records: 'none',
    },
  };
}

export const sweeps: readonly PaperRun[] = MAPS.flatMap((map) =>
  READINGS.map((reading) => againstDefault(map, reading)).concat(againstMinimax(map)),
);

/** MCTS with this r_p, against MCTS with the default. */
export function withR(outcome: Outcome, map: MapName, reading: Reading, r: number): Encounter {
  return atPoint(outcome.run(`${map}-${reading}`), { r });
}

/** The same against minimax. */
export function withRAgainstMinimax(outcome: Outcome, map: MapName, r: number): Encounter {
  return atPoint(outcome.run(`${map}-minimax`), { r });
}

/** All values of a run in order. */
export function valuesOf(
  outcome: Outcome,
  key: string,
): readonly { readonly r: number; readonly encounter: Encounter }[] {
  return alongSweep(outcome.run(key), 'r').map(({ value, encounter }) => ({ r: Number(value), encounter }));
}
