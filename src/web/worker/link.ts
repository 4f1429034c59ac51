/**
 * Links to positions: what comes after the `#`. A link holds the game, its options, where it starts and the moves, so that
 * it needs nobody who remembers anything: `/ataxx?rules=preset=uai,size=7&seed=17&moves=a6+g6`. In a game with secrets
 * everything but the rules is sealed.
 */
import { type OptionValues, UserError, splitOptions } from '../../core/index.ts';
import { seal, unseal } from '../../core/seal.ts';
import { findGame } from '../../games/index.ts';
import { type GameStart, GameTree, type TreeNode } from './gameTree.ts';
import { playLine, startOf } from './savedTree.ts';

function formatChosen(chosen: OptionValues): string {
  return Object.entries(chosen)
    .map(([name, value]) => `${name}=${value}`)
    .join(',');
}

/** Everything that a secret may hide in. */
function secretsOf({ start }: GameTree, moves: readonly string[]): URLSearchParams {
  return new URLSearchParams({
    seed: String(start.seed),
    ...(start.position !== undefined && { position: start.position }),
    ...(moves.length > 0 && { moves: moves.join(' ') }),
  });
}

export function formatLink(tree: GameTree, to: TreeNode): string {
  const { game, chosen } = tree.start;
  const moves = tree
    .lineTo(to)
    .slice(1)
    .map(({ parent, move }) => game.formatMove(parent!.state, move));
  const secrets = secretsOf(tree, moves);
  const rules = new URLSearchParams({ rules: formatChosen(chosen) });
  const rest = game.hasHidden ? new URLSearchParams({ sealed: seal(secrets.toString()) }) : secrets;
  return `/${game.name}?${rules.toString()}&${rest.toString()}`;
}

/** A link that has been read: the game, and the moves that lead to the position. */
export interface ReadLink {
  readonly start: GameStart;
  readonly moves: readonly string[];
}

function readSeed(text: string | null): number {
  const seed = Number(text ?? NaN);
  if (Number.isSafeInteger(seed) && seed >= 0) return seed;
  throw new UserError(`the seed in this link is "${text ?? ''}"`, 'A seed is a whole number from 0.');
}

/** @throws UserError for what is no link to a position */
export function readLink(link: string): ReadLink {
  const [path = '', query = ''] = link.split(/\?(.*)/s);
  const game = findGame(path.replace(/^\//, ''));
  const given = new URLSearchParams(query);
  const sealed = given.get('sealed');
  const secrets = sealed === null ? given : new URLSearchParams(unseal(sealed));
  const start = startOf(
    game,
    splitOptions(given.get('rules') ?? ''),
    readSeed(secrets.get('seed')),
    secrets.get('position') ?? undefined,
  );
  return { start, moves: (secrets.get('moves') ?? '').split(' ').filter((move) => move !== '') };
}

/** The tree of a link, and the position in it. @throws UserError for moves that are not legal */
export function openLink(link: string): { readonly tree: GameTree; readonly at: TreeNode } {
  const { start, moves } = readLink(link);
  const tree = new GameTree(start);
  return { tree, at: playLine(tree, moves) };
}

/** Do both start in the same way? Then the moves of one can be played in the other. */
export function isSameStart(a: GameStart, b: GameStart): boolean {
  const text = ({ game, options, seed, position }: GameStart): string =>
    JSON.stringify([
      game.name,
      Object.keys(options)
        .sort()
        .map((name) => [name, options[name]]),
      seed,
      position ?? null,
    ]);
  return text(a) === text(b);
}
