/**
 * The line from a searching thread to the keeper of its engines. A search is synchronous, a conversation with a program
 * is not: so the keeper is a thread of its own, and this one sleeps until there is a reply.
 */
import { type MessagePort, MessageChannel, Worker, receiveMessageOnPort } from 'node:worker_threads';
import type { DialogueSettings } from './dialogue.ts';
import type { Introduction, Reply, Request } from './messages.ts';
import { siblingFile } from '../../core/siblingFile.ts';

/** The keeper of this thread. */
let keeper: Worker | undefined;

function findKeeper(): Worker {
  if (keeper === undefined) {
    keeper = new Worker(siblingFile(import.meta.url, 'keeper.node'));
    // It has nothing to do when this thread has ended.
    keeper.unref();
  }
  return keeper;
}

export class Link {
  private readonly port: MessagePort;
  private readonly replies = new Int32Array(new SharedArrayBuffer(4));

  constructor(settings: DialogueSettings) {
    const { port1, port2 } = new MessageChannel();
    this.port = port1;
    const introduction: Introduction = { settings, port: port2, replies: this.replies };
    findKeeper().postMessage(introduction, [port2]);
  }

  send(request: Request): void {
    this.port.postMessage(request);
  }

  /** The engine is no longer needed: its keeper sends the program away. */
  close(): void {
    this.port.close();
  }

  /** The next reply; undefined if there is none within `ms`. */
  receive(ms: number): Reply | undefined {
    const until = performance.now() + ms;
    for (;;) {
      // Counted before the port is looked at: a reply that comes in between ends the sleep at once.
      const count = Atomics.load(this.replies, 0);
      const received: { readonly message: Reply } | undefined = receiveMessageOnPort(this.port);
      if (received) return received.message;
      const left = until - performance.now();
      if (!(left > 0)) return undefined;
      Atomics.wait(this.replies, 0, count, left);
    }
  }
}
