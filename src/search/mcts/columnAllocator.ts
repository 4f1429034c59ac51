/**
 * Places the records and columns of a tree one after the other in one buffer, wide numbers first. So all memory of a tree is
 * had at once or not at all, and on threads that share a buffer they lie alike, as they are asked for in a fixed order.
 */
export class ColumnAllocator {
  private readonly buffer: ArrayBufferLike;
  private used = 0;

  /** @param buffer of zeros */
  constructor(buffer: ArrayBufferLike) {
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
