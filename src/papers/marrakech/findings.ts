/** What the paper got right and wrong, and what became of its riddle. */
import type { Outcome } from '../outcome.ts';
import { atPoint, between, matchOf } from '../encounter.ts';
import type { Answer, Finding, Outcomes } from '../paper.ts';
import { percent, percentRange } from '../inWords.ts';
import { judgeClaim } from '../verdict.ts';
import { fixed, formatCount, signed } from '../../words/index.ts';
import { levelOf } from './baselines.ts';
import type { Strategy } from './agents.ts';
import { luckOf } from './luck.ts';
import type { Tournament } from './openClaim.ts';
import { FAULTS, type Reading, claimsUnder, tournamentsOf } from './readings.ts';

function wins(outcomes: Outcomes, id: 'M2' | 'M3', row: Strategy, column: Strategy): string {
  return percent(between(outcomes(id).run('tournament'), row, column).wins());
}

function reading(key: string): Reading {
  return FAULTS.find((fault) => fault.key === key)!;
}

/** `9 of 21`: the claims on the suspects that hold with this fault. */
function comeBack(outcome: Outcome, key: string): string {
  const claims = claimsUnder(reading(key));
  const held = claims.filter(({ conditions }) => judgeClaim(conditions(outcome)).verdict === 'holds');
  return `${held.length} of ${claims.length}`;
}

export const inShort: readonly Finding[] = [
  {
    basis: { 'M2/flat-score-flat': 'agrees', 'M2/flat-score-advantage': 'holds' },
    text: (outcomes) => [
      `Right: with few playouts flat Monte Carlo does better if it counts points instead of wins; flat_score wins ${wins(outcomes, 'M2', 'flat_score', 'flat')} against flat at 50 playouts, and the paper’s 71 % agrees.`,
    ],
  },
  {
    basis: { 'M1/ucb-improves': 'holds', 'M3/ucb-flat': 'holds' },
    text: (outcomes) => [
      `Right: UCB gains from more playouts, and beats flat at 300 (${wins(outcomes, 'M3', 'UCB', 'flat')}).`,
    ],
  },
  {
    basis: { 'M2/flat-best': 'fails', 'M2/flat-ucb': 'fails' },
    text: (outcomes) => [
      `Wrong: flat is not the best at 50 playouts; UCB beats it there already (${wins(outcomes, 'M2', 'UCB', 'flat')}), and so does UCT (${wins(outcomes, 'M2', 'UCT', 'flat')}).`,
    ],
  },
  {
    basis: { 'M1/uct-score-negative': 'fails', 'M2/uct-random': 'fails', 'M3/uct-loses-all': 'fails' },
    text: (outcomes) => [
      `Wrong: UCT, UCB_score and UCT_score do not fail in this game; sound ones win ${wins(outcomes, 'M2', 'UCT', 'random')}, ${wins(outcomes, 'M2', 'UCB_score', 'random')} and ${wins(outcomes, 'M2', 'UCT_score', 'random')} against random at 50 playouts.`,
    ],
  },
  {
    basis: { 'M6/greedy-beats-all': 'holds' },
    text: () => [
      'Missing: a baseline better than random. One-ply greedy, which plays no games out, beats every strategy at more playouts than the paper gave any.',
    ],
  },
];

export const answers: readonly Answer[] = [
  {
    question: 'Why did UCT fail in Marrakech?',
    basis: {
      'M2/uct-random': 'fails',
      'M4/first-seat-sound': 'holds',
      'M4/second-seat-reversed': 'holds',
      'M4/second-uct-score-negative': 'holds',
      'M4/second-uct-random': 'fails',
      'M4/blind-very-high': 'holds',
    },
    text(outcomes) {
      const outcome = outcomes('M4');
      const [second, blind] = [reading('second'), reading('blind')].map(
        (fault) => tournamentsOf(fault, outcome).many,
      );
      const lead = (games: Tournament): string => fixed(games('flat_score', 'UCB_score').lead().value, 0);
      return [
        `The game is not to blame. A sound UCT wins ${wins(outcomes, 'M2', 'UCT', 'random')} against random at 50 playouts and ${wins(outcomes, 'M3', 'UCT', 'flat')} against flat at 300. `,
        `If every move is credited with the score of player 1, the usual fault, a strategy plays well when it starts and plays to lose when it does not. With sides switched ${comeBack(outcome, 'alternating')} claims on UCB_score, UCT and UCT_score come back, and ${comeBack(outcome, 'second')} if they always move second: UCT_score is then negative against random, as in the paper. `,
        `But UCT would then lose to random outright, and flat_score would lead UCB_score by ${lead(second!)} points at 300 playouts. The paper’s 58 points and 100 % are what flat_score and flat do to random moves: ${lead(blind!)} points and ${percent(blind!('flat', 'UCB_score').wins())}. So UCB_score seems to have played as if its search had no effect on the move; with that fault ${comeBack(outcome, 'blind')} claims come back. No single fault that we tried brings back everything, so the program may have had more than one.`,
      ];
    },
  },
  {
    question: 'Is a sound UCT_score better than UCT?',
    basis: { 'M5/score-lead': 'holds' },
    text(outcomes) {
      const clip = atPoint(outcomes('M5').run('clip'), { clip: 40 });
      const normalised = atPoint(outcomes('M5').run('width'), { width: 0.5 });
      return [
        `In points, yes: against UCT at 300 playouts its mean score is ${signed(clip.lead().value, 1)}. In games, by little: it takes ${percentRange(clip.points())} of the points of a match with the paper’s clip of 40, and ${percentRange(normalised.points())} with leads normalised by what the search has seen.`,
      ];
    },
  },
  {
    question: 'How many playouts is one look ahead worth?',
    basis: { 'M6/greedy-beats-all': 'holds' },
    text(outcomes) {
      const outcome = outcomes('M6');
      const level = (name: Strategy): string => {
        const { value } = levelOf(outcome, name, 'greedy');
        return Number.isFinite(value)
          ? `about ${formatCount(100 * Math.round(value / 100))}`
          : 'more than 12,800';
      };
      return [
        `Thousands: to draw level with one-ply greedy UCT needs ${level('UCT')} playouts per move, UCB ${level('UCB')}, flat_score ${level('flat_score')} and flat ${level('flat')}.`,
      ];
    },
  },
  {
    question: 'Does it matter who starts, and how much is luck?',
    basis: { 'M7/luck-below-half': 'holds' },
    text(outcomes) {
      const outcome = outcomes('M7');
      const luck = luckOf(between(outcome.run('luck'), 'UCT', 'greedy').pairing);
      const first = (key: string): string => percent(matchOf(outcome.run(`mirror-${key}`)).points());
      return [
        `The first player gets ${first('random')} of the points between random players, ${first('greedy')} between greedy ones and ${first('uct')} between two UCT with 100 playouts. Luck that the two games of a pair share, with equal dice and sides switched, does not show: it would be ${luck ? percentRange(luck) : 'none'} of the variance of the lead between UCT and greedy.`,
      ];
    },
  },
];
