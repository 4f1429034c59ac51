/** Lays the columns of a tree out in one shared buffer: alike on every thread, as they are asked for in a fixed order. */
import type { Ground } from '../tree.ts';

export class SharedGround implements Ground {
  private readonly buffer: SharedArrayBuffer;
  private used = 0;

  constructor(buffer: SharedArrayBuffer) {
    this.buffer = buffer;
  }

  ints(length: number): Int32Array {
    return new Int32Array(this.buffer, this.take(Int32Array.BYTES_PER_ELEMENT * length), length);
  }

  sums(length: number): Float64Array {
    return new Float64Array(this.buffer, this.take(Float64Array.BYTES_PER_ELEMENT * length), length);
  }

  ratings(length: number): Float32Array {
    return new Float32Array(this.buffer, this.take(Float32Array.BYTES_PER_ELEMENT * length), length);
  }

  bytes(length: number): Uint8Array {
    return new Uint8Array(this.buffer, this.take(length), length);
  }

  private take(bytes: number): number {
    const at = this.used;
    this.used += bytes;
    return at;
  }
}
