/**
 * The crew of a thread. Its members are started when they are first asked for and stay as long as the thread: from move to
 * move, from game to game, and from agent to agent, of which only one thinks at a time.
 */
import type { Crew, OpenCrew } from '../search/index.ts';
import type { CrewMessage } from './crewLoop.ts';

/** A thread that runs `serveCrew`. */
export interface CrewMember {
  send(message: CrewMessage): void;
}

export interface CrewPool {
  readonly open: OpenCrew;
  /** A word for each member: 1 once it can hear. */
  readonly heard: Int32Array;
}

/** More than any machine of these days has cores to spare. */
const MOST_MEMBERS = 256;

/** @param startMember starts a thread; `fail` is to be told why it ended, should it do so */
export function newCrewPool(startMember: (fail: (reason: string) => void) => CrewMember): CrewPool {
  const heard = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT * MOST_MEMBERS));
  const members: CrewMember[] = [];
  let dismissLast: () => void = () => {};
  let failure: string | undefined;

  const open = (count: number): Crew => {
    for (let member = members.length; member < count; member++) {
      members.push(startMember((reason) => (failure ??= reason)));
      members[member]!.send({ heard, member });
    }
    return {
      get isUp() {
        if (failure !== undefined) throw new Error(`a thread for parallel search ended: ${failure}`);
        for (let member = 0; member < count; member++) if (Atomics.load(heard, member) === 0) return false;
        return true;
      },
      send(orders, dismiss) {
        dismissLast();
        dismissLast = dismiss;
        for (const [member, order] of orders.entries()) members[member]!.send(order);
      },
    };
  };
  return { open, heard };
}
