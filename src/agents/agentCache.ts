/**
 * Agents kept from one question to the next, because their tables are large. An agent is made for one game and one set
 * of options: its parts hold states, which must never be assigned a state under other options. So options are part of the
 * key.
 *
 * What is kept is limited by number and by size; the least recently used go first.
 */
import type { OptionValues } from '../core/index.ts';

export interface AgentKey {
  /** The name of the game. */
  readonly game: string;
  /** All options of the game, in any order. */
  readonly options: OptionValues;
  readonly spec: string;
  /** Where several seats may have the same agent, each needs its own copy. */
  readonly seat?: number;
}

export interface Keepable {
  /** Bytes that its tables take. */
  readonly bytes?: number;
  /** Called when it is no longer kept: releases what is not memory, such as a program. */
  close?(): void;
}

export interface CacheLimits {
  readonly most: number;
  readonly mostBytes?: number;
}

/** Options are asked about again and again, and never change. */
const texts = new WeakMap<OptionValues, string>();

function textOfOptions(options: OptionValues): string {
  const known = texts.get(options);
  if (known !== undefined) return known;
  const text = JSON.stringify(Object.entries(options).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  texts.set(options, text);
  return text;
}

/** What is free text comes last. */
function textOf({ game, options, spec, seat }: AgentKey): string {
  return `${game} ${seat ?? ''} ${textOfOptions(options)} ${spec}`;
}

export class AgentCache<T extends Keepable> {
  private readonly limits: CacheLimits;
  /** Those used last come last. */
  private readonly kept = new Map<string, T>();

  constructor(limits: CacheLimits) {
    this.limits = limits;
  }

  /** The agent of this key, made if there is none. It stays at least until `trim`. */
  get(key: AgentKey, make: () => T): T {
    const text = textOf(key);
    const agent = this.kept.get(text) ?? make();
    this.kept.delete(text);
    this.kept.set(text, agent);
    return agent;
  }

  /** Drops what is over the limits. To be called when no agent is in use, or only the one used last. */
  trim(): void {
    const { most, mostBytes = Infinity } = this.limits;
    let all = 0;
    for (const agent of this.kept.values()) all += agent.bytes ?? 0;
    if (this.kept.size <= most && all <= mostBytes) return;
    let count = 0;
    let bytes = 0;
    for (const [text, agent] of [...this.kept].toReversed()) {
      const size = agent.bytes ?? 0;
      if (count > 0 && (count >= most || bytes + size > mostBytes)) {
        this.kept.delete(text);
        agent.close?.();
        continue;
      }
      count++;
      bytes += size;
    }
  }

  /** Drops all. */
  clear(): void {
    for (const agent of this.kept.values()) agent.close?.();
    this.kept.clear();
  }
}
