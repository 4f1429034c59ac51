/** What was measured in the games of a run: the measures that every game has, and the game's own counters. */
import type { Counter, Game } from '../../core/index.ts';
import type { StoredGame } from '../../store/rows.ts';
import type { Experiment } from '../experiment.ts';
import type { AgentSummary, Measure, PairingSummary } from '../results.ts';
import type { MeasureName } from '../spec/spec.ts';
import { summarise } from './summary.ts';

/** How a measure is read from a game; what is undefined is not counted. */
export interface Gauge {
  readonly name: string;
  readonly title: string;
  readonly unit: string;
  readonly of: 'game' | 'agent';
  read(game: StoredGame, side: number): number | undefined;
}

function perMove(name: 'seconds' | 'simulations' | 'playoutMoves'): Gauge['read'] {
  return ({ sides }, side) => {
    const { moves, [name]: total } = sides[side]!;
    return moves === 0 ? undefined : total / moves;
  };
}

const GAUGES: Readonly<Record<Exclude<MeasureName, 'counters'>, Gauge>> = {
  score: { name: 'score', title: 'score', unit: '', of: 'agent', read: ({ scores }, side) => scores[side] },
  length: {
    name: 'length',
    title: 'length of the game',
    unit: 'plies',
    of: 'game',
    read: ({ plies }) => plies,
  },
  time: {
    name: 'secondsPerMove',
    title: 'time per move',
    unit: 's',
    of: 'agent',
    read: perMove('seconds'),
  },
  simulations: {
    name: 'simulations',
    title: 'playouts',
    unit: 'per move',
    of: 'agent',
    read: perMove('simulations'),
  },
  playoutMoves: {
    name: 'playoutMoves',
    title: 'moves in playouts',
    unit: 'per move',
    of: 'agent',
    read: perMove('playoutMoves'),
  },
};

/** A counter and the place of its first slot. */
export interface PlacedCounter {
  readonly counter: Counter;
  readonly slot: number;
}

export function placeCounters(game: Game, experiment: Experiment): PlacedCounter[] {
  if (!experiment.measures.includes('counters')) return [];
  let slot = 0;
  return (game.tally?.counters(experiment.options) ?? []).map((counter) => {
    const placed = { counter, slot };
    slot += counter.board ? counter.board.rows * counter.board.columns : 1;
    return placed;
  });
}

export function gaugesOf(game: Game, experiment: Experiment): Gauge[] {
  const counters = placeCounters(game, experiment).filter(({ counter }) => counter.board === undefined);
  return [
    ...experiment.measures.flatMap((name) => (name === 'counters' ? [] : [GAUGES[name]])),
    ...counters.map(({ counter: { name, title }, slot }): Gauge => ({
      name,
      title,
      unit: '',
      of: 'agent',
      read: ({ sides }, side) => sides[side]!.counts?.[slot],
    })),
  ];
}

/** All values of one measure, by pairing and side; those of the game itself once. */
export class MeasureValues {
  private readonly gauge: Gauge;
  private readonly experiment: Experiment;
  private readonly values: readonly (readonly number[][])[];

  constructor(gauge: Gauge, experiment: Experiment) {
    this.gauge = gauge;
    this.experiment = experiment;
    this.values = experiment.pairings.map(({ agents }) =>
      (gauge.of === 'game' ? agents.slice(0, 1) : agents).map(() => []),
    );
  }

  add(game: StoredGame): void {
    const lists = this.values[game.pairing]!;
    for (const [side, list] of lists.entries()) {
      const value = this.gauge.read(game, side);
      if (value !== undefined) list.push(value);
    }
  }

  /** Null where there is nothing to report: no games yet, or playouts of agents that run none. */
  measure(): Measure | null {
    if (this.values.every((lists) => lists.every((list) => list.every((value) => value === 0)))) return null;
    const { name, title, unit, of } = this.gauge;
    return { name, title, unit, of, byAgent: this.byAgent(), byPairing: this.byPairing() };
  }

  private byAgent(): AgentSummary[] {
    return this.experiment.agents.flatMap((_, agent) => {
      const own = this.experiment.pairings.flatMap(({ agents }, pairing) => {
        const lists = this.values[pairing]!;
        if (this.gauge.of === 'game') return agents.includes(agent) ? lists[0]! : [];
        return agents.flatMap((other, side) => (other === agent ? lists[side]! : []));
      });
      const summary = summarise(own);
      return summary ? [{ agent, summary }] : [];
    });
  }

  private byPairing(): PairingSummary[] {
    return this.values.flatMap(([ofFirst, ...ofOthers], pairing) => {
      const first = summarise(ofFirst!);
      return first ? [{ pairing, first, second: summarise(ofOthers.flat()) }] : [];
    });
  }
}
