/** What the Saboteur paper got right and wrong, and answers to what it leaves open; all numbers are those of the run. */
import { eloOf } from '../../stats/index.ts';
import { elo, formatCount, known } from '../../words/index.ts';
import type { Answer, Finding } from '../paper.ts';
import { gain, percent, percentRange } from '../inWords.ts';
import { type Quantity, difference } from '../quantity.ts';
import { B_ALONE } from './agents.ts';
import { GAIN, WINS } from './published.ts';
import { DUEL, MANY, USUAL, against, againstLastTile, atPaperTime, bAlone, worth } from './s1Results.ts';
import { forests } from './s2.ts';
import { atEqualTime, withPlayout } from './s3.ts';
import { atTime } from './s4.ts';
import { changed } from './s5.ts';

/** Points per game as a difference in Elo. */
function inElo({ value }: Quantity): string {
  return `${known(eloOf(value / 100), elo)} Elo`;
}

const ITERATIONS = formatCount(USUAL);

export const inShort: readonly Finding[] = [
  {
    basis: { 'S1/bias-helps': 'holds' },
    text: (outcomes) => {
      const s1 = outcomes('S1');
      return [
        { strong: 'Right: the heuristic is what plays. ' },
        `With ${ITERATIONS} iterations UCT wins ${percent(against(s1, 'plain UCT').wins())} of its games against the course's random player, and ${percent(against(s1, 'bias b/n').wins())} with the bias b/n.`,
      ];
    },
  },
  {
    basis: { 'S1/playouts-draw': 'holds' },
    text: (outcomes) => [
      { strong: 'Right: random playouts hardly tell moves apart. ' },
      `Plain UCT draws ${percent(against(outcomes('S1'), 'plain UCT').draws())} of its games.`,
    ],
  },
  {
    basis: { 'S1/gain': 'incompatible', 'S1/backup-helps-early': 'holds' },
    text: (outcomes) => {
      const s1 = outcomes('S1');
      const added = (iterations: number): Quantity =>
        difference(
          against(s1, 'weighted backup', iterations).wins(),
          against(s1, 'bias b/n', iterations).wins(),
        );
      return [
        { strong: `Not in general: that the weighted backup gains ${GAIN} points. ` },
        `With fewer iterations than moves it gains much more, ${gain(added(30))} at 30 iterations; at ${ITERATIONS} it changes the wins by ${gain(added(USUAL))}.`,
      ];
    },
  },
  {
    basis: { 'S1/wins-after': 'incompatible', 'S1/b-alone-published': 'holds' },
    text: (outcomes) => {
      const s1 = outcomes('S1');
      return [
        { strong: `Far too low: ${WINS.after} %. ` },
        `The same agent wins ${percent(against(s1, 'weighted backup').wins())} here, and the move with the largest b, played without any search, wins ${percentRange(bAlone(s1).wins())}. No budget explains the paper's number.`,
      ];
    },
  },
  {
    basis: { 'S1/worth-little': 'holds' },
    text: (outcomes) => {
      const points = worth(outcomes('S1'), 'iterations', 'weighted backup').points();
      return [
        { strong: 'Not seen: the player who lays the last tile of the tunnel wins. ' },
        `Against plain UCT, which looks ahead but knows nothing, the final agent takes ${percentRange(points)} of the points, ${inElo(points)}; its results against a random player promise far more.`,
      ];
    },
  },
  {
    basis: { 'S1/log-draws': 'differs' },
    text: (outcomes) => [
      { strong: 'Left out: the draws. ' },
      `The paper names wins only, but half of the games in the authors' logs were drawn; of ours ${percent(against(outcomes('S1'), 'weighted backup').draws())} are.`,
    ],
  },
];

export const answers: readonly Answer[] = [
  {
    question: 'What is the Saboteur heuristic worth?',
    basis: { 'S1/bias-helps': 'holds', 'S1/worth-little': 'holds', 'S1/search-adds': 'holds' },
    text: (outcomes) => {
      const s1 = outcomes('S1');
      const [equal, timed, alone] = [
        worth(s1, 'iterations', 'weighted backup').points(),
        worth(s1, 'time', 'weighted backup').points(),
        worth(s1, 'iterations', B_ALONE.name).points(),
      ];
      const added = difference(against(s1, 'weighted backup').wins(), bAlone(s1).wins());
      return [
        `Much against a player that does not search, little against one that does. The course's random player loses ${percent(against(s1, 'weighted backup').wins())} of its games to the final agent and ${percent(against(s1, 'plain UCT').wins())} to plain UCT; the search itself adds ${gain(added)} to what b wins without any. `,
        `Against each other it looks different, and that we had not expected: the final agent takes ${percentRange(equal)} of the points from plain UCT at ${DUEL.iterations} iterations each, which is ${inElo(equal)}, and ${percentRange(timed)} at ${DUEL.ms} ms a move each, ${inElo(timed)}; b alone takes ${percentRange(alone)}. `,
        `The heuristic digs, but the player who lays the last tile wins: a random player that lays it when it can is about as good as b alone, which takes ${percentRange(againstLastTile(s1, B_ALONE.name).points())} of the points from it.`,
      ];
    },
  },
  {
    question: 'How many iterations can the authors have had?',
    basis: { 'S1/never-as-weak': 'holds' },
    text: (outcomes) => {
      const s1 = outcomes('S1');
      const wins = (iterations: number): string => percent(against(s1, 'bias b/n', iterations).wins());
      const { value } = atPaperTime(s1, 'weighted backup').measure('simulations');
      return [
        `The paper does not say; its 2 s are ${formatCount(Math.round(value))} iterations a move here. `,
        `With the bias alone the agent wins ${wins(30)} at 30 iterations, ${wins(45)} at 45 and ${wins(60)} at 60, so ${WINS.before} % is what it wins with about as many iterations as there are moves. `,
        `But the final agent wins more than ${WINS.after} % at every budget from 10 to ${formatCount(MANY)} iterations: no number of iterations explains both figures.`,
      ];
    },
  },
  {
    question: 'Does more time help?',
    basis: { 'S1/never-as-weak': 'holds', 'S4/more-time': 'undecided' },
    text: (outcomes) => {
      const s4 = outcomes('S4');
      return [
        `Not so that it shows: the final agent wins ${percentRange(atTime(s4, 10).wins())} of its games at 10 ms a move and ${percentRange(atTime(s4, 300).wins())} at 300 ms. The weighted backup makes the search follow b, however long it takes.`,
      ];
    },
  },
  {
    question: 'Would heuristic playouts have been too slow?',
    basis: { 'S3/playouts-cost': 'holds' },
    text: (outcomes) => {
      const s3 = outcomes('S3');
      const rated = atEqualTime(s3, 'rated(prior=bias)');
      const path = atEqualTime(s3, 'path');
      const count = (playout: 'uniform' | 'rated(prior=bias)' | 'path'): string =>
        formatCount(Math.round(atEqualTime(s3, playout).measure('simulations').value));
      return [
        `Rating every move does cost: ${count('rated(prior=bias)')} instead of ${count('uniform')} iterations in 5 ms. It takes ${percentRange(rated.points())} of the points from uniform playouts at equal time; playouts along the path, with ${count('path')} iterations, take ${percentRange(path.points())}. `,
        `At equal iterations they win ${percent(withPlayout(s3, 'bias b/n', 'path').wins())} against the course's player, uniform ones ${percent(withPlayout(s3, 'bias b/n', 'uniform').wins())}.`,
      ];
    },
  },
  {
    question: 'What does the program lose by its one guess of all that is hidden?',
    basis: { 'S2/hidden-hurts': 'holds' },
    text: (outcomes) => {
      const s2 = outcomes('S2');
      return [
        `An oracle that sees all cards takes ${percentRange(forests(s2, 'known-future', 'naive').points())} of the points from it: about the most that there is to gain. An ensemble of imagined worlds takes ${percentRange(forests(s2, 'ensemble', 'naive').points())}, one tree of information sets ${percentRange(forests(s2, 'information-set', 'naive').points())}.`,
      ];
    },
  },
  {
    question: 'Would the improvements that the paper names have helped?',
    basis: { 'S5/progress-paper': 'holds' },
    text: (outcomes) => {
      const s5 = outcomes('S5');
      const gets = (change: 'path' | 'obstructions' | 'phases' | 'progress'): string =>
        percentRange(changed(s5, change, 'paper').points());
      return [
        `Each added alone, against the paper's agent at equal iterations: priorities by phase get ${gets('phases')} of the points, path lengths ${gets('path')}, Destroy on obstructions ${gets('obstructions')}. A rating of our own, which asks of each move what it does to the path, gets ${gets('progress')}.`,
      ];
    },
  },
];
