/** What a seat is worth: the points of all who sat in it, over all games. */
import type { Estimate, RunResults } from '../../lab/results.ts';
import { type Interval, wilson } from '../../stats/index.ts';
import { estimateCell, estimateRow, left, right } from '../cells.ts';
import type { Row, Table } from '../document.ts';
import { formatCount, percent } from '../../words/index.ts';

interface Seat {
  readonly name: string;
  games: number;
  wins: number;
  draws: number;
  losses: number;
}

interface RatedSeat extends Readonly<Seat> {
  readonly rate: Estimate;
}

/** The first agent's losses in one seat are wins of the other seat. */
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

function ratedSeats(results: RunResults): RatedSeat[] {
  if (results.lineups)
    return results.lineups.bySeat.map(({ seatName, ...seat }) => ({ name: seatName, ...seat }));
  return countSeats(results).map((seat) => Object.assign(seat, { rate: rateOf(seat) }));
}

function seatRow({ name, games, wins, draws, losses, rate }: RatedSeat): Row {
  return { seat: name, games, wins, draws, losses, ...estimateRow('points', rate) };
}

/** Nothing where no game was played. */
export function seatsTable(results: RunResults): Table[] {
  const seats = ratedSeats(results);
  const interval = results.lineups
    ? 'interval over rounds of games on equal seeds'
    : 'interval, all games taken as independent';
  if (seats.every(({ games }) => games === 0)) return [];
  return [
    {
      kind: 'table',
      id: 'seats',
      caption: [
        `What the seat was worth, whoever sat in it, over all games. Points per game in percent with the 95 % Wilson ${interval}.`,
      ],
      columns: [
        left('seat'),
        right('games'),
        right('won'),
        right(results.lineups ? 'shared' : 'drawn'),
        right('lost'),
        right('points, %'),
      ],
      rows: seats.map((seat) => [
        seat.name,
        formatCount(seat.games),
        formatCount(seat.wins),
        formatCount(seat.draws),
        formatCount(seat.losses),
        estimateCell(seat.rate, percent),
      ]),
      data: seats.map(seatRow),
    },
  ];
}
