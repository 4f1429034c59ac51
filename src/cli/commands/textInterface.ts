/** The command of a game that has a text interface, under the name of the game. */
import type { Command } from 'commander';
import { resolveAgent } from '../../agents/index.ts';
import {
  type DialogueInterface,
  type Game,
  type OptionValues,
  type QueryInterface,
  type State,
  type Thinker,
  UserError,
  defaults,
  parseOptions,
} from '../../core/index.ts';
import { openAgent } from '../agent.ts';
import { formatReward } from '../analysisTable.ts';
import { addJsonOption, newCommand } from '../command.ts';
import { Interrupted } from '../failures.ts';
import { Lines } from '../lines.ts';
import { addSeedOption } from '../position.ts';
import { printJson, printLine } from '../print.ts';
import { finishThinking } from '../slices.ts';
import { type Terminal, isScreen } from '../terminal.ts';

/** Hands the lines of standard input to `take` until it returns false, or there are no more. */
async function eachLine(
  terminal: Terminal,
  signal: AbortSignal,
  take: (line: string | undefined) => Promise<boolean> | boolean,
  prompt = '',
): Promise<void> {
  const lines = new Lines(terminal, signal);
  for (;;) {
    terminal.output.write(prompt);
    const line = await lines.next();
    if (!(await take(line)) || line === undefined || signal.aborted) break;
  }
  lines.close();
  if (signal.aborted) throw new Interrupted();
}

// ── dialogues ───────────────────────────────────────────────────────────────────────────────────────

/** @param label names the agent's own stream of random numbers */
function openThinker(
  game: Game,
  spec: string,
  { seed, label }: { readonly seed: number; readonly label: number },
  terminal: Terminal,
  signal: AbortSignal,
): Thinker<State> {
  const search = openAgent(resolveAgent(spec, game), seed, label, terminal);
  return {
    async think(state, limits) {
      search.start(state, limits);
      await finishThinking(search, terminal, signal);
      if (signal.aborted) return undefined;
      const move = search.choose();
      const { value, unit, ...analysis } = search.analysis();
      return { ...analysis, move, worth: formatReward(value, unit) };
    },
    reset: () => search.reset(),
  };
}

function dialogueCommand(game: Game, text: DialogueInterface<State>, terminal: Terminal): Command {
  const command = newCommand(game.name, text.about, text.examples).addHelpText(
    'after',
    `\nCommands, one a line:\n${indented(text.help)}`,
  );
  return addSeedOption(command).action(async ({ seed }: { readonly seed: number }) => {
    const signal = terminal.catchInterrupt();
    let opened = 0;
    const dialogue = text.open({
      print: (words) => printLine(terminal, words),
      openAgent: (spec) => openThinker(game, spec, { seed, label: opened++ }, terminal, signal),
    });
    await eachLine(
      terminal,
      signal,
      (line) => {
        if (line !== undefined) return dialogue.obey(line);
        dialogue.end();
        return false;
      },
      isScreen(terminal.input) ? '> ' : '',
    );
  });
}

// ── queries ─────────────────────────────────────────────────────────────────────────────────────────

/** The answer to a line, on one line; a mistake is an answer, too. */
function answerLine(line: string, text: QueryInterface, values: OptionValues, json: boolean): string {
  try {
    const query = text.parse(line);
    const answer = text.answer(query, values);
    return json ? JSON.stringify({ operation: query[0], answer }) : String(answer);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return json ? JSON.stringify({ error: error.message, hint: error.hint }) : `error: ${error.message}`;
  }
}

function fromInput(example: string): string {
  return `
Without an operation, queries such as "${example}" are read from standard input, one a line, and answered one
a line (with --json by one object a line). A mistake is answered by "error: ..." and does not end it.`;
}

function queryCommand(game: Game, text: QueryInterface, terminal: Terminal): Command {
  const command = newCommand(game.name, text.about, text.examples)
    .addHelpText('after', `\nOperations:\n${indented(text.help)}\n${fromInput(text.example)}`)
    .argument('[operation]', 'what to do; without one, queries come from standard input');
  for (const { name, about } of text.operands) command.argument(`[${name}]`, about);
  for (const [name, option] of Object.entries(text.options))
    command.option(`--${name} <${option.placeholder}>`, option.about, String(option.default));
  return addJsonOption(command).action(async () => {
    const { json = false, ...given } = command.opts<OptionValues & { readonly json?: true }>();
    const values = { ...defaults(text.options), ...parseOptions(game.name, text.options, given) };
    const [operation, ...operands] = command.args;
    if (operation !== undefined) {
      const answer = text.answer([operation, ...operands], values);
      if (json) printJson(terminal, { operation, answer });
      else printLine(terminal, String(answer));
      return;
    }
    await eachLine(terminal, terminal.catchInterrupt(), (line = '') => {
      if (line.trim() !== '') printLine(terminal, answerLine(line, text, values, json));
      return true;
    });
  });
}

function indented(lines: string): string {
  return lines.replace(/^/gm, '  ');
}

export function textInterfaceCommand(
  game: Game,
  text: NonNullable<Game['textInterface']>,
): (terminal: Terminal) => Command {
  return (terminal) =>
    text.kind === 'dialogue' ? dialogueCommand(game, text, terminal) : queryCommand(game, text, terminal);
}
