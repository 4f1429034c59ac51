/**
 * Keeps the game going: draws chance, makes forced moves, and lets agents move. What is to be done is computed from the
 * session; whenever that changes, the old task is dropped.
 */
import { computed, effect, untracked } from '@preact/signals';
import { CHANCE, OVER } from '../../../core/turns.ts';
import type { NodeId, NodeView } from '../../worker/messages.ts';
import type { Session } from './session.ts';

/** An agent's move never comes faster than this, or nobody could follow. */
const PACE_MS = 350;
/** How long a forced move stays announced before it is played. */
const FORCED_MS = 900;
/** How long chance keeps people waiting. */
const CHANCE_MS = 600;

/** Time as the driver needs it; tests turn it by hand. */
export interface Timer {
  now(): number;
  /** Calls back after `ms`; returns how to call it off. */
  after(ms: number, call: () => void): () => void;
}

export const realTimer: Timer = {
  now: () => performance.now(),
  after: (ms, call) => {
    const handle = setTimeout(call, ms);
    return () => clearTimeout(handle);
  },
};

type Task =
  /** What was played before is played again. */
  | { readonly kind: 'repeat'; readonly node: NodeId; readonly to: NodeId }
  /** Chance, or a move without a choice. */
  | { readonly kind: 'proceed'; readonly node: NodeId; readonly wait: number }
  | { readonly kind: 'agent'; readonly node: NodeId; readonly spec: string; readonly by: string };

/** Is it nobody's free choice, or an agent's, what happens here? */
function movesByItself(session: Session, { turn, isForced }: NodeView): boolean {
  return turn === CHANCE || isForced || session.specs.value[turn] !== undefined;
}

/** What should be going on now; undefined when it is for the person to act. */
function taskOf(session: Session): Task | undefined {
  const node = session.node.value;
  if (!node || !session.isShown.value || session.isPaused.value || !session.isFollowing.value)
    return undefined;
  // First the eye, then the next move: what is due waits until the position is on the screen.
  if (node.turn === OVER || session.position.value?.node !== node.id) return undefined;
  if (session.preview.value || !movesByItself(session, node)) return undefined;
  const [known] = node.children;
  if (known !== undefined) return { kind: 'repeat', node: node.id, to: known };
  if (node.turn === CHANCE) return { kind: 'proceed', node: node.id, wait: CHANCE_MS };
  if (node.isForced) return { kind: 'proceed', node: node.id, wait: FORCED_MS };
  const spec = session.specs.value[node.turn];
  if (spec === undefined) return undefined;
  return { kind: 'agent', node: node.id, spec, by: session.titleOf(node.turn) };
}

/** Lets an agent move; returns how to call it off. */
function letAgentMove(session: Session, task: Task & { kind: 'agent' }, timer: Timer): () => void {
  const { node, spec, by } = task;
  const began = timer.now();
  let isDropped = false;
  let cancel = (): void => {};
  session.thoughts.begin('play', node, by);
  const asked = session.client.call('playAgent', {
    node,
    spec,
    isMain: session.isMainLine.value,
    viewer: session.viewer.value,
  });
  asked.then(
    (views) => {
      if (isDropped) return;
      session.thoughts.end('play');
      cancel = timer.after(Math.max(0, PACE_MS - (timer.now() - began)), () => session.advance(views));
    },
    (error: unknown) => {
      if (!isDropped) session.fail(error);
    },
  );
  return () => {
    isDropped = true;
    cancel();
    session.thoughts.end('play');
    void session.client.call('stop', { channel: 'play', isHurried: false });
  };
}

function proceed(session: Session, { node, wait }: Task & { kind: 'proceed' }, timer: Timer): () => void {
  let isDropped = false;
  const cancel = timer.after(wait, () => {
    const asked = session.client.call('proceed', {
      node,
      isMain: session.isMainLine.value,
      viewer: session.viewer.value,
    });
    asked.then(
      (views) => !isDropped && session.advance(views),
      (error: unknown) => session.fail(error),
    );
  });
  return () => {
    isDropped = true;
    cancel();
  };
}

function repeat(session: Session, { to }: Task & { kind: 'repeat' }, timer: Timer): () => void {
  return timer.after(PACE_MS, () => {
    const next = session.nodes.value.get(to);
    if (next) session.advance([next]);
  });
}

function perform(session: Session, task: Task, timer: Timer): () => void {
  switch (task.kind) {
    case 'repeat':
      return repeat(session, task, timer);
    case 'proceed':
      return proceed(session, task, timer);
    case 'agent':
      return letAgentMove(session, task, timer);
  }
}

/** Starts driving; returns how to stop. */
export function drive(session: Session, timer: Timer): () => void {
  const task = computed(() => taskOf(session));
  // Signals compare by identity; what matters is whether the task says something else.
  const key = computed(() => JSON.stringify([session.open.value?.round, task.value ?? null]));
  return effect(() => {
    void key.value;
    return untracked(() => {
      const now = task.value;
      return now && perform(session, now, timer);
    });
  });
}
