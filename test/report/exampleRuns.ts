/** One made-up run of every kind, for tests of the report. */
import type { RunResults } from '../../src/lab/results.ts';
import { simulateRun } from './simulateRun.ts';

export function exampleTournament(pairs = 50): RunResults {
  const players = [
    { name: 'uct(iterations=2000)', elo: 190, pace: 0.021 },
    { name: 'alphabeta(depth=4)', elo: 130, pace: 0.006 },
    { name: 'uct(iterations=500, playout=clones(r=4))', elo: 60, pace: 0.0061 },
    { name: 'flat(iterations=500)', elo: -20, pace: 0.0052 },
    { name: 'greedy', elo: -120, pace: 0.00002 },
    { name: 'engine("other --quick")', elo: -240, pace: 0.004 },
  ];
  return simulateRun({
    kind: 'round-robin',
    name: 'Six agents at Ataxx on a board of 5 by 5',
    question:
      'Which of these agents is the strongest at Ataxx on a small board, and is tree search worth its time?',
    players,
    meetings: players.flatMap((_, i) => players.slice(i + 1).map((_other, j) => [i, i + 1 + j] as const)),
    pairs,
    forfeits: (first, second) =>
      second === 5 && first < 2
        ? [
            {
              agent: 5,
              reason: first === 0 ? 'no move within 1000 ms' : 'illegal move "a9"',
              games: 2 + first,
            },
          ]
        : [],
  });
}

/** A gauntlet of this many agents, neighbours about equally strong. */
export function exampleCrowd(agents: number): RunResults {
  const players = Array.from({ length: agents }, (_, i) => ({
    name: `uct(c=${(i / 10).toFixed(1)}, iterations=100)`,
    elo: 100 - 15 * i,
    pace: 0.004,
  }));
  return simulateRun({
    kind: 'gauntlet',
    name: `One against ${agents - 1}`,
    question: '',
    players,
    meetings: players.slice(1).map((_, i) => [0, i + 1] as const),
    pairs: 20,
  });
}

export function exampleMatch(pairs = 120): RunResults {
  return simulateRun({
    kind: 'match',
    name: 'uct(iterations=1000) against alphabeta(depth=3)',
    question: '',
    players: [
      { name: 'uct(iterations=1000)', elo: 45, pace: 0.012 },
      { name: 'alphabeta(depth=3)', elo: 0, pace: 0.003 },
    ],
    meetings: [[0, 1]],
    pairs,
    stop: { rule: 'sprt', elo0: 0, elo1: 30, alpha: 0.05, beta: 0.05 },
    state: 'stopped',
  });
}

export function exampleSweep(): RunResults {
  const values = [0, 0.25, 0.5, 0.7, 1, 1.4, 2, 3];
  const players = [
    ...values.map((c) => ({
      name: `uct(c=${c}, iterations=500)`,
      elo: 120 - 70 * Math.abs(Math.log2((c + 0.15) / 0.85)),
      pace: 0.006,
    })),
    { name: 'alphabeta(depth=3)', elo: 40, pace: 0.003 },
  ];
  return simulateRun(
    {
      kind: 'sweep',
      name: 'The exploration constant of UCT at Ataxx',
      question: 'Which exploration constant is best for UCT with 500 iterations?',
      players,
      meetings: values.map((_, i) => [i, values.length] as const),
      pairs: 60,
    },
    (place) => ({ label: `c=${values[place]}`, parameters: [{ name: 'c', value: values[place]! }] }),
  );
}

export function exampleGrid(): RunResults {
  const [cs, rs] = [
    [0.5, 1, 2],
    ['random', 'greedy', 'clones', 'mast'],
  ] as const;
  const cells = cs.flatMap((c, i) =>
    rs.map((r, j) => ({ c, r, elo: 60 - 40 * Math.abs(i - 1) + 30 * (j - 1.5) })),
  );
  const players = [
    ...cells.map(({ c, r, elo }) => ({ name: `uct(c=${c}, playout=${r})`, elo, pace: 0.006 })),
    { name: 'greedy', elo: 0, pace: 0.00002 },
  ];
  return simulateRun(
    {
      kind: 'sweep',
      name: 'Constant and playout together',
      question: '',
      players,
      meetings: cells.map((_, i) => [i, cells.length] as const),
      pairs: 40,
    },
    (place) => ({
      label: `c=${cells[place]!.c}, playout=${cells[place]!.r}`,
      parameters: [
        { name: 'c', value: cells[place]!.c },
        { name: 'playout', value: cells[place]!.r },
      ],
    }),
  );
}

export function exampleLadder(): RunResults {
  const budgets = [100, 200, 400, 800, 1600, 3200];
  const players = budgets.map((n, i) => ({
    name: `uct(iterations=${n})`,
    elo: 90 * i - 4 * i * i,
    pace: n * 1e-5,
  }));
  return simulateRun(
    {
      kind: 'ladder',
      name: 'What is twice the time worth?',
      question: 'How much stronger does UCT become when its budget is doubled?',
      players,
      meetings: budgets.slice(1).map((_, i) => [i + 1, i] as const),
      pairs: 60,
    },
    (place) => ({
      label: `${budgets[place + 1]} against ${budgets[place]}`,
      parameters: [{ name: 'iterations', value: budgets[place + 1]! }],
    }),
  );
}

export function exampleAblation(): RunResults {
  const parts = ['playout=clones(r=4)', 'c=0.7', 'select=ucb1-tuned', 'final=secure'];
  const players = [
    { name: 'full', elo: 60, pace: 0.01 },
    ...parts.map((part, i) => ({ name: `without ${part}`, elo: 50 - 25 * i, pace: 0.01 })),
  ];
  return simulateRun(
    {
      kind: 'ablation',
      name: 'What does each part of the agent contribute?',
      question: '',
      players,
      meetings: parts.map((_, i) => [i + 1, 0] as const),
      pairs: 50,
    },
    (place) => ({
      label: `without ${parts[place]}`,
      parameters: [{ name: parts[place]!.split('=')[0]!, value: 'default' }],
    }),
  );
}

export const EXAMPLES = {
  tournament: exampleTournament,
  match: exampleMatch,
  sweep: exampleSweep,
  grid: exampleGrid,
  ladder: exampleLadder,
  ablation: exampleAblation,
  empty: () => exampleTournament(0),
} as const;
