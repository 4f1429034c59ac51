/** The TypeScript side of the kernel: takes a position in, has it played to the end, and takes it out again. */
import { Kernel, type KernelExports, type KernelFunction, OVER, type Random } from '../../../core/index.ts';
import { PATTERNS, type Placements } from '../fit.ts';
import { DRAW, TABLE_BYTES, TYPES } from '../layout.ts';
import type { Table } from '../table.ts';
import { bytes } from './bytes.ts';
import { writeFacts } from './writeFacts.ts';

/** What a playout reads and writes of a state. */
interface Position {
  readonly rules: Placements;
  readonly seats: number;
  readonly table: Table;
  readonly drawn: number;
  turn: number;
  phase: number;
  player: number;
  left: number;
  discarded: number;
}

class CarcassonneKernel {
  private readonly exports: KernelExports;
  private readonly table: Uint8Array;
  private readonly chance: Int32Array;
  private readonly run: KernelFunction;
  /** What counts as a different placement, as the kernel knows it. */
  private fit: Uint8Array | undefined;

  constructor(exports: KernelExports) {
    this.exports = exports;
    this.table = exports.bytes('table', TABLE_BYTES);
    this.chance = exports.words('chance', 4);
    this.run = exports.function('playOut');
    writeFacts(exports);
  }

  /**
   * Plays to the end. Claims are decided as `mode` says, ALWAYS, DRAWS or PLACES, with probability share / 2^31.
   * @param chance what tiles are drawn from, if not from the stream of everything else
   */
  playOut(position: Position, random: Random, mode: number, share: number, chance?: Random): number {
    const { exports, table, run } = this;
    const { rules, seats, phase, player, drawn, left, discarded } = position;
    const own = position.table.bytes;
    if (rules.fit !== this.fit) this.enter(rules);
    table.set(own);
    exports.beginDraws(random);
    chance?.save(this.chance);
    const end = run(seats, phase, player, drawn, left, discarded, mode, share, chance ? 1 : 0);
    chance?.restore(this.chance);
    exports.endDraws(random);
    own.set(table);
    position.turn = OVER;
    position.phase = DRAW;
    position.player = end >> 24;
    position.left = 0;
    position.discarded = (end >> 16) & 255;
    return end & 0xffff;
  }

  /** A pattern is two halves: what is asked in the north and east, and in the south and west. */
  private enter({ fit }: Placements): void {
    const fits = this.exports.bytes('fits', 32 * TYPES);
    for (let type = 0; type < TYPES; type++) {
      for (let half = 0; half < 16; half++) {
        fits[32 * type + half] = fit[PATTERNS * type + half]!;
        fits[32 * type + 16 + half] = fit[PATTERNS * type + 16 * half]!;
      }
    }
    this.fit = fit;
  }
}

export const kernel = new Kernel(bytes, (exports) => new CarcassonneKernel(exports));
