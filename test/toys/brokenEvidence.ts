/** Games whose evidence of random play has one fault each; see `broken.ts`. */
import type { Game } from '../../src/core/index.ts';
import { type SaboteurState, saboteur } from '../../src/games/saboteur/index.ts';
import type { Broken } from './broken.ts';
import { type NimState, nim } from './nim.ts';

const hiddenGame: Game = {
  ...saboteur,
  evidenceOfRandomPlay: (before, _after, watcher) => [(before as SaboteurState).kindsOf(1 - watcher)],
};

export const brokenEvidence: readonly Broken[] = [
  {
    fault: 'takes cards that its watcher cannot see for evidence',
    check: 'evidence',
    game: hiddenGame,
    shortest: 0,
  },
  {
    fault: 'is endlessly sure',
    check: 'evidence',
    game: { ...nim, evidenceOfRandomPlay: () => [0, Infinity] },
    shortest: 0,
  },
  {
    fault: 'counts evidence in the position',
    check: 'evidence',
    game: {
      ...nim,
      evidenceOfRandomPlay(_before: NimState, after: NimState) {
        after.heaps[0]!++;
        return [0];
      },
    },
    shortest: 0,
  },
  {
    fault: 'compares with now one, now two players',
    check: 'evidence',
    game: {
      ...nim,
      evidenceOfRandomPlay: (_before: NimState, after: NimState) => (after.turn === 1 ? [0, 0] : [0]),
    },
    shortest: 0,
  },
];
