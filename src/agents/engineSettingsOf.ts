/** Which program a spec would start: what must be known before anything is started. */
import type { Game } from '../core/index.ts';
import type { EngineSettings } from '../search/index.ts';
import { engineAgent, engineSettings } from './engineAgent.ts';
import { resolveAgent } from './resolveAgent.ts';

/** Undefined for an agent that starts none. @throws UserError as `makeAgent` does */
export function engineSettingsOf(text: string, game: Game): EngineSettings | undefined {
  const { name, values } = resolveAgent(text, game);
  return name === engineAgent.name ? engineSettings(values) : undefined;
}
