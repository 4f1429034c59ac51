/** The TypeScript side of the kernel: takes a position in, has it played, changed or measured, and takes it out again. */
import { Kernel, type KernelExports, type KernelFunction, OVER, type Random } from '../../../core/index.ts';
import type { Board } from '../board.ts';
import { PASSABLE, SIDES, TUNNELS } from '../cards.ts';
import { CELLS, POSITION_BYTES } from '../constants.ts';
import { FIT, WAYS } from '../fits.ts';
import type { SaboteurOptions } from '../options.ts';
import { PIECE_SETS } from '../pieceSets.ts';
import type { Walk } from '../walk.ts';
import { bytes } from './bytes.ts';

/** Places in `facts`. */
const PLAYED = 0;
const GOLD = 1;
const REVEALED = 2;
const LAID_COUNT = 3;

/** What the kernel reads and writes of a state. */
interface Position {
  readonly memory: Uint8Array;
  readonly board: Board;
  readonly options: SaboteurOptions;
  readonly dropsHidden: boolean;
  turn: number;
  played: number;
  gold: number;
}

class SaboteurKernel {
  private readonly exports: KernelExports;
  private readonly position: Uint8Array;
  private readonly facts: Int32Array;
  private readonly playToEnd: KernelFunction;
  private readonly imagineWorld: KernelFunction;
  private readonly missingTiles: KernelFunction;
  private readonly missing: KernelFunction;
  private readonly walk: Walk;

  constructor(exports: KernelExports) {
    this.exports = exports;
    this.position = exports.bytes('position', POSITION_BYTES);
    this.facts = exports.words('facts', 4);
    this.playToEnd = exports.function('playOut');
    this.imagineWorld = exports.function('imagine');
    this.missingTiles = exports.function('missingTiles');
    this.missing = exports.function('missingToEach');
    this.walk = {
      missing: 0,
      near: exports.words('near', CELLS / 32),
      nearer: exports.words('nearer', CELLS / 32),
    };
    exports.bytes('pieceSides', SIDES.length).set(SIDES);
    exports.bytes('pieceTunnels', TUNNELS.length).set(TUNNELS);
    exports.bytes('fitTable', FIT.length).set(FIT);
    exports.words('waysTable', WAYS.length).set(WAYS);
    exports.words('pieceSets', PIECE_SETS.length).set(PIECE_SETS);
  }

  /**
   * Plays a position to its end; returns the number of moves.
   * @param playout `UNIFORM`, `COURSE`, `PATH` or `BIAS`
   * @param epsilon out of 65536: how often a uniformly random move is played instead
   * @param setting of `PATH`: out of 65536, how often the mover is wary; of `BIAS`: 1 if `row12` is on
   */
  playOut(state: Position, random: Random, playout: number, epsilon = 0, setting = 0): number {
    const { facts } = this;
    const { board, played } = state;
    if (state.turn === OVER) return 0;
    this.takeIn(state);
    this.exports.beginDraws(random);
    this.playToEnd(playout, state.dropsHidden ? 1 : 0, epsilon, PASSABLE, setting);
    this.exports.endDraws(random);
    state.memory.set(this.position);
    state.turn = OVER;
    state.played = facts[PLAYED]!;
    board.revealed = facts[REVEALED]!;
    board.laidCount = facts[LAID_COUNT]!;
    return state.played - played;
  }

  /** See `imagine.ts`. */
  imagine(state: Position, seat: number, random: Random): void {
    this.takeIn(state);
    this.exports.beginDraws(random);
    state.gold = this.imagineWorld(seat, state.options.memory ? 1 : 0);
    this.exports.endDraws(random);
    state.memory.set(this.position);
  }

  /** See `path.ts`. */
  walkFrom({ memory }: Board, objectives: number): Walk {
    this.position.set(memory);
    this.walk.missing = this.missingTiles(objectives);
    return this.walk;
  }

  missingToEach({ memory }: Board): number {
    this.position.set(memory);
    return this.missing();
  }

  private takeIn({ memory, board, played, gold }: Position): void {
    const { facts } = this;
    this.position.set(memory);
    facts[PLAYED] = played;
    facts[GOLD] = gold;
    facts[REVEALED] = board.revealed;
    facts[LAID_COUNT] = board.laidCount;
  }
}

export const kernel = new Kernel(bytes, (exports) => new SaboteurKernel(exports));
