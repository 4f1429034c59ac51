import type { Encounter } from '../encounter.ts';
import type { Claim, PaperExperiment, PaperRun } from '../paper.ts';
import { type Quantity, difference } from '../quantity.ts';
import { a2Show } from './a2Show.ts';
import { coursesOf, earlyJumpersLost, leadAfter } from './courses.ts';
import { MAPS, type MapName, rulesOn } from './maps.ts';
import { BUDGETS, behind, meeting, pointsOn } from './meetings.ts';
import { STONES_BEHIND } from './published.ts';

const SOURCE = 'section 3.2';

/** After this many plies a game has begun, but the sides have hardly met. */
const OPENING = 12;

const runs: readonly PaperRun[] = BUDGETS.flatMap(({ key, mcts, minimax, games }) =>
  MAPS.map((map) => ({
    key: `${map}-${key}`,
    spec: {
      game: 'ataxx',
      options: rulesOn(map),
      agents: [
        { name: 'MCTS', spec: `ataxx/mcts(${mcts})` },
        { name: 'minimax', spec: `ataxx/minimax(${minimax})` },
      ],
      games,
      measures: ['score', 'length', 'time', 'simulations', 'counters'],
      records: 'all',
    },
  })),
);

/** Jumps a game. */
function jumps(encounter: Encounter): Quantity {
  return encounter.measure('jumps');
}

function beats(map: MapName): Claim {
  return {
    key: `minimax-${map}`,
    what: `minimax beats MCTS on the ${map} map: points of MCTS in percent, all budgets together`,
    source: `${SOURCE}, table ${MAPS.indexOf(map) + 1}`,
    conditions: (outcome) => [{ quantity: pointsOn(outcome, [map]), below: 50 }],
  };
}

export const a2: PaperExperiment = {
  id: 'A2',
  title: 'MCTS against minimax on the three maps',
  source: `${SOURCE}, tables 1 to 3`,
  question: 'Does minimax beat MCTS on all three maps, and by how many stones?',
  runs,
  numbers: STONES_BEHIND.map((stones, i) => ({
    key: i === 0 ? 'behind-from' : 'behind-to',
    what: `stones that MCTS is behind at the end on the linear map, ${i === 0 ? 'from' : 'to'} (ours: mean, in the report's second)`,
    source: SOURCE,
    published: stones,
    ours: (outcome) => behind(outcome, 'linear', 'second'),
    explanation: {
      text: 'The report does not say how long its programs thought. With 0.1 s or more for both, here, MCTS is behind by as much as it says, or by more.',
      shownBy: 'A2',
    },
  })),
  claims: [
    {
      key: 'dominates',
      what: 'minimax dominates MCTS in most board matches: points of MCTS in percent, all maps and budgets together',
      source: SOURCE,
      conditions: (outcome) => [{ quantity: pointsOn(outcome, MAPS), below: 50 }],
    },
    ...MAPS.map(beats),
    {
      key: 'behind',
      what: "MCTS ends 9 to 12 stones behind on the linear map: mean, in the report's second",
      source: SOURCE,
      conditions: (outcome) => [
        {
          quantity: behind(outcome, 'linear', 'second'),
          above: STONES_BEHIND[0],
          below: STONES_BEHIND[1],
        },
      ],
    },
    {
      key: 'mcts-jumps',
      what: "on the linear map MCTS jumps, but less often than it clones: clones less jumps a game, in the report's second",
      source: SOURCE,
      conditions: (outcome) => {
        const met = meeting(outcome, 'linear', 'second');
        return [
          { quantity: difference(met.measure('clones'), jumps(met)), above: 0 },
          { quantity: jumps(met), above: 0 },
        ];
      },
    },
    {
      key: 'more-jumps',
      what: "on the linear map MCTS jumps more often than minimax: jumps a game, difference, in the report's second",
      source: SOURCE,
      conditions: (outcome) => {
        const met = meeting(outcome, 'linear', 'second');
        return [{ quantity: difference(jumps(met), jumps(met.turned())), above: 0 }];
      },
      explanation: {
        text: 'How often MCTS jumps depends on r_p, which the report does not give.',
        shownBy: 'A3',
      },
    },
    {
      key: 'early-jump',
      what: 'the side that jumps before both have met on the linear map loses: in more than 90 % of the games in which just one side did',
      source: SOURCE,
      conditions: (outcome) => {
        const courses = BUDGETS.flatMap(({ key }) => coursesOf(outcome.run(`linear-${key}`)));
        return [{ quantity: earlyJumpersLost(courses), above: 90 }];
      },
      explanation: {
        text: 'Here it was minimax that jumped first, and minimax wins.',
        shownBy: 'A2',
      },
    },
    {
      key: 'even-at-first',
      what: `on the nonlinear map the score is more or less even at first: less than two stones apart after ${OPENING} plies, on average`,
      source: SOURCE,
      conditions: (outcome) => {
        const courses = coursesOf(outcome.run('nonlinear-second'));
        return [{ quantity: leadAfter(courses, OPENING), above: -2, below: 2 }];
      },
    },
    {
      key: 'time-helps',
      what: "more iterations bring MCTS closer: stones behind in the report's second less those at 0.1 s of ours, on every map",
      source: 'open question',
      conditions: (outcome) =>
        MAPS.map((map) => ({
          quantity: difference(behind(outcome, map, 'second'), behind(outcome, map, '0.1s')),
          above: 0,
        })),
    },
  ],
  show: a2Show,
};
