/** The guide shows real tiles, laid as the rules allow. */
import { expect, test } from 'vitest';
import { Random, settleOptions } from '../../../../../core/index.ts';
import { carcassonne } from '../../../../../games/carcassonne/index.ts';
import { LETTERS, TERRAIN } from '../../../../../games/carcassonne/tiles.ts';
import { carcassonnePage } from '../../../../worker/games/carcassonne/index.ts';
import type { ExampleTile } from './Example.tsx';
import { EXAMPLE_TYPES } from './exampleTiles.ts';
import { RULE_CARDS } from './rulesText.ts';

test('the tiles of the guide are those of the tile data', () => {
  const start = carcassonne.start(settleOptions(carcassonne, {}), new Random(1));
  const { types } = carcassonnePage.view({ state: start, last: undefined, viewer: undefined });
  for (const example of EXAMPLE_TYPES)
    expect(types.find(({ letter }) => letter === example.letter)).toMatchObject(example);
});

function terrainOf({ letter, turn = 0 }: ExampleTile, side: number): number {
  return TERRAIN[4 * (4 * LETTERS.indexOf(letter) + turn) + side]!;
}

/** Sides on which tiles of an example do not fit each other, as east or south of a tile. */
function misfits(tiles: readonly ExampleTile[]): ExampleTile[] {
  return tiles.flatMap((tile) =>
    tiles.filter((other) => {
      if (other.x === tile.x + 1 && other.y === tile.y) return terrainOf(tile, 1) !== terrainOf(other, 3);
      if (other.x === tile.x && other.y === tile.y + 1) return terrainOf(tile, 2) !== terrainOf(other, 0);
      return false;
    }),
  );
}

test.each(RULE_CARDS.map((card) => [card.title, card] as const))(
  '"%s" shows what can lie',
  (_title, { tiles }) => {
    const isWrong = tiles.some(({ verdict }) => verdict === 'wrong');
    expect(misfits(tiles).length > 0).toBe(isWrong);
    expect(misfits(tiles.filter(({ verdict }) => verdict !== 'wrong'))).toEqual([]);
  },
);
