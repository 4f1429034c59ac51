/** The legal moves for a person: in groups that the game names, a line for each, or all in one. */
import type { Game, State } from '../../core/index.ts';

export function listMoves(game: Game, state: State): string {
  const list = new Int32Array(game.maxMoves);
  const groups = new Map<string, string[]>();
  for (const move of list.subarray(0, state.moves(list))) {
    const group = game.guide?.groupOf?.(state, move) ?? '';
    const texts = groups.get(group) ?? [];
    texts.push(game.formatMove(state, move));
    groups.set(group, texts);
  }
  if (groups.size === 1) return [...groups.values()].flat().join(' ');
  const width = Math.max(...[...groups.keys()].map((group) => group.length));
  return [...groups].map(([group, texts]) => `${group.padEnd(width)}  ${texts.join(' ')}`).join('\n');
}
