/** S5: what the paper names as future work on its heuristic, each added alone. */
import type { Block } from '../../report/document.ts';
import { type Encounter, alongSweep, atPoint } from '../encounter.ts';
import type { Outcome } from '../outcome.ts';
import type { Claim, PaperExperiment, PaperRun } from '../paper.ts';
import { difference } from '../quantity.ts';
import { COURSE, type Player, biasedTree, run, step } from './agents.ts';
import { resultsTable } from './show.ts';

const ITERATIONS = 300;

const CHANGES = {
  path: { name: 'path lengths', prior: 'bias(distance=path)' },
  obstructions: { name: 'Destroy on obstructions', prior: 'bias(obstructions=true)' },
  phases: { name: 'priorities by phase', prior: 'bias(phases=true)' },
  all: { name: 'all three', prior: 'bias(distance=path, obstructions=true, phases=true)' },
  row12: { name: 'row 12, as the program meant', prior: 'bias(row12=true)' },
  progress: { name: 'progress instead of b', prior: 'progress' },
} as const;
type Change = keyof typeof CHANGES;
const KEYS = ['path', 'obstructions', 'phases', 'all', 'row12', 'progress'] as const;
const PAPER = 'bias';

/** The paper's agent with something changed, against the course's player or against the paper's agent as it is. */
export function changed(outcome: Outcome, change: Change, opponent: 'course' | 'paper'): Encounter {
  return atPoint(outcome.run(opponent), { prior: CHANGES[change].prior });
}

function unchanged(outcome: Outcome): Encounter {
  return atPoint(outcome.run('course'), { prior: PAPER });
}

const SOURCES: Readonly<Record<Change, string>> = {
  path: 'future work: Distance',
  obstructions: 'future work: Destroy',
  phases: 'future work: Priority',
  all: 'future work, all of it',
  row12: 'open question: what if the comparison in the program had worked?',
  progress: 'open question: is there a better rating than b?',
};

const claims: readonly Claim[] = [
  ...KEYS.map((change): Claim => ({
    key: `${change}-paper`,
    what: `${CHANGES[change].name}: beats the paper's agent, ${ITERATIONS} iterations each`,
    source: SOURCES[change],
    conditions: (outcome) => [{ quantity: changed(outcome, change, 'paper').points(), above: 50 }],
  })),
  ...KEYS.map((change): Claim => ({
    key: `${change}-course`,
    what: `${CHANGES[change].name}: wins more against the course's random player than the paper's agent does`,
    source: SOURCES[change],
    conditions: (outcome) => [
      {
        quantity: difference(changed(outcome, change, 'course').wins(), unchanged(outcome).wins()),
        above: 0,
      },
    ],
  })),
];

function named(prior: string | number): string {
  return KEYS.map((key) => CHANGES[key]).find((change) => change.prior === prior)?.name ?? 'the paper';
}

function show(outcome: Outcome): readonly Block[] {
  return [
    resultsTable({
      id: 's5-course',
      caption: [
        `The paper's future work, each idea added alone to its final agent: against the course's random player, ${ITERATIONS} iterations.`,
      ],
      titles: ['heuristic'],
      rows: alongSweep(outcome.run('course'), 'prior').map(({ value, encounter }) => ({
        names: [named(value)],
        encounter,
      })),
    }),
    resultsTable({
      id: 's5-paper',
      caption: ["The same against the paper's final agent at equal iterations."],
      titles: ['heuristic'],
      rows: alongSweep(outcome.run('paper'), 'prior').map(({ value, encounter }) => ({
        names: [named(value)],
        encounter,
      })),
    }),
  ];
}

function against(key: string, opponent: Player, priors: readonly string[]): PaperRun {
  return run(key, 300, {
    pairing: 'sweep',
    agents: [
      step('weighted backup', `tree=${biasedTree({ prior: '$prior' })}, iterations=${ITERATIONS}`),
      opponent,
    ],
    vary: { prior: [...priors] },
  });
}

const PRIORS = KEYS.map((key) => CHANGES[key].prior);

export const s5: PaperExperiment = {
  id: 'S5',
  title: 'the future work',
  source: 'Expansion Phase, where it speaks of improvements',
  question: 'Would the improvements of the heuristic that the paper names have helped?',
  runs: [
    against('course', COURSE, [PAPER, ...PRIORS]),
    against('paper', step('weighted backup', `iterations=${ITERATIONS}`, 'the paper'), PRIORS),
  ],
  numbers: [],
  claims,
  show,
};
