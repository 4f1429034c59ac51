/** Figure 3: every two of the seven strategies at 50 playouts. */
import { atPoint, between } from '../encounter.ts';
import type { Outcome } from '../outcome.ts';
import type { PaperExperiment } from '../paper.ts';
import { linesFigure } from '../show/lines.ts';
import { LEAN, agent, tournamentSpec } from './agents.ts';
import { figure3Claims } from './figure3.ts';
import { scoreMap, winsMap } from './heatMaps.ts';
import { type Tournament, putTo } from './openClaim.ts';

/** Constants of exploration for UCB. */
const CONSTANTS = [0.1, 0.4, 1, 2, 8] as const;

/** Also the sound strategies of M4, which need not be played twice. */
export const tournament50 = tournamentSpec(50, 600);

const played = (outcome: Outcome): Tournament => {
  const results = outcome.run('tournament');
  return (row, column) => between(results, row, column);
};

export const m2: PaperExperiment = {
  id: 'M2',
  title: 'All pairs of seven strategies with 50 playouts',
  source: 'section 4.2.2, figure 3',
  question: 'Which strategy is the best when there is time for few playouts only?',
  runs: [
    { key: 'tournament', spec: tournament50, paperGames: 100 },
    {
      key: 'constant',
      spec: {
        ...LEAN,
        agents: [
          { name: 'UCB', spec: 'mcts(tree=ucb1(c=$c), treeDepth=1, iterations=50)' },
          agent('flat', 50),
        ],
        pairing: 'sweep',
        vary: { c: [...CONSTANTS] },
        games: 400,
      },
    },
  ],
  numbers: [
    {
      key: 'flat-score-flat',
      what: 'flat_score against flat with 50 playouts, games won in %',
      source: 'section 4.2.2',
      published: 71,
      publishedGames: 100,
      ours: (outcome) => played(outcome)('flat_score', 'flat').wins(),
    },
  ],
  claims: [
    ...putTo(figure3Claims, played),
    {
      key: 'flat-ucb-exploring',
      what: `flat beats UCB with 50 playouts at least if UCB explores much (c = ${CONSTANTS.at(-1)})`,
      source: 'our question: the paper gives no constant',
      conditions: (outcome) => [
        { quantity: atPoint(outcome.run('constant'), { c: CONSTANTS.at(-1)! }).points(), below: 50 },
      ],
    },
  ],
  show(outcome) {
    const games = played(outcome);
    const map = { id: 'm2', place: "The paper's figure 3", conditions: '50 playouts per move' };
    return [
      winsMap(games, map),
      scoreMap(games, map),
      linesFigure({
        id: 'm2-constant',
        caption: [
          'UCB against flat, both with 50 playouts per move, by the constant of exploration, which the paper does not give (0.4 above): points per game in percent.',
        ],
        alt: 'Points of UCB against flat by the constant of exploration.',
        xTitle: 'c',
        yTitle: 'points (%)',
        reference: 50,
        lines: [
          {
            name: 'UCB',
            points: CONSTANTS.map((c) => ({ x: c, y: atPoint(outcome.run('constant'), { c }).points() })),
          },
        ],
      }),
    ];
  },
};
