/**
 * What the games could have shown, where they have not shown a difference. The standard error comes from the interval of
 * the rate; of several tests the median one is reported, at the level of the first step of Holm's correction.
 */
import type { MeetingResult } from '../../../lab/results.ts';
import { Z_95, smallestSeen } from '../../../stats/index.ts';
import { percent } from '../../../words/index.ts';
import type { Text } from '../../document.ts';
import { LEVEL, isShown } from './verdicts.ts';

type Tested = Pick<MeetingResult, 'rate' | 'pCorrected'>;

function errorOf({ rate: { low, high } }: Tested): number {
  return ((high ?? 1) - (low ?? 0)) / 2 / Z_95;
}

/** A sentence if any of the tests has shown no difference. @param even the rate if there is none */
export function detectable(results: readonly Tested[], even = 0.5): Text[] {
  const tests = results.filter(({ pCorrected }) => pCorrected !== null);
  const errors = tests.filter(({ pCorrected }) => !isShown(pCorrected)).map(errorOf);
  if (errors.length === 0) return [];
  const usual = errors.toSorted((a, b) => a - b)[Math.floor(errors.length / 2)]!;
  const difference = smallestSeen(1, usual, { alpha: LEVEL / tests.length, power: 0.8 });
  // With very few games the approximation does not hold.
  if (difference > 1 - even) return [];
  const share = percent(even).replace(/\.0$/, '');
  const note = tests.length === 1 ? '' : ` (typical of ${tests.length} tests, corrected for their number)`;
  return [
    [
      `With this many games, a true difference of ${percent(difference)} percentage points from ${share} % would be detected in 80 % of runs${note}.`,
    ],
  ];
}
