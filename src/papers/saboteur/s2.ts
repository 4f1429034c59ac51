/** S2: which of the new children is simulated, and what is assumed about the hidden cards. */
import type { Block } from '../../report/document.ts';
import { type Encounter, alongSweep, atPoint, between, matchOf } from '../encounter.ts';
import type { Outcome } from '../outcome.ts';
import type { Claim, PaperExperiment } from '../paper.ts';
import { difference } from '../quantity.ts';
import { crossFigure } from '../show/cross.ts';
import { COURSE, type Step, biasedTree, run, step } from './agents.ts';
import { resultsTable } from './show.ts';

const ITERATIONS = 300;
const FEW = 30;
const BUDGETS = [FEW, ITERATIONS];
const CHILDREN = ['any', 'best'] as const;
const HEURISTIC_STEPS: readonly Step[] = ['bias b/n', 'weighted backup'];

const FORESTS = ['naive', 'ensemble', 'information-set', 'known-future'] as const;
type Forest = (typeof FORESTS)[number];
const FOREST_NAMES: Readonly<Record<Forest, string>> = {
  naive: 'naive',
  ensemble: 'ensemble',
  'information-set': 'info set',
  'known-future': 'oracle',
};

function child(outcome: Outcome, name: Step, untried: (typeof CHILDREN)[number], n: number): Encounter {
  return atPoint(outcome.run(`child ${name}`), { untried, n });
}

function forestAgainstCourse(outcome: Outcome, forest: Forest): Encounter {
  return atPoint(outcome.run('forests'), { forest });
}

/** The first against the second. */
export function forests(outcome: Outcome, first: Forest, second: Forest): Encounter {
  return between(outcome.run('forests-meet'), FOREST_NAMES[first], FOREST_NAMES[second]);
}

const claims: readonly Claim[] = [
  {
    key: 'best-child',
    what: `simulating the child with the largest b (the program) wins more than a random one (the text), with the weighted backup and ${ITERATIONS} iterations`,
    source: 'Simulation Phase, and the published program',
    conditions: (outcome) => [
      {
        quantity: difference(
          child(outcome, 'weighted backup', 'best', ITERATIONS).wins(),
          child(outcome, 'weighted backup', 'any', ITERATIONS).wins(),
        ),
        above: 0,
      },
    ],
  },
  {
    key: 'best-child-few',
    what: `the same with ${FEW} iterations, fewer than there are moves`,
    source: 'Simulation Phase, and the published program',
    conditions: (outcome) => [
      {
        quantity: difference(
          child(outcome, 'weighted backup', 'best', FEW).wins(),
          child(outcome, 'weighted backup', 'any', FEW).wins(),
        ),
        above: 0,
      },
    ],
  },
  {
    key: 'best-child-meets',
    what: `the two against each other, ${ITERATIONS} iterations each: the largest b is better`,
    source: 'open question: which child is simulated?',
    conditions: (outcome) => [{ quantity: matchOf(outcome.run('child-meets')).points(), above: 50 }],
  },
  {
    key: 'hidden-hurts',
    what: 'Monte Carlo search suffers from hidden information: an oracle that sees all cards beats the naive guess',
    source: 'Expansion Phase',
    conditions: (outcome) => [{ quantity: forests(outcome, 'known-future', 'naive').points(), above: 50 }],
  },
  ...(['ensemble', 'information-set'] as const).map((forest): Claim => ({
    key: `${forest}-naive`,
    what: `imagined worlds beat the one guess of the program: ${FOREST_NAMES[forest]} against naive`,
    source: 'open question: what is the naive guess worth?',
    conditions: (outcome) => [{ quantity: forests(outcome, forest, 'naive').points(), above: 50 }],
  })),
  {
    key: 'information-set-ensemble',
    what: 'one tree of information sets beats an ensemble of worlds',
    source: 'open question: which forest is best?',
    conditions: (outcome) => [
      { quantity: forests(outcome, 'information-set', 'ensemble').points(), above: 50 },
    ],
  },
  {
    key: 'information-set-course',
    what: "against the course's random player, information sets win more than the naive guess",
    source: 'open question: which forest is best?',
    conditions: (outcome) => [
      {
        quantity: difference(
          forestAgainstCourse(outcome, 'information-set').wins(),
          forestAgainstCourse(outcome, 'naive').wins(),
        ),
        above: 0,
      },
    ],
  },
];

function show(outcome: Outcome): readonly Block[] {
  return [
    resultsTable({
      id: 's2-child',
      caption: [
        "Which of the new children is simulated: any of them (the paper's text) or the one with the largest b (the program), against the course's random player.",
      ],
      titles: ['agent', 'iterations', 'child'],
      rows: HEURISTIC_STEPS.flatMap((name) =>
        BUDGETS.flatMap((n) =>
          CHILDREN.map((untried) => ({
            names: [name, String(n), untried === 'any' ? 'any' : 'largest b'],
            encounter: child(outcome, name, untried, n),
          })),
        ),
      ),
    }),
    resultsTable({
      id: 's2-forests',
      caption: [
        `The paper's final agent with ${ITERATIONS} iterations and other assumptions about what is hidden, against the course's random player.`,
      ],
      titles: ['hidden cards'],
      rows: alongSweep(outcome.run('forests'), 'forest').map(({ encounter }, i) => ({
        names: [FOREST_NAMES[FORESTS[i]!]],
        encounter,
      })),
    }),
    crossFigure({
      id: 's2-forests-meet',
      caption: [
        `The same agents against each other: points of the row in percent, ${ITERATIONS} iterations each. The oracle sees all cards; the others play by what their seat knows.`,
      ],
      alt: 'A cross table of naive guess, ensemble, information set and oracle.',
      rows: FORESTS.map((forest) => FOREST_NAMES[forest]),
      columns: FORESTS.map((forest) => FOREST_NAMES[forest]),
      cell: (row, column) =>
        row === column ? null : between(outcome.run('forests-meet'), row, column).points(),
      middle: 50,
      reach: 25,
      digits: 1,
    }),
  ];
}

export const s2: PaperExperiment = {
  id: 'S2',
  title: 'which child is simulated, and what is hidden',
  source: 'Expansion and Simulation Phase, and the published program',
  question:
    "Does it matter which new child is simulated, and what is the program's one guess of all hidden cards worth?",
  runs: [
    ...HEURISTIC_STEPS.map((name) =>
      run(`child ${name}`, 400, {
        pairing: 'sweep',
        agents: [step(name, `tree=${biasedTree({ untried: '$untried' })}, iterations=$n`), COURSE],
        vary: { untried: [...CHILDREN], n: BUDGETS },
      }),
    ),
    run('child-meets', 300, {
      agents: [
        step('weighted backup', `iterations=${ITERATIONS}`, 'largest b'),
        step('weighted backup', `tree=${biasedTree({ untried: 'any' })}, iterations=${ITERATIONS}`, 'any'),
      ],
    }),
    run('forests', 400, {
      pairing: 'sweep',
      agents: [step('weighted backup', `forest=$forest, iterations=${ITERATIONS}`), COURSE],
      vary: { forest: [...FORESTS] },
    }),
    run('forests-meet', 300, {
      pairing: 'round-robin',
      agents: FORESTS.map((forest) =>
        step('weighted backup', `forest=${forest}, iterations=${ITERATIONS}`, FOREST_NAMES[forest]),
      ),
    }),
  ],
  numbers: [],
  claims,
  show,
};
