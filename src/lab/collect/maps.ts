/** Counters of every field of the board, as means per game: for each agent, and for all sides together. */
import type { BoardShape } from '../../core/index.ts';
import type { StoredGame } from '../../store/rows.ts';
import type { Experiment } from '../experiment.ts';
import type { BoardMap } from '../results.ts';
import type { PlacedCounter } from './measures.ts';

/** Sums over games. */
class FieldSums {
  readonly sums: Float64Array;
  games = 0;

  constructor(fields: number) {
    this.sums = new Float64Array(fields);
  }

  add(counts: Int32Array, slot: number): void {
    for (let field = 0; field < this.sums.length; field++) this.sums[field]! += counts[slot + field]!;
  }
}

export class MapValues {
  private readonly placed: PlacedCounter;
  private readonly board: BoardShape;
  private readonly experiment: Experiment;
  private readonly byAgent: readonly FieldSums[];
  private readonly all: FieldSums;

  constructor(placed: PlacedCounter, board: BoardShape, experiment: Experiment) {
    const fields = board.rows * board.columns;
    this.placed = placed;
    this.board = board;
    this.experiment = experiment;
    this.byAgent = experiment.agents.map(() => new FieldSums(fields));
    this.all = new FieldSums(fields);
  }

  add({ pairing, sides }: StoredGame): void {
    const { agents } = this.experiment.pairings[pairing]!;
    this.all.games++;
    for (const [side, { counts }] of sides.entries()) {
      // An earlier version may not have counted it yet.
      if (!counts || counts.length < this.placed.slot + this.all.sums.length) continue;
      const own = this.byAgent[agents[side]!]!;
      own.games++;
      own.add(counts, this.placed.slot);
      this.all.add(counts, this.placed.slot);
    }
  }

  maps(): BoardMap[] {
    const { name, title } = this.placed.counter;
    const { rows, columns, rowLabels, columnLabels } = this.board;
    return [{ agent: null, of: this.all }, ...this.byAgent.map((of, agent) => ({ agent, of }))].flatMap(
      ({ agent, of: { sums, games } }) => {
        if (games === 0) return [];
        const values = Array.from(sums, (sum) => sum / games);
        return [
          { name, title, unit: 'per game', agent, rows, columns, values, rowLabels, columnLabels, games },
        ];
      },
    );
  }
}
