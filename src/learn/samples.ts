/**
 * Positions of finished games as lists of features, each with what came of it: what weights are fitted to. A feature that
 * a position has several times is kept once, with the sum of its amounts.
 */
import {
  FeatureList,
  type FeatureSet,
  type Game,
  type GameRecord,
  type State,
  replayRecord,
} from '../core/index.ts';

/** Arrays grow by this factor. */
const GROWTH = 1.5;

function grown<T extends Int32Array | Float64Array>(
  array: T,
  needed: number,
  make: (length: number) => T,
): T {
  if (needed <= array.length) return array;
  const larger = make(Math.max(needed, Math.ceil(GROWTH * array.length)));
  larger.set(array);
  return larger;
}

export class Samples {
  /** How many positions there are. */
  count = 0;
  /** Where the features of each position begin; one more than there are positions. */
  starts = new Int32Array(1024);
  numbers = new Int32Array(65_536);
  amounts = new Int32Array(65_536);
  /** What came of each position for the seat that sees it: a result, or a lead in points. */
  outcomes = new Float64Array(1024);
  /** What each position is worth without weights, in the unit of the sum. */
  bases = new Float64Array(1024);
  /** The seat that sees a position. */
  seats = new Int32Array(1024);
  /** Do two play, so that one's gain is the other's loss? */
  areTwo = true;
  /** Which game a position is from, counted from 0 over all games. */
  games = new Int32Array(1024);
  private gameCount = 0;
  private readonly set: FeatureSet<State>;
  private readonly list: FeatureList;
  /** By feature: the position that has it last, and where. */
  private readonly lastSeen: Int32Array;
  private readonly lastPlace: Int32Array;

  constructor(set: FeatureSet<State>) {
    this.set = set;
    this.list = new FeatureList(set.most);
    this.lastSeen = new Int32Array(set.size).fill(-1);
    this.lastPlace = new Int32Array(set.size);
  }

  /** Adds all positions of a game in which a player decides, as that player sees them. @param skip decisions of the opening */
  addGame(game: Game, record: GameRecord, skip: number): void {
    let decisions = 0;
    replayRecord(record, game, (state) => {
      if (state.turn < 0 || decisions++ < skip) return;
      this.addPosition(state, state.turn, this.outcomeOf(record, state.turn));
    });
    this.endGame();
  }

  /** What is added from now on is of another game. */
  endGame(): void {
    this.gameCount++;
  }

  private outcomeOf({ result, scores }: GameRecord, seat: number): number {
    if (this.set.predicts === 'result') return result[seat]!;
    return scores[seat]! - Math.max(...scores.filter((_, other) => other !== seat));
  }

  /** Adds one position as `seat` sees it, with what came of it for that seat. */
  addPosition(state: State, seat: number, outcome: number): void {
    const { list, count } = this;
    list.clear();
    this.set.list(state, seat, list);
    // A position in the middle of a turn may be none that is judged.
    if (list.count === 0) return;
    let end = this.starts[count]!;
    this.starts = grown(this.starts, count + 2, (length) => new Int32Array(length));
    this.outcomes = grown(this.outcomes, count + 1, (length) => new Float64Array(length));
    this.bases = grown(this.bases, count + 1, (length) => new Float64Array(length));
    this.seats = grown(this.seats, count + 1, (length) => new Int32Array(length));
    this.games = grown(this.games, count + 1, (length) => new Int32Array(length));
    this.numbers = grown(this.numbers, end + list.count, (length) => new Int32Array(length));
    this.amounts = grown(this.amounts, end + list.count, (length) => new Int32Array(length));
    for (let i = 0; i < list.count; i++) {
      const number = list.numbers[i]!;
      const amount = list.amounts[i]!;
      if (amount === 0) continue;
      if (this.lastSeen[number] === count) {
        this.amounts[this.lastPlace[number]!]! += amount;
        continue;
      }
      this.lastSeen[number] = count;
      this.lastPlace[number] = end;
      this.numbers[end] = number;
      this.amounts[end++] = amount;
    }
    this.starts[count + 1] = end;
    this.outcomes[count] = outcome;
    this.bases[count] = this.set.base?.(state, seat) ?? 0;
    this.seats[count] = seat;
    this.areTwo &&= state.seats === 2;
    this.games[count] = this.gameCount;
    this.count++;
  }
}
