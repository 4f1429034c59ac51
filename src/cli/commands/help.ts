/** `playout help [topic]`: what a word means that many commands share. For a command it is what its --help is. */
import type { Command } from 'commander';
import { UserError, nearest, shorten } from '../../core/index.ts';
import { newCommand } from '../command.ts';
import { asStarted } from '../programName.ts';
import { printLine } from '../print.ts';
import summaries from '../summaries.json' with { type: 'json' };
import type { Terminal } from '../terminal.ts';
import { describeTopic, topics } from '../topics/index.ts';

function unknownTopic(word: string, commands: readonly string[]): UserError {
  const names = topics.map(({ name }) => name);
  const near = nearest(word, [...names, ...commands]);
  return new UserError(
    `unknown topic "${shorten(word)}"`,
    `${near === undefined ? '' : `Did you mean "${near}"? `}Known: ${names.join(', ')}, and every command.`,
  );
}

export function helpCommand(terminal: Terminal): Command {
  const commands = summaries.map(({ name }) => name);
  const width = Math.max(...topics.map(({ name }) => name.length));
  const list = topics.map(({ name, about }) => `  ${name.padEnd(width)}  ${about}`).join('\n');
  return newCommand('help', 'Explain a topic, or show the help of a command.', [
    'playout help budgets',
    'playout help match',
  ])
    .argument('<topic>', 'a topic or a command')
    .addHelpText('after', `\nTopics:\n${list}`)
    .action((word: string) => {
      const topic = topics.find(({ name }) => name === word);
      if (!topic) throw unknownTopic(word, commands);
      printLine(terminal, asStarted(describeTopic(topic), terminal.program, commands));
    });
}
