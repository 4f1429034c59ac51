/** `playout match <game> SPEC SPEC --games N`: who is stronger, and how sure is that? */
import { availableParallelism } from 'node:os';
import { type Command, Option } from 'commander';
import { canonicalSpec } from '../../agents/index.ts';
import { type MatchSummary, Scoreboard, matchSchedule, playOnThreads } from '../../arena/index.ts';
import { type Game, UserError } from '../../core/index.ts';
import { findGame } from '../../games/index.ts';
import type { SprtBounds } from '../../stats/index.ts';
import { wholeNumber } from '../arguments.ts';
import { addJsonOption, newCommand } from '../command.ts';
import { ConditionLost, Interrupted } from '../failures.ts';
import { type PositionFlags, addPositionOptions, readPosition } from '../position.ts';
import { plural, printJson, printLine } from '../print.ts';
import { Progress } from '../progress.ts';
import { openRecords } from '../recordFile.ts';
import type { Terminal } from '../terminal.ts';

interface MatchFlags extends PositionFlags {
  readonly games: number;
  readonly threads: number;
  readonly sprt?: SprtBounds;
  readonly records?: string;
  readonly expect?: number;
  readonly json?: true;
}

function parseSprt(text: string): SprtBounds {
  const numbers = text.split(',').map((part) => (part.trim() === '' ? NaN : Number(part)));
  const [elo0, elo1] = numbers;
  if (numbers.length !== 2 || !(elo0! < elo1!))
    throw new UserError(
      `--sprt cannot be "${text}"`,
      '--sprt is two Elo differences, the smaller first: --sprt 0,20.',
    );
  return { elo0: elo0!, elo1: elo1!, alpha: 0.05, beta: 0.05 };
}

function parseShare(text: string): number {
  const share = text.trim() === '' ? NaN : Number(text);
  if (!(share >= 0 && share <= 1))
    throw new UserError(
      `--expect cannot be "${text}"`,
      '--expect is a share of the points from 0 to 1, such as 0.95.',
    );
  return share;
}

function describe(agents: readonly string[], summary: MatchSummary): string {
  const { games, wins, draws, losses, rate, elo, score, sprt } = summary;
  const percent = (x: number): string => `${(100 * x).toFixed(1)} %`;
  const bounded = (x: number | null): string => (x === null ? 'unbounded' : x.toFixed(0));
  const lines = [
    `${agents[0]}`,
    `  against ${agents[1]}`,
    `${plural(games, 'game')}: ${wins} won, ${draws} drawn, ${losses} lost`,
    `points     ${percent(rate.mean)}   (95 %: ${percent(rate.low)} to ${percent(rate.high)})`,
    `Elo        ${bounded(elo.mean)}   (95 %: ${bounded(elo.low)} to ${bounded(elo.high)})`,
    `score      ${score.mean.toFixed(2)} a game   (95 %: ${score.low.toFixed(2)} to ${score.high.toFixed(2)})`,
  ];
  if (sprt) {
    const verdict = {
      elo0: `not ${sprt.elo1} Elo stronger`,
      elo1: `stronger by more than ${sprt.elo0} Elo`,
      continue: 'undecided',
    };
    lines.push(
      `SPRT       ${verdict[sprt.decision]}   (log-likelihood ratio ${sprt.llr.toFixed(2)}, bounds ${sprt.lower.toFixed(2)} and ${sprt.upper.toFixed(2)})`,
    );
  }
  return lines.join('\n');
}

/** The start of every game, where one was asked for; otherwise each pair of games has its own set-up. */
function startPosition(game: Game, flags: MatchFlags): { position?: string } {
  if (flags.position === undefined && flags.moves === undefined) return {};
  return { position: game.formatPosition(readPosition(game, flags).state) };
}

async function runMatch(
  terminal: Terminal,
  name: string,
  specs: readonly [string, string],
  flags: MatchFlags,
): Promise<void> {
  const game = findGame(name);
  const { options, state } = readPosition(game, flags);
  if (state.seats !== 2)
    throw new UserError(
      `a match is between two, but these rules have ${state.seats} seats`,
      'Choose two players in --options.',
    );
  const agents = [canonicalSpec(specs[0], game), canonicalSpec(specs[1], game)] as const;
  const { games, seed } = flags;
  const plans = matchSchedule({ game, options, ...startPosition(game, flags), agents, games, seed });
  const records = flags.records === undefined ? undefined : openRecords(flags.records);
  const board = new Scoreboard(flags.sprt);
  const progress = new Progress(terminal, 'games', games);
  const signal = terminal.catchInterrupt();
  const began = terminal.clock();
  let played = 0;
  try {
    await playOnThreads(plans, {
      threads: flags.threads,
      signal,
      onGame: ({ record }) => {
        board.add(record);
        records?.write(record);
        progress.update(++played);
        return !board.isDecided;
      },
    });
  } finally {
    progress.finish();
    records?.close();
  }
  const summary = board.summary();
  const seconds = (terminal.clock() - began) / 1000;
  if (flags.json) printJson(terminal, { game: name, options, agents, seed, ...summary, seconds });
  else printLine(terminal, describe(agents, summary));
  if (signal.aborted) throw new Interrupted();
  if (summary.rate.mean < (flags.expect ?? 0))
    throw new ConditionLost(
      `expected at least ${flags.expect} of the points, got ${summary.rate.mean.toFixed(3)}`,
    );
}

export function matchCommand(terminal: Terminal): Command {
  const command = newCommand('match', 'Play a match of two agents, sides switched on equal seeds.', [
    'playout match ataxx "uct(iterations=1000)" random --games 100',
    'playout match ataxx "alphabeta(depth=3)" greedy --games 400 --sprt 0,50 --records games.jsonl',
  ])
    .argument('<game>', 'name of the game')
    .argument('<first>', 'an agent (see: playout agents)')
    .argument('<second>', 'its opponent')
    .option(
      '--games <n>',
      'how many games; an even number gives both the same seats',
      wholeNumber('--games', 1),
      100,
    )
    .addOption(
      new Option('--threads <n>', 'worker threads; the result does not depend on them')
        .argParser(wholeNumber('--threads', 1, 256))
        .default(availableParallelism(), 'all cores'),
    )
    .option(
      '--sprt <elo0,elo1>',
      'stop early, when it is clear (5 % error) which of two differences is nearer',
      parseSprt,
    )
    .option('--records <file>', 'write a record of every game, one line of JSON each')
    .option(
      '--expect <share>',
      'exit with code 1 if the first agent gets less than this share of the points',
      parseShare,
    );
  return addJsonOption(addPositionOptions(command)).action(
    (name: string, first: string, second: string, flags: MatchFlags) =>
      runMatch(terminal, name, [first, second], flags),
  );
}
