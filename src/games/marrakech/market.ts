/** What never changes during a game: the board with its tables, and the rules in force. */
import { ONE_WORD, TWO_WORDS } from './flood.ts';
import type { MarrakechOptions } from './options.ts';
import { type Tables, tablesFor } from './tables.ts';

export class Market {
  readonly tables: Tables;
  readonly size: number;
  readonly squares: number;
  readonly players: number;
  readonly coloursPerPlayer: number;
  readonly colours: number;
  readonly rugsPerColour: number;
  /** Turning and laying are one move. */
  readonly joins: boolean;
  /** Assam is turned after laying, for the next walk. */
  readonly turnsAtEnd: boolean;
  /** The two colours of a player follow in turn. */
  readonly alternates: boolean;
  /** The colour is drawn before each turn. */
  readonly drawsColour: boolean;
  /** Who cannot pay is out. */
  readonly eliminates: boolean;
  /** The last player in the game ends it. */
  readonly stopsAlone: boolean;
  /** A player may cover the own carpets whole. */
  readonly ownMayBeCovered: boolean;
  /** `1 + colour`: the player who lays it; nobody, -1, for bare floor. */
  readonly owner: Int8Array;
  /** `8 * player + 1 + colour`: all bits set if the player pays there, and to whom; without payment, to himself. */
  readonly pays = new Int32Array(32);
  readonly payees = new Uint8Array(32);
  /** After the roll, turn, walk and carpet are one move. */
  readonly choosesAtOnce: boolean;
  /** Is a set of squares one word? */
  readonly fitsWord: boolean;
  /** All that `playOut` can do in its own loop: one move a turn, nobody ever leaves, and a board of bits. */
  readonly isPlain: boolean;
  /**
   * All that the kernel can do: boards of bits, and not a die that comes first where who cannot pay is out, because
   * the moves of such a turn must be listed. No preset is left out.
   */
  readonly fitsKernel: boolean;

  constructor(options: MarrakechOptions) {
    this.tables = tablesFor(options.size, options.loops);
    this.size = options.size;
    this.squares = this.tables.squares;
    this.players = options.players;
    this.coloursPerPlayer = options.coloursPerPlayer;
    this.colours = options.players * options.coloursPerPlayer;
    this.rugsPerColour = options.rugsPerColour;
    this.joins = options.dieTiming === 'before';
    this.turnsAtEnd = options.turnTiming === 'end';
    this.alternates = options.colourOrder === 'alternate';
    this.drawsColour = options.colourOrder === 'shuffledHidden';
    this.eliminates = options.bankruptcy === 'eliminate';
    // With two players there is nobody left to play against, whatever the option says.
    this.stopsAlone = options.soloEnd === 'stop' || options.players === 2;
    this.ownMayBeCovered = options.coverWhole === 'opponents';
    this.owner = new Int8Array(8).fill(-1);
    for (let colour = 0; colour < this.colours; colour++)
      this.owner[1 + colour] = Math.floor(colour / this.coloursPerPlayer);
    for (let player = 0; player < this.players; player++) {
      for (let shown = 0; shown < 8; shown++) {
        const owner = this.owner[shown]!;
        const isOther = owner >= 0 && owner !== player;
        this.pays[8 * player + shown] = isOther ? -1 : 0;
        this.payees[8 * player + shown] = isOther ? owner : player;
      }
    }
    this.choosesAtOnce = this.joins && !this.turnsAtEnd;
    this.fitsWord = this.size <= ONE_WORD;
    this.fitsKernel = this.size <= TWO_WORDS && !(this.choosesAtOnce && this.eliminates);
    this.isPlain = this.fitsKernel && this.choosesAtOnce && this.alternates;
  }

  /** The first colour of a player. */
  firstColour(player: number): number {
    return player * this.coloursPerPlayer;
  }
}
