/** Work that takes a number of slots, in order: a piece waits until enough are free, and all after it wait too. */
export class Slots {
  private free: number;
  private readonly all: number;
  private last: Promise<void> = Promise.resolve();
  private wake = (): void => {};

  constructor(all: number) {
    this.all = all;
    this.free = all;
  }

  /** Resolves when the slots are taken; no piece waits for more than there are. */
  take(wanted: number): Promise<number> {
    const slots = Math.min(wanted, this.all);
    const taken = this.last.then(async () => {
      while (this.free < slots) await new Promise<void>((resolve) => void (this.wake = resolve));
      this.free -= slots;
      return slots;
    });
    this.last = taken.then(() => {});
    return taken;
  }

  giveBack(slots: number): void {
    this.free += slots;
    this.wake();
  }
}
