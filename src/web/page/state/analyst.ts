/**
 * Looks at what is on the screen, as long as it is there and nobody else thinks: with one agent, or with two side by side.
 */
import { computed, effect, signal, untracked } from '@preact/signals';
import type { Channel } from '../../worker/messages.ts';
import type { Session } from './session.ts';
import { SHOWN_MOVES } from './worth.ts';

type LookingChannel = Exclude<Channel, 'play'>;

export class Analyst {
  readonly isOn = signal(false);
  /** The agents; an empty spec is the game's usual one, undefined nobody. */
  readonly first = signal('');
  readonly second = signal<string | undefined>(undefined);
  /** Look at what the other would do if the seat to move passed. */
  readonly isThreat = signal(false);
  private readonly session: Session;

  constructor(session: Session) {
    this.session = session;
  }

  specIn(channel: LookingChannel): string | undefined {
    const spec = channel === 'first' ? this.first.value : this.second.value;
    return spec === '' ? this.session.open.value?.info.analyst : spec;
  }

  /** The node to look at; undefined while there is none, or others think. */
  private readonly target = computed((): number | undefined => {
    const { session } = this;
    const node = session.node.value;
    const isIdle = !session.thoughts.running.value.has('play');
    const isVisible = session.isShown.value && session.position.value?.node === node?.id;
    return this.isOn.value && isIdle && isVisible && node && node.turn >= 0 ? node.id : undefined;
  });

  /** Starts looking; returns how to stop. */
  start(): () => void {
    const stops = [this.keepLooking('first'), this.keepLooking('second')];
    return () => {
      for (const stop of stops) stop();
    };
  }

  private keepLooking(channel: LookingChannel): () => void {
    const key = computed(() =>
      JSON.stringify([
        this.session.open.value?.round,
        this.target.value,
        this.specIn(channel),
        this.isThreat.value,
      ]),
    );
    return effect(() => {
      void key.value;
      return untracked(() => this.look(channel));
    });
  }

  private look(channel: LookingChannel): (() => void) | undefined {
    const { session } = this;
    const node = this.target.value;
    const spec = this.specIn(channel);
    if (node === undefined || spec === undefined) return undefined;
    let isDropped = false;
    session.thoughts.begin(channel, node, spec);
    const settings = {
      node,
      spec,
      isEndless: true,
      isThreat: this.isThreat.value,
      lines: SHOWN_MOVES,
      viewer: session.viewer.value,
    };
    session.client.call('search', { channel, settings }).then(
      () => {
        if (!isDropped) session.thoughts.end(channel);
      },
      (error: unknown) => {
        if (isDropped) return;
        session.thoughts.end(channel);
        session.fail(error);
        this.isOn.value = false;
      },
    );
    return () => {
      isDropped = true;
      session.thoughts.end(channel);
      void session.client.call('stop', { channel, isHurried: false });
    };
  }
}
