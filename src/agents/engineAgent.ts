/** The agent `engine("command", …)`: a program from outside that speaks UGI or UAI. Whoever runs in Node opens it. */
import { type Game, UserError } from '../core/index.ts';
import {
  ENGINE_PROTOCOLS,
  type EngineSettings,
  type EngineProtocol,
  type Search,
  type Setting,
} from '../search/index.ts';
import { parseEngineOptions, splitCommand } from './engineCommand.ts';
import type { Param, Resolved } from './params.ts';
import { budgetOf, countLimit, depthLimit, timeLimit } from './parts/budgets.ts';
import { countOption } from './parts/part.ts';

const params: readonly Param[] = [
  {
    kind: 'text',
    name: 'command',
    default: '',
    examples: ['./my-engine', "python3 'my engine.py'"],
    check: (text) => void splitCommand(text),
    about: 'The program with its arguments; run without a shell.',
  },
  {
    kind: 'choice',
    name: 'protocol',
    choices: ENGINE_PROTOCOLS,
    default: 'auto',
    about: 'What it speaks; auto tries UAI (Ataxx only), then UGI.',
  },
  {
    kind: 'text',
    name: 'options',
    default: '',
    examples: ['Hash=64;Threads=1'],
    check: (text) => void parseEngineOptions(text),
    about: 'Its own options, sent by setoption.',
  },
  countOption(
    'timeout',
    10_000,
    1,
    3_600_000,
    'Milliseconds to start, to get ready, and for a move that has no time of its own.',
  ),
  countOption('grace', 500, 0, 3_600_000, 'Milliseconds by which it may overstep its time.'),
  timeLimit('Time for a move, such as 250ms or 2s.', 1000),
  countLimit('nodes', 'Nodes for a move; iterations, for engines that play games out.'),
  depthLimit('Plies to look ahead.'),
];

function clash({ command, protocol }: Resolved, game: Game): string | undefined {
  if (command === '') return 'it needs a command, such as engine("./my-engine")';
  return protocol === 'uai' && game.name !== 'ataxx' ? 'UAI is a protocol for Ataxx alone' : undefined;
}

/** What is asked of whoever starts programs. */
export function engineSettings(values: Resolved): EngineSettings {
  const { command, protocol, options, timeout, grace } = values;
  return {
    command: splitCommand(command as string),
    protocol: protocol as EngineProtocol,
    options: parseEngineOptions(options as string),
    budget: budgetOf(values),
    timeoutMs: timeout as number,
    graceMs: grace as number,
  };
}

function build(values: Resolved, setting: Setting): Search {
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

export const engineAgent = {
  name: 'engine',
  about: 'A program that speaks UGI or UAI; if it fails, it has lost the game. Not on the page.',
  params,
  counts: 'nodes',
  refusal,
  clash,
  build,
} as const;
