/** What a view of the game works on. */
import type { Engine } from '../engine/engine.ts';
import type { Session } from '../state/session.ts';

export interface ViewProps {
  readonly session: Session;
  readonly engine: Engine;
}
