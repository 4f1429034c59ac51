/**
 * Games on their way to a thread and back. Short games would be held up by messages, so several travel together, and
 * what most of them have in common travels once; numbers travel in arrays that are handed over without a copy.
 */
import type { Forfeit, GameRecord } from '../../core/index.ts';
import type { GamePlan, PlayedGame } from '../gamePlan.ts';

/** What the games of a batch share. */
type PlanHead = Omit<GamePlan, 'index' | 'block'>;

export interface PackedPlans {
  readonly heads: readonly PlanHead[];
  /** Of each game: its head, its index and its block. */
  readonly numbers: Float64Array<ArrayBuffer>;
}

export interface PackedGames {
  /** Of each game: the numbers that all games have. */
  readonly numbers: Float64Array<ArrayBuffer>;
  /** The counters of all that have some. */
  readonly counts: Int32Array<ArrayBuffer>;
  /** By place in the batch: what few games have. */
  readonly extras: readonly Extra[];
}

interface Extra {
  readonly place: number;
  readonly forfeit: Forfeit | undefined;
  readonly record: GameRecord | undefined;
}

const PLAN_NUMBERS = 3;

function haveSameAgents({ agents }: PlanHead, { agents: others }: PlanHead): boolean {
  return (
    agents === others ||
    (agents.length === others.length && agents.every((agent, seat) => agent === others[seat]))
  );
}

function haveSameHead(a: PlanHead, b: PlanHead): boolean {
  return (
    a.options === b.options &&
    a.game === b.game &&
    a.seed === b.seed &&
    a.position === b.position &&
    a.opening === b.opening &&
    a.keepRecord === b.keepRecord &&
    a.uncounted === b.uncounted &&
    haveSameAgents(a, b)
  );
}

export function packPlans(plans: readonly GamePlan[]): PackedPlans {
  const heads: PlanHead[] = [];
  const numbers = new Float64Array(PLAN_NUMBERS * plans.length);
  for (const [place, plan] of plans.entries()) {
    let head = heads.findLastIndex((known) => haveSameHead(known, plan));
    if (head < 0) head = heads.push(plan) - 1;
    numbers.set([head, plan.index, plan.block], PLAN_NUMBERS * place);
  }
  return { heads, numbers };
}

export function* unpackPlans({ heads, numbers }: PackedPlans): Generator<GamePlan, void, undefined> {
  for (let at = 0; at < numbers.length; at += PLAN_NUMBERS)
    yield { ...heads[numbers[at]!]!, index: numbers[at + 1]!, block: numbers[at + 2]! };
}

/** Index, plies, seats, and counters of each seat, or -1 for none. */
const GAME_NUMBERS = 4;
/** Result, score and effort. */
const SEAT_NUMBERS = 6;

export function packGames(played: readonly PlayedGame[]): PackedGames {
  let size = 0;
  let slots = 0;
  for (const { efforts, counts } of played) {
    size += GAME_NUMBERS + SEAT_NUMBERS * efforts.length;
    if (counts) slots += counts.length * counts[0]!.length;
  }
  const numbers = new Float64Array(size);
  const packed = new Int32Array(slots);
  const extras: Extra[] = [];
  let at = 0;
  let slot = 0;
  for (const [place, game] of played.entries()) {
    const { counts, forfeit, record } = game;
    at = writeNumbers(game, numbers, at);
    for (const own of counts ?? []) for (let i = 0; i < own.length; i++) packed[slot++] = own[i]!;
    if (forfeit || record) extras.push({ place, forfeit, record });
  }
  return { numbers, counts: packed, extras };
}

/** @returns where the next game goes */
function writeNumbers(game: PlayedGame, numbers: Float64Array, start: number): number {
  const { index, plies, result, scores, efforts, counts } = game;
  let at = start;
  numbers[at++] = index;
  numbers[at++] = plies;
  numbers[at++] = efforts.length;
  numbers[at++] = counts ? counts[0]!.length : -1;
  for (let seat = 0; seat < efforts.length; seat++) {
    const { moves, seconds, simulations, playoutMoves } = efforts[seat]!;
    numbers[at++] = result[seat]!;
    numbers[at++] = scores[seat]!;
    numbers[at++] = moves;
    numbers[at++] = seconds;
    numbers[at++] = simulations;
    numbers[at++] = playoutMoves;
  }
  return at;
}

export function unpackGames({ numbers, counts: packed, extras }: PackedGames): PlayedGame[] {
  const played: PlayedGame[] = [];
  let slot = 0;
  let extra = 0;
  for (let at = 0; at < numbers.length;) {
    const [seats, slots] = [numbers[at + 2]!, numbers[at + 3]!];
    const counts = slots < 0 ? undefined : readCounts(packed, slot, seats, slots);
    slot += Math.max(0, seats * slots);
    const more = extras[extra]?.place === played.length ? extras[extra++] : undefined;
    played.push(readGame(numbers, at, { counts, forfeit: more?.forfeit, record: more?.record }));
    at += GAME_NUMBERS + SEAT_NUMBERS * seats;
  }
  return played;
}

interface Rest {
  readonly counts: number[][] | undefined;
  readonly forfeit: Forfeit | undefined;
  readonly record: GameRecord | undefined;
}

function readGame(numbers: Float64Array, start: number, { counts, forfeit, record }: Rest): PlayedGame {
  const result: number[] = [];
  const scores: number[] = [];
  const efforts: PlayedGame['efforts'][number][] = [];
  const end = start + GAME_NUMBERS + SEAT_NUMBERS * numbers[start + 2]!;
  for (let at = start + GAME_NUMBERS; at < end; at += SEAT_NUMBERS) {
    result.push(numbers[at]!);
    scores.push(numbers[at + 1]!);
    efforts.push({
      moves: numbers[at + 2]!,
      seconds: numbers[at + 3]!,
      simulations: numbers[at + 4]!,
      playoutMoves: numbers[at + 5]!,
    });
  }
  return {
    index: numbers[start]!,
    plies: numbers[start + 1]!,
    result,
    scores,
    ...(forfeit && { forfeit }),
    efforts,
    ...(counts && { counts }),
    ...(record && { record }),
  };
}

function readCounts(packed: Int32Array, first: number, seats: number, slots: number): number[][] {
  const counts: number[][] = [];
  for (let seat = 0; seat < seats; seat++) {
    const own: number[] = [];
    for (let i = 0; i < slots; i++) own.push(packed[first + seat * slots + i]!);
    counts.push(own);
  }
  return counts;
}
