/** Which program a spec would start: what must be known before anything is started. */
import type { Game } from '../core/index.ts';
import type { EngineOrder } from '../search/index.ts';
import { engineAgent, engineOrder } from './engineAgent.ts';
import { resolveAgent } from './resolveAgent.ts';

/** Undefined for an agent that starts none. @throws UserError as `makeAgent` does */
export function engineOrderOf(text: string, game: Game): EngineOrder | undefined {
  const { name, values } = resolveAgent(text, game);
  return name === engineAgent.name ? engineOrder(values) : undefined;
}
