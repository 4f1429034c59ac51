/**
 * Keeps the game going: asks the engine for the agents' moves and for hints, and plays what is forced. What
 * is to be done is computed from the session; whenever that changes, the old task is dropped.
 */
import { computed, effect, untracked } from '@preact/signals';
import { OVER, Random } from '../../../core/index.ts';
import type { Budget } from '../../../search/budget.ts';
import type { Work } from '../../../workers/messages.ts';
import type { Engine } from '../engine/engine.ts';
import type { Session } from './session.ts';
import { SHOWN_MOVES } from './worth.ts';

/** An agent's move never comes faster than this, or nobody could follow. */
const PACE_MS = 350;
/** How long a forced move stays announced before it is played. */
const FORCED_MS = 900;
/** How long a hint is thought about. */
const HINT_BUDGET: Budget = { ms: 8000, nodes: 2_000_000 };

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
  | { readonly kind: 'forced'; readonly ply: number; readonly move: string }
  | { readonly kind: 'move' | 'hint'; readonly ply: number; readonly by: string; readonly work: Work };

function workFor(session: Session, ply: number, spec: string): Work {
  const { game } = session.board.value;
  return {
    game: game.name,
    options: session.options.value,
    position: game.formatPosition(session.states.value[ply]!),
    spec,
    seed: new Random(session.seed.value).derive('move', ply).next() >>> 0,
  };
}

/** What should be going on now; undefined when it is for the person to act. */
function taskOf(session: Session): Task | undefined {
  const ply = session.ply.value;
  if (!session.paused.value && !session.over.value) {
    const move = session.board.value.forced(session.live.value);
    if (move !== undefined) return { kind: 'forced', ply, move };
    const spec = session.mover.value;
    const by = session.titleOf(session.live.value.turn);
    if (spec !== undefined) return { kind: 'move', ply, by, work: workFor(session, ply, spec) };
  }
  const shown = session.shownPly.value;
  if (!session.hints.value || session.shown.value.turn === OVER) return undefined;
  const spec = `uct(c=1, playout=${session.board.value.playout})`;
  return {
    kind: 'hint',
    ply: shown,
    by: 'Hint',
    // Exact about what is listed; an agent that plays is not asked to be, because that would cost strength.
    work: { ...workFor(session, shown, spec), budget: HINT_BUDGET, lines: SHOWN_MOVES },
  };
}

/** Starts driving; returns how to stop. */
export function drive(session: Session, engine: Engine, timer: Timer): () => void {
  const task = computed(() => taskOf(session));
  // Signals compare by identity; what matters is whether the task says something else.
  const key = computed(() => JSON.stringify([session.round.value, task.value ?? null]));

  const perform = (now: Task): (() => void) => {
    if (now.kind === 'forced') {
      session.spoken.value = `${session.board.value.describe(session.live.value, now.move)}.`;
      engine.stop();
      return timer.after(FORCED_MS, () => session.play(now.move));
    }
    const began = timer.now();
    let cancel = (): void => {};
    engine.start({
      work: now.work,
      onAnalysis: (report) => session.think({ ply: now.ply, by: now.by, report, running: true }),
      onDone: (move, report) => {
        session.think({ ply: now.ply, by: now.by, report, running: false });
        if (now.kind === 'hint') return;
        const wait = Math.max(0, PACE_MS - (timer.now() - began));
        cancel = timer.after(wait, () => session.play(move));
      },
      onError: (message, hint) => session.fail({ message, hint }),
    });
    return () => {
      cancel();
      engine.stop();
      session.rest(now.ply);
    };
  };

  return effect(() => {
    void key.value;
    return untracked(() => {
      const now = task.value;
      return now ? perform(now) : undefined;
    });
  });
}
