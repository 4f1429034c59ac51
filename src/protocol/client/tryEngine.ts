/**
 * Tries out what the first game will ask of a program: to start, to introduce itself, to get ready, and to find one
 * legal move. A program that cannot do it would lose every game of a match.
 */
import type { Game, OptionValues, State } from '../../core/index.ts';
import type { Budget, EngineSettings } from '../../search/index.ts';
import { readBestMove } from './bestMove.ts';
import { Dialogue } from './dialogue.ts';
import { answerLimit, formatLimits } from './goLimits.ts';
import { protocolsToTry, asEngineOptions } from './openEngine.ts';

/** The most thinking time that the trial move is given, however much a move of a game gets. */
const TRIAL_MS = 100;
/** How long it may take to leave before it is killed. */
const LEAVE_MS = 500;

function shorten(budget: Budget): Budget {
  return budget.ms === undefined ? budget : { ...budget, ms: Math.min(budget.ms, TRIAL_MS) };
}

/** @param state in which a player has a choice @throws EngineFailure with the reason */
export async function tryEngine(
  settings: EngineSettings,
  game: Game,
  gameOptions: OptionValues,
  state: State,
): Promise<void> {
  const { command, options, budget, timeoutMs, graceMs } = settings;
  const engine = new Dialogue({
    command,
    protocols: protocolsToTry(settings.protocol, game),
    gameOptions: asEngineOptions(gameOptions),
    options,
    timeoutMs,
  });
  try {
    await engine.start();
    await engine.open();
    await engine.newGame(1);
    await engine.setPosition(game.formatPosition(state));
    // A single late move loses a game, not the match: here it has all the time that it takes to start.
    const ms = Math.max(answerLimit(budget, timeoutMs, graceMs), timeoutMs);
    readBestMove(game, state, await engine.go(formatLimits(shorten(budget)), ms));
    await engine.quit(Math.min(LEAVE_MS, timeoutMs));
  } finally {
    engine.kill('it has been tried out');
  }
}
