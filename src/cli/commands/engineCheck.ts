/** `playout engine-check "COMMAND"`: does a program speak the protocol well enough for a match? */
import { type Command, Option } from 'commander';
import { parseEngineOptions, splitCommand } from '../../agents/index.ts';
import { UserError, settleOptions } from '../../core/index.ts';
import { type EngineReport, checkEngine } from '../../protocol/client/index.ts';
import { games } from '../../games/index.ts';
import { ENGINE_PROTOCOLS, type EngineProtocol } from '../../search/index.ts';
import { wholeNumber } from '../arguments.ts';
import { addJsonOption, newCommand } from '../command.ts';
import { ConditionLost } from '../failures.ts';
import { openGame } from '../openGame.ts';
import { addRuleOptions, addSeedOption, readGiven } from '../position.ts';
import { formatTable } from '../formatTable.ts';
import { printJson, printLine } from '../print.ts';
import { plural } from '../../words/index.ts';
import { type Terminal, screenWidth } from '../terminal.ts';

interface EngineCheckFlags {
  readonly game: string;
  readonly options?: string;
  readonly protocol: EngineProtocol;
  readonly set: string;
  readonly timeout: number;
  readonly grace: number;
  readonly seed: number;
  readonly json?: true;
}

function describe({ name, author, protocol, checks }: EngineReport, screen: number | undefined): string {
  const table = formatTable(
    [{ title: '' }, { title: 'check' }, { title: 'note', width: 70 }],
    checks.map((check) => [check.ok ? 'ok' : 'FAILED', check.name, check.note]),
    screen,
  );
  if (protocol === null) return table;
  const by = author === '' ? '' : ` by ${author}`;
  return `${name}${by}, ${protocol.toUpperCase()}\n\n${table}`;
}

async function runCheck(terminal: Terminal, text: string, flags: EngineCheckFlags): Promise<void> {
  const game = await openGame(flags.game);
  if (game.hasHidden)
    throw new UserError(
      `an engine cannot play ${game.name}: a position would tell it what is hidden from its seat`,
      'Choose another --game.',
    );
  const report = await checkEngine({
    command: splitCommand(text),
    protocol: flags.protocol,
    options: parseEngineOptions(flags.set),
    timeoutMs: flags.timeout,
    graceMs: flags.grace,
    game,
    gameOptions: settleOptions(game, readGiven(flags.options)),
    seed: flags.seed,
    clock: terminal.clock,
  });
  if (flags.json) printJson(terminal, { command: text, game: game.name, ...report });
  else printLine(terminal, describe(report, screenWidth(terminal)));
  const failed = report.checks.filter((check) => !check.ok).length;
  if (failed > 0) throw new ConditionLost(`${plural(failed, 'check')} of ${report.checks.length} failed`);
}

export function engineCheckCommand(terminal: Terminal): Command {
  const command = newCommand(
    'engine-check',
    'Check whether a program speaks UGI or UAI well enough for a match; exit code 1 if not.',
    [
      'playout engine-check "./my-engine --threads 1"',
      'playout engine-check "npx playout engine katarenga" --game katarenga --protocol ugi',
    ],
  )
    .argument('<command>', 'the program with its arguments, run without a shell')
    .option('--game <name>', 'the game it plays, or a module that exports one', games[0]!.name)
    .addOption(
      new Option('--protocol <name>', 'what it speaks; auto tries')
        .choices([...ENGINE_PROTOCOLS])
        .default('auto'),
    )
    .option('--set <pairs>', "the engine's own options: Name=value;Name=value", '')
    .option(
      '--timeout <ms>',
      'how long it may take to start and to get ready',
      wholeNumber('--timeout', 1),
      10_000,
    )
    .option('--grace <ms>', 'how much longer than its time a move may take', wholeNumber('--grace', 0), 500);
  return addJsonOption(addSeedOption(addRuleOptions(command))).action(
    (text: string, flags: EngineCheckFlags) => runCheck(terminal, text, flags),
  );
}
