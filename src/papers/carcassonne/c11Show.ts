/** What C11 shows: the best variant against its opponents, and without each of its parts. */
import type { Block } from '../../report/document.ts';
import { fixed } from '../../words/index.ts';
import type { Outcome } from '../outcome.ts';
import { ratio } from '../quantity.ts';
import { intervalsFigure } from '../show/intervals.ts';
import { quantityCell, quantityRow, table } from '../show/table.ts';
import { ABLATED, OPPONENTS, VARIANTS, against, without } from './c11Opponents.ts';

const EVERYONE = [...OPPONENTS, ...VARIANTS];

function opponentsFigure(outcome: Outcome): Block {
  return intervalsFigure({
    id: 'c11-opponents',
    caption: [
      "The paper's best variant (section 4.3) against other players and against itself with other parts: points per game, a " +
        'draw being half a point.',
    ],
    alt: 'Points per game of the best variant against eight opponents, with intervals.',
    xTitle: 'points of the best variant (% of games)',
    reference: 50,
    rows: EVERYONE.map((opponent) => ({
      name: `against ${opponent.name}`,
      quantity: against(outcome, opponent).points(),
    })),
  });
}

function partsFigure(outcome: Outcome): Block {
  return intervalsFigure({
    id: 'c11-parts',
    caption: [
      'The best variant with one part set back to its default, against the whole, both with 1,000 iterations: left of 50 % the ' +
        'part is worth having.',
    ],
    alt: 'Points per game of the best variant without each of its parts, against the whole, with intervals.',
    xTitle: 'points without the part (% of games)',
    reference: 50,
    rows: ABLATED.map(({ part }) => ({
      name: `without its ${part}`,
      quantity: without(outcome, part).points(),
    })),
  });
}

function opponentsTable(outcome: Outcome): Block {
  const rows = EVERYONE.map((opponent) => {
    const encounter = against(outcome, opponent);
    const farms = ratio(encounter.measure('field-points'), encounter.score());
    return { opponent, encounter, other: encounter.turned(), farms };
  });
  return table({
    id: 'c11-scores',
    caption: [
      'The best variant against its opponents: scores, how much of its own is from farms, and the time of a decision on ' +
        'this machine.',
    ],
    columns: [
      { title: 'opponent', align: 'left' },
      { title: 'what it is', align: 'left' },
      { title: 'won/drawn/lost', align: 'right' },
      { title: 'its score', align: 'right' },
      { title: "opponent's", align: 'right' },
      { title: 'from farms in %', align: 'right' },
      { title: 'its ms', align: 'right' },
      { title: "opponent's ms", align: 'right' },
    ],
    rows: rows.map(({ opponent, encounter, other, farms }) => [
      opponent.name,
      opponent.about,
      encounter.record,
      quantityCell(encounter.score(), 1),
      quantityCell(other.score(), 1),
      fixed(100 * farms.value, 0),
      fixed(1000 * encounter.measure('secondsPerMove').value, 1),
      fixed(1000 * other.measure('secondsPerMove').value, 1),
    ]),
    data: rows.map(({ opponent, encounter, other, farms }) =>
      Object.assign(
        { opponent: opponent.name },
        encounter.counts,
        quantityRow('score', encounter.score()),
        quantityRow('opponent', other.score()),
        {
          farms: farms.value,
          seconds: encounter.measure('secondsPerMove').value,
          'opponent seconds': other.measure('secondsPerMove').value,
        },
      ),
    ),
  });
}

function partsTable(outcome: Outcome): Block {
  const rows = ABLATED.map(({ part, becomes }) => ({ part, becomes, encounter: without(outcome, part) }));
  return table({
    id: 'c11-ablation',
    caption: ['The best variant without each of its parts, against the whole, both with 1,000 iterations.'],
    columns: [
      { title: 'without its', align: 'left' },
      { title: 'instead', align: 'left' },
      { title: 'won/drawn/lost', align: 'right' },
      { title: 'points in %', align: 'right' },
      { title: 'lead in points', align: 'right' },
    ],
    rows: rows.map(({ part, becomes, encounter }) => [
      part,
      becomes,
      encounter.record,
      quantityCell(encounter.points(), 1),
      quantityCell(encounter.lead(), 1),
    ]),
    data: rows.map(({ part, encounter }) =>
      Object.assign(
        { part },
        encounter.counts,
        quantityRow('points', encounter.points()),
        quantityRow('lead', encounter.lead()),
      ),
    ),
  });
}

export function show(outcome: Outcome): readonly Block[] {
  return [opponentsFigure(outcome), opponentsTable(outcome), partsFigure(outcome), partsTable(outcome)];
}
