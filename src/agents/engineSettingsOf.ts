/** Which program a spec would start: what must be known before anything is started. */
import type { Game } from '../core/index.ts';
import type { EngineSettings } from '../search/index.ts';
import { resolveAgent } from './resolveAgent.ts';

/** Undefined for an agent that starts none. @throws UserError as `makeAgent` does */
export function engineSettingsOf(text: string, game: Game): EngineSettings | undefined {
  return resolveAgent(text, game).engineSettings();
}
