/** The agent `engine("command", …)`: a program from outside that speaks UGI or UAI. Code that runs in Node opens it. */
import { type Game, UserError, choice, integer, option, protocolsOf, textSuchAs } from '../core/index.ts';
import { ENGINE_PROTOCOLS, type EngineSettings, type Search, type Setting } from '../search/index.ts';
import { parseEngineOptions, splitCommand } from './engineCommand.ts';
import { type Builder, defineBuilder } from './builder.ts';
import type { ParamValues } from './params.ts';
import { budgetOf, countLimit, depthLimit, timeLimit } from './parts/budgets.ts';

const params = {
  command: option(
    textSuchAs(['./my-engine', "python3 'my engine.py'"], (text) => void splitCommand(text)),
    '',
    'The program with its arguments; run without a shell.',
  ),
  protocol: option(
    choice(ENGINE_PROTOCOLS),
    'auto',
    'What it speaks; auto tries UAI (Ataxx only), then UGI.',
  ),
  options: option(
    textSuchAs(['Hash=64;Threads=1'], (text) => void parseEngineOptions(text)),
    '',
    'Its own options, sent by setoption.',
  ),
  timeout: option(
    integer(1, 3_600_000),
    10_000,
    'Milliseconds to start, to get ready, and for a move that has no time of its own.',
  ),
  grace: option(integer(0, 3_600_000), 500, 'Milliseconds by which it may overstep its time.'),
  time: timeLimit('Time for a move, such as 250ms or 2s.', 1000),
  nodes: countLimit('Nodes for a move; iterations, for engines that play games out.'),
  depth: depthLimit('Plies to look ahead.'),
};

type EngineValues = ParamValues<typeof params>;

function clash({ command, protocol }: EngineValues, game: Game): string | undefined {
  if (command === '') return 'it needs a command, such as engine("./my-engine")';
  return protocol === 'uai' && !protocolsOf(game).includes('uai')
    ? 'UAI is a protocol for Ataxx alone'
    : undefined;
}

/** A request to start a program. */
function engineSettings(values: EngineValues): EngineSettings {
  const { command, protocol, options, timeout, grace } = values;
  return {
    command: splitCommand(command),
    protocol,
    options: parseEngineOptions(options),
    budget: budgetOf(values),
    timeoutMs: timeout,
    graceMs: grace,
  };
}

function build(values: EngineValues, setting: Setting): Search {
  if (!setting.openEngine)
    throw new UserError(
      'agent engine cannot play here, where no program can be started',
      'It can in the command line: playout match.',
    );
  return setting.openEngine(engineSettings(values), setting);
}

/** A program sees the whole position. */
function refusal(game: Game): string | undefined {
  return game.hasHidden ? 'its positions would tell it what is hidden from its seat' : undefined;
}

export const engineAgent: Builder = defineBuilder({
  name: 'engine',
  about: 'A program that speaks UGI or UAI; if it fails, it has lost the game. Not on the page.',
  params,
  counts: 'nodes',
  refusal,
  clash,
  engine: engineSettings,
  build,
});
