/** Connections to Redis. One that was open once comes back by itself after an outage; commands wait for it until then. */
import { Redis } from 'ioredis';
import { UserError } from '../core/index.ts';
import { type Address, PASSWORD_VARIABLE } from './address.ts';

const CONNECT_MS = 10_000;
/** Between two attempts to come back. */
const LONGEST_PAUSE_MS = 1000;

/** Replies with which Redis turns someone away. */
const LOCKED_OUT = /\b(WRONGPASS|NOAUTH|NOPERM)\b|invalid (username|password)/i;

/** Why the first connection failed, for the person who typed the address. */
function explain({ shown, isEncrypted }: Address, cause: Error): UserError {
  if (LOCKED_OUT.test(cause.message))
    return new UserError(
      `Redis at ${shown} refuses the password`,
      `Put it in the environment as ${PASSWORD_VARIABLE}, or in the address: redis://:password@host:port.`,
    );
  return new UserError(
    `no Redis answers at ${shown}: ${cause.message}`,
    `Is it running, is the port right, and may this machine reach it?${isEncrypted ? '' : ' One that wants TLS has an address that begins with rediss://.'}`,
  );
}

/** @throws UserError if there is no Redis, or it does not let us in */
export async function openConnection(address: Address): Promise<Redis> {
  let isOpen = false;
  let cause: Error | undefined;
  const redis = new Redis({
    host: address.host,
    port: address.port,
    db: address.database,
    ...(address.user !== undefined && { username: address.user }),
    ...(address.password !== undefined && { password: address.password }),
    ...(address.isEncrypted && { tls: {} }),
    lazyConnect: true,
    connectTimeout: CONNECT_MS,
    // A command is never given up: it waits until Redis is back.
    maxRetriesPerRequest: null,
    retryStrategy: (times) => (isOpen ? Math.min(50 * times, LONGEST_PAUSE_MS) : null),
  });
  // Later outages are seen by those who wait; without a listener each would be printed.
  redis.on('error', (error: Error) => {
    cause ??= error;
  });
  try {
    await redis.connect();
    await redis.ping();
  } catch (error) {
    redis.disconnect();
    throw explain(address, cause ?? (error instanceof Error ? error : new Error(String(error))));
  }
  isOpen = true;
  return redis;
}

/** Another connection to the same Redis, for commands that wait. */
export function secondConnection(redis: Redis): Redis {
  const second = redis.duplicate();
  second.on('error', () => {});
  return second;
}
