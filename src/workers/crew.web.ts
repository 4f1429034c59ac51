/** Crews in the browser: Web Workers of the worker that searches. They come up while its event loop turns. */
import { type Alarm, type OpenCrew, canShareMemory } from '../search/index.ts';
import { type CrewMember, CrewPool, type Supervisor } from './crewPool.ts';

/**
 * Hears of its workers' errors when the event loop of its thread turns: that is where a worker can fail to load. What
 * goes wrong later, while the search waits for them, members tell through shared memory.
 */
class WebSupervisor implements Supervisor {
  readonly startsWhileOwnerSleeps = false;
  readonly isDead = false;
  private readonly alarm: Alarm;
  private readonly workers: Worker[] = [];

  constructor(alarm: Alarm) {
    this.alarm = alarm;
  }

  start(): CrewMember {
    // The bundler looks for exactly this form.
    const worker = new Worker(new URL('./crewMember.web.ts', import.meta.url), { type: 'module' });
    worker.onerror = (event) => {
      event.preventDefault();
      this.alarm.ring(event.message || 'its worker could not be loaded');
    };
    this.workers.push(worker);
    return { send: (message) => worker.postMessage(message) };
  }

  end(): void {
    for (const worker of this.workers) worker.terminate();
  }
}

let pool: CrewPool | undefined;

/** Undefined on a page that may not share memory. */
export const openCrew: OpenCrew | undefined = canShareMemory()
  ? (members) => (pool ??= new CrewPool((alarm) => new WebSupervisor(alarm))).open(members)
  : undefined;
