/**
 * Positions to examine an agent in: from games played by random moves and by greedy ones in turn, a few of each game,
 * one from every part of it and seats taking turns. Only those count in which there is something to choose.
 *
 * Game `i` draws from its own streams, so position `n` is the same however many are asked for.
 */
import { type Game, type OptionValues, Random, UserError } from '../../core/index.ts';
import { type PlayedChoice, playedChoices, playerOf } from '../choices.ts';

export type ExaminedPosition = PlayedChoice;

/** Positions taken from one game. */
const PARTS = 4;
/** After this many games in a row without a choice, there is none to be found. */
const MOST_IDLE_GAMES = 50;

export class ExaminedPositions {
  private readonly game: Game;
  private readonly options: OptionValues;
  private readonly random: Random;
  private readonly found: ExaminedPosition[] = [];
  private games = 0;

  constructor(game: Game, options: OptionValues, seed: number) {
    this.game = game;
    this.options = options;
    this.random = new Random(seed).derive('examined positions');
  }

  /** @throws UserError if these rules never leave a seat a choice */
  at(index: number): ExaminedPosition {
    for (let idle = 0; this.found.length <= index; idle++) {
      if (idle > MOST_IDLE_GAMES)
        throw new UserError(`no position of ${this.game.title} was found in which a seat has a choice`);
      const before = this.found.length;
      this.playNext();
      if (this.found.length > before) idle = -1;
    }
    return this.found[index]!;
  }

  private playNext(): void {
    const number = this.games++;
    const stream = this.random.derive(number);
    const choices = playedChoices(this.game, this.options, stream, playerOf(this.game, number));
    this.found.push(...spread(choices, number >> 1, stream.derive('spread')));
  }
}

/** One position from every part of a game. @param turn which seat is wanted in the first part, if it has one to offer */
function spread(choices: readonly ExaminedPosition[], turn: number, random: Random): ExaminedPosition[] {
  return Array.from({ length: PARTS }, (_, part) => {
    const from = Math.floor((part * choices.length) / PARTS);
    const to = Math.floor(((part + 1) * choices.length) / PARTS);
    const offered = choices.slice(from, to);
    const wanted = offered.filter(({ state }) => state.turn === (turn + part) % state.seats);
    const pool = wanted.length > 0 ? wanted : offered;
    return pool.length > 0 ? [pool[random.below(pool.length)]!] : [];
  }).flat();
}
