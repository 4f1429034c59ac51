/** What the page knows of a game before it is opened. */
import { defaultAgent, levelsOf, listAgents } from '../../agents/index.ts';
import { type OptionValues, settleOptions } from '../../core/index.ts';
import type { GameInfo } from './messages.ts';
import type { PageGame } from './pageGame.ts';

/** The value in force of every choice of the set-up panel, and of whatever else was given. @throws UserError */
export function choicesInForce({ game, setup }: PageGame, given: OptionValues): OptionValues {
  const options: OptionValues = settleOptions(game, given);
  const preset = String(given['preset'] ?? game.presets[0]?.name ?? '');
  const names = new Set([...setup.map(({ option }) => option), ...Object.keys(given)]);
  return Object.fromEntries(
    [...names].map((name) => [name, name === 'preset' ? preset : (options[name] ?? '')]),
  );
}

export function gameInfo(page: PageGame): GameInfo {
  const { game, setup, seatTitles } = page;
  const agents = listAgents(game).filter(({ kind }) => kind === 'named' || kind === 'agent');
  return {
    name: game.name,
    title: game.title,
    about: game.about,
    hasChance: game.hasChance,
    hasHidden: game.hasHidden,
    setup,
    usual: choicesInForce(page, {}),
    seatTitles,
    levels: levelsOf(game),
    hasThreats: page.passed !== undefined,
    hasTranscripts: (game.transcripts ?? []).length > 0,
    agents: agents.map(({ name, about }) => ({ spec: name, about })),
    analyst: defaultAgent(game),
    reviewer: page.reviewer ?? defaultAgent(game),
  };
}
