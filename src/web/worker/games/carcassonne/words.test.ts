/** Carcassonne in words: what features are worth, what moves do, why something cannot be chosen. */
import { describe, expect, test } from 'vitest';
import { type Move, Random, settleOptions } from '../../../../core/index.ts';
import { type CarcassonneState, carcassonne } from '../../../../games/carcassonne/index.ts';
import { PIECES } from '../../../../games/carcassonne/tiles.ts';
import { carcassonnePage } from './index.ts';
import { meepleName } from './names.ts';
import type { CarcassonneView, FeatureView } from './view.ts';

type Last = { before: CarcassonneState; move: Move } | undefined;

function viewOf(state: CarcassonneState): CarcassonneView {
  return carcassonnePage.view({ state, last: undefined, viewer: undefined });
}

/** Plays moves in notation from the start. */
function after(moves: string, given: Record<string, string> = {}): { state: CarcassonneState; last: Last } {
  const state = carcassonne.start(settleOptions(carcassonne, given), new Random(1));
  let last: Last;
  for (const text of moves.split(' ')) {
    const move = carcassonne.parseMove(state, text);
    last = { before: state.clone(), move };
    state.play(move);
  }
  return { state, last };
}

function featureAt(view: CarcassonneView, cell: string, piece: number): FeatureView {
  return view.features[view.tiles.find((tile) => tile.cell === cell)!.features[piece]!]!;
}

describe('a feature says', () => {
  test('who shares it, and what it pays now and when complete', () => {
    const { state } = after('U 1,0r1 none U 2,0r1 none E 0,1r1 city-e E 2,1r3 city-w F 1,1r0', {
      pile: 'U2E2F1',
    });
    expect(featureAt(viewOf(state), '1,1', 0)).toMatchObject({
      title: 'City of 3 tiles with a pennant, complete',
      holders: 'Red and Blue share it',
      worth: '8 points',
    });
  });

  test('how far it is from complete', () => {
    const view = viewOf(after('B 0,1r0 none').state);
    expect(featureAt(view, '0,0', 1)).toMatchObject({
      title: 'Road of 1 tile, open on 2 sides',
      holders: 'Nobody holds it',
      worth: '1 point now, at least 3 when complete',
    });
  });

  test('to whom it was paid, once the meeple is back', () => {
    const { state } = after('E 0,-1r2 city-s');
    expect(featureAt(viewOf(state), '0,0', 0)).toMatchObject({ holders: 'Paid to Red', worth: '4 points' });
  });

  test('of a farm, which cities it has', () => {
    const { state } = after('E 0,-1r2 field');
    expect(featureAt(viewOf(state), '0,-1', 1)).toMatchObject({
      title: 'Field of 1 tile, beside 1 city, complete',
      holders: 'Red holds it',
      worth: '3 points at the end',
    });
  });
});

describe('sentences', () => {
  const sentence = ({ last }: { last: Last }): string =>
    carcassonnePage.describe(last!.before, last!.move, undefined);

  test.each([
    ['E', 'Red draws: one city edge'],
    ['E 0,-1r2 none C', 'Blue draws: full city, pennant; it fits nowhere and is put away'],
    ['E 0,-1r2', 'Red lays the tile (one city edge) on 0,-1, turned half round'],
    ['B 0,1r0', 'Red lays the tile (monastery) on 0,1'],
    ['E 0,-1r2 city', 'Red puts a knight in the city; Red scores 4 points for a city'],
    ['W 1,0r0 road-s', 'Red puts a thief on the road (south)'],
    ['D 1,0r0 field-sse', 'Red puts a farmer in the field (south)'],
    ['B 0,1r0 none', 'Red puts no meeple'],
  ])('say what %s does', (moves, words) => {
    expect(sentence(after(moves))).toBe(words);
  });

  test('name every piece of a tile differently', () => {
    for (const [type] of viewOf(after('B').state).types.entries()) {
      for (const rotation of [0, 1, 2, 3]) {
        const kind = 4 * type + rotation;
        const names = Array.from({ length: PIECES[type]! }, (_, piece) => meepleName(kind, piece));
        expect(new Set(names).size, `${type} turned ${rotation}`).toBe(names.length);
      }
    }
  });
});

describe('a refusal explains', () => {
  const { explain } = carcassonnePage;

  test('what the cell would need', () => {
    const { state } = after('B');
    expect(explain(state, [], '0,-1')).toBe(
      'The tile (monastery) does not fit on 0,-1: it would need a city to the south; it has no city on any side.',
    );
    expect(explain(state, [], '0,0')).toContain('There is a tile on 0,0');
    expect(explain(state, [], '5,5')).toContain('share a side');
  });

  test('which side does not fit when it is turned', () => {
    const { state } = after('E');
    expect(explain(state, ['0,-1'], 'r0')).toBe(
      'Unturned the tile has a field to the south, and its neighbour there a city.',
    );
    expect(explain(state, [], 'r0')).toContain('Choose a cell');
  });

  test('whose meeple is in the way', () => {
    const { state } = after('U 1,0r1 road U 2,0r1');
    expect(explain(state, [], 'road-e')).toBe(
      'This road has a meeple of Red on it already. Only what nobody has claimed can be claimed.',
    );
    expect(explain(state, [], '3,0')).toContain('The tile lies.');
  });

  test('that no meeple is left', () => {
    const monks = Array.from({ length: 7 }, (_, i) => `B 0,${2 * i + 1}r0 monastery B 0,${2 * i + 2}r0 none`);
    const { state } = after(`${monks.join(' ')} E 0,-1r2`, { pile: 'B20E3' });
    expect(explain(state, [], 'city-s')).toContain('All 7 meeples of Red stand in the landscape');
    expect(carcassonnePage.forced(state)).toBe(0);
  });

  test('what comes first', () => {
    expect(explain(after('E').state, [], 'none')).toContain('laid first');
    expect(explain(after('E 0,-1r2 none').state, [], '1,0')).toBe('A tile is to be drawn first.');
  });
});

test('a position that was set up shows points whose origin nobody knows', () => {
  const { state } = after('E 0,-1r2 city');
  const text = carcassonne.formatPosition(state);
  const view = viewOf(carcassonne.parsePosition(text, settleOptions(carcassonne, {})));
  expect(view.scores[0]).toMatchObject({ earlier: 4, track: 4, paid: { city: 0 } });
});

test('nothing is forced where a meeple may go', () => {
  expect(carcassonnePage.forced(after('E 0,-1r2').state)).toBeUndefined();
  expect(carcassonnePage.forced(after('E').state)).toBeUndefined();
});

test('a draw names the tile', () => {
  const { state } = after('E 0,-1r2 none');
  const { event, outcome } = carcassonnePage.chance!(state);
  expect([event, outcome(20)]).toEqual(['Blue draws a tile', 'straight road']);
});

test('a rule set brings its number of players', () => {
  const chosen = { preset: 'official', players: 2, pile: 'program' };
  expect(carcassonnePage.adjust(chosen, 'preset')).toEqual({
    preset: 'official',
    players: 3,
    pile: 'official',
  });
  expect(carcassonnePage.adjust({ ...chosen, players: 5 }, 'players')).toEqual({ ...chosen, players: 5 });
});
