/** What things are called in Redis. */
import { createHash } from 'node:crypto';
import { VERSION, engineSignature, signatures } from '../arena/index.ts';

/** Of all keys of the queue. */
export const PREFIX = 'playout';

/** As long as this is there, somebody waits for the games of the round. */
export const leaseKey = (round: string): string => `playout-lease:${round}`;
/** A list of answers to the round. */
export const answersKey = (round: string): string => `playout-answers:${round}`;
export const weightsKey = (id: string): string => `playout-weights:${id}`;
/** The ids of all workers, also of some that are gone. */
export const ROSTER_KEY = 'playout-workers';
export const cardKey = (worker: string): string => `playout-worker:${worker}`;

/** The job of a batch. */
export const jobOf = (round: string, batch: number): string => `${round}-${batch}`;

/** What plays a game here: the same engine plays the same game from the same plan. */
export interface Engine {
  readonly playout: string;
  readonly signature: string;
}

export function engineOf(game: string): Engine {
  return { playout: VERSION, signature: engineSignature(game) ?? 'unknown' };
}

/** Each engine has its own queue, so that no worker of another ever sees its games. */
export function queueName(): string {
  const engine = JSON.stringify([VERSION, ...signatures]);
  const hash = createHash('sha256').update(engine).digest('hex');
  return `games-${VERSION}-${hash.slice(0, 12)}`;
}
