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
import { turned } from '../cells.ts';
import { DRAW, ROLL, TURN } from '../position.ts';
import type { MarrakechState } from '../state.ts';
import { walkIndex } from '../tables.ts';
import { count, findRegions, ownerOf, owners, sizeOf } from './regions.ts';
import { SIDES, SIDES_OF } from './sides.ts';
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
  private seat = 0;
  private rival = 0;
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
    const { seat, rival } = this;
    let squared = 0;
    let mine = 0;
    let theirs = 0;
    for (let region = 0; region < count; region++) {
      const size = sizeOf[region]!;
      if (ownerOf[region] === seat) {
        squared += size * size;
        if (size > mine) mine = size;
      } else if (ownerOf[region] === rival) {
        squared -= size * size;
        if (size > theirs) theirs = size;
      }
    }
    this.add(REGIONS, squared, 5);
    this.add(LARGEST_REGION, mine - theirs, 1);
  }

  /** The next walk and the one after it, wherever a turn begins; in the middle of one, only the latter. */
  private addWalks(): void {
    const state = this.state!;
    const { seat, rival } = this;
    const { mover, phase, market, square, facing } = state;
    const { walkSquare, walkFacing } = market.tables;
    this.after.fill(state, playerAfter(state, mover), seat, rival);
    const hasWalked = phase > TURN && state.die === 0;
    if (hasWalked || (market.turnsAtEnd && phase === TURN)) {
      this.add(WALK_AFTER, this.after.overSides(square, facing), SIDES);
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
      const gain = goesStraightOn
        ? this.next.straightOn(square, facing, die)
        : this.next.cheapest(square, facing, die);
      next += sides * gain;
      for (let turn = first; turn <= last; turn++) {
        const at = walkIndex(square, turned(facing, turn), die);
        later += sides * this.after.overSides(walkSquare[at]!, walkFacing[at]!);
      }
    }
    this.add(NEXT_WALK, next, SIDES);
    this.add(WALK_AFTER, later, SIDES * SIDES * (last - first + 1));
  }

  /** Squares around Assam, on which a carpet of the next turns may lie. */
  private addBeside(): void {
    const { market, square } = this.state!;
    const { next } = market.tables;
    let sum = 0;
    for (let i = 0; i < 4; i++) {
      const near = next[4 * square + i]!;
      if (near === market.squares) continue;
      sum += this.signAt(near);
      for (let j = 0; j < 4; j++) {
        const far = next[4 * near + j]!;
        if (far !== market.squares && far !== square) sum += this.signAt(far);
      }
    }
    this.add(BESIDE, sum, 1);
  }

  private signAt(square: number): number {
    const owner = owners[square]!;
    return owner === this.seat ? 1 : owner === this.rival ? -1 : 0;
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
