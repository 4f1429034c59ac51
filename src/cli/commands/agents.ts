/** `playout agents [game]`: agents, the parts they are made of, and the named agents of the papers. */
import type { Command } from 'commander';
import { type AgentEntry, listAgents } from '../../agents/index.ts';
import type { Game } from '../../core/index.ts';
import { games } from '../../games/index.ts';
import { addJsonOption, newCommand } from '../command.ts';
import { openGame } from '../openGame.ts';
import { formatTable } from '../formatTable.ts';
import { findKind } from '../kinds.ts';
import { printJson, printLine } from '../print.ts';
import { type Terminal, screenWidth } from '../terminal.ts';

/** An entry with the games that it can play. */
interface Listed extends AgentEntry {
  readonly games: readonly string[];
}

/** Entries that several games share, with the same options, are listed once. */
function listFor(listedGames: readonly Game[]): Listed[] {
  const listed = new Map<string, Listed>();
  for (const game of listedGames) {
    for (const entry of listAgents(game)) {
      const key = JSON.stringify(entry);
      listed.set(key, { ...entry, games: [...(listed.get(key)?.games ?? []), game.name] });
    }
  }
  return [...listed.values()];
}

function describe(entry: Listed, screen: number | undefined): string {
  const title = `${entry.name} (${entry.kind}; ${entry.games.join(', ')})`;
  const head = [title, entry.about, ...(entry.spec === entry.name ? [] : [entry.spec])].join('\n  ');
  if (entry.options.length === 0) return `${head}\n`;
  const options = formatTable(
    [{ title: '  option' }, { title: 'default' }, { title: 'what it does', width: 76 }],
    entry.options.map((option) => [
      `  ${option.name}`,
      option.default ?? '-',
      `${option.about} (${option.range})`,
    ]),
    screen,
  );
  return `${head}\n${options}\n`;
}

export function agentsCommand(terminal: Terminal): Command {
  return addJsonOption(
    newCommand('agents', 'List agents and the parts they are made of, with options and defaults.', [
      'playout agents ataxx',
      'playout agents marrakech --kind tree',
      'playout agents --json',
    ])
      .argument('[game]', 'only what can play this game: a name, or a module that exports one')
      .option(
        '--kind <kind>',
        'only agents, named ones, or the parts of one kind: agent, named, tree, playout, …',
      )
      .addHelpText('after', '\nHow agents are written: playout help specs'),
  ).action(async (name: string | undefined, flags: { kind?: string; json?: true }) => {
    const listed = name === undefined ? games : [await openGame(name)];
    const kind = flags.kind === undefined ? undefined : findKind(flags.kind, listed);
    const agents = listFor(listed).filter((entry) => kind === undefined || entry.kind === kind);
    if (flags.json) printJson(terminal, { agents });
    else {
      const screen = screenWidth(terminal);
      printLine(
        terminal,
        agents
          .map((entry) => describe(entry, screen))
          .join('\n')
          .trimEnd(),
      );
    }
  });
}
