/**
 * Games from elsewhere, as text: saved games that were exported, records, transcripts of any game (a text does not say which
 * it is, its shape does), a list of these as JSON or line by line, and bare positions.
 */
import { type FiledGame, type Game, type OptionValues, UserError, parseGameFile } from '../../core/index.ts';
import { chosenOf } from '../../core/chosenOf.ts';
import { SAVED_FORMAT } from '../../core/savedGame.ts';
import { isObject, within } from '../../core/schema/index.ts';
import { isTranscript, readTranscript } from '../../games/transcripts.ts';
import { pageGames } from './games/index.ts';
import { type GameStart, GameTree } from './gameTree.ts';
import { loadTree, playLine, startAt, startOf } from './savedTree.ts';

/** A tree, and how many games the text holds of which it is the first. */
interface ReadGame {
  readonly tree: GameTree;
  readonly outOf: number;
}

const HINT =
  'Saved games, records (playout match … --records), transcripts, lists of them, and positions can be opened.';

function isSaved(value: unknown): boolean {
  return isObject(value) && value.format === SAVED_FORMAT;
}

/** @throws UserError for what is no game, or does not hold */
function treeOf(value: unknown, seed: number): GameTree {
  if (isSaved(value)) return loadTree(value);
  const { game, options, position, moves } = readTranscript(value);
  const tree = new GameTree(startOf(game, chosenOf(game, options), seed, position));
  playLine(tree, moves);
  return tree;
}

// ── positions ──

/** A game, and rules under which a position may be one of it. */
interface Guess {
  readonly game: Game;
  readonly chosen: OptionValues;
}

/** The rules of all games by their names, the usual ones of each game first. */
function guesses(): Guess[] {
  return pageGames().flatMap(({ game }) =>
    game.presets.map(({ name }) => ({ game, chosen: { preset: name } })),
  );
}

function tryPosition({ game, chosen }: Guess, text: string, seed: number): GameTree | UserError {
  try {
    return new GameTree(startAt(game, chosen, seed, text));
  } catch (error) {
    if (error instanceof UserError) return error;
    throw error;
  }
}

/** Under which rules a text is a position: those of the open game, those that lose nothing of the text, or any. */
function findPosition(text: string, seed: number, open: GameStart | undefined): GameTree | undefined {
  const mine = open && tryPosition(open, text, seed);
  if (mine instanceof GameTree) return mine;
  const trees = guesses().flatMap((guess) => {
    const tree = tryPosition(guess, text, seed);
    return tree instanceof GameTree ? [tree] : [];
  });
  return trees.find(({ start }) => start.position === text.trim()) ?? trees[0];
}

/** One position, which may have several lines, or one a line. @throws UserError if it is a position of no game */
function readPosition(text: string, seed: number, open: GameStart | undefined): ReadGame {
  const whole = findPosition(text, seed, open);
  if (whole) return { tree: whole, outOf: 1 };
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const first = lines.length > 1 ? findPosition(lines[0]!, seed, open) : undefined;
  if (first) return { tree: first, outOf: lines.length };
  const refusal = open && tryPosition(open, text, seed);
  const reason =
    open && refusal instanceof UserError ? `; as one of ${open.game.title}, ${refusal.message}` : '';
  throw new UserError(`this is not a game that can be read, nor a position${reason}`, HINT);
}

// ── any text ──

/** The first of the games that a text holds in JSON. @throws UserError for what is no game, or does not hold */
function readFirst([first, ...others]: readonly FiledGame[], seed: number): ReadGame {
  const { value, fault } = first!;
  const outOf = 1 + others.length;
  const read = (): GameTree => {
    if (fault !== undefined) throw new UserError(fault, HINT);
    return treeOf(value, seed);
  };
  return { tree: outOf > 1 ? within(`the first of ${outOf} games`, read) : read(), outOf };
}

/**
 * @param seed of what chance draws from here on
 * @param open the game that is open, to which a position most likely belongs
 * @throws UserError that says what is wrong with the text
 */
export function readGame(text: string, seed: number, open?: GameStart): ReadGame {
  if (text.trim() === '') throw new UserError('there is nothing to read', HINT);
  if (!/^[\s\uFEFF]*[[{]/.test(text)) return readPosition(text, seed, open);
  const filed = parseGameFile('this text', text, (list) => isTranscript(list));
  const { value, fault } = filed[0]!;
  // Games write positions as JSON as well.
  const isPosition = filed.length === 1 && fault === undefined && !isSaved(value) && !isTranscript(value);
  return isPosition ? readPosition(text, seed, open) : readFirst(filed, seed);
}
