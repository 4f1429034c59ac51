/** What the Carcassonne paper got right and wrong, and its questions answered; every number is taken from the runs. */
import { fixed } from '../../words/index.ts';
import type { Answer, Finding } from '../paper.ts';
import { percent } from '../inWords.ts';
import type { Quantity } from '../quantity.ts';
import { BENCHMARKS, RANDOM, UCT, UCT_TUNED } from './agents.ts';
import { uctScore, untried } from './c1.ts';
import { exploring, meeting, scoreAgainst, strength, won } from './c2Meetings.ts';
import { level } from './c3Runs.ts';
import { BENCHMARK_3000, CONSTANT, GREEDY, ONE_TREE, STRONG, against } from './c11Opponents.ts';

function points(quantity: Quantity): string {
  return fixed(quantity.value, 0);
}

export const inShort: readonly Finding[] = [
  {
    basis: { 'C2/random-last': 'holds', 'C3/grows': 'holds' },
    text: (outcomes) => [
      `Right: tree search works here without any knowledge of the game; Random loses to everyone, and UCT-Tuned scores ${points(meeting(outcomes('C2'), UCT_TUNED, RANDOM).score())} points against it.`,
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
      `Overstated: that a search without exploration is drastically worse. In the paper's program a constant of 0 also means that no new move is ever tried, which scores ${points(untried(outcomes('C1')).score())} points against Random. With every move tried once, as the text says, UCT scores ${points(uctScore(outcomes('C1'), 0))} with c = 0 and ${points(uctScore(outcomes('C1'), 4))} with c = 4.`,
    ],
  },
  {
    basis: { 'C2/random-scores-more': 'holds' },
    text: (outcomes) => [
      `Right: weak players score more against strong ones; Random gets ${points(scoreAgainst(outcomes('C2'), RANDOM, BENCHMARKS))} points against the best four.`,
    ],
  },
  {
    basis: { 'C3/linear': 'holds' },
    text: (outcomes) => [
      `Right: run time is linear in the iterations. Beyond 1,000 of them the mean score against Random is ${points(level(outcomes('C3')))}; the paper has 105.`,
    ],
  },
];

export const answers: readonly Answer[] = [
  {
    question: 'Does “UCT-Tuned is best” survive?',
    basis: { 'C2/tuned-best': 'fails', 'C2/tuned-explores': 'holds' },
    text: (outcomes) => [
      `No. With payoffs in points its variance term is capped almost always, so that it is UCT with less exploration, and too little: it wins ${percent(won(meeting(outcomes('C2'), UCT_TUNED, UCT)))} against UCT, and with as much exploration as UCT it wins ${percent(won(exploring(outcomes('C2'))))} against itself.`,
    ],
  },
  {
    question: 'What is the best variant really?',
    basis: { 'C11/beats-greedy': 'fails', 'C11/beats-strong': 'fails' },
    text: (outcomes) => {
      const best = (opponent: Parameters<typeof against>[1]): string =>
        percent(against(outcomes('C11'), opponent).points());
      return [
        `Not the paper's. Its four trees and its constant 512/t win ${best(BENCHMARK_3000)} against the plain benchmark player with as many iterations (${best(ONE_TREE)} against one tree, ${best(CONSTANT)} against c = 2). What it lacks is knowledge: it wins ${best(GREEDY)} against a greedy player that looks one move ahead and knows what features may become, and ${best(STRONG)} against a search that uses such ratings in about the same time.`,
      ];
    },
  },
];
