/** What searches think of positions: the last word of each about each. */
import { signal } from '@preact/signals';
import type { AnalysisReport } from '../../../search/index.ts';
import type { Channel, NodeId } from '../../worker/messages.ts';

export interface Thought {
  readonly node: NodeId;
  /** Who thinks: the title of a player, or the spec of an agent. */
  readonly by: string;
  readonly report: AnalysisReport;
  /** What one must know about how it was found. */
  readonly note: string | undefined;
}

export class Thoughts {
  /** By channel, who thinks in it now and about what. */
  readonly running = signal<ReadonlyMap<Channel, { readonly node: NodeId; readonly by: string }>>(new Map());
  private readonly known = signal<ReadonlyMap<string, Thought>>(new Map());

  begin(channel: Channel, node: NodeId, by: string): void {
    this.running.value = new Map(this.running.value).set(channel, { node, by });
  }

  end(channel: Channel): void {
    const running = new Map(this.running.value);
    running.delete(channel);
    this.running.value = running;
  }

  hear(channel: Channel, node: NodeId, report: AnalysisReport, note: string | undefined): void {
    const job = this.running.value.get(channel);
    if (job?.node !== node) return;
    const thought = { node, by: job.by, report, note };
    this.known.value = new Map(this.known.value).set(`${channel} ${node}`, thought);
  }

  about(channel: Channel, node: NodeId): Thought | undefined {
    return this.known.value.get(`${channel} ${node}`);
  }

  isRunning(channel: Channel, node: NodeId): boolean {
    return this.running.value.get(channel)?.node === node;
  }

  clear(): void {
    this.known.value = new Map();
    this.running.value = new Map();
  }
}
