/**
 * A game in a few numbers: how well each seat chose, what luck it had, and where the game turned.
 *
 * The accuracy of a move is that of lichess (https://lichess.org/page/accuracy): with the loss in per cent of winning,
 *
 *     103.1668 * exp(-0.04354 * loss) - 3.1669,   from 0 to 100
 *
 * and that of a game the mean over the seat's choices. Lichess also weighs moves by how much the game swings around them; we
 * do not, so that the accuracy of a game is what its moves say.
 */
import { exp } from '../../core/index.ts';
import type { ChanceJudgement, ChoiceJudgement, Judgement } from './judgement.ts';
import { type Mark, THRESHOLDS } from './marks.ts';

export interface SeatSummary {
  readonly seat: number;
  /** Moves that were not forced, and those of them that were the agent's own choice. */
  readonly choices: number;
  readonly best: number;
  /** From 0 to 100; null without a choice. */
  readonly accuracy: number | null;
  /** In the unit of the review. */
  readonly meanLoss: number | null;
  readonly totalLoss: number;
  readonly totalLuck: number;
  readonly marks: Readonly<Record<Mark, number>>;
}

/** A ply at which the game swung. */
export type TurningPoint = Pick<ChoiceJudgement | ChanceJudgement, 'ply' | 'kind' | 'swing'>;

export interface Summary {
  readonly seats: readonly SeatSummary[];
  /** The largest swing first. */
  readonly turningPoints: readonly TurningPoint[];
}

const MOST_TURNING_POINTS = 5;

/** @param swing the loss of a move as a chance to win */
export function accuracyOf(swing: number): number {
  return Math.max(0, Math.min(100, 103.1668 * exp(-4.354 * swing) - 3.1669));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function mean(numbers: readonly number[]): number | null {
  return numbers.length === 0 ? null : sum(numbers) / numbers.length;
}

function summariseSeat(
  seat: number,
  choices: readonly ChoiceJudgement[],
  draws: readonly ChanceJudgement[],
): SeatSummary {
  const own = choices.filter((choice) => choice.seat === seat);
  const losses = own.map(({ loss }) => loss);
  const count = (mark: Mark): number => own.filter((choice) => choice.mark === mark).length;
  return {
    seat,
    choices: own.length,
    best: own.filter(({ move, best }) => move === best).length,
    accuracy: mean(own.map(({ swing }) => accuracyOf(swing))),
    meanLoss: mean(losses),
    totalLoss: sum(losses),
    totalLuck: sum(draws.map(({ luck }) => luck?.[seat] ?? 0)),
    marks: { '?!': count('?!'), '?': count('?'), '??': count('??') },
  };
}

/** Of a whole game, or of as much of it as was judged. */
export function summarise(judgements: readonly Judgement[], seats: number): Summary {
  const choices = judgements.filter((judgement) => judgement.kind === 'choice');
  const draws = judgements.filter((judgement) => judgement.kind === 'chance');
  return {
    seats: Array.from({ length: seats }, (_, seat) => summariseSeat(seat, choices, draws)),
    turningPoints: [...choices, ...draws]
      .filter(({ swing, isSure }) => isSure && swing >= THRESHOLDS['?!'])
      .sort((a, b) => b.swing - a.swing || a.ply - b.ply)
      .slice(0, MOST_TURNING_POINTS)
      .map(({ ply, kind, swing }) => ({ ply, kind, swing })),
  };
}
