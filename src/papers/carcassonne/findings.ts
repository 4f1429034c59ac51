/** What the Carcassonne paper got right and wrong, and its questions answered; every number is taken from the runs. */
import { fixed } from '../../words/index.ts';
import type { Answer, Finding } from '../paper.ts';
import { percent, percentRange } from '../inWords.ts';
import type { Outcome } from '../outcome.ts';
import type { Quantity } from '../quantity.ts';
import { BENCHMARKS, EPSILON_GREEDY, UCT, UCT_TUNED } from './agents.ts';
import { uctScore, untried } from './c1.ts';
import { exploring, meeting, strength, won } from './c2Meetings.ts';
import { level } from './c3Runs.ts';
import { BENCHMARK_3000, CONSTANT, GREEDY, ONE_TREE, STRONG, against } from './c11Opponents.ts';
import { keyOf, pointsOver, swept } from './variants.ts';

function points(quantity: Quantity): string {
  return fixed(quantity.value, 0);
}

/** Points of growing payoffs, all settings together. */
function growing(outcome: Outcome): Quantity {
  return pointsOver(
    [UCT, UCT_TUNED, EPSILON_GREEDY].flatMap((policy) => swept(outcome, keyOf('growing', policy), 'k')),
  );
}

function manyPlayouts(outcome: Outcome): Quantity {
  return pointsOver(swept(outcome, 'many', 'n'), (playouts) => playouts >= 64);
}

export const inShort: readonly Finding[] = [
  {
    basis: { 'C2/random-last': 'holds', 'C3/grows': 'holds', 'C3/linear': 'holds' },
    text: (outcomes) => [
      `Right: tree search works here without any knowledge of the game, and its time is linear in the iterations; Random loses to everyone, and beyond 1,000 iterations the mean score against it is ${points(level(outcomes('C3')))} (the paper: 105).`,
    ],
  },
  {
    basis: { 'C2/tuned-best': 'fails' },
    text: (outcomes) => [
      `Wrong: UCT-Tuned is not the best tree policy; over all opponents the four win ${BENCHMARKS.map((policy) => `${percent(strength(outcomes('C2'), policy))} (${policy.name})`).join(', ')}.`,
    ],
  },
  {
    basis: { 'C1/untried': 'holds' },
    text: (outcomes) => [
      `An artefact: that a search without exploration is drastically worse. In the paper's program a constant of 0 also means that no new move is ever tried, which scores ${points(untried(outcomes('C1')).score())} points against Random. With every move tried once, as the text says, UCT scores ${points(uctScore(outcomes('C1'), 0))} with c = 0 and ${points(uctScore(outcomes('C1'), 4))} with c = 4.`,
    ],
  },
  {
    basis: { 'C7/worse-uct': 'holds', 'C7/worse-uct-tuned': 'holds', 'C7/worse-epsilon': 'holds' },
    text: (outcomes) => [
      `Right: payoffs that grow with the iteration are harmful; they get ${percent(growing(outcomes('C7')))} of the points against equal ones.`,
    ],
  },
  {
    basis: { 'C9/many-worse': 'fails', 'C9/growing-no-gain': 'fails' },
    text: (outcomes) => [
      `Wrong: that several playouts an iteration gain nothing. 64 to 512 of them get ${percent(manyPlayouts(outcomes('C9')))} of the points against one, at many times the cost.`,
    ],
  },
];

export const answers: readonly Answer[] = [
  {
    question: 'Does “UCT-Tuned is best” survive, and what is the best variant really?',
    basis: {
      'C2/tuned-best': 'fails',
      'C2/tuned-explores': 'holds',
      'C11/beats-greedy': 'fails',
      'C11/beats-strong': 'fails',
    },
    text: (outcomes) => {
      const best = (opponent: Parameters<typeof against>[1]): string =>
        percentRange(against(outcomes('C11'), opponent).points());
      return [
        `It does not. With payoffs in points the variance term of UCT-Tuned is capped almost always, so that it is UCT with less exploration, and too little: it wins ${percentRange(won(meeting(outcomes('C2'), UCT_TUNED, UCT)))} against UCT, and with as much exploration as UCT it wins ${percentRange(won(exploring(outcomes('C2'))))} against itself. `,
        `Nor is the paper's best variant the best: its four trees and its constant 512/t get ${best(BENCHMARK_3000)} of the points against the plain benchmark player with as many iterations (${best(ONE_TREE)} against one tree, ${best(CONSTANT)} against c = 2). What it lacks is knowledge: it gets ${best(GREEDY)} against a greedy player that looks one move ahead and knows what features may become, and ${best(STRONG)} against a search that uses such ratings in about the same time.`,
      ];
    },
  },
];
