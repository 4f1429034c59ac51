import { left, right } from '../../report/cells.ts';
import { fixed, formatCount } from '../../words/index.ts';
import type { Outcome } from '../outcome.ts';
import type { Explanation, PaperExperiment } from '../paper.ts';
import type { Quantity } from '../quantity.ts';
import { quantityCell, quantityRow, table } from '../show/table.ts';
import { MAPS, type MapName } from './maps.ts';
import { ITERATIONS_PER_SECOND, MOVES_PER_SECOND } from './published.ts';
import { type Speeds, meanSpeed, playoutShare, speeds } from './speeds.ts';

const SOURCE = 'section 3.2';

const COLUMNS: readonly (readonly [title: string, of: (speeds: Speeds) => number, digits: number])[] = [
  ['iterations/s', ({ iterations }) => iterations, 0],
  ['minimax moves/s', ({ moves }) => moves, 0],
  ['moves for each iteration', movesPerIteration, 1],
  ['time in playouts, %', playoutShare, 1],
  ['iterations/s without playouts', ({ evaluated }) => evaluated, 0],
];

export function movesPerIteration({ iterations, moves }: Speeds): number {
  return moves / iterations;
}

const OTHER_PROGRAM: Explanation = {
  text: 'A speed is that of a program and its computer. A2 also gives both sides what they had in the report, counted instead of timed, and A4 asks what speed is worth.',
  shownBy: 'A4',
};

function mapRow(outcome: Outcome, map: MapName): readonly Quantity[] {
  return COLUMNS.map(([, of]) => meanSpeed(outcome, map, of));
}

export const a1: PaperExperiment = {
  id: 'A1',
  title: 'Iterations and moves per second',
  source: SOURCE,
  question: 'How fast are MCTS and minimax here, next to the program of the report?',
  runs: [],
  studies: [speeds],
  numbers: [
    {
      key: 'iterations',
      what: 'iterations of MCTS in a second, open map',
      source: SOURCE,
      published: ITERATIONS_PER_SECOND,
      ours: (outcome) => meanSpeed(outcome, 'open', ({ iterations }) => iterations),
      explanation: OTHER_PROGRAM,
    },
    {
      key: 'moves',
      what: 'moves that minimax traverses in a second, open map',
      source: SOURCE,
      published: MOVES_PER_SECOND,
      ours: (outcome) => meanSpeed(outcome, 'open', ({ moves }) => moves),
      explanation: OTHER_PROGRAM,
    },
  ],
  claims: [
    {
      key: 'slower',
      what: 'minimax looks at more than a hundred positions in the time of one MCTS iteration (the report: 200,000 to 1,600), on every map',
      source: SOURCE,
      conditions: (outcome) =>
        MAPS.map((map) => ({ quantity: meanSpeed(outcome, map, movesPerIteration), above: 100 })),
      explanation: OTHER_PROGRAM,
    },
    {
      key: 'playouts-cost',
      what: 'much of the time of MCTS is taken by random moves: playouts take more than half of it, in percent, on every map',
      source: SOURCE,
      conditions: (outcome) =>
        MAPS.map((map) => ({ quantity: meanSpeed(outcome, map, playoutShare), above: 50 })),
    },
  ],
  show: (outcome) => [
    table({
      id: 'a1-speeds',
      caption: [
        "The report's speeds (section 3.2) and ours, on one thread: means over positions of games, with 95 % intervals. ",
        'What playouts take is told by the same search with the difference of stones in their place.',
      ],
      columns: [left('map'), ...COLUMNS.map(([title]) => right(title))],
      rows: [
        [
          'the report',
          formatCount(ITERATIONS_PER_SECOND),
          formatCount(MOVES_PER_SECOND),
          fixed(MOVES_PER_SECOND / ITERATIONS_PER_SECOND, 1),
          '–',
          '–',
        ],
        ...MAPS.map((map) => [
          map,
          ...mapRow(outcome, map).map((quantity, i) => quantityCell(quantity, COLUMNS[i]![2])),
        ]),
      ],
      data: MAPS.map((map) =>
        Object.fromEntries([
          ['map', map] as const,
          ...mapRow(outcome, map).flatMap((quantity, i) =>
            Object.entries(quantityRow(COLUMNS[i]![0], quantity)),
          ),
        ]),
      ),
    }),
  ],
};
