/** What a tuning prints, for people and for programs. */
import { describeSetting } from '../../lab/pairing/placeholders.ts';
import type { TuneStep, Tuned } from '../../tune/tuned.ts';
import { elo, known, percentRange, percentage, signed, signedRange } from '../../words/index.ts';
import { formatTable } from '../formatTable.ts';

export function describeStep({ number, plus, minus, advantage, current }: TuneStep, steps: number): string {
  return `step ${number} of ${steps}: ${describeSetting(plus)} against ${describeSetting(minus)}: ${signed(advantage, 2)}; now ${describeSetting(current)}`;
}

export function describeTuned({ start, best, spec, ablation }: Tuned, verdict: string): string {
  const values = formatTable(
    [{ title: 'parameter' }, { title: 'start', align: 'right' }, { title: 'found', align: 'right' }],
    Object.keys(best).map((name) => [name, String(start[name]), String(best[name])]),
  );
  const parts = formatTable(
    [
      { title: 'set back' },
      ...['points', '95 %', 'Elo', '95 %'].map((title) => ({ title, align: 'right' as const })),
    ],
    ablation.map(({ parameter, rate, elo: difference }) => [
      parameter,
      percentage(rate.mean),
      percentRange(rate),
      known(difference.mean, elo),
      signedRange(difference, 0),
    ]),
  );
  return [
    values,
    '',
    verdict,
    ...(ablation.length === 0
      ? []
      : ['', 'each parameter set back to its start, against the found values', parts]),
    '',
    spec,
  ].join('\n');
}

/** As promised: `best{…}, steps[], accepted, sprt`. */
export function tunedJson({ start, best, spec, steps, match, accepted, ablation }: Tuned): object {
  return { best, start, agent: spec, accepted, sprt: match?.sprt ?? null, match, steps, ablation };
}
