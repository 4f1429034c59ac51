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
  /** Is it dead itself, and hears of nothing? */
  readonly isDead: boolean;
  start(): CrewMember;
  /** Ends all that it has started. */
  end(): void;
}

/** More than any machine of these days has cores to spare. */
const MOST_MEMBERS = 256;

/** Members that live and die together. */
class Members {
  /** Rings when one of them has died. */
  private readonly alarm = new Alarm();
  private readonly supervisor: Supervisor;
  private readonly members: CrewMember[] = [];
  /** A word for each: 1 once it can hear. */
  private readonly heard = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT * MOST_MEMBERS));

  constructor(newSupervisor: (alarm: Alarm) => Supervisor) {
    this.supervisor = newSupervisor(this.alarm);
  }

  /** Why they are dead. */
  get death(): string | undefined {
    const { reason } = this.alarm;
    if (reason === undefined && this.supervisor.isDead) this.alarm.ring('its supervisor does not answer');
    return this.alarm.reason;
  }

  areUp(count: number): boolean {
    for (let member = 0; member < count; member++) if (Atomics.load(this.heard, member) === 0) return false;
    return this.death === undefined;
  }

  /** Sees to it that there are so many, if there is a way to wait for them. */
  bring(count: number): void {
    for (let member = this.members.length; member < count; member++) {
      this.members.push(this.supervisor.start());
      this.send(member, { heard: this.heard, member });
    }
    if (!this.supervisor.startsWhileOwnerSleeps) return;
    for (let member = 0; member < count; member++)
      while (this.death === undefined && Atomics.wait(this.heard, member, 0, LOOK_MS) === 'timed-out');
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
      get death() {
        return members.death;
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
    if (this.members?.death !== undefined) {
      this.members.end();
      this.members = undefined;
    }
    this.members ??= new Members(this.newSupervisor);
    this.members.bring(count);
    return this.members;
  }
}
