/** M4 as a table of claims by faults, and as heat maps. */
import { type Block, paragraph } from '../../report/document.ts';
import { fixed } from '../../words/index.ts';
import type { Outcome } from '../outcome.ts';
import { joinRows, quantityRow, table } from '../show/table.ts';
import { judgeClaim, judgeNumber } from '../verdict.ts';
import { scoreMap, winsMap } from './heatMaps.ts';
import type { Tournament } from './openClaim.ts';
import { FAULTS, type Reading, SOUND, claimsUnder, tournamentsOf } from './readings.ts';

const READINGS: readonly Reading[] = [SOUND, ...FAULTS];

/** Verdicts on the claims that concern the suspects, by key of the reading. */
function verdictsUnder(reading: Reading, outcome: Outcome): readonly string[] {
  return claimsUnder(reading).map(({ conditions }) => judgeClaim(conditions(outcome)).verdict);
}

/** The numbers that the paper gives of the suspects, all with 300 playouts. */
const NUMBERS = [
  ...(['flat', 'flat_score'] as const).flatMap((row) =>
    (['UCB_score', 'UCT'] as const).map((column) => ({
      what: `${row} against ${column}, games won (%)`,
      published: 100,
      ours: (games: Tournament) => games(row, column).wins(),
    })),
  ),
  {
    what: 'flat_score against UCB_score, mean score',
    published: 58,
    ours: (games: Tournament) => games('flat_score', 'UCB_score').lead(),
  },
];
const PUBLISHED_GAMES = 100;

function numbersTable(outcome: Outcome): Block {
  const rows = NUMBERS.map(({ what, published, ours }) => ({
    what,
    published,
    cells: READINGS.map((reading) => {
      const quantity = ours(tournamentsOf(reading, outcome).many);
      return { quantity, verdict: judgeNumber(published, PUBLISHED_GAMES, quantity).verdict };
    }),
  }));
  return table({
    id: 'm4-numbers',
    caption: [
      "The paper's numbers on UCB_score and UCT with 300 playouts, next to ours without and with a fault.",
    ],
    columns: [
      { title: 'number', align: 'left' },
      { title: 'published', align: 'right' },
      ...READINGS.map(({ short }) => ({ title: short, align: 'right' as const })),
    ],
    rows: rows.map(({ what, published, cells }) => [
      what,
      String(published),
      ...cells.map(({ quantity, verdict }) => ({ text: fixed(quantity.value, 0), note: verdict })),
    ]),
    data: rows.map(({ what, published, cells }) =>
      joinRows(
        { number: what, published },
        ...READINGS.map(({ key }, i) => quantityRow(key, cells[i]!.quantity)),
      ),
    ),
  });
}

export function showReadings(outcome: Outcome): Block[] {
  const verdicts = READINGS.map((reading) => verdictsUnder(reading, outcome));
  const claims = claimsUnder(SOUND);
  const held = verdicts.map((column) => column.filter((verdict) => verdict === 'holds').length);
  return [
    paragraph(
      'A strategy that credits every move with the score of player 1 plays well when it is player 1, and plays to lose when it is player 2; what it does to a tournament depends on who starts, which the paper does not say. So each fault is read in several ways.',
    ),
    table({
      id: 'm4-faults',
      caption: [
        "The paper's claims that concern UCB_score, UCT and UCT_score, put to these three without and with a fault; the other four strategies are sound in every column.",
      ],
      columns: [
        { title: 'claim', align: 'left' },
        ...READINGS.map(({ short }) => ({ title: short, align: 'left' as const })),
      ],
      rows: [
        ...claims.map(({ what }, i) => [what, ...verdicts.map((column) => column[i]!)]),
        ['claims that hold', ...held.map((count) => `${count} of ${claims.length}`)],
      ],
      data: claims.map(({ key }, i) =>
        joinRows({ claim: key }, ...READINGS.map((reading, r) => ({ [reading.key]: verdicts[r]![i]! }))),
      ),
    }),
    numbersTable(outcome),
    ...FAULTS.flatMap((reading) => {
      const { few, many } = tournamentsOf(reading, outcome);
      const map = (figure: number, playouts: number) => ({
        id: `m4-${reading.key}-${playouts}`,
        place: `As the paper's figure ${figure}`,
        conditions: `${playouts} playouts per move; UCB_score, UCT and UCT_score ${reading.what}`,
      });
      return [winsMap(few, map(3, 50)), scoreMap(many, map(4, 300))];
    }),
  ];
}
