/** The games of a run, one page after the other. */
import {
  type ValueOf,
  flag,
  integer,
  list,
  nullOr,
  number,
  openObject,
  required,
} from '../../core/schema/index.ts';
import { anyText } from './sentence.ts';

const seatSchema = openObject('seat', {
  name: required(anyText, 'Of the seat: `Black`.'),
  agent: required(anyText),
  points: required(number(), '1 for a win, 0 for a loss, or a share.'),
  score: required(number(), "In the game's unit."),
});

export const gameRowSchema = openObject('game', {
  number: required(integer(0), 'Place in the schedule.'),
  seats: required(list(seatSchema)),
  plies: required(integer(0)),
  forfeit: required(nullOr(anyText), 'Who gave it up and why; null for a game that was played out.'),
  isRecorded: required(flag(), 'Can it be replayed?'),
});

export type GameRow = ValueOf<typeof gameRowSchema>;

export const gamesPageSchema = openObject('page of games', {
  name: required(anyText, 'Of the run.'),
  total: required(integer(0), 'Games of the kind that was asked for.'),
  from: required(integer(0), 'How many come before these.'),
  games: required(list(gameRowSchema)),
});

export type GamesPage = ValueOf<typeof gamesPageSchema>;
