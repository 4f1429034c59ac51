/** `playout sprt ELO0,ELO1`: what a sequential test would cost, or what it says to pairs already played. Plays nothing. */
import { type Command, Option } from 'commander';
import { UserError } from '../../core/index.ts';
import {
  INDEPENDENT_PAIR_SD,
  type Pentanomial,
  STRENGTH_UNITS,
  type SprtBounds,
  type StrengthUnit,
  expectedRate,
  forecastSprt,
  likelihoodOfSuperiority,
  normalisedElo,
  pairRate,
  sprt,
  unitsToSee,
} from '../../stats/index.ts';
import { addJsonOption, newCommand } from '../command.ts';
import { parseSprt } from '../lab/flags.ts';
import { known, percentRange, percentage, signed, signedRange } from '../../words/index.ts';
import { formatTable } from '../formatTable.ts';
import { printJson, printLine } from '../print.ts';
import type { Terminal } from '../terminal.ts';

interface SprtFlags {
  readonly pairs?: Pentanomial;
  readonly unit: StrengthUnit;
  readonly alpha: number;
  readonly beta: number;
  readonly json?: true;
}

function parsePairs(text: string): Pentanomial {
  const counts = text.split(',').map((part) => (part.trim() === '' ? NaN : Number(part)));
  if (counts.length !== 5 || !counts.every((n) => Number.isInteger(n) && n >= 0))
    throw new UserError(
      `--pairs cannot be "${text}"`,
      '--pairs is how many pairs brought 0, ½, 1, 1½ and 2 points: --pairs 3,20,51,22,4.',
    );
  const [a, b, c, d, e] = counts;
  return [a!, b!, c!, d!, e!];
}

function errorRate(flag: string): (text: string) => number {
  return (text) => {
    const rate = Number(text);
    if (!(rate > 0 && rate < 0.5))
      throw new UserError(`${flag} cannot be "${text}"`, `${flag} is a probability between 0 and 0.5.`);
    return rate;
  };
}

/** True strengths worth knowing the cost of: both hypotheses, what lies between, and beyond. */
function forecasts(bounds: SprtBounds): { truth: number; accepts: number; games: number }[] {
  const { elo0, elo1 } = bounds;
  const step = (elo1 - elo0) / 2;
  return [-1, 0, 1, 2, 3].map((k) => {
    const truth = elo0 + k * step;
    const { accepts, games } = forecastSprt(bounds, truth);
    return { truth, accepts, games };
  });
}

/** Games of a match of fixed length that would see the same difference as often. */
function fixedLength({ elo0, elo1, alpha, beta, unit }: SprtBounds): number | null {
  if (unit === 'nelo') return null;
  const difference = expectedRate(elo1) - expectedRate(elo0);
  return 2 * unitsToSee(difference, INDEPENDENT_PAIR_SD, { alpha: 2 * alpha, power: 1 - beta });
}

function describePlan(bounds: SprtBounds): string {
  const table = formatTable(
    [
      { title: 'true strength', align: 'right' },
      { title: `accepts ${bounds.elo1}`, align: 'right' },
      { title: 'games on average', align: 'right' },
    ],
    forecasts(bounds).map(({ truth, accepts, games }) => [
      `${signed(truth, 1)} ${bounds.unit}`,
      percentage(accepts),
      String(Math.round(games)),
    ]),
  );
  const fixed = fixedLength(bounds);
  return fixed === null ? table : `${table}\na match of fixed length would need ${fixed} games`;
}

function describePairs(pairs: Pentanomial, bounds: SprtBounds): string {
  const { llr, lower, upper, decision } = sprt(pairs, bounds);
  const rate = pairRate(pairs);
  const nelo = normalisedElo(pairs);
  return [
    `points      ${percentage(rate.mean)}   (95 %: ${percentRange(rate)})`,
    `nElo        ${known(nelo.mean, (value) => signed(value, 1))}   (95 %: ${signedRange(nelo, 1)})`,
    `superior    with a likelihood of ${percentage(likelihoodOfSuperiority(pairs))}`,
    `LLR         ${llr.toFixed(3)}, between ${lower.toFixed(3)} and ${upper.toFixed(3)}`,
    `decision    ${decision === 'continue' ? 'play on' : `accept ${bounds[decision]} ${bounds.unit}`}`,
  ].join('\n');
}

export function sprtCommand(terminal: Terminal): Command {
  const command = newCommand(
    'sprt',
    'Calculate a sequential test without playing: its cost beforehand, or its verdict on pairs of games.',
    ['playout sprt 0,10', 'playout sprt 0,2 --unit nelo --pairs 379,10170,21828,10640,343'],
  )
    .argument('<elo0,elo1>', 'the two strengths to tell apart, the smaller first')
    .option('--pairs <counts>', 'pairs that brought 0, ½, 1, 1½ and 2 points', parsePairs)
    .addOption(new Option('--unit <unit>', 'Elo or normalised Elo').choices(STRENGTH_UNITS).default('elo'))
    .option('--alpha <p>', 'chance to accept elo1 although elo0 is true', errorRate('--alpha'), 0.05)
    .option('--beta <p>', 'chance to accept elo0 although elo1 is true', errorRate('--beta'), 0.05);
  return addJsonOption(command).action((text: string, flags: SprtFlags) => {
    const { elo0, elo1 } = parseSprt(text);
    const bounds: SprtBounds = { elo0, elo1, alpha: flags.alpha, beta: flags.beta, unit: flags.unit };
    const { pairs } = flags;
    if (!flags.json) return printLine(terminal, pairs ? describePairs(pairs, bounds) : describePlan(bounds));
    printJson(terminal, {
      ...(pairs ? { pairs, ...sprt(pairs, bounds), nelo: normalisedElo(pairs) } : bounds),
      forecast: forecasts(bounds),
      fixedLength: fixedLength(bounds),
    });
  });
}
