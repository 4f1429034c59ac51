/** Reads command lines out of texts, and checks them as far as possible without running them. */
import type { Command } from 'commander';
import { resolveAgent } from '../../src/agents/index.ts';
import { splitCommand } from '../../src/agents/engineCommand.ts';
import { splitAtCommas } from '../../src/core/index.ts';
import { openGame } from '../../src/cli/openGame.ts';
import { readPosition } from '../../src/cli/position.ts';
import { buildProgram } from '../../src/cli/program.ts';
import { type Setting, fill } from '../../src/lab/pairing/placeholders.ts';
import type { Parameter } from '../../src/tune/parameters.ts';
import { startSetting } from '../../src/tune/spsa.ts';
import { fakeTerminal } from '../fakeTerminal.ts';

/** The words after the program's name, as a shell would give them, without a comment. Undefined for other lines. */
export function wordsAfter(program: string, line: string): string[] | undefined {
  const at = line.indexOf(`${program} `);
  if (at < 0) return undefined;
  const words = splitCommand(line.slice(at + program.length));
  const comment = words.findIndex((word) => word.startsWith('#'));
  return comment < 0 ? words : words.slice(0, comment);
}

interface Typed {
  readonly command: string;
  readonly operands: readonly string[];
  /** The first operand, where it is a game. */
  readonly game: string | undefined;
  readonly flags: Readonly<Record<string, unknown>>;
}

/** What the command line parses from the words; nothing is run. @throws CommanderError, UserError */
async function read(words: readonly string[]): Promise<Typed> {
  const program = await buildProgram(fakeTerminal(false).terminal, words[0] ?? '');
  let typed: Typed | undefined;
  for (const command of program.commands)
    command.action((...args: unknown[]) => {
      const self = args.at(-1) as Command;
      const isGame = self.registeredArguments[0]?.name() === 'game';
      const game = isGame ? self.args[0] : undefined;
      typed = { command: self.name(), operands: self.args, game, flags: self.opts() };
    });
  await program.parseAsync(words, { from: 'user' });
  if (!typed) throw new Error(`no command in: ${words.join(' ')}`);
  return typed;
}

/** Where everything that is varied begins. @param vary values of a sweep, or parameters to tune */
function firstValues(vary: unknown = {}): Setting {
  if (Array.isArray(vary)) return startSetting(vary as Parameter[]);
  const values = Object.entries(vary as Record<string, readonly string[]>);
  return Object.fromEntries(values.map(([name, [first]]) => [name, first!]));
}

/** The agents that are named, with the first value of everything that is varied. */
function specsOf({ command, operands, flags }: Typed): string[] {
  const first = firstValues(flags.vary);
  const flagged = [flags.agent, flags.against].flat().filter((spec) => typeof spec === 'string');
  const seats = typeof flags.seats === 'string' ? splitAtCommas(flags.seats) : [];
  const named = ['match', 'tournament', 'ladder', 'ablate'].includes(command) ? operands.slice(1) : [];
  return [...flagged, ...named, ...seats.filter((seat) => seat !== 'human')].map((spec) => fill(spec, first));
}

/** Checks command, flags, game, agents, rules, position and moves. @throws if any of it is wrong */
export async function check(words: readonly string[]): Promise<void> {
  const typed = await read(words);
  const { flags } = typed;
  if (typed.game === undefined) return;
  const game = await openGame(typed.game);
  for (const spec of specsOf(typed)) resolveAgent(spec, game);
  const { options, position, moves, seed = 1 } = flags as Record<string, string | undefined>;
  readPosition(game, {
    seed: Number(seed),
    ...(options !== undefined && { options }),
    ...(position !== undefined && { position }),
    ...(moves !== undefined && { moves }),
  });
}
