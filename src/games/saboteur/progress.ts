/**
 * A quick rating of moves by what they do to the path, in tiles: one walk over the board for all moves of a position,
 * where the evaluation `path` takes a walk for each. What is not a tile on the shortest way is rated by a rule of
 * thumb: looks and blocks are worth something, good cards are not to be thrown away.
 */
import { type Move, type MoveRater, type MoveRating, number, option } from '../../core/index.ts';
import { MAP, TILES, TURNED, isDeadEnd } from './cards.ts';
import { LIVE } from './constants.ts';
import { HIDDEN_COUNT, KIND_NAMES, kindOf, pieceOf, targetOf } from './moves.ts';
import { walkFrom } from './path.ts';
import type { SaboteurState } from './state.ts';
import { ASIDE, ASTRAY, stepOf } from './step.ts';
import type { Walk } from './walk.ts';

/** The tile that connects the nugget. */
const WINS = 8;

class Progress implements MoveRater<SaboteurState> {
  private readonly danger: number;
  private state: SaboteurState | undefined;
  private places = 0;
  private walk: Walk | undefined;

  constructor(danger: number) {
    this.danger = danger;
  }

  look(state: SaboteurState): void {
    this.state = state;
    this.places = state.placesFor(state.turn);
    this.walk = walkFrom(state.board, this.places);
  }

  rate(move: Move): number {
    const target = targetOf(move);
    const isLate = this.walk!.missing <= 2;
    switch (KIND_NAMES[kindOf(move)]!) {
      case 'tile':
        return this.ofTile(pieceOf(move), target);
      case 'bonus':
        return 0.8;
      case 'malus':
        return isLate ? 0.8 : 0.3;
      case 'map':
        return this.isUnknown && (this.places >> target) & 1 ? 0.6 : -0.1;
      case 'destroy':
        return this.ofDestroy(target);
      case 'drop':
        return this.ofDrop(target);
    }
  }

  /** Has the mover still to find out where the nugget is? */
  private get isUnknown(): boolean {
    return HIDDEN_COUNT[~this.places & 7]! > 1;
  }

  private ofTile(piece: number, cell: number): number {
    const { board, blocks, turn } = this.state!;
    const { missing } = this.walk!;
    const step = stepOf(board, this.walk!, piece, cell);
    if (step === ASIDE) return -0.3;
    if (step === ASTRAY) return -1;
    if (missing === 1) return WINS;
    return missing === 2 && blocks[1 - turn] === 0 ? 1 - this.danger : 1;
  }

  /** A tile in the way may go; one that carries the tunnel is taken up only to stop what is about to happen. */
  private ofDestroy(cell: number): number {
    const { board } = this.state!;
    if (isDeadEnd(board.pieceAt(cell) & (TURNED - 1))) return 0.2;
    return this.walk!.missing === 1 && (board.tunnels[cell]! & LIVE) !== 0 ? 0.7 : -0.6;
  }

  private ofDrop(card: number): number {
    if (card < TILES) return isDeadEnd(card) ? 0.1 : -0.2;
    if (card === MAP) return this.isUnknown ? -0.6 : 0.1;
    return -0.4;
  }
}

const progressOptions = {
  danger: option(
    number(0, 8),
    1,
    'Tiles that it costs to leave just one missing when the opponent is to move.',
  ),
};

export const progress: MoveRating<SaboteurState, typeof progressOptions> = {
  name: 'progress',
  about: 'What a move does to the path, in tiles; one walk over the board for all moves.',
  options: progressOptions,
  scale: 1,
  make: ({ danger }) => new Progress(danger),
};
