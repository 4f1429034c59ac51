/** S4: time and threads. */
import type { Block } from '../../report/document.ts';
import { type Encounter, atPoint, between } from '../encounter.ts';
import type { Outcome } from '../outcome.ts';
import type { Claim, PaperExperiment } from '../paper.ts';
import { difference, ratio } from '../quantity.ts';
import { linesFigure } from '../show/lines.ts';
import { COURSE, run, step } from './agents.ts';
import { resultsTable } from './show.ts';

/** Milliseconds a move, with as many games as fit; the last is the paper's. */
const TIMES = [
  { key: 'short', values: [10, 30, 100], games: 40 },
  { key: 'medium', values: [300], games: 16 },
  { key: 'long', values: [1000], games: 2 },
  { key: 'paper', values: [2000], games: 2 },
] as const;
const ALL_TIMES: readonly number[] = TIMES.flatMap(({ values }) => [...values]);

const WAYS = ['leaf', 'root', 'tree'] as const;
type Way = (typeof WAYS)[number];
const THREADS = [1, 2];
const SHORT = 'time=10ms, margin=0';

function name(way: Way, threads: number): string {
  return `${way}, ${threads} ${threads === 1 ? 'thread' : 'threads'}`;
}

export function atTime(outcome: Outcome, ms: number): Encounter {
  const { key } = TIMES.find(({ values }) => values.some((value) => value === ms))!;
  return atPoint(outcome.run(key), { t: ms });
}

/** A parallel search against one on one thread without any of it. */
function parallel(outcome: Outcome, way: Way, threads: number): Encounter {
  return between(outcome.run('parallel'), name(way, threads), 'one thread');
}

const claims: readonly Claim[] = [
  {
    key: 'more-time',
    what: 'more time gives better play: the final agent wins more at 300 ms a move than at 10 ms',
    source: 'Motivation',
    conditions: (outcome) => [
      { quantity: difference(atTime(outcome, 300).wins(), atTime(outcome, 10).wins()), above: 0 },
    ],
  },
  ...WAYS.map((way): Claim => ({
    key: `${way}-iterations`,
    what: `${way} parallel search on two threads makes more playouts in equal time`,
    source: 'Backpropagation Phase',
    conditions: (outcome) => [
      {
        quantity: ratio(
          parallel(outcome, way, 2).measure('simulations'),
          parallel(outcome, way, 2).turned().measure('simulations'),
        ),
        above: 1,
      },
    ],
  })),
  ...WAYS.map((way): Claim => ({
    key: `${way}-strength`,
    what: `${way} parallel search on two threads plays better than one thread at equal time`,
    source: 'Backpropagation Phase',
    conditions: (outcome) => [{ quantity: parallel(outcome, way, 2).points(), above: 50 }],
  })),
];

function show(outcome: Outcome): readonly Block[] {
  return [
    resultsTable({
      id: 's4-time',
      caption: [
        "The paper's final agent against the course's random player by time a move; the last is the paper's. Few games fit where a move takes long.",
      ],
      titles: ['time a move'],
      withIterations: true,
      rows: ALL_TIMES.map((ms) => ({
        names: [ms < 1000 ? `${ms} ms` : `${ms / 1000} s`],
        encounter: atTime(outcome, ms),
      })),
    }),
    linesFigure({
      id: 's4-time-lines',
      caption: ['The same as lines: games won, drawn and lost by time a move.'],
      alt: 'Shares of games won, drawn and lost from 10 ms to 2 s a move.',
      xTitle: 'time a move, ms',
      yTitle: 'games, %',
      lines: (['wins', 'draws', 'losses'] as const).map((result) => ({
        name: { wins: 'won', draws: 'drawn', losses: 'lost' }[result],
        points: ALL_TIMES.map((ms) => ({ x: ms, y: atTime(outcome, ms)[result]() })),
      })),
    }),
    resultsTable({
      id: 's4-parallel',
      caption: [
        'Parallel searches of the agent with bias b/n against the same search on one thread, 10 ms a move each: leaf evaluates each leaf on all threads, root adds up separate trees, tree shares one, which needs the plain mean as backup.',
      ],
      titles: ['parallel search'],
      withIterations: true,
      rows: WAYS.flatMap((way) =>
        THREADS.map((threads) => ({
          names: [name(way, threads)],
          encounter: parallel(outcome, way, threads),
        })),
      ),
    }),
  ];
}

export const s4: PaperExperiment = {
  id: 'S4',
  title: 'time and threads',
  source: 'Motivation; Backpropagation Phase',
  question: 'What do more time and a second thread add?',
  runs: [
    ...TIMES.map(({ key, values, games }) =>
      run(key, games, {
        pairing: 'sweep',
        agents: [step('weighted backup', 'time=$t, margin=0'), COURSE],
        vary: { t: values.map((ms) => `${ms}ms`) },
        measures: ['simulations'],
      }),
    ),
    {
      ...run('parallel', 40, {
        pairing: 'gauntlet',
        agents: [
          step('bias b/n', SHORT, 'one thread'),
          ...WAYS.flatMap((way) =>
            THREADS.map((threads) =>
              step('bias b/n', `parallel=${way}(threads=${threads}), ${SHORT}`, name(way, threads)),
            ),
          ),
        ],
        measures: ['simulations'],
      }),
      threads: 1,
    },
  ],
  numbers: [],
  claims,
  show,
};
