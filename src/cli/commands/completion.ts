/** `playout completion SHELL`: a script by which a shell completes commands, options, games and agents. */
import type { Command } from 'commander';
import { unknownName } from '../../core/index.ts';
import { newCommand } from '../command.ts';
import { fishScript } from '../completion/fish.ts';
import { bashScript, zshScript } from '../completion/posix.ts';
import { SHELLS, type Shell, type Vocabulary, makeVocabulary } from '../completion/vocabulary.ts';
import summaries from '../summaries.json' with { type: 'json' };
import type { Terminal } from '../terminal.ts';

const SCRIPTS: Readonly<Record<Shell, (vocabulary: Vocabulary) => string>> = {
  bash: bashScript,
  zsh: zshScript,
  fish: fishScript,
};

/** With the name by which shells know the program, however it was started. */
const INSTALLING = `
For a shell that finds playout by its name (not for npx):
  bash  source <(playout completion bash)     in ~/.bashrc
  zsh   source <(playout completion zsh)      in ~/.zshrc, after compinit
  fish  playout completion fish | source      in ~/.config/fish/config.fish`;

function isShell(word: string): word is Shell {
  return SHELLS.some((shell) => shell === word);
}

export function completionCommand(terminal: Terminal): Command {
  return newCommand(
    'completion',
    'Print a script by which a shell completes commands, options, games and agents.',
    ['playout completion bash'],
  )
    .argument('<shell>', SHELLS.join(', '))
    .addHelpText('after', INSTALLING)
    .action((shell: string) => {
      if (!isShell(shell)) throw unknownName('shell', shell, SHELLS);
      terminal.output.write(SCRIPTS[shell](makeVocabulary(summaries)));
    });
}
