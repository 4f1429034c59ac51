/** A list of 32-bit words that grows. */
export class Words {
  private words = new Int32Array(1 << 10);
  length = 0;

  push(word: number): void {
    if (this.length === this.words.length) {
      const longer = new Int32Array(2 * this.length);
      longer.set(this.words);
      this.words = longer;
    }
    this.words[this.length++] = word;
  }

  set(index: number, word: number): void {
    this.words[index] = word;
  }

  at(index: number): number {
    return this.words[index]!;
  }
}
