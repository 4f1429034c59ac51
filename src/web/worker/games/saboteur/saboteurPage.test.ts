/** What the page is told about Saboteur, over games of all kinds. */
import { describe, expect, it } from 'vitest';
import { samples } from '../../../../../test/samples.ts';
import { OVER, settleOptions } from '../../../../core/index.ts';
import { DECK, cardName, pieceName } from '../../../../games/saboteur/cards.ts';
import { type SaboteurState, saboteur } from '../../../../games/saboteur/index.ts';
import { choose } from '../../../page/state/choices.ts';
import { legalMoves } from '../../legalMoves.ts';
import type { LegalMove } from '../../messages.ts';
import type { Way } from '../../pageGame.ts';
import { saboteurPage as page } from './index.ts';
import { OPTIONS, playedGames } from './playedGames.ts';
import { cellOfStep, heldBy } from './steps.ts';
import type { SaboteurView } from './view.ts';

const options = settleOptions(saboteur, {});

function at(position: string): SaboteurState {
  return saboteur.parsePosition(position, options);
}

function legal(state: SaboteurState): LegalMove[] {
  return legalMoves(saboteur, state).map((move) => ({
    move: saboteur.formatMove(state, move),
    ways: page.ways(state, move),
  }));
}

function shown(state: SaboteurState, viewer?: number): SaboteurView {
  return page.view({ state, last: undefined, viewer });
}

/** What comes of choosing these steps one after the other. */
function press(state: SaboteurState, steps: Way): ReturnType<typeof choose> {
  const moves = legal(state);
  let made: Way = [];
  for (const step of steps) {
    const chosen = choose(moves, made, step);
    if (chosen.kind !== 'made') return chosen;
    ({ made } = chosen);
  }
  return { kind: 'made', made };
}

/** The step of a card, by its name, in the hand of the player to move. */
function card(state: SaboteurState, name: string): string {
  return `card ${heldBy(state, state.turn).map(cardName).indexOf(name)}`;
}

describe.each(OPTIONS)('with %j', (given) => {
  it('lets every legal move be made step by step, by ways that are its own', () => {
    let met = 0;
    for (const { state } of playedGames(given, samples(16))) {
      const moves = legal(state);
      const all = moves.flatMap(({ ways }) => ways.map((way) => way.join('/')));
      expect(new Set(all).size).toBe(all.length);
      for (const { move, ways } of moves) {
        expect(ways.length).toBeGreaterThan(0);
        for (const way of ways) {
          if (met++ % 11 !== 0) continue;
          for (let i = 1; i < way.length; i++)
            expect(press(state, way.slice(0, i))).toEqual({ kind: 'made', made: way.slice(0, i) });
          expect(press(state, way)).toEqual({ kind: 'move', move });
        }
      }
    }
    expect(met).toBeGreaterThan(samples(8000));
  });

  it('has words for every step, move and end', () => {
    for (const { state } of playedGames(given, samples(24))) {
      if (state.turn === OVER) {
        expect(page.describeEnd(state)).toMatch(/^(Draw|First wins|Second wins): /);
        continue;
      }
      const moves = legalMoves(saboteur, state);
      expect(page.howTo(state)).toMatch(/^[A-Z].*\.$/);
      for (const step of new Set(moves.flatMap((move) => page.ways(state, move).flat())))
        expect(page.stepTitle(state, step)).not.toBe(step);
      for (const move of moves) {
        const words = page.describe(state, move, state.turn);
        expect(words).toMatch(/^(First|Second) [a-z]+ [a-zA-Z0-9 ,():-]+$/);
        expect(words).not.toMatch(/undefined|NaN/);
      }
    }
  });

  it('shows plain data with all that lies on the table, in the part of the mine that it shows', () => {
    for (const { state, last } of playedGames(given, samples(12))) {
      for (const viewer of [0, 1, undefined]) {
        const view = page.view({ state, last, viewer });
        expect(structuredClone(view)).toEqual(view);
        expect(JSON.parse(JSON.stringify(view))).toEqual(view);
        expect(view.tiles.map(({ step, piece }) => [cellOfStep(step), piece.name])).toEqual(
          [...Array(256).keys()].flatMap((cell) =>
            state.board.pieceAt(cell) < 0 ? [] : [[cell, pieceName(state.board.pieceAt(cell))]],
          ),
        );
        const { top, left, rows, columns } = view.crop;
        const places = [...view.tiles, ...view.objectives, view.entrance];
        expect(places.every(({ row }) => row >= top && row < top + rows)).toBe(true);
        expect(places.every(({ column }) => column >= left && column < left + columns)).toBe(true);
        const held = view.hands.reduce((sum, { count }) => sum + count, 0);
        expect(held + view.pile).toBe(DECK - state.played);
        for (const { cards, count } of view.hands) if (cards) expect(cards).toHaveLength(count);
      }
    }
  });

  it('marks exactly the cells that a tile of the player to move fits', () => {
    for (const { state } of playedGames(given, samples(12))) {
      if (state.turn === OVER) continue;
      const cards = shown(state, state.turn).hands[state.turn]!.cards!;
      const fitting = cards.flatMap(({ name, fits }) =>
        fits.flatMap(({ cell, isUpright, isTurned }) => [
          ...(isUpright ? [`${name}@${cell}`] : []),
          ...(isTurned ? [`${name}f@${cell}`] : []),
        ]),
      );
      const tiles = legal(state).flatMap(({ move, ways }) =>
        /^\d/.test(move) ? [[move, ways[0]!.at(-1)]] : [],
      );
      expect(new Set(fitting)).toEqual(
        new Set(tiles.map(([move, cell]) => `${move!.split('@')[0]}@${cell}`)),
      );
    }
  });
});

describe('choosing', () => {
  it('takes the only way round that fits, however the card is held, and asks by flip where both fit', () => {
    const state = at('hand: 5 6 8 0 10 map map');
    const corner = card(state, '5');
    expect(press(state, [corner, 'r6c5'])).toEqual({ kind: 'move', move: '5f@6,5' });
    expect(press(state, [corner, 'flip', 'r6c5'])).toEqual({ kind: 'move', move: '5f@6,5' });
    const threeWay = card(state, '6');
    expect(press(state, [threeWay, 'r6c5'])).toEqual({ kind: 'move', move: '6@6,5' });
    expect(press(state, [threeWay, 'flip', 'r6c5'])).toEqual({ kind: 'move', move: '6f@6,5' });
    expect(press(state, [threeWay, 'flip', 'flip', 'r6c5'])).toEqual({ kind: 'move', move: '6@6,5' });
  });

  it('lets each of two equal cards be played', () => {
    const state = at('hand: 8 8 0 0 10 map map');
    const first = heldBy(state, 0).indexOf(8);
    for (const i of [first, first + 1]) {
      expect(press(state, [`card ${i}`, 'r6c5'])).toEqual({ kind: 'move', move: '8@6,5' });
      expect(press(state, [`card ${i}`, 'drop'])).toEqual({ kind: 'move', move: 'drop:8' });
    }
  });

  it('plays actions on players, objectives and tiles', () => {
    const state = at('hand: malus bonus map destroy 0 0 5; blocked: 1 0; tiles: 6,5=8; spent: malus');
    const played = (name: string, target: string): unknown => press(state, [card(state, name), target]);
    expect(played('malus', 'seat 1')).toEqual({ kind: 'move', move: 'malus' });
    expect(played('bonus', 'seat 0')).toEqual({ kind: 'move', move: 'bonus' });
    expect(played('map', 'r12c7')).toEqual({ kind: 'move', move: 'map@12,7' });
    expect(played('destroy', 'r6c5')).toEqual({ kind: 'move', move: 'destroy@6,5' });
  });
});

describe('a refusal', () => {
  const free = at('hand: 0 5 8 10 map malus bonus; tiles: 6,5=1; gold: 0');
  const blocked = at('hand: 0 5 destroy map map malus bonus; blocked: 1 0; spent: malus');
  const why = (state: SaboteurState, name: string | undefined, step: string): string | undefined =>
    page.explain(state, name === undefined ? [] : [card(state, name)], step);

  it.each([
    [undefined, 'r7c5', 'Choose the card to lay there first.'],
    [undefined, 'r6c5', 'A tile lies there already. Only a Destroy takes it away.'],
    [undefined, 'r5c5', 'That is the entrance: tiles are laid beside it.'],
    [undefined, 'r12c3', 'Choose a Map first: it looks at an objective.'],
    [undefined, 'r9c9', 'A tile must join an open side of another tile or of the entrance.'],
    [undefined, 'seat 1', 'Choose a Malus first: it blocks Second.'],
    [undefined, 'seat 0', 'Choose a Bonus first: it takes a block off you.'],
    [undefined, 'drop', 'Choose the card to put away first.'],
    [undefined, 'flip', 'Choose the tile to turn first.'],
    ['0', 'r5c4', 'It does not fit there: a tunnel comes in from the right, and the card is closed there.'],
    ['8', 'r6c4', 'Nothing opens into that cell: the sides around it are closed.'],
    ['0', 'r11c5', 'A tile must join an open side, and a hidden objective does not count as one.'],
    ['0', 'flip', 'The straight looks the same turned by half a circle.'],
    ['0', 'seat 1', 'Tiles are laid in the mine.'],
    ['map', 'r7c5', 'A Map is played on one of the three objectives.'],
    ['map', 'flip', 'Only tiles are turned.'],
    ['malus', 'seat 0', 'A Malus blocks the opponent, Second.'],
    ['malus', 'r7c5', 'This card is played on a player, not on a cell.'],
    ['bonus', 'seat 0', 'You are not blocked, so a Bonus has nothing to take off.'],
    ['bonus', 'seat 1', 'A Bonus takes a block off yourself only.'],
  ])('is explained: %s on %s', (name, step, words) => {
    expect(why(free, name, step)).toBe(words);
  });

  it('says why a blocked player lays nothing, and what cannot be destroyed', () => {
    expect(why(blocked, '0', 'r6c5')).toMatch(/^You are blocked: no tiles until a Bonus/);
    expect(why(blocked, '5', 'flip')).toMatch(/^You are blocked/);
    expect(why(blocked, 'destroy', 'r5c5')).toBe('The entrance and the objectives cannot be destroyed.');
    expect(why(blocked, 'destroy', 'r6c5')).toBe('There is no tile to destroy.');
    expect(page.howTo(blocked)).toMatch(/^Blocked/);
  });

  it('says against which side a tile does not fit, whichever way round', () => {
    // Between a closed side on the left and an open one above, a corner to the right and down fits neither way.
    const state = at('hand: 5 7 0 0 8 8 10; tiles: 5,6=8 6,5=0');
    expect(why(state, '5', 'r6c6')).toBe(
      'It fits neither way round there: a tunnel comes in from above, and the card is closed there.',
    );
    expect(page.explain(state, [card(state, '5'), 'flip'], 'r6c6')).toBe(
      'It fits neither way round there: the card is open left, against a closed side.',
    );
  });
});
