/** The moves of one iteration, in tree and playout, as who played what; for statistics over moves anywhere in a game. */
export class Trace {
  length = 0;
  seats = new Int32Array(256);
  codes = new Int32Array(256);

  /** @param code what the move is known as in other positions (`State.code`) */
  add(seat: number, code: number): void {
    if (this.length === this.codes.length) this.lengthen();
    this.seats[this.length] = seat;
    this.codes[this.length++] = code;
  }

  private lengthen(): void {
    const seats = new Int32Array(2 * this.length);
    seats.set(this.seats);
    this.seats = seats;
    const codes = new Int32Array(2 * this.length);
    codes.set(this.codes);
    this.codes = codes;
  }
}
