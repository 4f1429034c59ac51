/** `playout replay FILE`: plays recorded games again and verifies every one. */
import { readFileSync } from 'node:fs';
import type { Command } from 'commander';
import { UserError } from '../../core/index.ts';
import { findGame } from '../../games/index.ts';
import { addJsonOption, newCommand } from '../command.ts';
import { plural, printJson, printLine } from '../print.ts';
import { Progress } from '../progress.ts';
import type { Terminal } from '../terminal.ts';
import { verifyTranscript } from '../transcripts.ts';

interface Verdict {
  readonly games: number;
  readonly ok: number;
  readonly bad: readonly { readonly line: number; readonly reason: string }[];
}

function readLines(path: string): (readonly [number: number, text: string])[] {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new UserError(
      `cannot read ${path} (${code})`,
      'Give a file of game records, one JSON object a line.',
    );
  }
  const lines = text.split('\n').map((line, i) => [i + 1, line.trim()] as const);
  const games = lines.filter(([, line]) => line !== '');
  if (games.length === 0)
    throw new UserError(`${path} is empty`, 'A file of game records has one JSON object a line.');
  return games;
}

function verifyAll(path: string, gameName: string | undefined, terminal: Terminal): Verdict {
  const game = gameName === undefined ? undefined : findGame(gameName);
  const lines = readLines(path);
  const progress = new Progress(terminal, 'games', lines.length);
  const bad: { line: number; reason: string }[] = [];
  for (const [i, [line, text]] of lines.entries()) {
    try {
      verifyTranscript(text, game);
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      bad.push({ line, reason: error.message });
    }
    progress.update(i + 1);
  }
  progress.finish();
  return { games: lines.length, ok: lines.length - bad.length, bad };
}

export function replayCommand(terminal: Terminal): Command {
  const command = newCommand('replay', 'Play recorded games again, move by move, and verify them.', [
    'playout replay games.jsonl',
  ])
    .argument('<file>', 'game records, one JSON object a line')
    .option('--game <name>', 'the game, where the format does not say; a record of another game is bad');
  return addJsonOption(command).action((file: string, flags: { game?: string; json?: true }) => {
    const verdict = verifyAll(file, flags.game, terminal);
    if (flags.json) printJson(terminal, verdict);
    else printLine(terminal, `${plural(verdict.games, 'game')}, ${verdict.ok} verified`);
    const [first] = verdict.bad;
    if (!first) return;
    if (!flags.json)
      for (const { line, reason } of verdict.bad) printLine(terminal, `line ${line}: ${reason}`);
    throw new UserError(
      `${verdict.bad.length} of ${plural(verdict.games, 'game')} in ${file} cannot be verified`,
      `The first is in line ${first.line}: ${first.reason}.`,
    );
  });
}
