/** How much of the outcome is luck, and how much is play, where the pairs of games can tell. */
import type { Game } from '../../core/index.ts';
import type { PairingResult, RunResults } from '../../lab/results.ts';
import type { LuckSplit } from '../../stats/index.ts';
import { pairingLabel } from '../cells.ts';
import { type Figure, type Section, paragraph } from '../document.ts';
import { shareBars } from '../figures/shareBars.ts';
import { percent, plural } from '../../words/index.ts';

const PARTS = ['luck of the seat', 'set-up suits one agent', 'play and other chance'] as const;
/** More bars than this would be unreadable. */
const MOST = 20;

interface Split {
  readonly pairing: PairingResult;
  readonly split: LuckSplit;
}

function splitFigure(results: RunResults, splits: readonly Split[]): Figure {
  const shown = splits.slice(0, MOST);
  const shares = shown.flatMap(({ pairing, split }) =>
    [split.luck, split.fit, split.play].map((share, i) => ({
      label: pairingLabel(pairing),
      part: PARTS[i]!,
      share,
      isUnsure: split.correlation.low <= 0 && split.correlation.high >= 0,
    })),
  );
  const pairs = splits.reduce((sum, { split }) => sum + split.pairs, 0);
  return {
    kind: 'figure',
    id: 'luck',
    caption: [
      `Where the variance of the lead comes from, by the correlation of the two games of a pair, which share deck, dice and board; bars are faint where the 95 % interval of the correlation (Fisher’s transformation) includes 0, so that neither luck nor fit is shown; ${plural(pairs, 'pair')} of games${shown.length < splits.length ? `, first ${MOST} of ${splits.length} pairings` : ''}.`,
    ],
    alt: `Shares of luck, of set-ups that suit one agent, and of play: ${shown.map(({ pairing, split }) => `${pairingLabel(pairing)} ${percent(split.luck)} % luck`).join(', ')}.`,
    spec: (theme) => shareBars(shares, PARTS, theme),
    data: splits.map(({ pairing, split }) => ({
      first: results.agents[pairing.first]!.name,
      second: results.agents[pairing.second]!.name,
      pairs: split.pairs,
      luck: split.luck,
      fit: split.fit,
      play: split.play,
      correlation: split.correlation.mean,
      'correlation low': split.correlation.low,
      'correlation high': split.correlation.high,
      'first seat': split.firstSeat,
      variance: split.variance,
    })),
  };
}

/** Do the two games of a pair share any luck? Not without chance or secrets if all games start alike. */
function hasLuck({ samples }: RunResults, game: Game): boolean {
  if (game.hasChance || game.hasHidden || samples.length === 0) return true;
  return new Set(samples.map(({ position }) => position)).size > 1;
}

/** Nothing where sides were not switched, where there is no luck in the game, or too few pairs. */
export function luck(results: RunResults, game: Game): Section[] {
  if (!hasLuck(results, game)) return [];
  const splits = results.pairings.flatMap((pairing): Split[] => {
    const split = pairing.luck?.lead ?? pairing.luck?.points;
    return split ? [{ pairing, split }] : [];
  });
  if (splits.length === 0) return [];
  return [
    {
      id: 'luck',
      title: 'Luck and play',
      blocks: [
        paragraph(
          'The two games of a pair have the same set-up and the same chance, with sides switched. A set-up that favours a seat helps an agent in one of them and harms it in the other, so the outcomes of the pair are negatively correlated: that share of the variance is luck. A positive correlation means set-ups that suit one of the agents. What the two games do not share is play, and chance that went other ways.',
        ),
        splitFigure(results, splits),
      ],
    },
  ];
}
