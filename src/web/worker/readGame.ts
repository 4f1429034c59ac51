/** Games from elsewhere: our records, saved games that were exported, and a list of either. */
import { RECORD_FORMAT, UserError, parseJson, readRecord, replayRecord } from '../../core/index.ts';
import { isObject } from '../../core/schema/index.ts';
import { findGame } from '../../games/index.ts';
import { GameTree } from './gameTree.ts';
import { SAVED_FORMAT, loadTree, playLine, startOf } from './savedTree.ts';

function treeOfRecord(value: unknown): GameTree {
  const record = readRecord(value);
  const game = findGame(record.game);
  replayRecord(record, game);
  const tree = new GameTree(startOf(game, record.options, record.seed, record.position));
  playLine(tree, record.moves);
  return tree;
}

/** The first game of a text: one JSON object, or one a line. @throws UserError for what is none */
export function readGame(text: string): GameTree {
  const [first = ''] = text.trim().split('\n', 1);
  const value = parseJson(text) ?? parseJson(first);
  if (isObject(value)) {
    if (value.format === RECORD_FORMAT) return treeOfRecord(value);
    if (value.format === SAVED_FORMAT) return loadTree(value);
  }
  throw new UserError(
    'this is not a game that can be read',
    'Records of the command line (playout match … --records) and games saved here can be opened.',
  );
}
