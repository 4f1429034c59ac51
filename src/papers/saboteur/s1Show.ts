/** The tables and figures of S1. */
import type { Block } from '../../report/document.ts';
import { formatCount } from '../../words/index.ts';
import { between } from '../encounter.ts';
import type { Outcome } from '../outcome.ts';
import { type Line, linesFigure } from '../show/lines.ts';
import { B_ALONE, COURSE, LAST_TILE, STEPS } from './agents.ts';
import { LOGS, WINS } from './published.ts';
import {
  DUEL,
  MANY,
  USUAL,
  against,
  againstLastTile,
  atAllBudgets,
  atPaperTime,
  bAlone,
  worth,
} from './s1Results.ts';
import { resultsTable } from './show.ts';

function ladder(outcome: Outcome): Block {
  return resultsTable({
    id: 's1-ladder',
    caption: [
      "The paper's results (Backpropagation Phase, and the authors' logs) and ours, against the course's random player. The paper gives wins only, and neither iterations nor the number of games; its 2 s are last, for a few games.",
    ],
    titles: ['agent', 'budget'],
    rows: [
      { names: ['paper: without weighted backup', '2 s'], wins: WINS.before },
      { names: ['paper: with weighted backup', '2 s'], wins: WINS.after },
      {
        names: ["the authors' logs", '2 s'],
        wins: (100 * LOGS.wins) / LOGS.games,
        draws: (100 * LOGS.draws) / LOGS.games,
        losses: (100 * LOGS.losses) / LOGS.games,
        games: LOGS.games,
      },
      {
        names: ['random', 'none'],
        encounter: between(outcome.run('no-search'), 'random', COURSE.name),
      },
      {
        names: [LAST_TILE.name, 'none'],
        encounter: between(outcome.run('no-search'), LAST_TILE.name, COURSE.name),
      },
      { names: [B_ALONE.name, 'none'], encounter: bAlone(outcome) },
      ...[USUAL, MANY].flatMap((iterations) =>
        STEPS.map((name) => ({
          names: [name, `${formatCount(iterations)} iterations`],
          encounter: against(outcome, name, iterations),
        })),
      ),
      ...STEPS.map((name) => {
        const encounter = atPaperTime(outcome, name);
        const { value } = encounter.measure('simulations');
        return { names: [name, `2 s (${formatCount(Math.round(value))} iterations)`], encounter };
      }),
    ],
  });
}

/** A published share as a line of its own. */
function published(name: string, wins: number, xs: readonly number[]): Line {
  const y = { kind: 'share', value: wins, low: wins, high: wins, games: 0 } as const;
  return { name, points: [xs[0]!, xs.at(-1)!].map((x) => ({ x, y })) };
}

function byIterations(outcome: Outcome, result: 'wins' | 'draws'): Line[] {
  return STEPS.map((name) => ({
    name,
    points: atAllBudgets(outcome, name).map(({ iterations, encounter }) => ({
      x: iterations,
      y: encounter[result](),
    })),
  }));
}

function worthTable(outcome: Outcome): Block {
  const steps = ['bias b/n', 'weighted backup'];
  return resultsTable({
    id: 's1-worth',
    caption: [
      'What the heuristic is worth against an opponent that sees a win: plain UCT, which has no heuristic, at equal iterations and at equal time, and a random player that lays the last tile when it can.',
    ],
    titles: ['agent', 'opponent', 'each move'],
    rows: [
      ...[...steps, B_ALONE.name].map((name) => ({
        names: [
          name,
          'plain UCT',
          name === B_ALONE.name ? 'no search for b' : `${DUEL.iterations} iterations`,
        ],
        encounter: worth(outcome, 'iterations', name),
      })),
      ...steps.map((name) => ({
        names: [name, 'plain UCT', `${DUEL.ms} ms`],
        encounter: worth(outcome, 'time', name),
      })),
      ...[B_ALONE.name, 'weighted backup'].map((name) => ({
        names: [name, LAST_TILE.name, name === B_ALONE.name ? 'no search' : `${DUEL.iterations} iterations`],
        encounter: againstLastTile(outcome, name),
      })),
    ],
  });
}

export function show(outcome: Outcome): readonly Block[] {
  const wins = byIterations(outcome, 'wins');
  const xs = wins[0]!.points.map(({ x }) => x);
  return [
    ladder(outcome),
    linesFigure({
      id: 's1-wins',
      caption: [
        `Games won against the course's random player by iterations a move; the two level lines are the paper's ${WINS.before} and ${WINS.after} %.`,
      ],
      alt: 'Share of games won by plain UCT, with the bias and with the weighted backup, from 10 to 3,000 iterations a move.',
      xTitle: 'iterations a move',
      yTitle: 'games won, %',
      lines: [
        ...wins,
        published(`paper: ${WINS.before} %`, WINS.before, xs),
        published(`paper: ${WINS.after} %`, WINS.after, xs),
      ],
    }),
    linesFigure({
      id: 's1-draws',
      caption: ["Games drawn against the course's random player, by iterations a move."],
      alt: 'Share of games drawn by the same three agents.',
      xTitle: 'iterations a move',
      yTitle: 'games drawn, %',
      lines: byIterations(outcome, 'draws'),
    }),
    worthTable(outcome),
  ];
}
