/** Solved boards: symmetry, both first players, and what agents give away. */
import { expect, test } from 'vitest';
import { samples } from '../../../test/samples.ts';
import { katarenga } from '../../games/katarenga/index.ts';
import { solve } from '../../search/index.ts';
import { mistakes } from './mistakes.ts';
import { boardsUpToSymmetry, imagesOf, shuffledBoards } from './smallBoards.ts';
import { firstMoves, startOn, threeByThree } from './solved.ts';

test('every 3x3 board is an image of one board', () => {
  const boards = boardsUpToSymmetry();
  // Burnside: two mirrors that keep 4^6 boards, a half turn that keeps 4^5.
  expect(boards).toHaveLength((4 ** 9 + 4 ** 6 + 4 ** 6 + 4 ** 5) / 4);
  expect(boards.reduce((sum, board) => sum + imagesOf(board).length, 0)).toBe(4 ** 9);
});

/** The value for the first player as `solve` finds it on this very board. */
function valueOn(tiles: string): number {
  const start = startOn(tiles);
  const { value, plies } = solve(katarenga, start, { states: Infinity }).valueOf(start);
  return (plies ?? 0) * (value === 'win' ? 1 : -1) + 0;
}

test('a board has the same value as its images', () => {
  for (const board of shuffledBoards(5).slice(0, samples(20))) {
    const images = imagesOf(board);
    const { white, black } = firstMoves(images[0]!.tiles);
    for (const image of images) expect(valueOn(image.tiles)).toBe(image.isTurned ? black : white);
  }
});

test('the parts of the study are all boards, and a scale takes some of them', () => {
  expect(threeByThree.tasks(1)).toHaveLength(64);
  expect(threeByThree.tasks(0.25)).toEqual(threeByThree.tasks(1).slice(0, 16));
  expect(threeByThree.tasks(0.001)).toEqual(['1/64']);
});

test('random moves give away more than a tree search', async () => {
  const given = async (agent: string): Promise<number> => {
    const { positions, winsLost, drawsLost } = await mistakes.compute(`${agent}: 40`, 3);
    expect(positions).toBe(40);
    return winsLost + drawsLost;
  };
  expect(await given('random')).toBeGreaterThan(2 * (await given('MCTS 1600')));
});
