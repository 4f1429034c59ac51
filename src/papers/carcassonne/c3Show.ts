/** Figures 5 and 6 of the paper, and the fits. */
import type { Block } from '../../report/document.ts';
import { fixed, formatCount } from '../../words/index.ts';
import type { Outcome } from '../outcome.ts';
import { derived } from '../quantity.ts';
import { linesFigure } from '../show/lines.ts';
import { quantityCell, quantityRow, table } from '../show/table.ts';
import { KNEE, POLICIES, factor, growth, isTimed, level, rate, seconds, trained } from './c3Runs.ts';

/** 35 log10 n, and 105 from 1,000 on. */
function publishedScore(iterations: number): number {
  return 35 * Math.log10(Math.min(iterations, KNEE));
}

function scores(outcome: Outcome): Block {
  const [first] = POLICIES;
  return linesFigure({
    id: 'c3-score',
    caption: [
      "The paper's figure 5: mean score against Random over the number of iterations; the paper's fit is 35 log10(n) up to " +
        '1,000 and 105 beyond.',
    ],
    alt: 'Mean score of five tree policies against Random over the number of iterations, with the published fit.',
    xTitle: 'iterations',
    yTitle: 'mean score against Random (points)',
    lines: [
      ...POLICIES.map((policy) => ({
        name: policy.name,
        points: trained(outcome, policy).map(({ iterations, encounter }) => ({
          x: iterations,
          y: encounter.score(),
        })),
      })),
      {
        name: "the paper's fit",
        points: trained(outcome, first!).map(({ iterations }) => ({
          x: iterations,
          y: derived(publishedScore(iterations), 0, 0),
        })),
      },
    ],
  });
}

function times(outcome: Outcome): Block {
  return linesFigure({
    id: 'c3-time',
    caption: [
      "The paper's figure 6: run time over the number of iterations, on this machine and for a decision, of which a move " +
        `has two. Ours is close to n/${formatCount(Math.round(rate(outcome).value))} seconds; the paper has n/124 seconds.`,
    ],
    alt: 'Milliseconds per decision of five tree policies over the number of iterations.',
    xTitle: 'iterations',
    yTitle: 'time per decision (ms)',
    lines: POLICIES.map((policy) => ({
      name: policy.name,
      points: trained(outcome, policy)
        .filter(isTimed)
        .map((point) => ({
          x: point.iterations,
          y: derived(1000 * seconds(point), 0, point.encounter.games),
        })),
    })),
  });
}

function fits(outcome: Outcome): Block {
  const rows = POLICIES.map((policy) => ({
    policy,
    factor: factor(outcome, [policy]),
    growth: growth(outcome, [policy]),
    level: level(outcome, [policy]),
  }));
  return table({
    id: 'c3-fits',
    caption: [
      'Fits to the mean score: a in a log10(n) up to 1,000 iterations (the paper: 35), points for ten times the iterations ' +
        'if the score at one iteration is free, and the mean beyond 1,000 (the paper: 105).',
    ],
    columns: [
      { title: 'tree policy', align: 'left' },
      { title: 'a', align: 'right' },
      { title: 'points for ten times', align: 'right' },
      { title: 'beyond 1,000', align: 'right' },
    ],
    rows: rows.map((row) => [
      row.policy.name,
      quantityCell(row.factor, 1),
      quantityCell(row.growth, 1),
      quantityCell(row.level, 1),
    ]),
    data: rows.map((row) =>
      Object.assign(
        { policy: row.policy.name },
        quantityRow('a', row.factor),
        quantityRow('growth', row.growth),
        quantityRow('level', row.level),
      ),
    ),
  });
}

function points(outcome: Outcome): Block {
  const [first] = POLICIES;
  const counts = trained(outcome, first!).map(({ iterations }) => iterations);
  const byPolicy = POLICIES.map((policy) => trained(outcome, policy));
  return table({
    id: 'c3-points',
    caption: ["The paper's figure 5 in numbers: mean score against Random by iterations."],
    columns: [
      { title: 'iterations', align: 'right' },
      ...POLICIES.map(({ name }) => ({ title: name, align: 'right' as const })),
      { title: "the paper's fit", align: 'right' },
    ],
    rows: counts.map((count, i) => [
      formatCount(count),
      ...byPolicy.map((one) => quantityCell(one[i]!.encounter.score(), 1)),
      fixed(publishedScore(count), 1),
    ]),
    data: counts.flatMap((iterations, i) =>
      POLICIES.map((policy, p) =>
        Object.assign(
          { iterations, policy: policy.name },
          quantityRow('score', byPolicy[p]![i]!.encounter.score()),
          { secondsPerDecision: seconds(byPolicy[p]![i]!) },
        ),
      ),
    ),
  });
}

export function show(outcome: Outcome): readonly Block[] {
  return [scores(outcome), times(outcome), fits(outcome), points(outcome)];
}
