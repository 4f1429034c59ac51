/** Positions of Saboteur in which something happens: what the page shows and says of it. */
import { describe, expect, it } from 'vitest';
import { settleOptions } from '../../../../core/index.ts';
import { saboteur } from '../../../../games/saboteur/index.ts';
import { saboteurPage as page } from './index.ts';
import type { SaboteurView } from './view.ts';

const options = settleOptions(saboteur, {});

interface Told {
  readonly words: string;
  readonly view: SaboteurView;
  readonly end: string;
}

/** Plays one move and asks for all that is shown of it. */
function told(position: string, text: string, viewer?: number): Told {
  const before = saboteur.parsePosition(position, options);
  const move = saboteur.parseMove(before, text);
  const state = before.clone();
  state.play(move);
  return {
    words: page.describe(before, move, viewer),
    view: page.view({ state, last: { before, move }, viewer }),
    end: page.describeEnd(state),
  };
}

const SHAFT = 'tiles: 6,5=0 7,5=0 8,5=0 9,5=0 10,5=8';

describe('a tunnel', () => {
  it('wins for the one who lays its last tile, and is shown from the entrance to the nugget', () => {
    const { words, view, end } = told(`hand: 8 7 7 5 5 10 10; ${SHAFT} 10,4=8 11,4=8; gold: 0`, '8@12,4');
    expect(words).toBe(
      'First lays a crossing on row 12, column 4, reveals rock at the middle objective, connects the nugget and wins',
    );
    expect(end).toBe(
      'First wins: its last tile connects the nugget under the left objective with the entrance',
    );
    expect(view.end?.winner).toBe(0);
    expect(view.end?.tunnel.map(({ step }) => step)).toEqual(
      'r5c5 r6c5 r7c5 r8c5 r9c5 r10c5 r10c4 r11c4 r12c4 r12c3'.split(' '),
    );
    expect(view.objectives.map(({ face, isNew, isLit }) => [face, isNew, isLit])).toEqual([
      ['nugget', true, true],
      ['rock', true, true],
      ['rock', false, false],
    ]);
  });

  it('is lit as far as it hangs together with the entrance, and the light arrives step by step', () => {
    const { view } = told('hand: 0 8 8 5 5 10 10; tiles: 6,5=0 8,5=0 9,5=13', '0@7,5');
    expect(view.tiles.map(({ step, lit, litAfter }) => [step, lit, litAfter])).toEqual([
      ['r6c5', 5, undefined],
      ['r7c5', 5, 0],
      ['r8c5', 5, 1],
      // A blocked tile is entered and not crossed: only the stub at the top is lit.
      ['r9c5', 1, 2],
    ]);
  });

  it('is dark beyond a tile that was destroyed', () => {
    const { words, view } = told('hand: destroy 0 8 5 5 10 10; tiles: 6,5=0 7,5=8 8,5=0', 'destroy@7,5');
    expect(words).toBe('First destroys the crossing on row 7, column 5');
    expect(view.tiles.map(({ step, lit }) => [step, lit])).toEqual([
      ['r6c5', 5],
      ['r8c5', 0],
    ]);
    expect(view.last).toMatchObject({
      kind: 'destroy',
      cell: 'r7c5',
      removed: { step: 'r7c5', piece: { name: '8' } },
    });
  });
});

describe('a Map', () => {
  const position = 'hand: map 0 8 5 5 10 10; gold: 1';

  it('shows its player what it found, and the other that it was looked at', () => {
    const own = told(position, 'map@12,3', 0);
    expect(own.words).toBe('First looks at the left objective: rock');
    expect(own.view.objectives.map(({ face, lookedBy }) => [face, lookedBy])).toEqual([
      ['rock', [0]],
      [undefined, []],
      [undefined, []],
    ]);
    const other = told(position, 'map@12,3', 1);
    expect(other.words).toBe('First looks at the left objective');
    expect(other.view.objectives.map(({ face }) => face)).toEqual([undefined, undefined, undefined]);
    expect(other.view.objectives[0]!.lookedBy).toEqual([0]);
  });

  it('that finds the nugget tells that the others are rock', () => {
    const { view } = told(position, 'map@12,5', 0);
    expect(view.objectives.map(({ face, isInferred }) => [face, isInferred])).toEqual([
      ['rock', true],
      ['nugget', false],
      ['rock', true],
    ]);
  });
});

describe('blocks', () => {
  it('are counted and taken off one by one', () => {
    const first = told('hand: malus 0 8 5 5 10 10', 'malus');
    expect([first.words, first.view.hands[1]!.blocks]).toEqual(['First blocks Second', 1]);
    const second = told('hand: malus 0 8 5 5 10 10; blocked: 0 1; spent: malus', 'malus');
    expect([second.words, second.view.hands[1]!.blocks]).toEqual(['First blocks Second once more', 2]);
    const freed = told('hand: bonus 0 8 5 5 10 10; blocked: 1 0; spent: malus', 'bonus');
    expect([freed.words, freed.view.hands[0]!.blocks]).toEqual([
      'First takes its block off and may lay tiles again',
      0,
    ]);
  });
});

describe('cards', () => {
  it('that are drawn are marked in the hand of their player', () => {
    const start = 'played: 0; first: 0 5 6 7 8 9 10; second: 0 5 6 7 8 9 10';
    const rest =
      'pile: map 0 0 1 2 3 4 5 5 6 6 6 7 7 7 8 8 8 9 9 9 10 11 12 13 14 15 malus malus bonus bonus bonus bonus map map map map map destroy destroy destroy';
    const { view } = told(`${start}; ${rest}; gold: 1`, '8@6,5', 0);
    expect(view.hands[0]!.cards!.flatMap(({ name, isNew }) => (isNew ? [name] : []))).toEqual(['map']);
    expect(view.hands[0]!.cards!.every(({ fits }) => fits.length === 0)).toBe(true);
  });

  it('that the viewer has not seen are counted', () => {
    const { view } = told('hand: 8 0 0 5 5 map malus', '8@6,5', 0);
    const left = new Map(view.unseen.map(({ card, count }) => [card.name, count]));
    // Five crossings, one of which lies in the mine; of two Malus cards one is held.
    expect([left.get('8'), left.get('malus'), left.get('destroy')]).toEqual([4, 1, 3]);
  });
});

describe('options', () => {
  it('show open drops only to players who remember them', () => {
    expect(page.adjust({ preset: 'course', dropsOpen: true }, 'dropsOpen')).toEqual({
      preset: 'paper',
      dropsOpen: true,
    });
    expect(page.adjust({ preset: 'course', dropsOpen: true }, 'preset')).toEqual({
      preset: 'course',
      dropsOpen: false,
    });
  });
});
