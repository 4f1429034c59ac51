/** What a sweep, a ladder or an ablation says: which value is best, and whether it can be told from the others. */
import { seatsIn } from '../../../lab/meetings.ts';
import type { Comparison, Point, RunResults } from '../../../lab/results.ts';
import type { Text } from '../../document.ts';
import { elo, percent, plural, points as signedPoints, spoken, spokenP } from '../../../words/index.ts';
import { comparisonsOf } from '../comparisons.ts';
import { detectable } from './detectable.ts';
import { AT_LEVEL, type Findings, inTurn, isShown, listed, overlap } from './verdicts.ts';

/** Highest rate first. */
function byRate(points: readonly Point[]): Point[] {
  return points.toSorted((a, b) => (b.rate.mean ?? 0) - (a.rate.mean ?? 0));
}

/** The points that have been played. */
function played({ points, pairings }: RunResults): Point[] {
  return points.filter(({ pairing }) => pairings[pairing]!.games > 0);
}

function rateText({ rate }: Point): string {
  return `${spoken(rate, percent, ' %')} of the points`;
}

/** Says that the opponent has several seats, and what an even share is then. */
function inOtherSeats({ lineups }: RunResults): string {
  if (!lineups) return '';
  return ` in the other ${lineups.seats - 1} seats, where ${percent(1 / lineups.seats)} % is an even share`;
}

/** For sentences, in which a comma separates one value from the next. */
function nameOf({ label }: Point): string {
  return label.replaceAll(', ', ' ');
}

/** Where each point stands against the agent it is compared with, and what could have been shown. */
function againstOpponent(results: RunResults, opponent: string): Text[] {
  const even = 1 / seatsIn(results);
  const sign = ({ pairing, rate }: Point): number =>
    isShown(results.pairings[pairing]!.pCorrected) ? Math.sign((rate.mean ?? even) - even) : 0;
  const group = (wanted: number, word: string): Text[] => {
    const names = played(results)
      .filter((point) => sign(point) === wanted)
      .map(nameOf);
    return names.length === 0 ? [] : [[...listed(names), ` ${names.length === 1 ? 'is' : 'are'} ${word}`]];
  };
  const groups = [...group(1, 'stronger'), ...group(-1, 'weaker'), ...group(0, 'not shown to differ')];
  return [
    ['Against ', { strong: opponent }, `, ${AT_LEVEL}: `, ...inTurn(groups), '.'],
    ...detectable(
      played(results).map(({ pairing }) => results.pairings[pairing]!),
      even,
    ),
  ];
}

/** How the first compares with the other on equal set-ups. */
function compared(results: RunResults, best: Point, other: Point): Comparison | undefined {
  const [from, to] = [results.points.indexOf(best), results.points.indexOf(other)];
  return comparisonsOf(results, from).find(({ second }) => second === to);
}

/** Have games on equal set-ups shown the first to be better? Where values were not compared, their intervals decide. */
function isAbove(results: RunResults, best: Point, other: Point): boolean {
  const comparison = compared(results, best, other);
  return comparison ? isShown(comparison.pCorrected) : !overlap(best.rate, other.rate);
}

/** By how much the best is ahead of the next, pair by pair. */
function differenceText(results: RunResults, best: Point, next: Point): string {
  const comparison = compared(results, best, next);
  if (!comparison) return '';
  const { difference, pCorrected } = comparison;
  const p =
    pCorrected === null
      ? ''
      : `; ${spokenP(pCorrected)} corrected for ${plural(results.comparisons.length, 'comparison')}`;
  return ` On equal set-ups the two differ by ${spoken(difference, signedPoints, ' percentage points')}${p}.`;
}

function comparedWithNext(results: RunResults, [best, ...others]: readonly Point[]): Text {
  const [next] = others;
  if (!best || !next) return [];
  const close = others.filter((other) => !isAbove(results, best, other));
  const doOverlap = overlap(best.rate, next.rate);
  const each = results.lineups ? 'block' : 'pair';
  const nextText: Text = [{ strong: nameOf(next) }, ` with ${rateText(next)}`];
  const difference = differenceText(results, best, next);
  if (!close.includes(next))
    return [
      ` Its interval ${doOverlap ? 'overlaps' : 'lies above'} that of the next best, `,
      ...nextText,
      doOverlap ? `, but compared ${each} by ${each} the best is better.` : '.',
      difference,
    ];
  const rest = close.filter((point) => point !== next).map(nameOf);
  return [
    doOverlap ? ' Its interval overlaps that of the next best, ' : ' The next best is ',
    ...nextText,
    ': the best cannot be told from it',
    ...(rest.length === 0 ? [] : [', nor from ', ...listed(rest)]),
    '.',
    difference,
  ];
}

/** The best of three numbers or more may lie beyond the last that was tried. */
function atTheEdge(points: readonly Point[], best: Point): Text[] {
  const values = points.map(({ parameters }) => (parameters.length === 1 ? parameters[0]!.value : ''));
  const numbers = values.filter((value) => typeof value === 'number');
  if (numbers.length < Math.max(3, values.length)) return [];
  const value = values[points.indexOf(best)];
  const edge =
    value === Math.max(...numbers) ? 'largest' : value === Math.min(...numbers) ? 'smallest' : null;
  if (edge === null) return [];
  return [[`The best value is the ${edge} that was tried, so one beyond it may be better still.`]];
}

function sweepFindings(results: RunResults): Findings {
  const points = byRate(played(results));
  const best = points[0]!;
  const opponents = new Set(points.map(({ against }) => results.agents[against]!.name));
  return {
    answer: [
      'Best was ',
      { strong: nameOf(best) },
      ` with ${rateText(best)} against `,
      { strong: results.agents[best.against]!.name },
      `${inOtherSeats(results)}.`,
      ...comparedWithNext(results, points),
    ],
    more: [
      ...atTheEdge(played(results), best),
      ...againstOpponent(results, opponents.size === 1 ? [...opponents][0]! : 'its opponent'),
    ],
  };
}

function ladderFindings(results: RunResults): Findings {
  const gains = played(results).flatMap(({ elo: { mean } }) => (mean === null ? [] : [mean]));
  const mean = gains.reduce((sum, gain) => sum + gain, 0) / gains.length;
  return {
    answer:
      gains.length === 0
        ? ['One side won every game of every step, so what twice the budget is worth has no bound.']
        : [`Twice the budget is worth ${elo(mean)} Elo on average over ${plural(gains.length, 'step')}.`],
    more: againstOpponent(results, 'half the budget'),
  };
}

function ablationFindings(results: RunResults): Findings {
  const [worst, next] = byRate(played(results)).toReversed();
  const full = results.agents[worst!.against]!.name;
  return {
    answer: [
      'It costs most to play ',
      { strong: nameOf(worst!) },
      `: ${rateText(worst!)} against `,
      { strong: full },
      `${inOtherSeats(results)}.`,
      ...(next && overlap(worst!.rate, next.rate)
        ? [
            ' Its interval overlaps that of the next, ',
            { strong: nameOf(next) },
            ` with ${rateText(next)}: which of the two costs more cannot be told.`,
          ]
        : []),
    ],
    more: againstOpponent(results, full),
  };
}

export function variedFindings(results: RunResults): Findings {
  if (results.run.kind === 'ladder') return ladderFindings(results);
  return results.run.kind === 'ablation' ? ablationFindings(results) : sweepFindings(results);
}
