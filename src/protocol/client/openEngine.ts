/** Makes a player of a program, wherever this runs in Node: see `Setting.openEngine`. */
import { type Game, type OptionValues, type Protocol, protocolsOf } from '../../core/index.ts';
import type { EngineOption, EngineSettings, EngineProtocol, Search, Setting } from '../../search/index.ts';
import { EngineSearch } from './engineSearch.ts';

export function protocolsToTry(protocol: EngineProtocol, game: Game): readonly Protocol[] {
  return protocol === 'auto' ? protocolsOf(game) : [protocol];
}

/** The options of the game, for engines that have options of the same names. */
export function asEngineOptions(options: OptionValues): EngineOption[] {
  return Object.entries(options).map(([name, value]) => [name, String(value)]);
}

export function openEngine(engine: EngineSettings, setting: Setting): Search {
  const { command, options, timeoutMs } = engine;
  const gameOptions = asEngineOptions(setting.options ?? {});
  const protocols = protocolsToTry(engine.protocol, setting.game);
  return new EngineSearch(engine, { command, protocols, gameOptions, options, timeoutMs }, setting);
}
