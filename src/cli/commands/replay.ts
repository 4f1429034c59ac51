/** `playout replay FILE`: plays recorded games again and verifies every one. */
import type { Command } from 'commander';
import { type FiledGame, type Game, UserError } from '../../core/index.ts';
import { isTranscript, verifyTranscript } from '../../games/index.ts';
import { addJsonOption, newCommand } from '../command.ts';
import { readGameFile } from '../gameFile.ts';
import { openGame } from '../openGame.ts';
import { printJson, printLine } from '../print.ts';
import { plural } from '../../words/index.ts';
import { Progress } from '../progress.ts';
import type { Terminal } from '../terminal.ts';

interface BadGame {
  readonly line: number;
  /** Its place in the file, where that is a list of games. */
  readonly game?: number;
  readonly reason: string;
}

interface Verdict {
  readonly games: number;
  readonly ok: number;
  readonly bad: readonly BadGame[];
}

/** @returns what is wrong with a game, if anything is */
function faultOf({ value, fault }: FiledGame, game: Game | undefined): string | undefined {
  if (fault !== undefined) return fault;
  const verdict = verifyTranscript(value, game);
  return verdict.holds ? undefined : verdict.reason;
}

function verifyAll(path: string, game: Game | undefined, terminal: Terminal): Verdict {
  const filed = readGameFile(path, (list) => isTranscript(list, game));
  const progress = new Progress(terminal, 'games', filed.length);
  const bad: BadGame[] = [];
  for (const [i, written] of filed.entries()) {
    const reason = faultOf(written, game);
    const { line, place } = written;
    if (reason !== undefined) bad.push({ line, ...(place === undefined ? {} : { game: place }), reason });
    progress.update(i + 1);
  }
  progress.finish();
  return { games: filed.length, ok: filed.length - bad.length, bad };
}

function placeOf({ line, game }: BadGame): string {
  return game === undefined ? `line ${line}` : `line ${line}, game ${game}`;
}

export function replayCommand(terminal: Terminal): Command {
  const command = newCommand('replay', 'Play recorded games again, move by move, and verify them.', [
    'playout replay games.jsonl',
  ])
    .argument('<file>', 'game records, one JSON object a line, or a JSON list of them')
    .option(
      '--game <name>',
      'the game, or its module, where the format does not say; a record of another game is bad',
    );
  return addJsonOption(command).action(async (file: string, flags: { game?: string; json?: true }) => {
    const game = flags.game === undefined ? undefined : await openGame(flags.game);
    const verdict = verifyAll(file, game, terminal);
    if (flags.json) printJson(terminal, verdict);
    else printLine(terminal, `${plural(verdict.games, 'game')}, ${verdict.ok} verified`);
    const [first] = verdict.bad;
    if (!first) return;
    if (!flags.json) for (const game of verdict.bad) printLine(terminal, `${placeOf(game)}: ${game.reason}`);
    throw new UserError(
      `${verdict.bad.length} of ${plural(verdict.games, 'game')} in ${file} cannot be verified`,
      `The first is in ${placeOf(first)}: ${first.reason}.`,
    );
  });
}
