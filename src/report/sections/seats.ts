/** What a seat is worth: the points of whoever sat in it, over all games. */
import type { RunResults } from '../../lab/results.ts';
import { type Interval, wilson } from '../../stats/index.ts';
import { estimateCell, estimateRow, left, right } from '../cells.ts';
import type { Row, Table } from '../document.ts';
import { formatCount, percent } from '../format.ts';

interface Seat {
  readonly name: string;
  games: number;
  wins: number;
  draws: number;
  losses: number;
}

/** The first agent's losses in one seat are wins of whoever had the other. */
function countSeats({ pairings }: RunResults): Seat[] {
  const seats: Seat[] = [];
  const at = (place: number, name: string): Seat =>
    (seats[place] ??= { name, games: 0, wins: 0, draws: 0, losses: 0 });
  for (const { bySeat } of pairings) {
    for (const { seat, seatName, games, wins, draws, losses } of bySeat) {
      const own = at(seat, seatName);
      const other = at(
        1 - seat,
        bySeat.find((result) => result.seat === 1 - seat)?.seatName ?? `seat ${2 - seat}`,
      );
      own.games += games;
      own.wins += wins;
      own.draws += draws;
      own.losses += losses;
      other.games += games;
      other.wins += losses;
      other.draws += draws;
      other.losses += wins;
    }
  }
  return seats;
}

function rateOf({ wins, draws, games }: Seat): Interval {
  return wilson((wins + draws / 2) / games, games);
}

function seatRow(seat: Seat): Row {
  const { name, games, wins, draws, losses } = seat;
  return { seat: name, games, wins, draws, losses, ...estimateRow('points', rateOf(seat)) };
}

/** Nothing where no game was played. */
export function seatsTable(results: RunResults): Table[] {
  const seats = countSeats(results);
  if (seats.every(({ games }) => games === 0)) return [];
  return [
    {
      kind: 'table',
      id: 'seats',
      caption: [
        'What the seat was worth, whoever sat in it, over all games. Points per game in percent with the 95 % Wilson interval, all games taken as independent.',
      ],
      columns: [
        left('seat'),
        right('games'),
        right('won'),
        right('drawn'),
        right('lost'),
        right('points, %'),
      ],
      rows: seats.map((seat) => [
        seat.name,
        formatCount(seat.games),
        formatCount(seat.wins),
        formatCount(seat.draws),
        formatCount(seat.losses),
        estimateCell(rateOf(seat), percent),
      ]),
      data: seats.map(seatRow),
    },
  ];
}
