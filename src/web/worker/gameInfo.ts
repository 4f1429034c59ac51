/** What the page knows of a game before it is opened. */
import { defaultAgent, listAgents } from '../../agents/index.ts';
import { settleOptions } from '../../core/index.ts';
import type { GameInfo } from './messages.ts';
import type { PageGame } from './pageGame.ts';

function usualChoices({ game, setup }: PageGame): GameInfo['usual'] {
  const options = settleOptions(game, {});
  const preset = game.presets[0]?.name ?? '';
  return Object.fromEntries(
    setup.map(({ option }) => [option, option === 'preset' ? preset : (options[option] ?? '')]),
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
    usual: usualChoices(page),
    seatTitles,
    levels: [],
    hasThreats: page.passed !== undefined,
    agents: agents.map(({ name, about }) => ({ spec: name, about })),
    analyst: defaultAgent(game),
  };
}
