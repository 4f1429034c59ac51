/** Moves, positions and records as text, there and back again. */
import { UserError } from '../../errors.ts';
import { OVER, type Game, type State } from '../../game.ts';
import type { OptionValues } from '../../schema/index.ts';
import type { Random } from '../../random.ts';
import {
  type GameRecord,
  RECORD_FORMAT,
  formatRecord,
  outcome,
  parseRecord,
  replayRecord,
} from '../../record.ts';
import type { Check } from '../check.ts';
import { difference, differentFuture, snapshot } from '../snapshot.ts';
import { begin, listMoves, replay, streamOf } from '../trial.ts';

const moveNotation: Check = {
  name: 'move notation',
  about: 'Each legal move has a text of its own without spaces, which parses back to it.',
  occasion: 'probe',
  applies: (state) => state.turn !== OVER,
  fails(state, { game }) {
    const before = snapshot(game, state);
    const texts = new Map<string, number>();
    for (const move of listMoves(game, state)) {
      const text = game.formatMove(state, move);
      if (text === '' || /\s/.test(text)) return `move ${move} is written "${text}"`;
      const other = texts.get(text);
      if (other !== undefined) return `moves ${other} and ${move} are both written "${text}"`;
      texts.set(text, move);
      const parsed = game.parseMove(state, text);
      if (parsed !== move) return `move ${move} is written "${text}", which parses to ${parsed}`;
    }
    const changed = difference(before, snapshot(game, state));
    return changed && `parseMove changes the state: ${changed}`;
  },
};

const positionNotation: Check = {
  name: 'position notation',
  about: 'A position is one line of text, which parses back to a state that is and plays the same.',
  occasion: 'probe',
  fails(state, trial) {
    const { game, options } = trial;
    const text = game.formatPosition(state);
    if (text === '' || text !== text.trim() || text.includes('\n'))
      return `the position is written "${text}"`;
    const parsed = game.parsePosition(text, options);
    const differs = difference(snapshot(game, state), snapshot(game, parsed));
    if (differs !== undefined) return `parsed back: ${differs}`;
    return differentFuture(game, state, parsed, [streamOf(trial, 'notation'), streamOf(trial, 'notation')]);
  },
};

/** A text like `text`, with a few characters struck, doubled, swapped or replaced. */
function damage(text: string, random: Random): string {
  const letters = 'x0-/ 9,=aZ\u2603';
  const chars = [...text];
  for (let edits = 1 + random.below(3); edits > 0 && chars.length > 0; edits--) {
    const at = random.below(chars.length);
    const kind = random.below(4);
    if (kind === 0) chars.splice(at, 1);
    else if (kind === 1) chars.splice(at, 0, chars[at]!);
    else if (kind === 2) chars.splice(at, 1, letters[random.below(letters.length)]!);
    else chars.length = at;
  }
  return chars.join('');
}

/** What `parse` says of a text; only a UserError is an acceptable refusal. */
function parseOrRefuse<T>(parse: () => T): { readonly value: T } | undefined {
  try {
    return { value: parse() };
  } catch (error) {
    if (error instanceof UserError) return undefined;
    throw error;
  }
}

function wrongMove(game: Game, state: State, text: string): string | undefined {
  const parsed = parseOrRefuse(() => game.parseMove(state, text));
  if (parsed === undefined || listMoves(game, state).includes(parsed.value)) return undefined;
  return `"${text}" parses to move ${parsed.value}, which is not legal`;
}

function wrongPosition(game: Game, text: string, options: OptionValues): string | undefined {
  const parsed = parseOrRefuse(() => game.parsePosition(text, options));
  if (parsed === undefined) return undefined;
  const printed = game.formatPosition(parsed.value);
  const again = game.formatPosition(game.parsePosition(printed, options));
  return again === printed ? undefined : `"${text}" prints as "${printed}", which prints as "${again}"`;
}

const DAMAGED = 12;

const garbage: Check = {
  name: 'garbage',
  about: 'A damaged move or position is refused with a UserError, or read as something that round-trips.',
  occasion: 'probe',
  fails(state, trial) {
    const { game, options } = trial;
    const random = streamOf(trial, 'garbage');
    const position = game.formatPosition(state);
    const moves = listMoves(game, state).map((move) => game.formatMove(state, move));
    for (let i = 0; i < DAMAGED; i++) {
      const text = damage(position, random);
      const wrong = tryText(text, () => wrongPosition(game, text, options));
      if (wrong !== undefined) return wrong;
    }
    for (const text of ['', ' ', '?', '-1', ...moves.slice(0, DAMAGED).map((move) => damage(move, random))]) {
      const wrong = tryText(text, () => wrongMove(game, state, text));
      if (wrong !== undefined) return wrong;
    }
    return undefined;
  },
};

function tryText(text: string, check: () => string | undefined): string | undefined {
  try {
    return check();
  } catch (error) {
    return `"${text}" is not refused by a UserError, but by ${String(error)}`;
  }
}

const record: Check = {
  name: 'record',
  about: 'A finished game survives being written as a record, read, and replayed.',
  occasion: 'game',
  applies: (state) => state.turn === OVER,
  fails(end, trial) {
    const { game } = trial;
    const state = begin(trial);
    const position = game.formatPosition(state);
    const moves: string[] = [];
    for (const move of trial.moves) {
      moves.push(game.formatMove(state, move));
      state.play(move);
    }
    const written: GameRecord = {
      format: RECORD_FORMAT,
      version: '0',
      game: game.name,
      options: trial.options,
      agents: Array.from({ length: end.seats }, () => 'random'),
      seed: trial.seed,
      index: trial.index,
      position,
      moves,
      ...outcome(end),
    };
    const read = parseRecord(formatRecord(written));
    if (formatRecord(read) !== formatRecord(written)) return 'the record reads back differently';
    const differs = difference(snapshot(game, replay(trial)), snapshot(game, replayRecord(read, game)));
    return differs && `replayed from its record: ${differs}`;
  },
};

export const notationChecks: readonly Check[] = [moveNotation, positionNotation, garbage, record];
