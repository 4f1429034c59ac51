/**
 * The crew of a thread. Its members are started when they are first asked for and stay as long as the thread: from move to
 * move, from game to game, and from agent to agent, of which only one thinks at a time. If one of them dies, all are
 * replaced before the next search.
 */
import { Alarm, type Crew, LOOK_MS } from '../search/index.ts';
import type { CrewMessage } from './crewLoop.ts';

/** A thread that runs `serveCrew`. */
export interface CrewMember {
  send(message: CrewMessage): void;
}

/** Starts threads and sees whether they live. */
export interface Supervisor {
  /** Do threads come up while their owner sleeps? Otherwise only while its event loop turns. */
  readonly startsWhileOwnerSleeps: boolean;
  start(): CrewMember;
  /** Ends all that it has started. */
  end(): void;
}

/** More than any machine of these days has cores to spare. */
const MOST_MEMBERS = 256;
/** A machine that takes longer than this to start a thread has other troubles. */
const PATIENCE_MS = 120_000;

/** Members that live and die together. */
class Members {
  /** Rings when one of them has died. */
  readonly alarm = new Alarm();
  private readonly supervisor: Supervisor;
  private readonly members: CrewMember[] = [];
  /** A word for each: 1 once it can hear. */
  private readonly heard = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT * MOST_MEMBERS));

  constructor(newSupervisor: (alarm: Alarm) => Supervisor) {
    this.supervisor = newSupervisor(this.alarm);
  }

  get areAlive(): boolean {
    return this.alarm.reason === undefined;
  }

  areUp(count: number): boolean {
    for (let member = 0; member < count; member++) if (Atomics.load(this.heard, member) === 0) return false;
    return this.areAlive;
  }

  /** Sees to it that there are so many, if there is a way to wait for them. */
  bring(count: number): void {
    for (let member = this.members.length; member < count; member++) {
      this.members.push(this.supervisor.start());
      this.send(member, { heard: this.heard, member });
    }
    if (!this.supervisor.startsWhileOwnerSleeps) return;
    const deadline = performance.now() + PATIENCE_MS;
    for (let member = 0; member < count; member++) {
      while (this.areAlive && Atomics.wait(this.heard, member, 0, LOOK_MS) === 'timed-out')
        if (performance.now() > deadline) this.alarm.ring(`it did not start within ${PATIENCE_MS / 1000} s`);
    }
  }

  send(member: number, message: CrewMessage): void {
    this.members[member]!.send(message);
  }

  end(): void {
    this.supervisor.end();
  }
}

export class CrewPool {
  private readonly newSupervisor: (alarm: Alarm) => Supervisor;
  private members: Members | undefined;
  private dismissLast: () => void = () => {};

  /** @param newSupervisor must ring the alarm when a thread that it has started ends */
  constructor(newSupervisor: (alarm: Alarm) => Supervisor) {
    this.newSupervisor = newSupervisor;
  }

  open(count: number): Crew {
    let members = this.bring(count);
    return {
      get alarm() {
        return members.alarm;
      },
      get isUp() {
        return members.areUp(count);
      },
      send: (orders, dismiss) => {
        this.dismissLast();
        this.dismissLast = dismiss;
        members = this.bring(count);
        for (const [member, order] of orders.entries()) members.send(member, order);
      },
    };
  }

  private bring(count: number): Members {
    if (this.members?.areAlive === false) {
      this.members.end();
      this.members = undefined;
    }
    this.members ??= new Members(this.newSupervisor);
    this.members.bring(count);
    return this.members;
  }
}
