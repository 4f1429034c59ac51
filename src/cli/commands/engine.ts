/** `playout engine <game>`: speaks UGI, or UAI for Ataxx, on standard input and output. */
import type { Command } from 'commander';
import { defaultAgent } from '../../agents/index.ts';
import { type Game, PROTOCOLS, UserError, protocolsOf, unknownName } from '../../core/index.ts';
import { DEFAULT_AGENT_NOTE } from '../agent.ts';
import { newCommand } from '../command.ts';
import { loadWeights } from '../loadWeights.ts';
import { type Dialect, dialects } from '../../protocol/dialect.ts';
import { Engine } from '../../protocol/server/engine.ts';
import { LONGEST_LINE, readLines } from '../../protocol/server/inputLines.ts';
import { GAME_ARGUMENT, openGame } from '../openGame.ts';
import { addRuleOptions, addSeedOption, readGiven } from '../position.ts';
import { noteLine, printLine } from '../print.ts';
import type { Terminal } from '../terminal.ts';

interface EngineFlags {
  readonly protocol: string;
  readonly agent?: string;
  readonly options?: string;
  readonly seed: number;
}

function chooseDialect(protocol: string, game: Game): Dialect {
  const name = PROTOCOLS.find((p) => p === protocol);
  if (!name) throw unknownName('protocol', protocol, PROTOCOLS);
  if (name === 'uai' && !protocolsOf(game).includes(name))
    throw new UserError(
      `UAI is a protocol for Ataxx, not for ${game.name}`,
      'Leave out --protocol to speak UGI.',
    );
  return dialects[name];
}

/** Connects the engine to the streams until it closes. */
async function converse(engine: Engine, terminal: Terminal): Promise<void> {
  const letGo = readLines(terminal.input, {
    line: (text) => engine.handle(text),
    tooLong: () =>
      printLine(terminal, `info string a line of more than ${LONGEST_LINE / 1024} KiB is ignored`),
    end: () => engine.end(),
  });
  await engine.closed;
  letGo();
}

export function engineCommand(terminal: Terminal): Command {
  const command = newCommand(
    'engine',
    'Be an engine: speak UGI (or UAI, for Ataxx) on standard input and output.',
    [
      'playout engine ataxx --protocol uai --agent "alphabeta(time=1s)"',
      'printf "ugi\\nposition startpos\\ngo movetime 500\\n" | playout engine ataxx',
    ],
  )
    .argument('<game>', GAME_ARGUMENT)
    .option('--protocol <name>', 'ugi, or uai for Ataxx', 'ugi')
    .option('--agent <spec>', `who plays; its own limits count when go gives none ${DEFAULT_AGENT_NOTE}`);
  return addSeedOption(addRuleOptions(command)).action(async (name: string, flags: EngineFlags) => {
    const game = await openGame(name);
    const agent = flags.agent ?? defaultAgent(game);
    loadWeights(agent);
    const engine = new Engine({
      game,
      dialect: chooseDialect(flags.protocol, game),
      given: readGiven(flags.options),
      agent,
      seed: flags.seed,
      clock: terminal.clock,
      print: (line) => printLine(terminal, line),
      complain: (text) => noteLine(terminal, text),
    });
    await converse(engine, terminal);
  });
}
