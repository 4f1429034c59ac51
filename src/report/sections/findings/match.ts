/** What a match says: who is stronger and by how much, or what it could have shown. */
import type { PairingResult, RunResults } from '../../../lab/results.ts';
import type { Text } from '../../document.ts';
import { elo, percent, plural, spoken, spokenP, sprtVerdict } from '../../../words/index.ts';
import { detectable } from './detectable.ts';
import { type Findings, fromWinner, isShown } from './verdicts.ts';

function verdict({ agents }: RunResults, pairing: PairingResult): Text {
  const { winner, loser } = fromWinner(pairing);
  const [first, second] = [{ strong: agents[winner]!.name }, { strong: agents[loser]!.name }];
  const p = pairing.pCorrected;
  if (p === null)
    return ['There are too few pairs of games to tell whether ', first, ' or ', second, ' is stronger: '];
  if (isShown(p)) return [first, ' is stronger than ', second, ` (${spokenP(p)}): it`];
  return ['The games do not show which of ', first, ' and ', second, ` is stronger (${spokenP(p)}): `];
}

function sequential({ run }: RunResults, { sprt }: PairingResult): Text[] {
  if (!sprt || run.stop.rule !== 'sprt') return [];
  return [[`Sequential test: ${sprtVerdict(run.stop, sprt.decision)}.`]];
}

export function matchFindings(results: RunResults): Findings {
  const pairing = results.pairings[0]!;
  const { winner, rate, elo: difference } = fromWinner(pairing);
  return {
    answer: [
      ...verdict(results, pairing),
      ...(isShown(pairing.pCorrected) ? [] : [{ strong: results.agents[winner]!.name }]),
      ` took ${spoken(rate, percent, ' %')} of the points in ${plural(pairing.games, 'game')}`,
      difference.mean === null ? '.' : `, a difference of ${spoken(difference, elo, ' Elo')}.`,
    ],
    more: [...detectable([pairing]), ...sequential(results, pairing)],
  };
}
