/** What the conformance kit found, as data and as text. */
import type { OptionValues } from '../schema/index.ts';
import { type Trial, begin, replay } from './trial.ts';

export interface CheckCount {
  readonly name: string;
  readonly about: string;
  /** How often it was run. */
  readonly runs: number;
}

export interface ConformanceFailure {
  readonly check: string;
  readonly about: string;
  /** What is wrong. */
  readonly reason: string;
  readonly options: OptionValues;
  /** The moves that lead there, in notation, after shrinking. */
  readonly moves: readonly string[];
  /** How many moves the game had in which it was found. */
  readonly foundAfter: number;
  /** The position after these moves. */
  readonly position: string;
  /** A second line of play, where the failure is about two positions. */
  readonly other: { readonly moves: readonly string[]; readonly position: string } | undefined;
  readonly seed: number;
  /** Which game of the run it was. */
  readonly index: number;
}

export interface ConformanceReport {
  readonly game: string;
  readonly seed: number;
  readonly optionSets: number;
  /** Combinations of options that the game declined. */
  readonly refused: number;
  readonly games: number;
  /** How many of the games were played by the agent. */
  readonly agentGames: number;
  readonly plies: number;
  readonly longest: number;
  readonly checks: readonly CheckCount[];
  /** The first failure of each check, shrunk. */
  readonly failures: readonly ConformanceFailure[];
}

/** Some part of the game is known to be broken here, so nothing that it says is relied on. */
function orElse(describe: () => string, otherwise: string): string {
  try {
    return describe();
  } catch {
    return otherwise;
  }
}

export function movesInNotation(trial: Trial): string[] {
  if (trial.moves.length === 0) return [];
  const state = begin(trial);
  return trial.moves.map((move) => {
    const text = orElse(() => trial.game.formatMove(state, move), `#${move}`);
    orElse(() => {
      state.play(move);
      return '';
    }, '');
    return text;
  });
}

export function positionText(trial: Trial): string {
  return orElse(() => trial.game.formatPosition(replay(trial)), '(cannot be written)');
}

const MOST_SHOWN = 60;

function shownMoves(moves: readonly string[]): string {
  if (moves.length === 0) return '(none: at the start)';
  if (moves.length <= MOST_SHOWN) return moves.join(' ');
  return `${moves.slice(0, MOST_SHOWN).join(' ')} ... (${moves.length} in all)`;
}

export function formatFailure(game: string, failure: ConformanceFailure): string {
  const { moves, foundAfter, other, options } = failure;
  const shrunk = foundAfter > moves.length ? `   (shrunk from ${foundAfter} moves)` : '';
  const lines = [
    `${game} fails the check "${failure.check}": ${failure.about}`,
    `  found:    ${failure.reason}`,
    `  options:  ${Object.entries(options)
      .map(([name, value]) => `${name}=${value}`)
      .join(',')}`,
    `  moves:    ${shownMoves(moves)}${shrunk}`,
    `  position: ${failure.position}`,
  ];
  if (other !== undefined)
    lines.push(`  other:    ${shownMoves(other.moves)}`, `  position: ${other.position}`);
  lines.push(`  repeat:   seed ${failure.seed}, game ${failure.index}`);
  return lines.join('\n');
}

/** The report for a person: failures first, then how often each check ran. */
export function formatReport(report: ConformanceReport): string {
  const { optionSets, refused, games, agentGames, plies, longest } = report;
  const width = Math.max(...report.checks.map((check) => check.name.length));
  return [
    ...report.failures.map((failure) => formatFailure(report.game, failure)),
    `${report.game}: ${report.failures.length === 0 ? 'conforms' : 'does not conform'}; ${games} games ` +
      `(${agentGames} by the agent), ${plies} moves, the longest game ${longest}, ${optionSets} sets of ` +
      `options and ${refused} refused, seed ${report.seed}`,
    ...report.checks.map(
      ({ name, about, runs }) => `  ${name.padEnd(width)} ${String(runs).padStart(8)}  ${about}`,
    ),
  ].join('\n');
}
