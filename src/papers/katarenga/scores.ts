/** Scores as the paper prints them, `29/21/0` for won, lost and drawn, as numbers of a verdict table and as cells. */
import type { Column, Row } from '../../report/document.ts';
import type { Encounter } from '../encounter.ts';
import type { Outcome } from '../outcome.ts';
import type { Explanation, PublishedNumber } from '../paper.ts';
import { quantityCell, quantityRow } from '../show/table.ts';
import type { Score } from './published.ts';

interface PublishedScore {
  readonly key: string;
  /** `Pure MC against MCTS on 4x4`. */
  readonly what: string;
  readonly source: string;
  readonly score: Score;
  encounter(outcome: Outcome): Encounter;
  readonly explanation?: Explanation | undefined;
  /** Where it is another one. */
  readonly drawsExplanation?: Explanation | undefined;
}

/** Won, lost and drawn, in percent of the games. */
export function scoreNumbers(published: PublishedScore): PublishedNumber[] {
  const { key, what, source, score, encounter, explanation, drawsExplanation = explanation } = published;
  const games = score[0] + score[1] + score[2];
  const number = (
    kind: 'won' | 'lost' | 'drawn',
    count: number,
    ours: PublishedNumber['ours'],
    why: Explanation | undefined,
  ): PublishedNumber => ({
    key: `${key}-${kind}`,
    what: `${what}: games ${kind}, in % (${count} of ${games})`,
    source,
    published: (100 * count) / games,
    publishedGames: games,
    ours,
    ...(why && { explanation: why }),
  });
  return [
    number('won', score[0], (outcome) => encounter(outcome).wins(), explanation),
    number('lost', score[1], (outcome) => encounter(outcome).losses(), explanation),
    number('drawn', score[2], (outcome) => encounter(outcome).draws(), drawsExplanation),
  ];
}

/** `29/21/0`. */
export function scoreText([wins, losses, draws]: Score): string {
  return `${wins}/${losses}/${draws}`;
}

export function scoreOf({ counts: { wins, losses, draws } }: Encounter): Score {
  return [wins, losses, draws];
}

export const SCORE_COLUMNS: readonly Column[] = [
  { title: 'score, paper', align: 'right' },
  { title: 'score, ours', align: 'right' },
  { title: 'won, %', align: 'right' },
];

/** The cells of those columns; without a published score where the paper has no such match. */
export function scoreCells(
  published: Score | null,
  ours: Encounter,
): (string | ReturnType<typeof quantityCell>)[] {
  return [published ? scoreText(published) : '–', scoreText(scoreOf(ours)), quantityCell(ours.wins(), 0)];
}

export function scoreRow(published: Score | null, ours: Encounter): Row {
  return {
    published: published ? scoreText(published) : null,
    ours: scoreText(scoreOf(ours)),
    ...quantityRow('wins', ours.wins()),
  };
}
