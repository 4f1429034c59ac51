/** The games file of the rules replays, figure by figure; a damaged game is refused with the move and the reason. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { OVER, UserError, settleOptions } from '../../core/index.ts';
import { saboteur } from './index.ts';

const file = new URL('../../../test/data/saboteur-games.jsonl', import.meta.url);
const lines = readFileSync(file, 'utf8').trim().split('\n');
const format = saboteur.transcripts![0]!;

interface GameFile {
  readonly gold: number;
  readonly first: string[];
  readonly second: string[];
  readonly deck: string[];
  readonly moves: string[];
  readonly distinct: number[];
  readonly listed: number[];
  readonly revealed: number[];
  readonly result: string;
}

const games = lines.map((line) => JSON.parse(line) as GameFile);
/** Eight moves, won by the second player. */
const shortest = games[3]!;

test('the file has its five games, one of them a draw of 55 moves', () => {
  expect(games.map(({ moves, result }) => `${moves.length} ${result}`)).toEqual([
    '55 draw',
    '11 first',
    '13 first',
    '8 second',
    '12 second',
  ]);
});

test.each(games)('the game won by $result holds', (game) => {
  expect(format.recognises(game)).toBe(true);
  format.read(game);
});

function refusal(game: unknown): string {
  try {
    format.read(game);
  } catch (error) {
    if (error instanceof UserError) return error.message;
    throw error;
  }
  return 'accepted';
}

function replaced<T>(list: readonly T[], at: number, item: T): T[] {
  return list.with(at, item);
}

describe('a damaged game is refused:', () => {
  const { moves, distinct, listed, revealed, first, deck } = shortest;
  test.each<[string, Partial<Record<keyof GameFile, unknown>>, string]>([
    ['an illegal move', { moves: replaced(moves, 2, '8 9 5') }, 'move 3 (8 9 5): move 8 9 5 is not legal'],
    ['a card not held', { moves: replaced(moves, 0, '9 6 5') }, 'there is no 9 in the hand'],
    ['no move at all', { moves: replaced(moves, 4, 'hello') }, 'move 5 (hello): "hello" is not a move'],
    [
      'a wrong count',
      { distinct: replaced(distinct, 3, 40) },
      'move 4 (9f 9 5): the number of distinct moves is recorded as 40, but is 41',
    ],
    [
      'a wrong listed count',
      { listed: replaced(listed, 7, 54) },
      'move 8 (0 11 5): the number of listed moves is recorded as 54, but is 55',
    ],
    [
      'a reveal too early',
      { revealed: replaced(revealed, 6, 2) },
      'move 7 (7f 10 5): what is revealed is recorded as 2, but is 0',
    ],
    ['another winner', { result: 'first' }, 'result is recorded as first, but is second'],
    ['no such result', { result: 'white' }, 'result: unknown result "white"'],
    [
      'a move too many',
      {
        moves: [...moves, 'malus'],
        distinct: [...distinct, 0],
        listed: [...listed, 0],
        revealed: [...revealed, 2],
      },
      'the game is over',
    ],
    [
      'a move too few',
      {
        moves: moves.slice(0, 7),
        distinct: distinct.slice(0, 7),
        listed: listed.slice(0, 7),
        revealed: revealed.slice(0, 7),
      },
      'the game is not over after its 7 moves',
    ],
    ['figures missing', { listed: listed.slice(1) }, 'listed: has 7 entries, not 8'],
    ['figures that are none', { revealed: 'all' }, 'revealed: cannot be "all"'],
    ['a hand too small', { first: first.slice(1) }, 'first: has 6 entries, not 7'],
    ['an unknown card', { first: replaced(first, 0, '16') }, 'first[0]: there is no card "16"'],
    [
      'a card dealt too often',
      { deck: replaced(deck, 0, 'malus') },
      'card 6 is dealt 4 times; the deck has 5',
    ],
    ['a nugget nowhere', { gold: 3 }, 'gold: cannot be 3'],
    ['moves that are none', { moves: 7 }, 'moves: cannot be 7'],
  ])('%s', (_what, change, message) => {
    expect(refusal({ ...shortest, ...change })).toContain(message);
  });

  test('something else altogether', () => {
    expect(refusal(null)).toBe('not a JSON object');
    expect(format.recognises([1])).toBe(false);
    expect(format.recognises({ moves: [] })).toBe(false);
  });
});

describe('such an object is a position as well:', () => {
  const options = settleOptions(saboteur, {});
  const parse = (value: unknown): string => {
    const state = saboteur.parsePosition(JSON.stringify(value), options);
    return `${state.played} ${state.turn === OVER ? 'over' : state.turn}`;
  };

  test('the deal alone, and the position after its moves', () => {
    const { gold, first, second, deck, moves } = shortest;
    expect(parse({ gold, first, second, deck })).toBe('0 0');
    expect(parse({ gold, first, second, deck, moves: moves.slice(0, 3) })).toBe('3 1');
    expect(parse(shortest)).toBe('8 over');
  });

  test('what is wrong with it is said', () => {
    expect(() => parse({ ...shortest, moves: ['8 6 5', '8 6 5'] })).toThrow('move 2 (8 6 5)');
    expect(() => saboteur.parsePosition('{"gold":', options)).toThrow('begins with {, but is not JSON');
  });
});
