/** Who works for a cluster. Every worker leaves a card that vanishes unless it is renewed. */
import type { Redis } from 'ioredis';
import { parseJson } from '../core/index.ts';
import { integer, openObject, readIfFits, required, text } from '../core/schema/index.ts';
import { ROSTER_KEY, cardKey } from './names.ts';
import type { Patience } from './patience.ts';

const cardSchema = openObject('worker', {
  id: required(text()),
  name: required(text()),
  threads: required(integer(1)),
  /** The queue that it takes games from, which tells engines apart. */
  queue: required(text()),
  playout: required(text()),
});

export interface Card {
  readonly id: string;
  readonly name: string;
  readonly threads: number;
  readonly queue: string;
  readonly playout: string;
}

export async function leaveCard(redis: Redis, card: Card, { goneMs }: Patience): Promise<void> {
  await redis
    .multi()
    .sadd(ROSTER_KEY, card.id)
    .set(cardKey(card.id), JSON.stringify(card), 'PX', goneMs)
    .exec();
}

export async function takeCardAway(redis: Redis, { id }: Card): Promise<void> {
  await redis.multi().srem(ROSTER_KEY, id).del(cardKey(id)).exec();
}

/** All who have given a sign of life. */
export async function readRoster(redis: Redis): Promise<Card[]> {
  const ids = await redis.smembers(ROSTER_KEY);
  if (ids.length === 0) return [];
  const found = await redis.mget(ids.map(cardKey));
  const gone = ids.filter((_, i) => found[i] === null);
  if (gone.length > 0) await redis.srem(ROSTER_KEY, ...gone);
  return found.flatMap((json) => (json === null ? [] : (readIfFits(cardSchema, parseJson(json)) ?? [])));
}
