/** Which of the values that a module exports is its game. A module from outside may export anything. */
import { type Game, UserError } from '../core/index.ts';

/** What every game has, as `Game` says. */
const MEMBERS = {
  name: 'string',
  title: 'string',
  about: 'string',
  minSeats: 'number',
  maxSeats: 'number',
  hasChance: 'boolean',
  hasHidden: 'boolean',
  maxMoves: 'number',
  maxPlies: 'number',
  options: 'object',
  presets: 'array',
  start: 'function',
  formatPosition: 'function',
  parsePosition: 'function',
  formatMove: 'function',
  parseMove: 'function',
  seatName: 'function',
  draw: 'function',
  playouts: 'array',
  heuristics: 'array',
} as const satisfies Partial<Record<keyof Game, string>>;

type Exported = readonly [exportedAs: string, value: object];

function kindOf(value: unknown): string {
  return Array.isArray(value) ? 'array' : typeof value;
}

/** The members that are not there, or of another kind. */
function missingIn(value: object): string[] {
  const found = new Map<string, unknown>(Object.entries(value));
  return Object.entries(MEMBERS).flatMap(([member, kind]) =>
    kindOf(found.get(member)) === kind ? [] : [member],
  );
}

function isGame(value: unknown): value is Game {
  return typeof value === 'object' && value !== null && missingIn(value).length === 0;
}

/** What the value that is most like a game lacks. */
function describeNearest(values: readonly Exported[]): string | undefined {
  const most = Object.keys(MEMBERS).length;
  const [nearest] = values
    .map(([exportedAs, value]) => ({ exportedAs, missing: missingIn(value) }))
    .filter(({ missing }) => missing.length <= most / 2)
    .toSorted((a, b) => a.missing.length - b.missing.length);
  return nearest && `"${nearest.exportedAs}" would be one if it had ${nearest.missing.join(', ')}.`;
}

/**
 * The default export if it is a game, else the only export that is one.
 * @param file as people know it
 * @param exported what the module exports, by name
 * @throws UserError if there is none, or are several
 */
export function exportedGame(file: string, exported: object): Game {
  const values = Object.entries(exported);
  const fallback = values.find(([exportedAs]) => exportedAs === 'default')?.[1];
  if (isGame(fallback)) return fallback;
  const found = [...new Set(values.map(([, value]) => value).filter(isGame))];
  const [game] = found;
  if (game && found.length === 1) return game;
  if (game)
    throw new UserError(
      `${file} exports several games: ${found.map(({ name }) => name).join(', ')}`,
      'Make one of them the default export.',
    );
  const objects = values.filter(
    (entry): entry is [string, object] => typeof entry[1] === 'object' && entry[1] !== null,
  );
  throw new UserError(
    `${file} exports no game`,
    describeNearest(objects) ?? `A game is an object with ${Object.keys(MEMBERS).join(', ')}.`,
  );
}
