/**
 * A game that was saved before its end, or with its variations: plain data that page and terminal both read. Games with
 * secrets are sealed. Everything read is checked as if a stranger had written it.
 */
import { UserError } from './errors.ts';
import { parseJson } from './json.ts';
import {
  type OptionValues,
  type ValueOf,
  choice,
  dictionary,
  integer,
  list,
  openObject,
  optional,
  plain,
  required,
  text,
} from './schema/index.ts';
import { seal, unseal } from './seal.ts';

export const SAVED_FORMAT = 'playout-game/1';

const headSchema = openObject('saved game', {
  format: required(choice([SAVED_FORMAT]), 'What this is.'),
  game: required(text(), 'The name of the game.'),
  chosen: required(dictionary(plain()), 'Its options, preset included.'),
  seats: optional(list(text()), 'Who plays each seat, as `play --seats` takes it.'),
  sealed: optional(text(), 'The rest, where it has secrets.'),
});

const bodySchema = openObject('saved game', {
  seed: required(integer(0), 'What set-up and chance are drawn from.'),
  position: optional(text(), 'Where it starts, if that was set.'),
  moves: required(list(text()), 'Of each position but the start: the move that led to it.'),
  parents: required(list(integer(0)), 'And the number of the position before, from 0 for the start.'),
});

type Body = ValueOf<typeof bodySchema>;

export interface SavedGame extends Body {
  readonly game: string;
  readonly chosen: OptionValues;
  readonly seats?: readonly string[];
}

/** @param hasSecrets seals what a secret may hide in */
export function writeSaved(saved: SavedGame, hasSecrets: boolean): Readonly<Record<string, unknown>> {
  const { game, chosen, seats, ...body } = saved;
  const head = { format: SAVED_FORMAT, game, chosen, ...(seats && { seats }) };
  return hasSecrets ? { ...head, sealed: seal(JSON.stringify(body)) } : { ...head, ...body };
}

/** @throws UserError for what is no saved game */
export function readSaved(value: unknown): SavedGame {
  const { game, chosen, seats, sealed } = headSchema.read(value, []);
  const body = bodySchema.read(sealed === undefined ? value : parseJson(unseal(sealed)), []);
  if (body.moves.length !== body.parents.length)
    throw new UserError(
      `there are ${body.moves.length} moves, but ${body.parents.length} positions before them`,
    );
  const late = body.parents.findIndex((parent, i) => parent > i);
  if (late >= 0) throw new UserError(`move ${late + 1} follows a position that is not there`);
  return { game, chosen, ...(seats && { seats }), ...body };
}

/** The moves of the main line: from every position the first of those that follow it. */
export function mainLineOf({ moves, parents }: SavedGame): string[] {
  const line: string[] = [];
  for (let next = parents.indexOf(0); next >= 0; next = parents.indexOf(next + 1)) line.push(moves[next]!);
  return line;
}
