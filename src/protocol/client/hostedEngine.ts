/**
 * One engine as its host holds it: started when it is needed, stopped when another search begins, and started again
 * after it has failed.
 */
import { Dialogue, type DialogueSettings } from './dialogue.ts';
import { EngineFailure } from './engineFailure.ts';
import type { GoRequest, EngineResponse, EngineRequest } from './messages.ts';

/** A search that was asked for, up to its answer. */
interface Job {
  readonly request: GoRequest;
  /** Has the engine heard `go`? Before that it starts and gets ready. */
  isThinking: boolean;
  isStopped: boolean;
}

export class HostedEngine {
  private readonly its: DialogueSettings;
  private readonly respond: (response: EngineResponse) => void;
  private dialogue: Dialogue | undefined;
  /** The last search that was asked for; undefined when all are answered. */
  private job: Job | undefined;
  private work: Promise<void> = Promise.resolve();

  constructor(settings: DialogueSettings, respond: (response: EngineResponse) => void) {
    this.its = settings;
    this.respond = respond;
  }

  /** Does the program run, with nothing to do? */
  get isIdle(): boolean {
    return this.dialogue !== undefined && this.job === undefined;
  }

  handle(request: EngineRequest): void {
    switch (request.kind) {
      case 'go':
        return this.begin(request);
      case 'stop':
        return this.stop();
      case 'info':
        return this.respond({ kind: 'info', infos: this.dialogue?.infos ?? [] });
      case 'dismiss':
        this.dialogue?.kill('it was dismissed');
        this.dialogue = undefined;
    }
  }

  /** Sends the program away; the next search starts it again. */
  retire(): void {
    const { dialogue } = this;
    this.dialogue = undefined;
    void dialogue?.quit(this.its.timeoutMs);
  }

  private begin(request: GoRequest): void {
    // A search that nobody waits for any more must not keep the next one waiting.
    this.stop();
    const job: Job = { request, isThinking: false, isStopped: false };
    this.job = job;
    this.work = this.work.then(async () => {
      this.respond(await this.answer(job));
      if (this.job === job) this.job = undefined;
    });
  }

  private stop(): void {
    const { job } = this;
    if (!job || job.isStopped) return;
    job.isStopped = true;
    if (job.isThinking) this.dialogue?.stop(this.its.timeoutMs);
  }

  private async answer(job: Job): Promise<EngineResponse> {
    const { id, newGameSeed, position, lines, limits, ms } = job.request;
    try {
      const dialogue = newGameSeed === undefined ? await this.open() : await this.openGame(newGameSeed);
      dialogue.askForLines(lines);
      await dialogue.setPosition(position);
      const found = dialogue.go(limits, ms);
      job.isThinking = true;
      if (job.isStopped) dialogue.stop(this.its.timeoutMs);
      return { kind: 'move', id, move: await found, infos: dialogue.infos };
    } catch (error) {
      this.dialogue = undefined;
      if (error instanceof EngineFailure) return { kind: 'failed', id, reason: error.message };
      // Whatever else it may be, the thread that waits must not wait for ever.
      return { kind: 'failed', id, reason: `it could not be spoken to: ${String(error)}` };
    }
  }

  /** An engine that has died since its last game is no loser of the next one: it is started again. */
  private async openGame(seed: number): Promise<Dialogue> {
    try {
      await this.dialogue?.newGame(seed);
      if (this.dialogue) return this.dialogue;
    } catch (error) {
      if (!(error instanceof EngineFailure)) throw error;
      this.dialogue = undefined;
    }
    const dialogue = await this.open();
    await dialogue.newGame(seed);
    return dialogue;
  }

  private async open(): Promise<Dialogue> {
    if (this.dialogue) return this.dialogue;
    this.dialogue = new Dialogue(this.its);
    await this.dialogue.open();
    return this.dialogue;
  }
}
