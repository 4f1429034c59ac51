/**
 * What the page is told of Saboteur is the same in all worlds that the viewer cannot tell apart: the other hand, the order
 * of the pile, cards put away and the place of the nugget change nothing that it is sent.
 */
import { describe, expect, it } from 'vitest';
import { samples } from '../../../../../test/samples.ts';
import { type Move, OVER, Random } from '../../../../core/index.ts';
import { listCards } from '../../../../games/saboteur/cards.ts';
import { type SaboteurState, saboteur } from '../../../../games/saboteur/index.ts';
import { KIND_NAMES, dropMove, kindOf, targetOf } from '../../../../games/saboteur/moves.ts';
import { legalMoves } from '../../legalMoves.ts';
import { saboteurPage as page } from './index.ts';
import { type Met, OPTIONS, SEED, playedGames } from './playedGames.ts';

const WORLDS = 4;

function imagined(state: SaboteurState, seat: number, random: Random): SaboteurState {
  const world = state.clone();
  saboteur.imagine!(world, seat, random);
  return world;
}

function isDrop(move: Move): boolean {
  return KIND_NAMES[kindOf(move)] === 'drop';
}

/** The last move in a world in which it looks the same: a card put away face down may have been another. */
function imaginedLast({ last }: Met, viewer: number, random: Random): Met['last'] {
  if (!last) return undefined;
  const before = imagined(last.before, viewer, random);
  const isHidden = isDrop(last.move) && !before.options.dropsOpen && before.turn !== viewer;
  const others = listCards(before.handOf(before.turn));
  return { before, move: isHidden ? dropMove(others[random.below(others.length)]!) : last.move };
}

/** All that the page sends of a position to one viewer. */
function sent({ state, last }: Met, viewer: number): string {
  const isOwn = state.turn === viewer;
  const moves = isOwn ? legalMoves(saboteur, state) : [];
  const ways = moves.map((move) => page.ways(state, move));
  return JSON.stringify({
    view: page.view({ state, last, viewer }),
    howTo: state.turn === OVER ? page.describeEnd(state) : page.howTo(state),
    forced: page.forced(state),
    ways,
    titles: [...new Set(ways.flat(2))].map((step) => page.stepTitle(state, step)),
    explained: isOwn
      ? ['r6c5', 'r9c9', 'r12c5', 'seat 0', 'drop'].flatMap((step) => refusals(state, step))
      : [],
  });
}

function refusals(state: SaboteurState, step: string): (string | null)[] {
  return [[], ['card 0'], ['card 6']].map((made) => page.explain(state, made, step) ?? null);
}

/** Does the move show its player, or both, something that was hidden? */
function isRevealing(before: SaboteurState, move: Move): boolean {
  const after = before.clone();
  after.play(move);
  return KIND_NAMES[kindOf(move)] === 'map' || after.board.revealed !== before.board.revealed;
}

describe.each(OPTIONS)('with %j', (given) => {
  it('sends the same to a viewer in all worlds that look the same to it', () => {
    const random = new Random(SEED).derive('worlds');
    let compared = 0;
    for (const met of playedGames(given, samples(24))) {
      for (const viewer of [0, 1]) {
        const truth = sent(met, viewer);
        for (let i = 0; i < WORLDS; i++) {
          const state = imagined(met.state, viewer, random);
          expect(saboteur.formatView!(state, viewer)).toBe(saboteur.formatView!(met.state, viewer));
          const there = sent({ state, last: imaginedLast(met, viewer, random) }, viewer);
          if (there !== truth)
            expect(there, `seed ${SEED}: ${saboteur.formatPosition(met.state)}`).toBe(truth);
          compared++;
        }
      }
    }
    expect(compared).toBeGreaterThan(samples(3500));
  });

  it('tells worlds apart once everything is open', () => {
    const random = new Random(SEED).derive('open');
    const [met] = playedGames(given, 1);
    const open = (state: SaboteurState): string =>
      JSON.stringify(page.view({ state, last: undefined, viewer: undefined }));
    expect(open(imagined(met!.state, 0, random))).not.toBe(open(met!.state));
  });

  it('says the same of a move that shows nothing hidden, whatever the other player holds', () => {
    const random = new Random(SEED).derive('words');
    let compared = 0;
    for (const { state } of playedGames(given, samples(16))) {
      if (state.turn === OVER) continue;
      for (const viewer of [0, 1]) {
        const world = imagined(state, viewer, random);
        // What the viewer could see being played: with its own hand any move, else the moves of both hands.
        const also = new Set(legalMoves(saboteur, world));
        const moves = legalMoves(saboteur, state).filter(
          (move) => also.has(move) && !isRevealing(state, move),
        );
        for (const move of moves) {
          const [there, here] = [world, state].map((at) => page.describe(at, move, viewer));
          if (there !== here) expect(there).toBe(here);
          compared++;
        }
      }
    }
    expect(compared).toBeGreaterThan(samples(8000));
  });

  it('says of a card put away face down only that there was one', () => {
    const random = new Random(SEED).derive('drops');
    for (const { last } of playedGames(given, samples(20))) {
      if (!last || !isDrop(last.move)) continue;
      const { before, move } = last;
      const mover = before.turn;
      const hand = listCards(before.handOf(mover));
      const another = dropMove(hand[random.below(hand.length)]!);
      const [seen, other] = [move, another].map((drop) => page.describe(before, drop, 1 - mover));
      if (before.options.dropsOpen) expect(seen).toBe(page.describe(before, move, mover));
      else expect([seen, other]).toEqual([seen, seen]);
      expect(page.describe(before, move, mover) === page.describe(before, another, mover)).toBe(
        targetOf(move) === targetOf(another),
      );
    }
  });

  it('says what a Map showed to its player alone', () => {
    const maps = [...playedGames(given, samples(40))].flatMap(({ last }) =>
      last && KIND_NAMES[kindOf(last.move)] === 'map' ? [last] : [],
    );
    expect(maps.length).toBeGreaterThan(samples(40));
    for (const { before, move } of maps) {
      const face = before.gold === targetOf(move) ? 'nugget' : 'rock';
      for (const viewer of [before.turn, undefined])
        expect(page.describe(before, move, viewer)).toMatch(new RegExp(`objective: ${face}$`));
      expect(page.describe(before, move, 1 - before.turn)).toMatch(/objective$/);
    }
  });
});

it('shows no card, face or fit of a hidden hand', () => {
  for (const { state, last } of playedGames({}, samples(8))) {
    for (const viewer of [0, 1]) {
      const view = page.view({ state, last, viewer });
      expect(view.hands[1 - viewer]!.cards).toBeUndefined();
      for (const [i, { face, isRevealed }] of view.objectives.entries()) {
        const mayKnow = isRevealed || (state.placesFor(viewer) & (state.placesFor(viewer) - 1)) === 0;
        const hasSeen = (state.seenBy(viewer) >> i) & 1;
        if (face !== undefined) expect(mayKnow || hasSeen === 1).toBe(true);
      }
    }
  }
});
