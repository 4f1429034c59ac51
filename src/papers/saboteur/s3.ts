/** S3: the constants c and b, and playouts that know something. */
import type { Block } from '../../report/document.ts';
import { Z_95, normalQuantile } from '../../stats/index.ts';
import { type Encounter, alongSweep, atPoint } from '../encounter.ts';
import type { Outcome } from '../outcome.ts';
import type { Claim, PaperExperiment } from '../paper.ts';
import { type Quantity, difference, ratio } from '../quantity.ts';
import { linesFigure } from '../show/lines.ts';
import { COURSE, type Step, biasedTree, run, step } from './agents.ts';
import { resultsTable } from './show.ts';

const ITERATIONS = 300;
const TIME = 'time=5ms, margin=0';
const HEURISTIC_STEPS: readonly Step[] = ['bias b/n', 'weighted backup'];

const CONSTANTS = [0, 0.35, Math.SQRT2, 5.6, 22, 90];
const WEIGHTS = [0.01, 0.1, 0.3, 1, 3, 10];
const PLAYOUTS = ['uniform', 'course', 'bias(epsilon=0.5)', 'bias(epsilon=0.1)', 'path'] as const;
const TIMED_PLAYOUTS = ['uniform', 'bias(epsilon=0.1)', 'rated(prior=bias)', 'path'] as const;

/** An agent with this playout, at equal iterations against the course's player. */
export function withPlayout(outcome: Outcome, name: Step, playout: (typeof PLAYOUTS)[number]): Encounter {
  return atPoint(outcome.run(`playouts ${name}`), { playout });
}

/** The agent without weighted backup, which listens to its playouts, with this one against uniform ones at equal time. */
export function atEqualTime(outcome: Outcome, playout: (typeof TIMED_PLAYOUTS)[number]): Encounter {
  return atPoint(outcome.run('playouts-time'), { playout });
}

function tuned(outcome: Outcome, key: 'c' | 'b', name: Step): readonly { x: number; encounter: Encounter }[] {
  return alongSweep(outcome.run(`${key} ${name}`), key).map(({ value, encounter }) => ({
    x: Number(value),
    encounter,
  }));
}

/** √2 as people read it. */
function rounded(constant: number): number {
  return Number(constant.toFixed(2));
}

/** The best of several seems better than it is; this interval knows how many there were to choose from. */
function bestOf(quantities: readonly Quantity[], standard: Quantity): Quantity {
  const best = quantities.reduce((a, b) => (b.value > a.value ? b : a));
  const gain = difference(best, standard);
  const wider = normalQuantile(1 - 0.025 / quantities.length) / Z_95;
  return {
    ...gain,
    low: gain.value - wider * (gain.value - gain.low),
    high: gain.value + wider * (gain.high - gain.value),
  };
}

/** Is some value of a constant better than the paper's? */
function canBeTuned(key: 'c' | 'b', name: Step, usual: number): Claim {
  return {
    key: `tune-${key}-${name === 'bias b/n' ? 'bias' : 'weighted'}`,
    what: `tuning ${key} pays: with ${name}, the best of the values wins more than the paper's`,
    source: 'Backpropagation Phase',
    conditions: (outcome) => {
      const all = tuned(outcome, key, name);
      const paper = all.find(({ x }) => x === usual)!.encounter.points();
      const others = all.filter(({ x }) => x !== usual).map(({ encounter }) => encounter.points());
      return [{ quantity: bestOf(others, paper), above: 0 }];
    },
  };
}

const claims: readonly Claim[] = [
  ...HEURISTIC_STEPS.flatMap((name) => [canBeTuned('c', name, Math.SQRT2), canBeTuned('b', name, 1)]),
  ...(['bias(epsilon=0.1)', 'path'] as const).map((playout): Claim => ({
    key: playout === 'path' ? 'path-playouts' : 'heuristic-playouts',
    what: `smarter playouts are more realistic: with bias b/n and equal iterations, ${playout === 'path' ? 'those along the path win' : 'those by b win'} more than uniform ones`,
    source: 'Simulation Phase',
    conditions: (outcome) => [
      {
        quantity: difference(
          withPlayout(outcome, 'bias b/n', playout).points(),
          withPlayout(outcome, 'bias b/n', 'uniform').points(),
        ),
        above: 0,
      },
    ],
  })),
  {
    key: 'playouts-cost',
    what: 'rating all moves in playouts leaves fewer iterations in equal time than uniform playouts',
    source: 'Simulation Phase',
    conditions: (outcome) => [
      {
        quantity: ratio(
          atEqualTime(outcome, 'rated(prior=bias)').measure('simulations'),
          atEqualTime(outcome, 'uniform').measure('simulations'),
        ),
        below: 1,
      },
    ],
  },
  {
    key: 'playouts-too-dear',
    what: 'that is too dear: at equal time rated playouts are no better than uniform ones',
    source: 'Simulation Phase',
    conditions: (outcome) => [{ quantity: atEqualTime(outcome, 'rated(prior=bias)').points(), below: 50 }],
  },
  {
    key: 'path-time',
    what: 'at equal time playouts along the path beat uniform ones',
    source: 'open question: which playouts?',
    conditions: (outcome) => [{ quantity: atEqualTime(outcome, 'path').points(), above: 50 }],
  },
  {
    key: 'weighted-deaf',
    what: 'the weighted backup hardly listens to playouts: with it, path and uniform playouts differ by less than 10 points',
    source: 'open question: what does the weighted backup do?',
    conditions: (outcome) => [
      {
        quantity: difference(
          withPlayout(outcome, 'weighted backup', 'path').points(),
          withPlayout(outcome, 'weighted backup', 'uniform').points(),
        ),
        above: -10,
        below: 10,
      },
    ],
  },
];

function sweepFigure(outcome: Outcome, key: 'c' | 'b', what: string, xTitle: string): Block {
  return linesFigure({
    id: `s3-${key}`,
    caption: [
      `${what}, ${ITERATIONS} iterations, against the course's random player. The paper asks for its tuning.`,
    ],
    alt: `Points of two agents by the value of ${key}.`,
    xTitle,
    yTitle: 'points, %',
    lines: HEURISTIC_STEPS.map((name) => ({
      name,
      points: tuned(outcome, key, name)
        .filter(({ x }) => x > 0)
        .map(({ x, encounter }) => ({ x: rounded(x), y: encounter.points() })),
    })),
  });
}

function show(outcome: Outcome): readonly Block[] {
  return [
    sweepFigure(outcome, 'c', 'The exploration constant c', 'c (logarithmic; c = 0 is in the table)'),
    sweepFigure(outcome, 'b', 'The weight of the bias', 'weight of b / n'),
    resultsTable({
      id: 's3-constants',
      caption: [`The same in numbers. The paper has c = √2 and the weight 1.`],
      titles: ['agent', 'constant', 'value'],
      rows: HEURISTIC_STEPS.flatMap((name) =>
        (['c', 'b'] as const).flatMap((key) =>
          tuned(outcome, key, name).map(({ x, encounter }) => ({
            names: [name, key === 'c' ? 'c' : 'weight', String(rounded(x))],
            encounter,
          })),
        ),
      ),
    }),
    resultsTable({
      id: 's3-playouts',
      caption: [
        `Playouts, ${ITERATIONS} iterations, against the course's random player: uniform as in the paper, as its opponent plays, by the largest b with a random move now and then, along the shortest path.`,
      ],
      titles: ['agent', 'playouts'],
      rows: HEURISTIC_STEPS.flatMap((name) =>
        PLAYOUTS.map((playout) => ({
          names: [name, playout],
          encounter: withPlayout(outcome, name, playout),
        })),
      ),
    }),
    resultsTable({
      id: 's3-playouts-time',
      caption: [
        'The agent with bias b/n and these playouts against the same agent with uniform ones, at 5 ms a move each.',
      ],
      titles: ['playouts'],
      withIterations: true,
      rows: TIMED_PLAYOUTS.map((playout) => ({
        names: [playout],
        encounter: atEqualTime(outcome, playout),
      })),
    }),
  ];
}

export const s3: PaperExperiment = {
  id: 'S3',
  title: 'constants and playouts',
  source: 'Simulation and Backpropagation Phase',
  question: 'What would the tuning of c and b have gained, and what would heuristic playouts?',
  runs: [
    ...HEURISTIC_STEPS.flatMap((name) => [
      run(`c ${name}`, 200, {
        pairing: 'sweep',
        agents: [step(name, `tree=${biasedTree({ c: '$c' })}, iterations=${ITERATIONS}`), COURSE],
        vary: { c: CONSTANTS },
      }),
      run(`b ${name}`, 200, {
        pairing: 'sweep',
        agents: [step(name, `tree=${biasedTree({ weight: '$b' })}, iterations=${ITERATIONS}`), COURSE],
        vary: { b: WEIGHTS },
      }),
      run(`playouts ${name}`, 200, {
        pairing: 'sweep',
        agents: [step(name, `playout=$playout, iterations=${ITERATIONS}`), COURSE],
        vary: { playout: [...PLAYOUTS] },
      }),
    ]),
    run('playouts-time', 150, {
      pairing: 'sweep',
      agents: [step('bias b/n', `playout=$playout, ${TIME}`), step('bias b/n', TIME, 'uniform')],
      vary: { playout: [...TIMED_PLAYOUTS] },
      measures: ['simulations'],
    }),
  ],
  numbers: [],
  claims,
  show,
};
