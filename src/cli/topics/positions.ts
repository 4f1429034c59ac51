import type { Topic } from './topic.ts';

export const positions: Topic = {
  name: 'positions',
  about: 'how positions and moves are written',
  text: `A position is one line of text, and moves are words; every game has its own.

  playout show ataxx --position "x5o/7/7/7/7/7/o5x x 0 1" --moves "g1e2 g7f5"
  playout moves katarenga              the legal moves of the start position

What chance brings (a roll, a tile) is a move like any other. Without --position a command begins
with the start position, which may depend on --seed. An impossible position is refused with the
reason. At the table of play, help explains the moves of the game.`,
  page: 'notation.md',
};
