/** `playout ataxx`: the text interface of the Ataxx report. */
import type { Command } from 'commander';
import { HELP, ReportInterface } from '../ataxx/interface.ts';
import { newCommand } from '../command.ts';
import { Interrupted } from '../failures.ts';
import { Lines } from '../lines.ts';
import { addSeedOption } from '../position.ts';
import { type Terminal, isScreen } from '../terminal.ts';

export function ataxxCommand(terminal: Terminal): Command {
  const command = newCommand('ataxx', "The Ataxx report's own text interface, with its rules.", [
    'playout ataxx',
    'printf "i5\\nft0.1\\n2\\ng\\nq\\n" | playout ataxx',
  ]).addHelpText('after', `\nCommands, one a line:\n${HELP.replace(/^/gm, '  ')}`);
  return addSeedOption(command).action(async (flags: { seed: number }) => {
    const signal = terminal.catchInterrupt();
    const lines = new Lines(terminal, signal);
    const dialogue = new ReportInterface(flags.seed, terminal, signal);
    const prompt = isScreen(terminal.input) ? '> ' : '';
    dialogue.show();
    for (;;) {
      terminal.output.write(prompt);
      const line = await lines.next();
      if (line === undefined) dialogue.end();
      if (line === undefined || !(await dialogue.obey(line)) || signal.aborted) break;
    }
    lines.close();
    if (signal.aborted) throw new Interrupted();
  });
}
