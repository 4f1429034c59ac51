/** The main line as a record, as the command line writes and replays them. */
import { resolveAgent } from '../../agents/index.ts';
import { VERSION } from '../../arena/index.ts';
import { OVER, RECORD_FORMAT, UserError, formatRecord, outcome } from '../../core/index.ts';
import type { GameTree } from './gameTree.ts';

/** What a record calls a person. */
const PERSON = 'human';

/** @param agents the spec of each seat; an empty one for a person. @throws UserError before the end of the game */
export function exportRecord(tree: GameTree, agents: readonly string[]): string {
  const { game, options, seed } = tree.start;
  const line = tree.mainLineFrom(tree.root);
  const last = line.at(-1)!.state;
  if (last.turn !== OVER)
    throw new UserError('only a finished game is a record', 'Save the game instead, and continue it later.');
  return formatRecord({
    format: RECORD_FORMAT,
    version: VERSION,
    game: game.name,
    options,
    agents: agents.map((spec) => (spec === '' ? PERSON : resolveAgent(spec, game).canonical)),
    seed,
    index: 0,
    position: game.formatPosition(tree.root.state),
    moves: line.slice(1).map(({ parent, move }) => game.formatMove(parent!.state, move)),
    ...outcome(last),
  });
}
