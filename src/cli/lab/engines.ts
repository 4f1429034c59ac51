/**
 * The programs that an experiment starts. Those that a file or a store names are started only with consent: its
 * author may not be the one who runs it. And all are tried out before the first game, because an engine that cannot
 * play would lose every game of the match.
 */
import { engineSettingsOf } from '../../agents/index.ts';
import { Random, UserError, printableLine } from '../../core/index.ts';
import { EngineFailure, playToChoice, tryEngine } from '../../protocol/client/index.ts';
import { findGame } from '../../games/index.ts';
import type { Experiment } from '../../lab/index.ts';
import type { EngineSettings } from '../../search/index.ts';
import { quoteCommand } from '../commandLine.ts';

type Players = Pick<Experiment, 'game' | 'agents'>;

const MOST_LISTED = 20;
const LONGEST_SHOWN = 1000;

/** Every program once, however many agents limit it in however many ways. */
function enginesOf({ game: name, agents }: Players): EngineSettings[] {
  const game = findGame(name);
  const engines = new Map<string, EngineSettings>();
  for (const { spec } of agents) {
    const order = engineSettingsOf(spec, game);
    if (order) engines.set(JSON.stringify([order.command, order.protocol, order.options]), order);
  }
  return [...engines.values()];
}

/** A command as it could be typed, on one line, with nothing in it that a terminal would obey or hide. */
function show(command: readonly string[]): string {
  const text = printableLine(quoteCommand(command));
  if (text.length <= LONGEST_SHOWN) return text;
  return `${text.slice(0, LONGEST_SHOWN)} … (${text.length} characters)`;
}

/** Does it start programs, so that resuming it needs permission? */
export function startsEngines(players: Players): boolean {
  return enginesOf(players).length > 0;
}

/** @param source what names them: the file, or the run of the store @throws UserError that lists them */
export function requireConsent(players: Players, source: string, isAllowed = false): void {
  const engines = enginesOf(players);
  if (isAllowed || engines.length === 0) return;
  const commands = [...new Set(engines.map(({ command }) => show(command)))];
  const rest = commands.length - MOST_LISTED;
  const lines = [...commands.slice(0, MOST_LISTED), ...(rest > 0 ? [`… and ${rest} more`] : [])];
  throw new UserError(
    `${source} would start ${commands.length === 1 ? 'a program' : 'programs'} on this machine:\n  ${lines.join('\n  ')}`,
    'If you trust it, allow that with --allow-engines.',
  );
}

/** Starts every engine once. @throws UserError for the first that cannot play */
export async function tryEngines(experiment: Experiment): Promise<void> {
  const engines = enginesOf(experiment);
  if (engines.length === 0) return;
  const game = findGame(experiment.game);
  const { options, position } = experiment;
  const random = new Random(experiment.seed);
  const state = position === undefined ? game.start(options, random) : game.parsePosition(position, options);
  if (!playToChoice(state, random)) return;
  for (const engine of engines) {
    try {
      await tryEngine(engine, game, options, state);
    } catch (error) {
      if (!(error instanceof EngineFailure)) throw error;
      const command = show(engine.command);
      throw new UserError(
        `the engine ${command} cannot play ${game.name}: ${error.message}`,
        `No game was played. To see what it can do: playout engine-check ${show([quoteCommand(engine.command)])} --game ${game.name}`,
      );
    }
  }
}
