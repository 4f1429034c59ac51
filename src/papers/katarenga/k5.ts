/** K5: where the agents move on one fixed board (section 5.5, figures 12 to 16). */
import { type Figure, paragraph } from '../../report/document.ts';
import { boardMaps } from '../../report/figures/boardMaps.ts';
import type { Outcome } from '../outcome.ts';
import type { Claim, PaperExperiment } from '../paper.ts';
import { mctsC1, pureMc } from './agents.ts';
import { HEAT_MAP_BOARD, fromTop } from './boards.ts';
import { FIFTY } from './effort.ts';
import { type Direction, type HeatMap, correlation, heatMapOf, preference } from './heat.ts';
import { type Player, match } from './matches.ts';

const PURE_MC: Player = ['Pure MC', pureMc()];
const MCTS: Player = ['MCTS', mctsC1()];

const CONDITIONS = { games: FIFTY, paperGames: FIFTY, options: { tiles: HEAT_MAP_BOARD } };

/** The paper's four maps, in its order. */
const MAPS = [
  { figure: 13, name: 'Pure MC as White', run: 'pure-mc-white', agent: 0 },
  { figure: 14, name: 'MCTS as White', run: 'mcts-white', agent: 0 },
  { figure: 15, name: 'Pure MC as Black', run: 'mcts-white', agent: 1 },
  { figure: 16, name: 'MCTS as Black', run: 'pure-mc-white', agent: 1 },
] as const;

function mapOf(outcome: Outcome, figure: number, direction: Direction = 'to'): HeatMap {
  const { run, agent } = MAPS.find((map) => map.figure === figure)!;
  return heatMapOf(outcome.run(run), agent, direction);
}

/** White's own half is the lower one. */
const WHITE_FIGURES = [13, 14];
const BLACK_FIGURES = [15, 16];

function halfPreference(
  outcome: Outcome,
  figure: number,
  wanted: string,
  where: 'own' | 'enemy',
): ReturnType<typeof preference> {
  const isLower = WHITE_FIGURES.includes(figure) === (where === 'own');
  return preference(mapOf(outcome, figure), HEAT_MAP_BOARD, wanted, isLower ? 'lower' : 'upper');
}

const claims: readonly Claim[] = [
  {
    key: 'agents-alike-white',
    what: 'As White both agents move to the same squares (correlation over squares above 0.8)',
    source: 'section 5.5, figures 13 and 14',
    conditions: (outcome) => [{ quantity: correlation(mapOf(outcome, 13), mapOf(outcome, 14)), above: 0.8 }],
  },
  {
    key: 'agents-alike-black',
    what: 'As Black both agents move to the same squares (correlation over squares above 0.8)',
    source: 'section 5.5, figures 15 and 16',
    conditions: (outcome) => [{ quantity: correlation(mapOf(outcome, 15), mapOf(outcome, 16)), above: 0.8 }],
  },
  {
    key: 'kings-defend',
    what: 'As White both agents enter king tiles of their own half more often than its other tiles',
    source: 'section 5.5',
    conditions: (outcome) =>
      WHITE_FIGURES.map((figure) => ({ quantity: halfPreference(outcome, figure, 'K', 'own'), above: 0 })),
  },
  {
    key: 'others-attack',
    what: "As White both agents enter rook, bishop and knight tiles of the enemy's half more often than its king tiles",
    source: 'section 5.5',
    conditions: (outcome) =>
      WHITE_FIGURES.map((figure) => ({
        quantity: halfPreference(outcome, figure, 'RBN', 'enemy'),
        above: 0,
      })),
  },
  {
    key: 'knights-not-at-home',
    what: 'As White both agents enter knight tiles of their own half less often than its other tiles',
    source: 'section 5.5',
    conditions: (outcome) =>
      WHITE_FIGURES.map((figure) => ({ quantity: halfPreference(outcome, figure, 'N', 'own'), below: 0 })),
  },
  {
    key: 'black-knights-and-bishops',
    what: 'As Black both agents enter knight and bishop tiles more often than the others (own half)',
    source: 'section 5.5, figures 15 and 16',
    conditions: (outcome) =>
      BLACK_FIGURES.map((figure) => ({ quantity: halfPreference(outcome, figure, 'NB', 'own'), above: 0 })),
  },
];

const CAPTIONS: Readonly<Record<Direction, string>> = {
  to:
    "The paper's figures 12 to 16: moves to each square in fifty games on one fixed random board of ours (the paper's is not " +
    'printed); pawns that have not moved do not count.',
  from: "The same by the square that a move starts from, which is how the paper's section 4.4 defines its heat maps.",
};

function mapsFigure(outcome: Outcome, direction: Direction): Figure {
  const maps = MAPS.map(({ figure, name }) => ({ figure, name, map: mapOf(outcome, figure, direction) }));
  const letters = fromTop(HEAT_MAP_BOARD);
  const { rowLabels, columnLabels, games } = maps[0]!.map;
  const boards = maps.map(({ figure, name, map }) => ({
    heading: { full: `figure ${figure}: ${name}`, short: `figure ${figure}: ${name}` },
    values: map.values,
    letters,
  }));
  return {
    kind: 'figure',
    id: `k5-heat-maps-${direction}`,
    caption: [
      CAPTIONS[direction],
      ` Letters are tiles, White is at the bottom; ${games} games for each map.`,
    ],
    alt: 'Four boards, one for each agent and colour, with the number of moves as colour.',
    spec: (theme) =>
      boardMaps(
        boards,
        { rows: rowLabels, columns: columnLabels, title: `moves ${direction} the square in fifty games` },
        theme,
      ),
    data: maps.flatMap(({ figure, name, map }) =>
      map.values.map((value, i) => ({
        figure,
        agent: name,
        square: `${columnLabels[i % columnLabels.length]!}${rowLabels[Math.floor(i / columnLabels.length)]!}`,
        tile: letters[i]!,
        moves: value,
      })),
    ),
  };
}

export const k5: PaperExperiment = {
  id: 'K5',
  title: 'Heat maps',
  source: 'section 5.5, figures 12 to 16',
  question: 'Where on the board do the agents move, and do they differ?',
  runs: [match('pure-mc-white', PURE_MC, MCTS, CONDITIONS), match('mcts-white', MCTS, PURE_MC, CONDITIONS)],
  numbers: [],
  claims,
  show: (outcome) => [
    mapsFigure(outcome, 'to'),
    mapsFigure(outcome, 'from'),
    paragraph(
      'Two remarks of the paper belong to its own board and cannot be tested on ours: the "V" of pawns that defend each other ' +
        '(d1, c2, b3 and e3, e4, f4), and c8, which was never visited.',
    ),
  ],
};
