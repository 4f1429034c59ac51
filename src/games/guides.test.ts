/** What a person at a terminal is shown, in every position of random games under all rule sets. */
import { describe, expect, test } from 'vitest';
import { samples } from '../../test/samples.ts';
import {
  CHANCE,
  type Game,
  type Move,
  OVER,
  Random,
  type Shown,
  type State,
  plainText,
  settleOptions,
} from '../core/index.ts';
import { games } from './index.ts';

const GAMES = samples(4);
/** Names and places that were looked up and not found. */
const MISSING = /undefined|NaN/;

function legalMoves(game: Game, state: State): Move[] {
  const list = new Int32Array(game.maxMoves);
  return [...list.subarray(0, state.moves(list))];
}

/** The moves that change nothing on the board, in notation. */
const WITHOUT_PLACE: Readonly<Record<string, RegExp>> = {
  ataxx: /^0000$/,
  katarenga: /^pass$/,
  marrakech: /^[LSR]$/,
  saboteur: /^[^@]*$/,
};

/** Is there anything to point out of the last move? */
function pointsOut(game: Game, { last }: Shown): boolean {
  return last !== undefined && !WITHOUT_PLACE[game.name]?.test(game.formatMove(last.before, last.move));
}

/** Calls `see` with every position of some games that are played at random, and how it came about. */
function walk(game: Game, preset: string, see: (shown: Shown) => void): void {
  const options = settleOptions(game, { preset });
  for (let seed = 1; seed <= GAMES; seed++) {
    const random = new Random(seed);
    const state = game.start(options, random.derive('setup'));
    let last: Shown['last'];
    while (state.turn !== OVER) {
      see({ state, last });
      const before = state.clone();
      const move = state.sample(random);
      state.play(move);
      if (before.turn !== CHANCE) last = { before, move };
    }
    see({ state, last });
  }
}

const cases = games.flatMap((game) => game.presets.map(({ name }) => [game.name, name, game] as const));

describe.each(cases)('a person at a table of %s, %s', (_name, preset, game) => {
  const guide = game.guide!;

  test('sees every position, with what the last move did', () => {
    walk(game, preset, (shown) => {
      const { state } = shown;
      const marked = guide.drawBoard!({ ...shown, marksLegal: state.turn >= 0 });
      expect(plainText(marked)).not.toMatch(MISSING);
      expect(marked.flat().some(({ mark }) => mark === 'last')).toBe(pointsOut(game, shown));
    });
  });

  test('has a choice drawn, and a heading for every move', () => {
    walk(game, preset, ({ state }) => {
      if (state.turn < 0) return;
      expect(guide.drawChoice?.(state) ?? '').not.toMatch(MISSING);
      for (const move of legalMoves(game, state))
        expect([guide.groupOf!(state, move)].flat().join(' ')).not.toMatch(MISSING);
    });
  });

  test('is understood in notation as by every other reader', () => {
    walk(game, preset, ({ state }) => {
      if (state.turn < 0) return;
      for (const move of legalMoves(game, state).slice(0, 20)) {
        const text = game.formatMove(state, move);
        expect(guide.readMove?.(state, text) ?? game.parseMove(state, text)).toBe(move);
      }
    });
  });
});

test('moves of Carcassonne can be written by the numbers that are drawn', () => {
  const game = games.find(({ name }) => name === 'carcassonne')!;
  walk(game, 'paper', ({ state }) => {
    if (state.turn < 0) return;
    const drawn = game.guide!.drawChoice!(state);
    for (const move of legalMoves(game, state)) {
      const text = game.formatMove(state, move);
      const [cell, rotation] = text.split(/(?<=\d)r/);
      const number = rotation ?? new RegExp(`(\\d) ${text}(,|$)`, 'm').exec(drawn)![1]!;
      const typed = rotation === undefined ? number : `${cell} ${number}`;
      expect(drawn).toContain(number);
      expect(game.guide!.readMove!(state, typed)).toBe(move);
    }
  });
});
