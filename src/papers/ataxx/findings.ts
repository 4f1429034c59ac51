/** What the report got right and wrong, and its question answered; every number comes from the runs. */
import { fixed, formatCount } from '../../words/index.ts';
import type { Answer, Finding, Outcomes } from '../paper.ts';
import { percent, percentRange } from '../inWords.ts';
import { movesPerIteration } from './a1.ts';
import { timesText } from './a4Show.ts';
import { MAPS } from './maps.ts';
import { behind, gamesOn, pointsOn } from './meetings.ts';
import { jumpsPerClone } from './moveKinds.ts';
import { ITERATIONS_PER_SECOND, MOVES_PER_SECOND } from './published.ts';
import { type MctsKind, SPEEDS, meetingPoint, raceAt } from './races.ts';
import { meanSpeed } from './speeds.ts';

const MOST = SPEEDS.at(-1)!;

function thousands(value: number): string {
  return formatCount(Math.round(value / 1000) * 1000);
}

/** `0 % of the points on the nonlinear map, 4 % on the open map`: what MCTS gets when it is fastest. */
function fastest(outcomes: Outcomes, kind: MctsKind): string {
  return MAPS.map((map, i) => {
    const points = percent(raceAt(outcomes('A4'), map, kind, MOST).points());
    return `${points}${i === 0 ? ' of the points' : ''} on the ${map} map`;
  }).join(', ');
}

/** `linear 13× (4.1× to > 256×), …`. */
function meetings(outcomes: Outcomes, kind: MctsKind): string {
  return MAPS.map((map) => {
    const { at, low, high } = meetingPoint(outcomes('A4'), map, kind);
    return `${map} ${timesText(at)} (${timesText(low)} to ${timesText(high)})`;
  }).join(', ');
}

const MINIMAX_WINS = {
  'A2/minimax-linear': 'holds',
  'A2/minimax-nonlinear': 'holds',
  'A2/minimax-open': 'holds',
} as const;

const NOT_BY_SPEED = {
  'A4/meets-linear-playouts': 'fails',
  'A4/meets-nonlinear-playouts': 'fails',
  'A4/meets-open-playouts': 'fails',
} as const;

export const inShort: readonly Finding[] = [
  {
    basis: MINIMAX_WINS,
    text: (outcomes) => [
      `Right: minimax beats MCTS on all three maps. In ${formatCount(gamesOn(outcomes('A2'), MAPS))} games with up to five seconds a move MCTS got `,
      `${percentRange(pointsOn(outcomes('A2'), MAPS))} of the points.`,
    ],
  },
  {
    basis: MINIMAX_WINS,
    text: (outcomes) => [
      `With what the report's computer did in a second MCTS is ${fixed(behind(outcomes('A2'), 'linear', 'second').value, 1)} stones behind on the linear map (the report: 9 to 12), `,
      `${fixed(behind(outcomes('A2'), 'nonlinear', 'second').value, 1)} on the nonlinear and ${fixed(behind(outcomes('A2'), 'open', 'second').value, 1)} on the open map: the only map for which the report gives a number is the one where MCTS does best.`,
    ],
  },
  {
    basis: { 'A1/iterations': 'incompatible', 'A1/moves': 'incompatible', 'A1/slower': 'fails' },
    text: (outcomes) => {
      const speed = meanSpeed(outcomes('A1'), 'open', ({ iterations }) => iterations).value;
      const moves = meanSpeed(outcomes('A1'), 'open', ({ moves: visited }) => visited).value;
      const each = meanSpeed(outcomes('A1'), 'open', movesPerIteration).value;
      return [
        `Its speeds are those of its program: here MCTS makes about ${thousands(speed)} iterations a second and minimax visits ${thousands(moves)} positions, `,
        `${fixed(each, 0)} for each iteration instead of ${MOVES_PER_SECOND / ITERATIONS_PER_SECOND}. So MCTS is much faster next to minimax than in the report, and loses all the same.`,
      ];
    },
  },
  {
    basis: {
      'A3/twice-as-many-linear': 'holds',
      'A3/twice-as-many-nonlinear': 'fails',
      'A3/twice-as-many-open': 'holds',
      'A3/r-2': 'holds',
    },
    text: (outcomes) => [
      `What it says about moves is right on two of its maps: there are ${MAPS.map((map) => `${fixed(jumpsPerClone(outcomes('A3'), map).value, 1)} (${map})`).join(', ')} jumps for each clone, where it says two. `,
      'With r_p = 2 both are equally likely, as it says, if what is not a forced clone is a jump.',
    ],
  },
  {
    basis: NOT_BY_SPEED,
    text: (outcomes) => [
      `Wrong: that MCTS only has to be faster. ${MOST} times as fast as in the report, next to minimax, it still gets ${fastest(outcomes, 'playouts')}. What it lacks is an evaluation: with minimax's own in place of playouts it gets ${fastest(outcomes, 'evaluation')}.`,
    ],
  },
];

export const answers: readonly Answer[] = [
  {
    question: 'At which speed does MCTS catch up in Ataxx?',
    basis: { ...NOT_BY_SPEED, 'A4/meets-nonlinear-evaluation': 'holds', 'A4/meets-open-evaluation': 'holds' },
    text: (outcomes) => [
      `With playouts, at none that we tried: ${MOST} times as fast as in the report, next to minimax, it gets ${fastest(outcomes, 'playouts')}. `,
      `With minimax's own evaluation in place of playouts it catches up on two maps of three; how many times as fast as in the report it would have to be: ${meetings(outcomes, 'evaluation')}. `,
      'So it is the playouts that lose, not the speed. The report expected that a fast MCTS would do; we expected a large factor, not that there would be none.',
    ],
  },
];
