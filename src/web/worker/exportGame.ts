/** The main line for others: as a record, as the command line writes and replays them, or in the form of its game. */
import { resolveAgent } from '../../agents/index.ts';
import { VERSION } from '../../arena/index.ts';
import { OVER, type PlayedGame, RECORD_FORMAT, UserError, formatRecord, outcome } from '../../core/index.ts';
import type { GameTree } from './gameTree.ts';

/** What a record calls a person. */
const PERSON = 'human';

function playedIn(tree: GameTree): PlayedGame {
  const { game, options } = tree.start;
  const line = tree.mainLineFrom(tree.root);
  return {
    options,
    position: game.formatPosition(tree.root.state),
    moves: line.slice(1).map(({ parent, move }) => game.formatMove(parent!.state, move)),
  };
}

/** @param agents the spec of each seat; an empty one for a person. @throws UserError before the end of the game */
export function exportRecord(tree: GameTree, agents: readonly string[]): string {
  const { game, seed } = tree.start;
  const last = tree.mainLineFrom(tree.root).at(-1)!.state;
  if (last.turn !== OVER)
    throw new UserError('only a finished game is a record', 'Save the game instead, and continue it later.');
  return formatRecord({
    format: RECORD_FORMAT,
    version: VERSION,
    game: game.name,
    agents: agents.map((spec) => (spec === '' ? PERSON : resolveAgent(spec, game).canonical)),
    seed,
    index: 0,
    ...playedIn(tree),
    ...outcome(last),
  });
}

/** @throws UserError before the end of the game, or where the form cannot tell it */
export function exportTranscript(tree: GameTree): string {
  const { game } = tree.start;
  const [format] = game.transcripts ?? [];
  if (!format)
    throw new UserError(
      `${game.title} has no form of transcripts`,
      'A record tells the game to everyone who has Playout.',
    );
  return JSON.stringify(format.write(playedIn(tree)));
}
