/** Brings to the screen what is to be shown: asks the worker for the position whenever node or viewer change. */
import { batch, computed, effect, untracked } from '@preact/signals';
import type { Session } from './session.ts';

/** Starts it; returns how to stop. */
export function keepShowing(session: Session): () => void {
  const wanted = computed(() => ({
    round: session.open.value?.round,
    node: session.node.value?.id,
    viewer: session.viewer.value,
    isCovered: session.curtain.value !== undefined,
  }));
  const key = computed(() => JSON.stringify(wanted.value));

  const show = async (): Promise<void> => {
    const { node, viewer, isCovered } = wanted.value;
    if (node === undefined || isCovered) return;
    const asked = key.value;
    const view = await session.client.call('show', { node, viewer });
    if (key.value !== asked) return;
    batch(() => {
      const parent = session.nodes.value.get(node)?.parent;
      session.isNext.value = parent !== undefined && session.position.value?.node === parent;
      session.position.value = view;
    });
  };

  /** Moves of others are named differently for other eyes. */
  const stopViewer = effect(() => {
    void session.viewer.value;
    untracked(() => {
      if (session.open.value?.info.hasHidden) void session.guard(() => session.refreshNodes());
    });
  });
  const stopShowing = effect(() => {
    void key.value;
    untracked(() => void session.guard(show));
  });
  return () => {
    stopViewer();
    stopShowing();
  };
}
