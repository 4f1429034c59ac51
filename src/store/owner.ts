/**
 * Which process plays a run. A run has one owner at a time, which gives regular signs of life; a second process
 * is refused. An owner that was killed cannot sign off: it counts as gone when its process is (on the same machine),
 * or when it has been silent for long (anywhere).
 */
import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { UserError, codeOf } from '../core/index.ts';
import { type ValueOf, number, openObject, readIfFits, required, text } from '../core/schema/index.ts';

const ownerSchema = openObject('owner', {
  host: required(text({ mayBeEmpty: true })),
  pid: required(number()),
  key: required(text({ mayBeEmpty: true }), 'Tells two owners with the same process number apart.'),
});

export type Owner = ValueOf<typeof ownerSchema>;

/** How often an owner gives a sign of life, at least. */
export const BEAT_MS = 5_000;
/** An owner that is silent for this long counts as dead even if its process number is in use. */
export const SILENCE_MS = 60_000;

export function thisProcess(): Owner {
  return { host: hostname(), pid: process.pid, key: randomUUID() };
}

/** The owner as a store keeps it; null if there is none, or it is unknown. */
export function parseOwner(value: unknown): Owner | null {
  try {
    return readIfFits(ownerSchema, JSON.parse(String(value))) ?? null;
  } catch {
    return null;
  }
}

function isRunning(pid: number): boolean {
  try {
    // Signal 0 asks whether the process is there, and sends nothing.
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/** @param beat when it last gave a sign of life, as `now` in milliseconds since 1970 */
export function isAlive(owner: Owner, beat: number, now: number): boolean {
  if (owner.host === hostname() && !isRunning(owner.pid)) return false;
  return now - beat < SILENCE_MS;
}

/** @param owner and its last sign of life, as the store has them @throws UserError if a process plays the run */
export function requireFree(run: number, owner: unknown, beat: unknown, now: number): void {
  const holder = parseOwner(owner);
  if (holder && isAlive(holder, Number(beat), now))
    throw new UserError(
      `run ${run} is being played by process ${holder.pid} on ${holder.host}`,
      'Wait until it is done, or stop that process first.',
    );
}
