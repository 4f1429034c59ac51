/**
 * The line from a searching thread to the host of its engines. A search is synchronous, a conversation with a program
 * is not: so the host is a separate thread, and this one sleeps until there is a response.
 */
import { type MessagePort, MessageChannel, Worker, receiveMessageOnPort } from 'node:worker_threads';
import type { DialogueSettings } from './dialogue.ts';
import type { Introduction, EngineResponse, EngineRequest } from './messages.ts';
import { siblingFile } from '../../core/siblingFile.ts';

/** The host of this thread. */
let host: Worker | undefined;

function findHost(): Worker {
  if (host === undefined) {
    host = new Worker(siblingFile(import.meta.url, 'engineHost.node'));
    // It has nothing to do when this thread has ended.
    host.unref();
  }
  return host;
}

export class Link {
  private readonly port: MessagePort;
  private readonly responses = new Int32Array(new SharedArrayBuffer(4));

  constructor(settings: DialogueSettings) {
    const { port1, port2 } = new MessageChannel();
    this.port = port1;
    const introduction: Introduction = { settings, port: port2, responses: this.responses };
    findHost().postMessage(introduction, [port2]);
  }

  send(request: EngineRequest): void {
    this.port.postMessage(request);
  }

  /** The engine is no longer needed: its host sends the program away. */
  close(): void {
    this.port.close();
  }

  /** The next response; undefined if there is none within `ms`. */
  receive(ms: number): EngineResponse | undefined {
    const until = performance.now() + ms;
    for (;;) {
      // Counted before the port is looked at: a response that comes in between ends the sleep at once.
      const count = Atomics.load(this.responses, 0);
      const received: { readonly message: EngineResponse } | undefined = receiveMessageOnPort(this.port);
      if (received) return received.message;
      const left = until - performance.now();
      if (!(left > 0)) return undefined;
      Atomics.wait(this.responses, 0, count, left);
    }
  }
}
