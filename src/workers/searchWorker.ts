/** A search worker as its owner sees it: it is told things once it can hear. */
import type { Connect, SearchRequest, SearchResponse, Wire } from './messages.ts';

export class SearchWorker implements Wire {
  private readonly wire: Wire;
  private readonly waiting: SearchRequest[] = [];
  private isReady = false;

  constructor(connect: Connect, hear: (response: SearchResponse) => void, fail: (message: string) => void) {
    this.wire = connect((response) => {
      if (response.type === 'ready') this.begin();
      hear(response);
    }, fail);
  }

  send(request: SearchRequest): void {
    if (this.isReady) this.wire.send(request);
    else this.waiting.push(request);
  }

  close(): void {
    this.wire.close();
  }

  private begin(): void {
    this.isReady = true;
    for (const request of this.waiting.splice(0)) this.wire.send(request);
  }
}
