/** Ataxx as simply as it can be played: always the first legal move. */
import { settleOptions } from '../../src/core/index.ts';
import { ataxx } from '../../src/games/ataxx/index.ts';
import { print } from './scripted.mjs';

const options = settleOptions(ataxx, {});
const listed = new Int32Array(ataxx.maxMoves);
let state;

/** @param line position fen … */
export function setPosition(line) {
  state = ataxx.parsePosition(line.replace('position fen ', ''), options);
}

export function playFirstMove() {
  state.moves(listed);
  const move = ataxx.formatMove(state, listed[0]);
  print(`info depth 1 score cp 100 nodes 7 pv ${move}`);
  print(`bestmove ${move}`);
}
