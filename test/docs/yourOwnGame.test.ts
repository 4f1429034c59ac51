/** docs/your-own-game.md: its blocks, and the game that they make. `test/package` follows the guide from an installed package. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Game, OVER, Random, perft, settleOptions } from 'playout/core';
import { solveMoves } from 'playout/search';
import { connectFour as fast } from '../../examples/connect-four/connectFour.ts';
import { isFull, samples } from '../samples.ts';
import { BruteForce, type FourState } from './bruteForce.ts';
import { blocksOf, commandsOf, isPrinted, writeFiles } from './followGuide.ts';
import { OwnFolder, compile } from './ownFolder.ts';

const GUIDE = readFileSync(new URL('../../docs/your-own-game.md', import.meta.url), 'utf8');
const own = new OwnFolder();
afterAll(() => own.remove());

describe('the guide', () => {
  test('has a block that is not run only for the installation', () => {
    const blocks = blocksOf(GUIDE);
    expect(blocks.filter(({ language }) => !/^(ts|diff|sh|text)$/.test(language))).toHaveLength(1);
    expect(commandsOf(blocks).filter(({ mustFail }) => mustFail)).toHaveLength(1);
  });

  test('is read by the test as it is by people', () => {
    expect(isPrinted('a … c\n', 'a b\nb c\n')).toBe(true);
    expect(isPrinted('a … c\n', 'a b c d\n')).toBe(false);
    expect(isPrinted('1.5 s', '135 s')).toBe(false);
  });
});

describe('its game', () => {
  let game: Game<FourState>;
  beforeAll(async () => {
    writeFiles(GUIDE, own.path);
    const module = (await import(pathToFileURL(join(own.path, 'connectFour.ts')).href)) as {
      connectFour: Game<FourState>;
    };
    game = module.connectFour;
  });

  const start = (columns: number, rows: number): FourState =>
    game.start(settleOptions(game, { columns, rows }), new Random(1));

  test('has the types that it says', () => {
    expect(compile(own.path, ['connectFour.ts', 'conforms.ts'])).toBe('');
  });

  test('is the same game as the fast one of the examples, move by move', () => {
    const most = samples(400);
    for (let i = 0; i < most; i++) {
      const random = new Random(i);
      const [plain, other] = [start(7, 6), fast.start({}, random)];
      for (;;) {
        expect(game.formatPosition(plain)).toBe(fast.formatPosition(other));
        expect(game.draw(plain)).toBe(fast.draw(other));
        expect(plain.turn).toBe(other.turn);
        if (plain.turn === OVER) break;
        const move = other.sample(random);
        plain.play(move);
        other.play(move);
      }
      expect([0, 1].map((seat) => plain.result(seat))).toEqual([0, 1].map((seat) => other.result(seat)));
    }
  });

  // https://oeis.org/A212693 (J. Tromp, after S. Edelkamp and P. Kissmann).
  test('has as many positions after each number of plies as others have counted', () => {
    const published = [1, 7, 49, 238, 1120, 4263, 16422, 54859, 184275].slice(0, isFull ? 9 : 8);
    let layer = [start(7, 6)];
    const counted = published.map((_, ply) => {
      if (ply > 0) layer = nextPositions(game, layer);
      return layer.length;
    });
    expect(counted).toEqual(published);
  });

  test('has as many sequences of moves as the fast one, which others have counted', () => {
    const [plain, other] = [start(7, 6), fast.start({}, new Random(1))];
    for (let depth = 1; depth <= 7; depth++)
      expect(perft(game, plain, depth)).toBe(perft(fast, other, depth));
  });

  // The table of board sizes at https://tromp.github.io/c4/c4.html: `=` is a draw, `-` a win of the second player.
  test.each([
    [4, 4, 0],
    [5, 4, 0],
    [4, 5, 0],
    [4, 6, 0],
    [6, 4, -1],
    [5, 5, 0],
  ])('on %i columns and %i rows is worth what others have found: %i', (columns, rows, value) => {
    expect(new BruteForce(columns).valueOf(start(columns, rows))).toBeCloseTo(value);
  });

  test.each([
    [7, 6, 30],
    [5, 5, 12],
    [4, 4, 4],
  ])('on %i columns and %i rows is solved as by brute force after %i plies', (columns, rows, plies) => {
    const force = new BruteForce(columns);
    let compared = 0;
    for (let i = 0; i < samples(60); i++) {
      const state = start(columns, rows);
      const random = new Random(i);
      for (let ply = 0; ply < plies && state.turn !== OVER; ply++) state.play(state.sample(random));
      if (state.turn === OVER) continue;
      for (const { move, chance } of solveMoves(game, state, { states: 1e6 }).moves) {
        const after = state.clone();
        after.play(move);
        expect(chance, game.formatPosition(state)).toBe((1 - force.valueOf(after)) / 2);
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(samples(40));
  });
});

/** The positions that follow from these, each once. */
function nextPositions(game: Game<FourState>, layer: readonly FourState[]): FourState[] {
  const found = new Map<string, FourState>();
  const listed = new Int32Array(game.maxMoves);
  for (const state of layer) {
    const count = state.moves(listed);
    for (const move of listed.slice(0, count)) {
      const after = state.clone();
      after.play(move);
      found.set(game.formatPosition(after), after);
    }
  }
  return [...found.values()];
}
