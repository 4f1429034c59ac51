/** How each kind of number in this report was obtained, and the source of the method. Only what this report uses. */
import type { LineupResults, RunResults } from '../../lab/results.ts';
import type { Section, Text } from '../document.ts';
import { percent } from '../../words/index.ts';

/** Where two play. */
function alwaysOfTwo(results: RunResults): Text[] {
  return [
    [
      { strong: 'Points. ' },
      'A win is 1, a draw ½, a loss 0; points per game are given in percent. ',
      results.run.switchSides
        ? 'Games are played in pairs with sides switched on the same set-up and chance, and pairs are the independent observations. '
        : '',
      'Intervals of 95 % are Wilson score intervals (E. B. Wilson, 1927) for as many independent games as the pairs are worth, and never more than were played.',
    ],
    [
      { strong: 'Elo. ' },
      'A difference d expects 1 / (1 + 10^(−d/400)) of the points; intervals are those of the points on that scale. Where one side won everything the difference has no bound.',
    ],
    [
      { strong: 'Lead. ' },
      'Score of the first agent minus that of the second, in the game’s unit; Student’s t interval over pairs.',
    ],
    [
      { strong: 'p-values. ' },
      'Two-sided, of “both agents are equal”: were they, each pair could as well have gone to the other, and the share of all such exchanges with a result at least as uneven is p (sign-flip permutation test, exact; R. A. Fisher, 1935). Where there are several pairings, p is corrected by S. Holm’s method (1979).',
    ],
  ];
}

/** Where more play. */
function alwaysOfMore({ run }: RunResults, { seats }: LineupResults): Text[] {
  return [
    [
      { strong: 'Points. ' },
      `A win is 1, a loss 0, and those who share the first place share its point; after a forfeit all others do. Points per game are given in percent, and an even share is ${percent(1 / seats)} %. `,
      run.switchSides
        ? `Games are played in blocks of ${seats} on the same set-up and chance, in which the agents move on by a seat from game to game, so that everyone has every seat once. Blocks are the independent observations of a line-up. `
        : '',
      'Intervals of 95 % are Wilson score intervals (E. B. Wilson, 1927) for as many independent games as the blocks are worth, and never more than were played.',
    ],
    [
      { strong: 'Who finished ahead. ' },
      'Every two in a game are compared by their results, then by their scores; equal places count half. All line-ups get the same set-ups round by round, so the observations here are rounds: rates have Wilson intervals, leads Student’s t intervals, with the variance of sums over rounds (W. G. Cochran, 1977).',
    ],
    [
      { strong: 'Elo and lead of an agent. ' },
      `Among ${seats}, one who is stronger than each of the others by d expects 1 / (1 + ${seats - 1} · 10^(−d/400)) of the points. The lead is its score minus the mean of the others’; Student’s t interval over blocks.`,
    ],
    [
      { strong: 'p-values. ' },
      'Of “all in a line-up are equal”: were they, the points of each block could as well have been dealt out one seat further round the table, and p is the share of such rotations with points at least as uneven (permutation test). Of “two agents are equal”: by the signs of the rounds’ differences, which for more than two is an approximation that improves with their number. Both are two-sided and corrected by S. Holm’s method (1979).',
    ],
    [
      { strong: 'Luck and play. ' },
      'How much of the outcome is luck is not estimated: that takes the two games of a pair in which two agents change places.',
    ],
  ];
}

const BOX_PLOTS: Text = [
  { strong: 'Box plots. ' },
  'Quartiles interpolated between neighbours, whiskers to the outermost values within 1.5 interquartile ranges (J. W. Tukey, 1977).',
];

/** Methods that are used only where one of these figures or tables is shown. */
const OCCASIONAL: readonly (readonly [shown: RegExp, text: Text])[] = [
  [
    /^match$/,
    [
      { strong: 'Normalised Elo and superiority. ' },
      'Normalised Elo is the advantage in units of the noise of one game (M. Van den Bergh), its interval by the delta method. The likelihood of superiority is the chance that the first agent is the stronger one, from the normal distribution of the mean of pairs.',
    ],
  ],
  [
    /^comparisons$/,
    [
      { strong: 'Comparisons of values. ' },
      'All values met the same opponent on the same set-ups in the same order, so two values are compared pair by pair: what the set-ups do to both cancels. Student’s t interval of the mean difference; p by the sign-flip test of the differences, corrected by Holm’s method for all comparisons of two values, because which value is best is seen in the same games.',
    ],
  ],
  [
    /^ratings$/,
    [
      { strong: 'Ratings. ' },
      'Bradley–Terry model (R. Bradley, M. Terry, 1952) fitted by minorisation–maximisation (D. Hunter, 2004), a draw as half a win for each; every agent has one virtual draw with an average player. Intervals from the inverse information matrix, relative to the mean of all.',
    ],
  ],
  [/^box-/, BOX_PLOTS],
  [
    /^luck$/,
    [
      { strong: 'Luck and play. ' },
      'From the correlation of the two games of a pair, with the interval of R. A. Fisher’s transformation; a lower bound for luck, as only the difference between luck and fit shows.',
    ],
  ],
];

const RATINGS_OF_MORE: Text = [
  { strong: 'Ratings. ' },
  'Bradley–Terry model (R. Bradley, M. Terry, 1952) of who finished ahead of whom, which for orders of the Plackett–Luce model finds the true strengths (H. Azari Soufiani et al., 2013); fitted by minorisation–maximisation (D. Hunter, 2004), an equal place as half a win for each; every agent has one virtual draw with an average player. The comparisons of a game depend on each other, as do games on the same seeds: intervals are from the sandwich formula over rounds (K.-Y. Liang, S. Zeger, 1986) with Student’s t, never narrower than those of independent comparisons, and relative to the mean of all.',
];

const COMPARISONS_OF_MORE: Text = [
  { strong: 'Comparisons of values. ' },
  'All values met the same opponents on the same set-ups in the same order, so two values are compared block by block: what the set-ups do to both cancels. Student’s t interval of the mean difference; p by the sign-flip test of the differences, corrected by Holm’s method for all comparisons of two values, because which value is best is seen in the same games.',
];

/** The same where more than two play. */
const OCCASIONAL_OF_MORE: typeof OCCASIONAL = [
  [/^comparisons$/, COMPARISONS_OF_MORE],
  [/^ratings$/, RATINGS_OF_MORE],
  [/^box-/, BOX_PLOTS],
];

const SEQUENTIAL: Text = [
  { strong: 'Sequential test. ' },
  'Probability ratio test (A. Wald, 1945) with the generalised likelihood ratio over the five outcomes of a pair. Estimates after a test that stopped early lean towards the decision.',
];

/** The name of the section. */
export const METHOD = 'method';

/** @param shown names of the figures and tables above */
export function method(results: RunResults, shown: ReadonlySet<string>): Section {
  const { lineups } = results;
  const occasional = (lineups ? OCCASIONAL_OF_MORE : OCCASIONAL).filter(([pattern]) =>
    [...shown].some((id) => pattern.test(id)),
  );
  return {
    id: METHOD,
    title: 'Method',
    blocks: [
      {
        kind: 'list',
        items: [
          ...(lineups ? alwaysOfMore(results, lineups) : alwaysOfTwo(results)),
          ...occasional.map(([, text]) => text),
          ...(results.run.stop.rule === 'sprt' ? [SEQUENTIAL] : []),
        ],
      },
    ],
  };
}
