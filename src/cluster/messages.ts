/**
 * What travels between a coordinator and its workers, as JSON: batches of plans one way, answers the other. Both ends
 * read it by these schemas, because neither knows who else can write to their Redis.
 */
import type { GamePlan, PlayedGame } from '../arena/index.ts';
import { type ErrorData, parseJson, readRecord } from '../core/index.ts';
import {
  PlacedError,
  type Schema,
  dictionary,
  flag,
  integer,
  list,
  number,
  object,
  optional,
  plain,
  required,
  text,
  textMatching,
} from '../core/schema/index.ts';
import { MOST_GAMES } from './batchSize.ts';
import type { Engine } from './names.ts';

const MOST_SEATS = 8;
const LONGEST_OPENING = 10_000;

/** What the games of a batch have in common travels once. */
type PlanHead = Omit<GamePlan, 'index' | 'block'>;

/** Plans on their way to a worker. */
export interface Batch {
  readonly round: string;
  readonly batch: number;
  /** By game: what must play it. */
  readonly engines: Readonly<Record<string, Engine>>;
  /** Ids of weights that its agents name, and that a worker may have to fetch. */
  readonly weights: readonly string[];
  readonly plans: readonly GamePlan[];
}

/** What came of a batch. */
export interface Answer {
  readonly batch: number;
  readonly worker: string;
  /** Spent playing. */
  readonly seconds: number;
  readonly games: readonly PlayedGame[];
  /** What ended it before its last game. */
  readonly error?: ErrorData;
}

const headSchema: Schema<PlanHead> = object('plan', {
  game: required(text()),
  options: required(dictionary(plain())),
  position: optional(text()),
  opening: optional(
    object('opening', {
      moves: optional(list(text(), 0, LONGEST_OPENING)),
      plies: optional(integer(0, LONGEST_OPENING)),
    }),
  ),
  agents: required(list(text(), 1, MOST_SEATS)),
  seed: required(integer()),
  keepRecord: optional(flag()),
  uncounted: optional(flag()),
});

const batchSchema = object('batch', {
  round: required(textMatching(/^[0-9a-f-]{36}$/, 'the id of a round')),
  batch: required(integer(0)),
  engines: required(dictionary(object('engine', { playout: required(text()), signature: required(text()) }))),
  weights: required(list(textMatching(/^[0-9a-f]{16}$/, 'the id of weights'), 0, MOST_GAMES)),
  heads: required(list(headSchema, 1, MOST_GAMES)),
  games: required(list(list(integer(0), 3, 3), 1, MOST_GAMES)),
});

export function packBatch({ round, batch, engines, weights, plans }: Batch): object {
  const heads: PlanHead[] = [];
  const known = new Map<string, number>();
  const games = plans.map(({ index, block, ...head }) => {
    const key = JSON.stringify(head);
    const place = known.get(key) ?? heads.push(head) - 1;
    known.set(key, place);
    return [place, index, block];
  });
  return { round, batch, engines, weights, heads, games };
}

/** @throws PlacedError for what no coordinator has sent */
export function readBatch(value: unknown): Batch {
  const { heads, games, ...rest } = batchSchema.read(value, []);
  const plans: GamePlan[] = [];
  for (const [i, [place, index, block]] of games.entries()) {
    const head = heads[place!];
    if (!head) throw new PlacedError(['games', i, 0], `is ${place}`, `There are ${heads.length} heads.`);
    plans.push({ ...head, index: index!, block: block! });
  }
  return { ...rest, plans };
}

const MOST_COUNTERS = 10_000;
const seats = <T>(item: Schema<T>): Schema<readonly T[]> => list(item, 1, MOST_SEATS);
const recordField: Schema<NonNullable<PlayedGame['record']>> = {
  read: (value) => readRecord(value),
  json: {},
};

const gameSchema: Schema<PlayedGame> = object('game', {
  index: required(integer(0)),
  plies: required(integer(0)),
  result: required(seats(number(0, 1))),
  scores: required(seats(number())),
  forfeit: optional(
    object('forfeit', { seat: required(integer(0, MOST_SEATS - 1)), reason: required(text()) }),
  ),
  record: optional(recordField),
  efforts: required(
    seats(
      object('effort', {
        moves: required(integer(0)),
        seconds: required(number(0)),
        simulations: required(integer(0)),
        playoutMoves: required(integer(0)),
      }),
    ),
  ),
  counts: optional(seats(list(integer(), 0, MOST_COUNTERS))),
});

const answerSchema: Schema<Answer> = object('answer', {
  batch: required(integer(0)),
  worker: required(text()),
  seconds: required(number(0)),
  games: required(list(gameSchema, 0, MOST_GAMES)),
  error: optional(
    object('error', {
      message: required(text({ mayBeEmpty: true })),
      hint: required(text({ mayBeEmpty: true })),
      isUser: required(flag()),
      stack: required(text({ mayBeEmpty: true })),
    }),
  ),
});

/** @throws PlacedError for what no worker has sent */
export function readAnswer(json: string): Answer {
  return answerSchema.read(parseJson(json), []);
}

/**
 * Does an answer belong to these plans? Its games are theirs, in their order; all of them unless it says what ended it.
 */
export function isAnswerTo({ games, error }: Answer, plans: readonly GamePlan[]): boolean {
  if (error ? games.length > plans.length : games.length !== plans.length) return false;
  return games.every(({ index, result, scores, efforts, record }, i) => {
    const plan = plans[i]!;
    const seatCount = plan.agents.length;
    return (
      index === plan.index &&
      [result, scores, efforts].every(({ length }) => length === seatCount) &&
      (record !== undefined) === (plan.keepRecord === true)
    );
  });
}
