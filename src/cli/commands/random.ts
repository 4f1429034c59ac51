/** `playout random <game> --games N`: what the rules look like when nobody thinks. */
import type { Command } from 'commander';
import { RandomGames } from '../../arena/survey.ts';
import { type Game, type State, settleOptions } from '../../core/index.ts';
import type { Moments } from '../../stats/moments.ts';
import { wholeNumber } from '../arguments.ts';
import { addJsonOption, newCommand } from '../command.ts';
import { Interrupted } from '../failures.ts';
import { GAME_ARGUMENT, openGame } from '../openGame.ts';
import { type PositionFlags, addPositionOptions, readGiven, readPosition } from '../position.ts';
import { formatTable } from '../formatTable.ts';
import { printJson, printLine } from '../print.ts';
import { plural } from '../../words/index.ts';
import { Progress } from '../progress.ts';
import { repeat } from '../slices.ts';
import type { Terminal } from '../terminal.ts';

interface RandomFlags extends PositionFlags {
  readonly games: number;
  readonly json?: true;
}

/** Without a position every game has its own set-up; with one, all start there. */
function prepare(game: Game, flags: RandomFlags): RandomGames {
  if (flags.position === undefined && flags.moves === undefined) {
    const options = settleOptions(game, readGiven(flags.options));
    return new RandomGames((random) => game.start(options, random), flags.seed);
  }
  const { state } = readPosition(game, flags);
  return new RandomGames((): State => state.clone(), flags.seed);
}

/** JSON knows no NaN and no infinity: what is not known is null. */
function known(value: number): number | null {
  return Number.isFinite(value) ? value : null;
}

function toJson(sample: RandomGames, seconds: number): unknown {
  const { games, plies, branching, draws } = sample;
  const spread = (m: Moments): unknown => ({ mean: known(m.mean), sd: known(m.sd) });
  return {
    games,
    plies: { mean: known(plies.mean), min: known(plies.min), max: known(plies.max), sd: known(plies.sd) },
    branching: { mean: known(branching.mean), max: known(branching.max) },
    scores: sample.scores.map(spread),
    results: sample.results.map((m) => known(m.mean)),
    draws,
    gamesPerSecond: known(games / seconds),
  };
}

function describe(game: Game, sample: RandomGames, seconds: number): string {
  const { games, plies, branching, draws } = sample;
  if (games === 0) return 'no game was finished';
  const seats = formatTable(
    [
      { title: 'seat' },
      { title: 'points', align: 'right' },
      { title: 'score', align: 'right' },
      { title: 'sd', align: 'right' },
    ],
    sample.scores.map((score, seat) => [
      game.seatName(seat),
      `${(100 * sample.results[seat]!.mean).toFixed(1)} %`,
      score.mean.toFixed(2),
      score.sd.toFixed(2),
    ]),
  );
  return [
    `${plural(games, 'random game')} of ${game.name}, ${plural(draws, 'draw')}`,
    `length     ${plies.mean.toFixed(1)} plies on average, ${plies.min} to ${plies.max}, sd ${plies.sd.toFixed(1)}`,
    `branching  ${branching.mean.toFixed(1)} moves on average, ${branching.max} at most`,
    `speed      ${(games / seconds).toFixed(0)} games per second`,
    '',
    seats,
  ].join('\n');
}

export function randomCommand(terminal: Terminal): Command {
  const command = newCommand('random', 'Play uniform random games and report what the rules look like.', [
    'playout random ataxx --games 10000',
    'playout random ataxx --options preset=paper,map=linear --json',
  ])
    .argument('<game>', GAME_ARGUMENT)
    .option('--games <n>', 'how many games', wholeNumber('--games', 1), 1000);
  return addJsonOption(addPositionOptions(command)).action(async (name: string, flags: RandomFlags) => {
    const game = await openGame(name);
    const sample = prepare(game, flags);
    const signal = terminal.catchInterrupt();
    const progress = new Progress(terminal, 'games', flags.games);
    const started = terminal.clock();
    const step = (): boolean => {
      sample.playNext();
      progress.update(sample.games);
      return sample.games < flags.games;
    };
    await repeat(step, terminal, signal);
    progress.finish();
    const seconds = (terminal.clock() - started) / 1000;
    if (flags.json) printJson(terminal, toJson(sample, seconds));
    else printLine(terminal, describe(game, sample, seconds));
    if (signal.aborted) throw new Interrupted();
  });
}
