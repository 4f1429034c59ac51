/** The TypeScript side of the kernel: takes a position in, has it played to the end, and takes it out again. */
import { Kernel, type KernelExports, type KernelFunction, type Random } from '../../../core/index.ts';
import type { Market } from '../market.ts';
import { SLOTS } from '../moves.ts';
import type { Position } from '../position.ts';
import type { Tables } from '../tables.ts';
import { bytes } from './bytes.ts';

/** Words of a position on the largest board that the kernel plays on. */
const WORDS = 14;

class MarrakechKernel {
  private readonly exports: KernelExports;
  private readonly words: Int32Array;
  private readonly ended: Int32Array;
  private readonly playOutPairs: KernelFunction;
  private readonly playOutSteps: KernelFunction;
  /** Whose rules, board and stacks the kernel has now. */
  private market: Market | undefined;
  private tables: Tables | undefined;
  private order: Uint8Array | undefined;

  constructor(exports: KernelExports) {
    this.exports = exports;
    this.words = exports.words('words', WORDS);
    this.ended = exports.words('ended', 2);
    this.playOutPairs = exports.function('playOutPairs');
    this.playOutSteps = exports.function('playOutSteps');
  }

  /** @returns the number of moves; the position is then to be ended by its owner */
  playOut(position: Position, random: Random): number {
    const { words, ended } = this;
    const { market, words: own } = position;
    if (market !== this.market) this.setRules(market);
    for (let i = 0; i < own.length; i++) words[i] = own[i]!;
    this.exports.beginDraws(random);
    const plies =
      market.isPlain && market.coloursPerPlayer === 2 ? this.pairs(position) : this.steps(position);
    this.exports.endDraws(random);
    for (let i = 0; i < own.length; i++) own[i] = words[i]!;
    position.square = ended[0]! >> 2;
    position.facing = ended[0]! & 3;
    position.out = ended[1]!;
    return plies;
  }

  private pairs({ market, mover, square, facing, die }: Position): number {
    return this.playOutPairs(market.ownMayBeCovered ? 1 : 0, mover, (square << 2) | facing, die);
  }

  private steps({ phase, mover, colour, square, facing, die, out, order }: Position): number {
    if (order !== this.order) this.exports.bytes('order', order.length).set(order);
    this.order = order;
    return this.playOutSteps(phase, mover, colour, (square << 2) | facing, die, out);
  }

  private setRules(market: Market): void {
    const { exports } = this;
    const set = (name: string, ...values: readonly (number | boolean)[]): void => {
      exports.function(name)(...values.map(Number));
    };
    if (market.tables !== this.tables) this.setBoard(market.tables);
    set('setPlayers', market.players, market.coloursPerPlayer, market.rugsPerColour);
    set('setTurns', market.joins, market.turnsAtEnd, market.alternates, market.drawsColour);
    set('setLimits', market.eliminates, market.stopsAlone, market.ownMayBeCovered);
    this.market = market;
  }

  private setBoard(tables: Tables): void {
    const { exports } = this;
    const { size, squares } = tables;
    exports.bytes('walkSquare', 16 * squares).set(tables.walkSquare);
    exports.bytes('walkFacing', 16 * squares).set(tables.walkFacing);
    exports.words('slots', SLOTS * squares).set(tables.slots);
    exports.bytes('slotCount', squares).set(tables.slotCount);
    exports.function('setBoard')(size);
    this.tables = tables;
  }
}

export const kernel = new Kernel(bytes, (exports) => new MarrakechKernel(exports));
