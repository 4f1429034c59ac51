/** Figure 3: every two of the seven strategies at 50 playouts. */
import { between } from '../encounter.ts';
import type { Outcome } from '../outcome.ts';
import type { PaperExperiment } from '../paper.ts';
import { tournamentSpec } from './agents.ts';
import { figure3Claims } from './figure3.ts';
import { heatMaps } from './heatMaps.ts';
import { type Tournament, putTo } from './openClaim.ts';

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
  parts: [{ key: 'tournament', spec: tournament50, paperGames: 100 }],
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
  claims: putTo(figure3Claims, played),
  show: (outcome) =>
    heatMaps(played(outcome), {
      id: 'm2',
      place: (side) => `The paper's figure 3, ${side}`,
      conditions: '50 playouts per move',
    }),
};
