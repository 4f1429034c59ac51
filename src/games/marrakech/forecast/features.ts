/**
 * The features by which a position of Marrakech is judged, to tell the lead at the end of the game. Each is the
 * difference between a seat and its rival, the best of the others, and counts by how many carpets are yet to come:
 *
 *     coins, squares   what both have
 *     regions          what a stop on any square of the board would bring, all squares alike; and the largest region
 *     next walk        what the walk of the mover costs, if the cheapest way is taken
 *     walk after it    the same for the player after that, from wherever the mover may stop
 *     beside Assam     squares of both that the next carpets may cover
 *     turn             who lays the next carpet
 *
 * Everything is an average over the die. Where the die has fallen already its value counts: an average of sums is the sum of
 * averages, so the weights are the same.
 */
import type { FeatureList, FeatureSet } from '../../../core/index.ts';
import { DRAW, ROLL, TURN } from '../position.ts';
import type { MarrakechState } from '../state.ts';
import { MOST_REGIONS, count, findRegions, ownerOf, regionAt, sizeOf } from './regions.ts';
import { SIDES, SIDES_OF } from './sides.ts';
import { MOST_BESIDE, type Surroundings, WALKS, standOf, surroundingsOf, walkOf } from './surroundings.ts';
import { Tolls } from './tolls.ts';

const KINDS = ['coins', 'squares', 'regions', 'largest', 'nextWalk', 'walkAfter', 'beside', 'turn'] as const;
const COINS = 0;
const SQUARES = 1;
const REGIONS = 2;
const LARGEST_REGION = 3;
const NEXT_WALK = 4;
const WALK_AFTER = 5;
const BESIDE = 6;
const TURN_OF = 7;

/** Carpets to come, for each player, at which weights are learned; in between they are blended, beyond it is the last. */
const KNOTS = Uint8Array.of(0, 1, 2, 4, 8, 12);
/** Parts into which amounts are divided, enough for averages over the die and for blends. */
const PER = 720;

/** The best of the others; who is out is the last choice. */
function rivalOf(state: MarrakechState, seat: number): number {
  let best = -1;
  for (let other = 0; other < state.seats; other++) {
    if (other === seat) continue;
    const isBetter =
      best < 0 ||
      (state.isOut(best) && !state.isOut(other)) ||
      (state.isOut(best) === state.isOut(other) && state.score(other) > state.score(best));
    if (isBetter) best = other;
  }
  return best;
}

/** The next player who is in the game. */
function playerAfter(state: MarrakechState, mover: number): number {
  let player = mover;
  do player = player + 1 === state.seats ? 0 : player + 1;
  while (state.isOut(player) && player !== mover);
  return player;
}

class Lister {
  private state: MarrakechState | undefined;
  private features: FeatureList | undefined;
  private surroundings: Surroundings | undefined;
  private seat = 0;
  private rival = 0;
  /** By region: 1 for one of the seat, -1 for one of its rival, 0 for any other and the bare floor. */
  private readonly signs = new Int8Array(1 + MOST_REGIONS);
  private readonly next = new Tolls();
  private readonly after = new Tolls();
  /** The knot below, and the share of the next one, out of `span`. */
  private knot = 0;
  private above = 0;
  private span = 1;

  list(state: MarrakechState, seat: number, features: FeatureList): void {
    const rival = rivalOf(state, seat);
    this.state = state;
    this.features = features;
    this.surroundings = surroundingsOf(state.market.tables);
    this.seat = seat;
    this.rival = rival;
    this.findKnot();
    findRegions(state);
    this.add(COINS, state.coins[seat]! - state.coins[rival]!, 1);
    this.add(SQUARES, state.visible[seat]! - state.visible[rival]!, 1);
    this.addRegions();
    this.addWalks();
    this.addBeside();
    this.add(TURN_OF, state.mover === seat ? 1 : state.mover === rival ? -1 : 0, 1);
  }

  private findKnot(): void {
    const { state } = this;
    const each = state!.carpetsToCome() / state!.seats;
    let knot = 0;
    while (knot + 2 < KNOTS.length && KNOTS[knot + 1]! <= each) knot++;
    this.knot = knot;
    this.span = KNOTS[knot + 1]! - KNOTS[knot]!;
    this.above = Math.min(this.span, each - KNOTS[knot]!);
  }

  /** Adds an amount, divided by `divisor`, to the two knots between which the position lies. */
  private add(kind: number, amount: number, divisor: number): void {
    const whole = (PER * amount) / divisor;
    const above = Math.round((whole * this.above) / this.span);
    this.features!.add(KINDS.length * this.knot + kind, Math.round(whole) - above);
    this.features!.add(KINDS.length * (this.knot + 1) + kind, above);
  }

  private addRegions(): void {
    const { seat, rival, signs } = this;
    let squared = 0;
    let mine = 0;
    let theirs = 0;
    for (let region = 1; region <= count; region++) {
      const size = sizeOf[region]!;
      const owner = ownerOf[region]!;
      const sign = owner === seat ? 1 : owner === rival ? -1 : 0;
      signs[region] = sign;
      squared += sign * size * size;
      if (sign > 0) mine = Math.max(mine, size);
      if (sign < 0) theirs = Math.max(theirs, size);
    }
    this.add(REGIONS, squared, 5);
    this.add(LARGEST_REGION, mine - theirs, 1);
  }

  /** The next walk and the one after it, wherever a turn begins; in the middle of one, only the latter. */
  private addWalks(): void {
    const state = this.state!;
    const { seat, rival } = this;
    const surroundings = this.surroundings!;
    const { mover, phase, market, square, facing } = state;
    const stand = standOf(square, facing);
    this.after.fill(state, playerAfter(state, mover), seat, rival);
    const hasWalked = phase > TURN && state.die === 0;
    if (hasWalked || (market.turnsAtEnd && phase === TURN)) {
      this.add(WALK_AFTER, this.after.overSides(surroundings, stand), SIDES);
      return;
    }
    this.next.fill(state, mover, seat, rival);
    // Who has chosen the way already, or chose it in the turn before, has one turn left: straight on.
    const isChosen = !market.choosesAtOnce && (phase === ROLL || market.turnsAtEnd);
    const isDrawn = phase === DRAW && !market.turnsAtEnd;
    const goesStraightOn = isChosen && !isDrawn;
    const first = goesStraightOn ? 1 : 0;
    const last = goesStraightOn ? 1 : 2;
    let next = 0;
    let later = 0;
    for (let die = 1; die <= 4; die++) {
      const sides = state.die === 0 ? SIDES_OF[die]! : state.die === die ? SIDES : 0;
      if (sides === 0) continue;
      const walk = WALKS * stand + walkOf(die, first);
      const gain = goesStraightOn
        ? this.next.straightOn(surroundings, walk)
        : this.next.cheapest(surroundings, walk);
      next += sides * gain;
      for (let i = 0; i <= last - first; i++)
        later += sides * this.after.overSides(surroundings, surroundings.stands[walk + i]!);
    }
    this.add(NEXT_WALK, next, SIDES);
    this.add(WALK_AFTER, later, SIDES * SIDES * (last - first + 1));
  }

  /** Squares around Assam, on which a carpet of the next turns may lie. */
  private addBeside(): void {
    const { square } = this.state!;
    const { beside, besideCount } = this.surroundings!;
    const { signs } = this;
    const first = MOST_BESIDE * square;
    let sum = 0;
    for (let i = 0; i < besideCount[square]!; i++) sum += signs[regionAt[beside[first + i]!]!]!;
    this.add(BESIDE, sum, 1);
  }
}

const lister = new Lister();

export const forecastFeatures: FeatureSet<MarrakechState> = {
  name: 'forecast',
  about: 'The lead to be expected at the end, as learned from games: coins, squares, regions and walks.',
  layout: 'marrakech/forecast/1',
  size: KINDS.length * KNOTS.length,
  most: 2 * KINDS.length,
  per: PER,
  predicts: 'lead',
  recipe: {
    teacher: 'greedy(outlook)',
    player: 'greedy(forecast(weights=$weights))',
    generations: 3,
    games: 4000,
    openings: 'random(plies=6)',
  },
  list: (state, seat, features) => lister.list(state, seat, features),
};
