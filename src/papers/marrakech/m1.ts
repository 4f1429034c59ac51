/** Figure 2: the six strategies against random. */
import { between } from '../encounter.ts';
import type { Outcome } from '../outcome.ts';
import type { PaperExperiment } from '../paper.ts';
import { difference } from '../quantity.ts';
import { linesFigure } from '../show/lines.ts';
import { LEAN, RANDOM, SEARCHERS, agent } from './agents.ts';
import { type Curves, figure2Claims } from './figure2.ts';
import { putTo } from './openClaim.ts';

/** Numbers of playouts, and games for each: the differences at few playouts are small, and the games cheap. */
const GAMES = { 50: 800, 100: 500, 200: 400, 300: 240, 400: 200, 500: 200, 600: 200 } as const;
const PLAYOUTS = Object.keys(GAMES).map(Number);
/** "Surely with more playouts, UCB would have accomplished even better results." */
const MORE = 1200;

const curves = (outcome: Outcome): Curves => ({
  playouts: PLAYOUTS,
  at: (strategy, playouts) => between(outcome.run(`playouts-${playouts}`), strategy, 'random'),
});

export const m1: PaperExperiment = {
  id: 'M1',
  title: 'Six strategies against random',
  source: 'section 4.2.1, figure 2',
  question: 'By how much does each strategy beat random, and what do more playouts bring?',
  runs: [
    ...Object.entries(GAMES).map(([playouts, games]) => ({
      key: `playouts-${playouts}`,
      spec: {
        ...LEAN,
        agents: [RANDOM, ...SEARCHERS.map((name) => agent(name, Number(playouts)))],
        pairing: 'gauntlet' as const,
        games,
      },
      paperGames: 20,
    })),
    {
      key: `playouts-${MORE}`,
      spec: { ...LEAN, agents: [RANDOM, agent('UCB', MORE)], pairing: 'match', games: 200 },
    },
  ],
  numbers: [],
  claims: [
    ...putTo(figure2Claims, curves),
    {
      key: 'ucb-more',
      what: `with more playouts UCB does better still: its mean score at ${MORE} playouts is above that at 600`,
      source: 'section 4.2.1',
      conditions: (outcome) => [
        {
          quantity: difference(
            between(outcome.run(`playouts-${MORE}`), 'UCB', 'random').lead(),
            curves(outcome).at('UCB', 600).lead(),
          ),
          above: 0,
        },
      ],
    },
    {
      key: 'all-beat-random',
      what: 'sound agents: every strategy wins at least 9 of 10 games against random from 100 playouts on',
      source: 'our check of the agents',
      conditions: (outcome) => {
        const { playouts, at } = curves(outcome);
        return playouts
          .filter((count) => count >= 100)
          .flatMap((count) => SEARCHERS.map((name) => ({ quantity: at(name, count).points(), above: 90 })));
      },
    },
  ],
  show(outcome) {
    const { playouts, at } = curves(outcome);
    return [
      linesFigure({
        id: 'm1-score',
        caption: [
          "The paper's figure 2: mean score against random by the number of playouts, the bands being 95 % intervals. The paper gives no values; there the line of UCT_score is below 0 and that of UCB_score far below that of flat_score.",
        ],
        alt: 'Mean score of the six strategies against random, from 50 to 600 playouts.',
        xTitle: 'playouts per move',
        yTitle: 'mean score (lead in points)',
        reference: 0,
        lines: SEARCHERS.map((name) => ({
          name,
          points: playouts.map((x) => ({ x, y: at(name, x).lead() })),
        })),
      }),
    ];
  },
};
