/** `playout games`: the games, their options and presets. */
import type { Command } from 'commander';
import type { Game, Option } from '../../core/index.ts';
import { games } from '../../games/index.ts';
import { addJsonOption, newCommand } from '../command.ts';
import { formatTable } from '../formatTable.ts';
import { printJson, printLine } from '../print.ts';
import { type Terminal, screenWidth } from '../terminal.ts';

function optionToJson([name, option]: readonly [string, Option]): unknown {
  const { json, ...data } = option;
  return { name, ...data, schema: json };
}

function toJson(game: Game): unknown {
  return {
    name: game.name,
    title: game.title,
    about: game.about,
    seats: { min: game.minSeats, max: game.maxSeats },
    options: Object.entries(game.options).map(optionToJson),
    presets: game.presets,
  };
}

function describe(game: Game, screen: number | undefined): string {
  const seats = game.minSeats === game.maxSeats ? `${game.minSeats}` : `${game.minSeats} to ${game.maxSeats}`;
  const options = formatTable(
    [{ title: 'option' }, { title: 'default' }, { title: 'what it does', width: 70 }],
    Object.entries(game.options).map(([name, option]) => [
      name,
      String(option.default),
      `${option.about} (${option.range})`,
    ]),
    screen,
  );
  const presets = formatTable(
    [{ title: 'preset' }, { title: 'rules', width: 90 }],
    game.presets.map((preset, i) => [preset.name + (i === 0 ? ' (default)' : ''), preset.about]),
    screen,
  );
  return `${game.name}: ${game.title}, ${seats} players\n${game.about}\n\n${options}\n\n${presets}\n`;
}

export function gamesCommand(terminal: Terminal): Command {
  return addJsonOption(
    newCommand('games', 'List the games with their options, defaults and presets.', ['playout games --json']),
  ).action((flags: { json?: true }) => {
    if (flags.json) printJson(terminal, { games: games.map(toJson) });
    else printLine(terminal, games.map((game) => describe(game, screenWidth(terminal))).join('\n'));
  });
}
