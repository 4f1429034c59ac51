import { describe, expect, it } from 'vitest';
import { boards } from '../boards/registry.ts';
import { firstGame } from './firstGame.ts';
import { HUMAN, type Player } from './players.ts';
import { Session } from './session.ts';
import { type Storages, load, save } from './storage.ts';

const DICE: Player = { ...HUMAN, opponent: 'random' };
const SMALL = { preset: 'uai', size: 4, map: 'none' };
const KEY = 'playout.game';

function newSession(): Session {
  return new Session({ ...firstGame(boards[0]), seed: 1, players: [HUMAN, DICE] }, boards);
}

function storage(): Storages['localStorage'] {
  const entries = new Map<string, string>();
  return {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
  };
}

/** A tab: what it keeps is its own, what it shares is given. */
function tab(localStorage = storage()): Storages {
  return { sessionStorage: storage(), localStorage };
}

describe('what outlives a reload', () => {
  it('is the whole game, and the games before it', () => {
    const storage = tab();
    const game = newSession();
    game.play('a6');
    game.newGame(boards[0], SMALL, 3);
    game.press('a3');
    save(storage, game.snapshot());
    const again = load(storage, boards);
    expect(again).toEqual(game.snapshot());
    expect(again?.moves).toEqual(['a3']);
    expect(again?.earlier[0]?.moves).toEqual(['a6']);
  });

  it.each([
    ['nothing', null],
    ['something else', '[1, 2]'],
    ['half a file', '{"version": 1, "ga'],
    ['another version', { version: 0 }],
    ['an unknown game', { game: 'chess' }],
    ['an illegal move', { moves: ['d4'] }],
    ['an unknown player', { players: [HUMAN, { ...HUMAN, opponent: 'kasparov' }] }],
    ['a wrong number of players', { players: [HUMAN] }],
    ['an impossible option', { chosen: { size: 99 } }],
  ])('is not broken by %s', (_, entry) => {
    const storage = tab();
    save(storage, newSession().snapshot());
    expect(load(storage, boards)).toBeDefined();
    const whole = JSON.parse(storage.localStorage.getItem(KEY) ?? '') as object;
    const text = typeof entry === 'string' ? entry : JSON.stringify(entry && { ...whole, ...entry });
    storage.sessionStorage.setItem(KEY, text);
    storage.localStorage.setItem(KEY, text);
    expect(load(storage, boards)).toBeUndefined();
  });

  it('is the present game alone where an earlier one cannot be read', () => {
    const storage = tab();
    const saved = newSession().snapshot();
    const broken = { ...saved, moves: ['d4'] };
    save(storage, { ...saved, earlier: [broken, saved] });
    expect(load(storage, boards)?.earlier).toHaveLength(1);
  });
});

describe('two tabs', () => {
  it('each keep their own game, and a new one starts with a copy of the last', () => {
    const first = tab();
    const second = tab(first.localStorage);
    const game = newSession();
    game.play('a6');
    save(first, game.snapshot());
    const copy = load(second, boards);
    expect(copy).toEqual(game.snapshot());

    const other = new Session(copy!, boards);
    other.newGame(boards[0], SMALL, 3);
    save(second, other.snapshot());
    expect(load(first, boards)).toEqual(game.snapshot());
    expect(load(second, boards)).toEqual(other.snapshot());
    save(first, game.snapshot());
    expect(load(second, boards)).toEqual(other.snapshot());
    expect(load(tab(first.localStorage), boards)).toEqual(game.snapshot());
  });

  it('are played without storage where the browser allows none', () => {
    const forbidden: Storages = {
      get sessionStorage(): never {
        throw new DOMException('denied', 'SecurityError');
      },
      get localStorage(): never {
        throw new DOMException('denied', 'SecurityError');
      },
    };
    save(forbidden, newSession().snapshot());
    expect(load(forbidden, boards)).toBeUndefined();
  });
});
