/** The sample games replay with every figure, and a damaged one is refused with the move and the reason. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CHANCE, OVER, UserError, settleOptions } from '../../core/index.ts';
import { carcassonne } from './index.ts';

const [format] = carcassonne.transcripts!;
const games = readFileSync(new URL('sampleGames.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n');
const options = settleOptions(carcassonne, {});

type Turn = Record<string, unknown>;
interface Game extends Record<string, unknown> {
  deck: string[];
  moves: Turn[];
  endScoring: Record<string, number[]>;
}

function sample(index = 0): Game {
  return JSON.parse(games[index]!) as Game;
}

function refusal(value: unknown): string {
  try {
    format!.read(value);
  } catch (error) {
    if (error instanceof UserError) return error.message;
    throw error;
  }
  return 'accepted';
}

test('there are three sample games, and all of them hold', () => {
  expect(games).toHaveLength(3);
  for (const line of games) {
    expect(format!.recognises(JSON.parse(line))).toBe(true);
    expect(refusal(JSON.parse(line))).toBe('accepted');
  }
});

test('nothing else is taken for a game', () => {
  for (const value of [null, 1, 'x', [], {}, { format: 'playout-record/1' }])
    expect(format!.recognises(value)).toBe(false);
});

const damages: readonly (readonly [what: string, damage: (game: Game) => void, reason: RegExp])[] = [
  ['no deck', (g) => Object.assign(g, { deck: 1 }), /^field "deck" should be a list/],
  ['a missing tile', (g) => g.deck.pop(), /^the deck has 1 tiles A, but the pile has 2$/],
  ['a strange tile', (g) => g.deck.push('Z'), /^the deck has 72 entries/],
  ['no moves', (g) => Object.assign(g, { moves: {} }), /^field "moves" should be a list$/],
  ['a move that is none', (g) => (g.moves[3] = 7 as never), /^move 4: a move should be an object$/],
  [
    'another tile than drawn',
    (g) => (g.moves[2]!.tile = 'V'),
    /^move 3: "V" is drawn, but the deck has "B"$/,
  ],
  ['the wrong player', (g) => (g.moves[2]!.player = 1), /^move 3: player is recorded as 1, but is 0$/],
  [
    'wrong placements',
    (g) => (g.moves[5]!.placements = 13),
    /^move 6: placements is recorded as 13, but is 14$/,
  ],
  ['wrong distinct placements', (g) => (g.moves[5]!.distinctPlacements = 8), /^move 6: distinctPlacements/],
  [
    'a place off the table',
    (g) => (g.moves[0]!.x = 30),
    /^move 1: T cannot be placed at 30,-1 with rotation 1$/,
  ],
  ['a wrong rotation', (g) => (g.moves[0]!.rotation = 0), /^move 1: T cannot be placed/],
  ['no rotation', (g) => (g.moves[0]!.rotation = 4), /^move 1: rotation: cannot be 4/],
  ['wrong segment options', (g) => (g.moves[7]!.segmentOptions = [0]), /^move 8: segmentOptions is recorded/],
  ['a claim of what is held', (g) => (g.moves[7]!.segment = 1), /^move 8: segment 1 cannot be claimed$/],
  ['a claim of nothing there', (g) => (g.moves[7]!.segment = 'x'), /^move 8: segment: cannot be "x"$/],
  [
    'wrong points',
    (g) => (g.moves[14]!.scores = [0, 2]),
    /^move 15: scores is recorded as \[0,2\], but is \[0,3\]$/,
  ],
  ['wrong meeples', (g) => (g.moves[14]!.meeplesLeft = [1, 1]), /^move 15: meeplesLeft/],
  ['a missing turn', (g) => g.moves.pop(), /^the game is not over: 1 tiles are left$/],
  ['a turn too many', (g) => g.moves.push(g.moves[0]!), /^move 72: /],
  ['a false discard', (g) => (g.moves[0] = { discard: 'T' }), /^move 1: T is put away, but it fits$/],
  ['wrong points before the end', (g) => (g.scoresBeforeFinal = [0, 0]), /^scoresBeforeFinal is recorded/],
  ['a wrong farm', (g) => g.endScoring.field![0]!++, /^endScoring of field is recorded/],
  [
    'no final scoring',
    (g) => delete (g as Record<string, unknown>).endScoring,
    /^endScoring of city .* nothing/,
  ],
  ['a wrong result', (g) => (g.finalScores = [0, 1]), /^finalScores is recorded/],
  ['no result', (g) => delete g.finalScores, /^field "finalScores" should be a list/],
];

test.each(damages)('a game with %s is refused', (_what, damage, reason) => {
  const game = sample();
  damage(game);
  expect(refusal(game)).toMatch(reason);
});

describe('as a position', () => {
  test('a whole game is its end', () => {
    const state = carcassonne.parsePosition(games[1]!, options);
    expect(state.turn).toBe(OVER);
    expect([state.score(0), state.score(1)]).toEqual(sample(1).finalScores);
  });

  test('a game that breaks off is the position there, and what comes is chance again', () => {
    const game = sample();
    game.moves.length = 10;
    const state = carcassonne.parsePosition(JSON.stringify(game), options);
    expect(state.turn).toBe(CHANCE);
    expect(state.left).toBe(61);
    const text = carcassonne.formatPosition(state);
    expect(carcassonne.formatPosition(carcassonne.parsePosition(text, options))).toBe(text);
    // The eleventh tile of the deck is no likelier than the others that are left.
    expect(state.weight('ABCDEFGHIJKLMNOPQRSTUVWX'.indexOf('X'))).toBeCloseTo(1 / 61, 12);
  });

  test.each(['{', '{}', '{"format":"other"}'])('%s is refused', (text) => {
    expect(() => carcassonne.parsePosition(text, options)).toThrow(UserError);
  });
});
