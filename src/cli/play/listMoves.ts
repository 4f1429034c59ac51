/** The legal moves for a person: under headings and subheadings that the game gives, wrapped to the width of the screen. */
import { type Game, type Move, type State, UserError } from '../../core/index.ts';

/** Where the output is no screen. */
const USUAL_WIDTH = 100;
const GAP = 2;
/** Of subheadings. */
const MOST_LINES = 6;

/** Moves by heading, then by subheading. */
type Groups = Map<string, Map<string, string[]>>;

function headingsOf(game: Game, state: State, move: Move): readonly [string, string] {
  const group = game.guide?.groupOf?.(state, move) ?? '';
  return typeof group === 'string' ? [group, ''] : group;
}

function groupMoves(game: Game, state: State, beginning: string): Groups {
  const list = new Int32Array(game.maxMoves);
  const groups: Groups = new Map();
  for (const move of list.subarray(0, state.moves(list))) {
    const text = game.formatMove(state, move);
    if (!text.startsWith(beginning)) continue;
    const [heading, subheading] = headingsOf(game, state, move);
    const group = groups.get(heading) ?? new Map<string, string[]>();
    groups.set(heading, group.set(subheading, [...(group.get(subheading) ?? []), text]));
  }
  return groups;
}

/** Words in lines that are not longer than `width`, unless a single one is. */
function wrap(words: readonly string[], width: number, between = ' '): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = `${lines.at(-1)}${between}${word}`;
    if (lines.length > 0 && longer.length <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Lines with a heading before the first of them. */
function underHeading(heading: string, indent: number, lines: readonly string[]): string[] {
  return lines.map((line, i) => (i === 0 ? heading : '').padEnd(indent) + line);
}

function widest(headings: Iterable<string>): number {
  return Math.max(...[...headings].map(({ length }) => length)) + GAP;
}

/** A few subheadings have a line each; many share lines. */
function linesOf(group: ReadonlyMap<string, readonly string[]>, width: number): string[] {
  if (group.has('')) return wrap([...group.values()].flat(), width);
  if (group.size > MOST_LINES)
    return wrap(
      [...group].map(([subheading, moves]) => `${subheading}: ${moves.join(' ')}`),
      width,
      '   ',
    );
  const indent = widest(group.keys());
  return [...group].flatMap(([subheading, moves]) =>
    underHeading(subheading, indent, wrap(moves, width - indent)),
  );
}

/**
 * @param beginning lists only moves that begin with it
 * @throws UserError if there are none
 */
export function listMoves(game: Game, state: State, beginning: string, width = USUAL_WIDTH): string {
  const groups = groupMoves(game, state, beginning);
  if (groups.size === 0)
    throw new UserError(`no legal move begins with "${beginning}"`, 'Type moves for all of them.');
  const isBare = groups.size === 1 && groups.has('');
  const indent = isBare ? 0 : widest(groups.keys());
  return [...groups]
    .flatMap(([heading, group]) => underHeading(heading, indent, linesOf(group, width - indent)))
    .join('\n');
}
