/**
 * A position as features, from the eyes of the seat to move, by nothing but what it knows. How many tiles are missing, and
 * whether the seat knows where the nugget is, decide what everything else is worth; so all features have weights of their
 * own for each of these cases:
 *
 *     to move          that it is this seat's turn
 *     blocked          the seat itself; the opponent
 *     leads on         it holds a tile that makes the path shorter; several kinds of them
 *     may lead on      how likely the opponent holds one
 *     tiles            how many of its cards carry a path
 *     actions          it holds a Malus, a Bonus, a Destroy, a Map that may tell something
 *     may hold         how likely the opponent holds a Malus, a Bonus, a Destroy
 *     looks            objectives that the opponent has looked at
 *     late             the part of the cards that is gone
 */
import { type FeatureList, type FeatureSet, popcount } from '../../../core/index.ts';
import { BONUS, DECK, DESTROY, HAND, MALUS, MAP, PASSABLE } from '../cards.ts';
import { leadingOn } from '../leadingOn.ts';
import { HIDDEN_COUNT } from '../moves.ts';
import { walkFrom } from '../path.ts';
import type { SaboteurState } from '../state.ts';
import { Unseen } from '../unseen.ts';

/** Features by their numbers in each case. */
const NUMBERS = {
  toMove: 0,
  blocked: 1,
  blocks: 2,
  leadsOn: 3,
  severalLeadOn: 4,
  mayLeadOn: 5,
  tiles: 6,
  malus: 7,
  bonus: 8,
  destroy: 9,
  map: 10,
  mayHoldMalus: 11,
  mayHoldBonus: 12,
  mayHoldDestroy: 13,
  looks: 14,
  late: 15,
} as const;
type Kind = keyof typeof NUMBERS;
const EACH = Object.keys(NUMBERS).length;

/** From this many missing tiles on, all cases are one. */
const FARTHEST = 7;
/** Where the nugget may be: in one place, or in several. */
const CASES = 2 * FARTHEST;
/** Parts into which amounts are divided. */
const PER = 64;

const unseen = new Unseen();

class Lister {
  private features: FeatureList | undefined;
  private first = 0;

  list(state: SaboteurState, seat: number, features: FeatureList): void {
    const { board, blocks, options } = state;
    const other = 1 - seat;
    const places = state.placesFor(seat);
    const isKnown = HIDDEN_COUNT[~places & 7] === 1;
    const walk = walkFrom(board, places);
    const hand = state.kindsOf(seat);
    const missing = Math.max(1, Math.min(FARTHEST, walk.missing));
    this.features = features;
    this.first = EACH * ((isKnown ? 0 : FARTHEST) + missing - 1);
    const leading = leadingOn(board, walk, PASSABLE);
    unseen.count(state, seat);
    this.add('toMove', 1);
    this.add('blocked', blocks[seat]!);
    this.add('blocks', blocks[other]!);
    this.addIf('leadsOn', (leading & hand) !== 0);
    this.addIf('severalLeadOn', popcount(leading & hand) > 1);
    this.add('mayLeadOn', unseen.chanceHeld(unseen.ofKinds(leading)));
    this.add('tiles', popcount(hand & PASSABLE) / HAND);
    this.addIf('malus', ((hand >> MALUS) & 1) === 1);
    this.addIf('bonus', ((hand >> BONUS) & 1) === 1);
    this.addIf('destroy', ((hand >> DESTROY) & 1) === 1);
    this.addIf('map', !isKnown && ((hand >> MAP) & 1) === 1);
    this.add('mayHoldMalus', unseen.chanceHeld(unseen.copies[MALUS]!));
    this.add('mayHoldBonus', unseen.chanceHeld(unseen.copies[BONUS]!));
    this.add('mayHoldDestroy', unseen.chanceHeld(unseen.copies[DESTROY]!));
    this.add('looks', options.memory ? popcount(state.looks[other]!) : 0);
    this.add('late', state.played / DECK);
  }

  private add(kind: Kind, amount: number): void {
    if (amount !== 0) this.features!.add(this.first + NUMBERS[kind], Math.round(PER * amount));
  }

  private addIf(kind: Kind, holds: boolean): void {
    if (holds) this.add(kind, 1);
  }
}

const lister = new Lister();

export const oddsFeatures: FeatureSet<SaboteurState> = {
  name: 'odds',
  about:
    'What was learned: the chances of the seat to move by missing tiles, its cards, and what the opponent may hold.',
  layout: 'saboteur/odds/1',
  size: EACH * CASES,
  most: EACH,
  per: PER,
  predicts: 'result',
  recipe: {
    teacher: 'random(rated(epsilon=0.1, prior=tempo))',
    player:
      'mcts(tree=puct(c=2, temperature=0.6, prior=tempo), leaf=heuristic(odds(weights=$weights)), iterations=60)',
    generations: 3,
    games: 3000,
  },
  list: (state, seat, features) => lister.list(state, seat, features),
};
