/** The numbers and claims of an experiment, each with what we measured and a verdict. */
import type { Outcome } from './outcome.ts';
import type { Claim, Explanation, PaperExperiment, PublishedNumber } from './paper.ts';
import { type Verdict, judgeClaim, judgeNumber } from './verdict.ts';

export interface ReproducedRow {
  readonly kind: 'number' | 'claim';
  readonly key: string;
  readonly what: string;
  readonly source: string;
  readonly published: number | null;
  readonly publishedGames: number | null;
  /** Of a claim: of the condition that decided. Null where nothing could be measured. */
  readonly measured: number | null;
  readonly low: number | null;
  readonly high: number | null;
  /** Where a published value agrees, or where the claim says that the measured value lies; null without bound. */
  readonly from: number | null;
  readonly to: number | null;
  readonly games: number | null;
  readonly verdict: Verdict;
  /** Why it is not as published; empty where it is. */
  readonly comment: string;
}

/** Verdicts that need no explanation. */
const AS_PUBLISHED: ReadonlySet<Verdict> = new Set(['agrees', 'compatible', 'holds']);

export function isAsPublished(verdict: Verdict): boolean {
  return AS_PUBLISHED.has(verdict);
}

function comment(verdict: Verdict, explanation: Explanation | undefined): string {
  if (!explanation || isAsPublished(verdict)) return '';
  return `${explanation.text} (see ${explanation.shownBy})`;
}

/** JSON knows no infinity. */
function known(value: number | undefined): number | null {
  return value !== undefined && Number.isFinite(value) ? value : null;
}

const UNMEASURED = { measured: null, low: null, high: null, from: null, to: null, games: null } as const;

function numberRow(number: PublishedNumber, outcome: Outcome): ReproducedRow {
  const { key, what, source, published, publishedGames, explanation } = number;
  const row = {
    kind: 'number',
    key,
    what,
    source,
    published,
    publishedGames: known(publishedGames),
  } as const;
  const ours = number.ours(outcome);
  if (!ours || Number.isNaN(ours.value))
    return { ...row, ...UNMEASURED, verdict: 'undecided', comment: explanation?.text ?? '' };
  const { verdict, from, to } = judgeNumber(published, publishedGames, ours);
  return {
    ...row,
    measured: known(ours.value),
    low: known(ours.low),
    high: known(ours.high),
    from: known(from),
    to: known(to),
    games: ours.games,
    verdict,
    comment: comment(verdict, explanation),
  };
}

function claimRow(claim: Claim, outcome: Outcome): ReproducedRow {
  const { key, what, source, explanation } = claim;
  const row = { kind: 'claim', key, what, source, published: null, publishedGames: null } as const;
  const conditions = claim.conditions(outcome);
  // So few games that not even an estimate can be made of them.
  if (conditions.length === 0)
    return { ...row, ...UNMEASURED, verdict: 'undecided', comment: explanation?.text ?? '' };
  const { verdict, condition } = judgeClaim(conditions);
  const { value, low, high, games } = condition.quantity;
  return {
    ...row,
    measured: known(value),
    low: known(low),
    high: known(high),
    from: known(condition.above),
    to: known(condition.below),
    games,
    verdict,
    comment: comment(verdict, explanation),
  };
}

export function rowsOf({ numbers, claims }: PaperExperiment, outcome: Outcome): ReproducedRow[] {
  return [
    ...numbers.map((number) => numberRow(number, outcome)),
    ...claims.map((claim) => claimRow(claim, outcome)),
  ];
}
