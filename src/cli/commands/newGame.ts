/** `playout new-game NAME`: a folder with a small, complete game to start from. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from 'commander';
import { UserError, codeOf } from '../../core/index.ts';
import { newCommand } from '../command.ts';
import { formatTable } from '../formatTable.ts';
import { namesOf } from '../newGame/names.ts';
import { namesInUse, templateFiles } from '../newGame/template.ts';
import { printLine } from '../print.ts';
import { type Terminal, screenWidth } from '../terminal.ts';

/** @throws UserError for a folder that is there already, or cannot be made */
function makeFolder(folder: string): void {
  if (existsSync(folder))
    throw new UserError(`${folder} exists already`, 'Nothing was written. Name a new one: --folder DIR');
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw new UserError(`${folder} cannot be made (${codeOf(error)})`, 'Name another folder: --folder DIR');
  }
}

export function newGameCommand(terminal: Terminal): Command {
  return newCommand('new-game', 'Make a folder with a small game of your own to start from, and its test.', [
    'playout new-game my-game',
    'playout new-game my-game --folder games/mine',
  ])
    .argument('<name>', 'what it will be called: small letters and digits, hyphens between words')
    .option('--folder <dir>', 'the folder to make (default: the name of the game)')
    .action((name: string, { folder = name }: { readonly folder?: string }) => {
      const names = namesOf(name, namesInUse());
      const files = templateFiles(names);
      makeFolder(folder);
      for (const file of files) writeFileSync(join(folder, file.name), file.content);
      const rows = files.map((file) => [join(folder, file.name), file.about]);
      printLine(
        terminal,
        formatTable([{ title: 'file' }, { title: 'what it is' }], rows, screenWidth(terminal)),
      );
      printLine(terminal);
      printLine(terminal, `play it:  playout play ${join(folder, `${names.variable}.ts`)}`);
      printLine(terminal, `test it:  cd ${folder}, npm install, npm test`);
    });
}
