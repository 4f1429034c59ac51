/**
 * Kernels: hot loops of a game, compiled from AssemblyScript to WebAssembly (`npm run kernels`). A kernel is never
 * needed. It makes the same moves from the same stream as the game's own TypeScript, which stays the reference and plays
 * wherever WebAssembly cannot, so that only the speed differs.
 */
import type { Random } from '../random.ts';

let inUse = typeof process === 'undefined' || process.env['PLAYOUT_KERNELS'] !== 'off';

/** Are playouts left to kernels, where there are any? Set PLAYOUT_KERNELS=off to have them all in JavaScript. */
export function kernelsInUse(): boolean {
  return inUse;
}

/** Turns kernels on or off for this thread, to compare the two. */
export function useKernels(use: boolean): void {
  inUse = use;
}

/** Does some work without kernels. */
export function withoutKernels<T>(work: () => T): T {
  const before = inUse;
  inUse = false;
  try {
    return work();
  } finally {
    inUse = before;
  }
}

/** An exported function of a kernel. */
export type KernelFunction = (...args: readonly number[]) => number;

function isFunction(value: unknown): value is KernelFunction {
  return typeof value === 'function';
}

/** What a kernel exports: functions, and the addresses of what they read and write. */
export class KernelExports {
  private readonly exports: WebAssembly.Exports;
  private readonly buffer: ArrayBuffer;
  private readonly stream: Int32Array;

  constructor(bytes: string) {
    const module = new WebAssembly.Module(Uint8Array.from(atob(bytes), (char) => char.charCodeAt(0)));
    this.exports = new WebAssembly.Instance(module).exports;
    const { memory } = this.exports;
    if (!(memory instanceof WebAssembly.Memory)) throw new TypeError('The kernel exports no memory.');
    this.buffer = memory.buffer;
    this.stream = this.words('stream', 4);
  }

  function(name: string): KernelFunction {
    const value = this.exports[name];
    if (!isFunction(value)) throw new TypeError(`The kernel exports no function ${name}.`);
    return value;
  }

  /** A view of the words at an exported address. */
  words(name: string, length: number): Int32Array {
    return new Int32Array(this.buffer, this.address(name), length);
  }

  /** A view of the bytes at an exported address. */
  bytes(name: string, length: number): Uint8Array {
    return new Uint8Array(this.buffer, this.address(name), length);
  }

  /** Lets the kernel draw from `random`, until `endDraws` says how far it came. */
  beginDraws(random: Random): void {
    random.save(this.stream);
  }

  endDraws(random: Random): void {
    random.restore(this.stream);
  }

  private address(name: string): number {
    const value = this.exports[name];
    if (!(value instanceof WebAssembly.Global)) throw new TypeError(`The kernel exports no address ${name}.`);
    return Number(value.value);
  }
}

/** A kernel that is compiled when it is first asked for. */
export class Kernel<K> {
  private readonly bytes: string;
  private readonly bind: (exports: KernelExports) => K;
  private bound: K | undefined;
  private failed = false;

  /**
   * @param bytes the compiled kernel in base 64
   * @param bind makes what the game calls out of what the kernel exports
   */
  constructor(bytes: string, bind: (exports: KernelExports) => K) {
    this.bytes = bytes;
    this.bind = bind;
  }

  /** What `bind` made; nothing if kernels are turned off, or if WebAssembly is missing or forbidden here. */
  get(): K | undefined {
    if (!inUse || this.failed) return undefined;
    return (this.bound ??= this.load());
  }

  private load(): K | undefined {
    try {
      return this.bind(new KernelExports(this.bytes));
    } catch (error) {
      if (error instanceof TypeError) throw error;
      this.failed = true;
      return undefined;
    }
  }
}
