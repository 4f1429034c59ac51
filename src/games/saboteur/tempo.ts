/**
 * A rating of moves by tempo (rules, section 12): both dig the same tunnel, so what counts is who lays its last tile.
 *
 *     two tiles missing   the first is held back while the opponent may lay the second; a Malus comes before it
 *     one tile missing    who cannot lay it destroys a tile of the path, or blocks the opponent
 *     an objective that   is not opened while the opponent may use the way on from there: the next objective is only
 *     may be empty        one tile away
 *
 * Can the opponent lay the tile that is left for it? It is taken to hold one that fits; with `counts` the chance of that
 * counts, by the cards that the mover has not seen. Early on many shapes fit; late in the game there may be none left.
 *
 * Who does not know where the nugget is looks first. Bonus, Malus and Destroy decide games, and are kept as long as there is
 * anything else to put away.
 */
import { type Move, type MoveRater, type MoveRating, flag, number, option } from '../../core/index.ts';
import { BONUS, KINDS, MAP, PASSABLE, TILES, TURNED, cardOf, isDeadEnd } from './cards.ts';
import { CELLS, LIVE } from './constants.ts';
import { handWithout } from './handWithout.ts';
import { leadingOn } from './leadingOn.ts';
import { HIDDEN_COUNT, KIND_NAMES, destroyMove, kindOf, layMove, pieceOf, targetOf } from './moves.ts';
import { walkFrom } from './path.ts';
import type { SaboteurState } from './state.ts';
import { ASIDE, ASTRAY, stepOf } from './step.ts';
import { Unseen } from './unseen.ts';

/** The tile that connects the nugget. */
const WINS = 8;
/** Moves that ruin what the mover needs. */
const HARMS = -0.6;

interface Settings {
  readonly danger: number;
  readonly gamble: number;
  readonly keep: number;
  readonly counts: boolean;
}

class Tempo implements MoveRater<SaboteurState> {
  private readonly settings: Settings;
  private state: SaboteurState | undefined;
  /** The position after a Destroy or a tile. */
  private next: SaboteurState | undefined;
  /** Where the nugget may be, for all that the mover knows, and in how many places. */
  private places = 0;
  private count = 0;
  /** May the opponent lay a tile in the next move? */
  private isOpen = false;
  /** The chance that the opponent can lay the last tile in the next move, if one is missing. */
  private threat = 1;
  private readonly unseen = new Unseen();
  /** A copy, because looking at a Destroy takes another walk. */
  private readonly walk = {
    missing: 0,
    near: new Int32Array(CELLS / 32),
    nearer: new Int32Array(CELLS / 32),
  };

  constructor(settings: Settings) {
    this.settings = settings;
  }

  look(state: SaboteurState): void {
    this.state = state;
    this.places = state.placesFor(state.turn);
    this.count = HIDDEN_COUNT[~this.places & 7]!;
    this.isOpen = state.blocks[1 - state.turn] === 0;
    const { missing, near, nearer } = walkFrom(state.board, this.places);
    this.walk.missing = missing;
    this.walk.near.set(near);
    this.walk.nearer.set(nearer);
    this.threat = 1;
    if (!this.settings.counts || !this.isOpen || missing > 2) return;
    this.unseen.count(state, state.turn);
    if (missing === 1) this.threat = this.chanceHeld(leadingOn(state.board, this.walk, PASSABLE));
  }

  /** The chance that the opponent holds a tile of these kinds. */
  private chanceHeld(kinds: number): number {
    return this.unseen.chanceHeld(this.unseen.ofKinds(kinds));
  }

  rate(move: Move): number {
    const target = targetOf(move);
    switch (KIND_NAMES[kindOf(move)]!) {
      case 'tile':
        return this.ofTile(pieceOf(move), target);
      case 'bonus':
        return 1.3;
      case 'malus':
        return this.ofMalus();
      case 'map':
        return this.count > 1 && (this.places >> target) & 1 ? 1.1 : -0.1;
      case 'destroy':
        return this.ofDestroy(target);
      case 'drop':
        return this.ofDrop(target);
    }
  }

  private ofTile(piece: number, cell: number): number {
    const { walk, isOpen } = this;
    const step = stepOf(this.state!.board, walk, piece, cell);
    if (step === ASIDE) return -0.3;
    if (step === ASTRAY) return -1;
    if (walk.missing === 1) return this.count === 1 || !isOpen ? WINS : this.settings.gamble;
    if (walk.missing > 2 || !isOpen) return 1;
    return this.settings.counts ? this.ofOffer(piece, cell) : 1 - this.settings.danger;
  }

  /** The first of two tiles: who can lay the second, the opponent now, or else the mover? */
  private ofOffer(piece: number, cell: number): number {
    const { danger } = this.settings;
    const next = this.play(layMove(piece, cell));
    const walk = walkFrom(next.board, this.places);
    if (walk.missing !== 1) return 1 - danger;
    const fitting = leadingOn(next.board, walk, PASSABLE);
    const chance = this.chanceHeld(fitting);
    const gain = handWithout(this.state!, cardOf(piece)) & fitting ? 2 - chance : 0;
    return gain - danger * chance;
  }

  private play(move: Move): SaboteurState {
    const next = (this.next ??= this.state!.clone());
    next.assign(this.state!);
    next.play(move);
    return next;
  }

  private ofMalus(): number {
    const { missing } = this.walk;
    if (!this.isOpen) return -0.3;
    if (missing > 2) return 0.3;
    return missing === 2 ? 1.5 : 1.2 * this.threat;
  }

  /** What lengthens the path stops what is about to happen; otherwise only a tile in the way may go. */
  private ofDestroy(cell: number): number {
    const { board } = this.state!;
    const isLive = (board.tunnels[cell]! & LIVE) !== 0;
    if (this.walk.missing === 1 && this.isOpen && isLive) {
      const { missing } = walkFrom(this.play(destroyMove(cell)).board, this.places);
      if (missing <= 1) return HARMS;
      return this.threat * (1.6 + 0.1 * Math.min(missing - 1, 4)) + (1 - this.threat) * HARMS;
    }
    return isDeadEnd(board.pieceAt(cell) & (TURNED - 1)) ? 0 : HARMS;
  }

  private ofDrop(card: number): number {
    const { hands, turn } = this.state!;
    const isSpare = hands[KINDS * turn + card]! > 1;
    if (card < TILES) {
      if (isDeadEnd(card)) return 0.1;
      return isSpare ? -0.1 : -0.2;
    }
    if (card === MAP) return this.count > 1 ? -0.4 : 0.1;
    const { keep } = this.settings;
    if (card === BONUS) return isSpare ? -keep / 2 : (-5 * keep) / 6;
    return -keep;
  }
}

const tempoOptions = {
  danger: option(
    number(0, 8),
    2,
    'Tiles that it costs to leave just one missing when the opponent is to move.',
  ),
  gamble: option(
    number(-8, 8),
    -0.5,
    'Worth of reaching an objective that may be empty while the opponent can lay tiles, in tiles.',
  ),
  keep: option(number(0, 8), 0.6, 'Tiles that it costs to put away a Malus, a Destroy or the last Bonus.'),
  counts: option(
    flag(),
    false,
    'Counts the cards that the opponent may hold, instead of taking it to hold every tile that fits.',
  ),
};

export const tempo: MoveRating<SaboteurState, typeof tempoOptions> = {
  name: 'tempo',
  about: 'Who will lay the last tile: holds tiles back, blocks in time, and keeps the cards that decide.',
  options: tempoOptions,
  scale: 1,
  make: (settings) => new Tempo(settings),
};
