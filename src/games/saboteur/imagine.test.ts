/** Imagined worlds are those that fit, each as often as it should be: counted against an enumeration of all of them. */
import { describe, expect, test } from 'vitest';
import { fitOf } from '../../core/conformance/chiSquare.ts';
import { Random, settleOptions } from '../../core/index.ts';
import { KINDS, MALUS, MAP, PILE, cardName, listCards } from './cards.ts';
import { type SaboteurOptions, type SaboteurState, saboteur } from './index.ts';

const SEED = 41;
const UNLIKELY = 1e-6;
const paper = settleOptions(saboteur, {});
const open = settleOptions(saboteur, { dropsOpen: true });
const course = settleOptions(saboteur, { preset: 'course' });

function imagined(state: SaboteurState, seat: number, random: Random): SaboteurState {
  const world = state.clone();
  saboteur.imagine!(world, seat, random);
  return world;
}

/** Cards that a seat with memory has not seen, in no order. */
function unseenBy(state: SaboteurState, seat: number): number[] {
  const other = 1 - seat;
  const pile = [...state.pile.subarray(Math.min(PILE, state.played))];
  return [...pile, ...listCards(state.handOf(other)), ...listCards(state.droppedBy(other))];
}

/** Every way to take `count` of the cards in order, as text without the order. */
function* selections(cards: readonly number[], count: number): Generator<number[]> {
  if (count === 0) yield [];
  else
    for (const [i, card] of cards.entries())
      for (const rest of selections(cards.toSpliced(i, 1), count - 1)) yield [card, ...rest];
}

function placesOf(mask: number): number[] {
  return [0, 1, 2].filter((i) => (mask >> i) & 1);
}

/** Do imagined worlds, told apart by `describe`, come as often as `expected` lists them? */
function expectLaw(
  state: SaboteurState,
  seat: number,
  expected: readonly string[],
  describe: (world: SaboteurState) => string,
): void {
  const shares = new Map<string, number>();
  for (const world of expected) shares.set(world, (shares.get(world) ?? 0) + 1 / expected.length);
  const counts = new Map([...shares.keys()].map((world) => [world, 0]));
  const random = new Random(SEED).derive('law');
  const draws = Math.min(200_000, 100 * shares.size);
  for (let i = 0; i < draws; i++) {
    const world = describe(imagined(state, seat, random));
    expect(counts.has(world), `${world} cannot be`).toBe(true);
    counts.set(world, counts.get(world)! + 1);
  }
  const fit = fitOf([...counts.values()], [...shares.values()]);
  expect(fit, `seed ${SEED}`).toBeGreaterThan(UNLIKELY);
}

function sortedNames(cards: readonly number[]): string {
  return cards
    .toSorted((a, b) => a - b)
    .map(cardName)
    .join(' ');
}

/** A position after this many moves, most of them drops, so that the tunnels hardly matter. */
function later(options: SaboteurOptions, played: number, game: number): SaboteurState {
  const random = new Random(SEED).derive('later', game);
  const state = saboteur.start(options, random);
  while (state.played < played) state.play(state.sample(random));
  return state;
}

describe('imagined worlds follow the law computed by enumeration:', () => {
  test("the opponent's last cards, and the nugget", () => {
    const state = later(paper, 51, 1);
    const seat = state.turn;
    const other = 1 - seat;
    const held = listCards(state.handOf(other)).length;
    expect(held).toBe(2);
    const expected = [...selections(unseenBy(state, seat), held)].flatMap((hand) =>
      placesOf(state.placesFor(seat)).map((gold) => `${sortedNames(hand)} gold ${gold}`),
    );
    expectLaw(state, seat, expected, (w) => `${sortedNames(listCards(w.handOf(other)))} gold ${w.gold}`);
  });

  test('the next two cards of the pile, in order', () => {
    const state = later(paper, 30, 2);
    const seat = state.turn;
    const expected = [...selections(unseenBy(state, seat), 2)].map((cards) => cards.map(cardName).join(' '));
    const at = state.played;
    expectLaw(state, seat, expected, (w) => [...w.pile.subarray(at, at + 2)].map(cardName).join(' '));
  });

  test('the end of the pile and a drop of the opponent', () => {
    const state = later(paper, 39, 3);
    const seat = state.turn;
    const other = 1 - seat;
    const drops = listCards(state.droppedBy(other)).length;
    expect(drops).toBeGreaterThan(0);
    // One card of the drops, drawn by chance, stands for all of them.
    const expected = [...selections(unseenBy(state, seat), 2)].map((cards) => cards.map(cardName).join(' '));
    const pick = new Random(SEED).derive('pick');
    expectLaw(state, seat, expected, (w) => {
      const dropped = listCards(w.droppedBy(other));
      return [w.pile[PILE - 1]!, dropped[pick.below(dropped.length)]!].map(cardName).join(' ');
    });
  });

  test('open drops are no longer in doubt', () => {
    const state = later(open, 52, 4);
    const seat = state.turn;
    const other = 1 - seat;
    const hand = sortedNames(listCards(state.handOf(other)));
    // The pile is empty and all that has gone was seen: what is left must be the opponent's hand.
    expectLaw(
      state,
      seat,
      placesOf(state.placesFor(seat)).map((gold) => `${hand} gold ${gold}`),
      (w) => `${sortedNames(listCards(w.handOf(other)))} gold ${w.gold}`,
    );
  });

  test('without memory all that has gone is in doubt again, but for what can be inferred', () => {
    const state = later(course, 51, 5);
    const seat = state.turn;
    const other = 1 - seat;
    const inferred = [
      ...Array<number>(state.blocks[0]! + state.blocks[1]!).fill(MALUS),
      ...placesOf(state.looks[seat]!).map(() => MAP),
    ];
    const unseen = [...listCards(state.spent), ...listCards(state.handOf(other))];
    for (const card of inferred) unseen.splice(unseen.indexOf(card), 1);
    const held = listCards(state.handOf(other)).length;
    const expected = [...selections(unseen, held)].map(sortedNames);
    expectLaw(state, seat, expected, (w) => sortedNames(listCards(w.handOf(other))));
  });
});

test('what a seat imagines of an imagined world is no narrower than what it imagined at first', () => {
  // A world drawn from a world must follow the same law: here, the next card of the pile.
  const state = saboteur.start(paper, new Random(SEED));
  const random = new Random(SEED).derive('twice');
  const counts = [Array<number>(KINDS).fill(0), Array<number>(KINDS).fill(0)];
  for (let i = 0; i < 20_000; i++) {
    const once = imagined(state, 0, random);
    counts[0]![once.pile[0]!]!++;
    counts[1]![imagined(once, 0, random).pile[0]!]!++;
  }
  const unseen = unseenBy(state, 0);
  const due = Array.from(
    { length: KINDS },
    (_, card) => unseen.filter((c) => c === card).length / unseen.length,
  );
  for (const count of counts) expect(fitOf(count, due)).toBeGreaterThan(UNLIKELY);
});
