/**
 * A playthrough: one random game as text, with everything that the public methods say at each ply. Kept under
 * version control, it turns any change of a game's behaviour into a difference that a person can read.
 */
import { CHANCE, type Game, type Move, OVER, type State } from '../game.ts';
import { defaults } from '../options.ts';
import type { OptionValue, OptionValues } from '../schema/index.ts';
import { Random } from '../random.ts';
import { settleOptions } from '../settle.ts';
import { hashText } from './snapshot.ts';
import { listMoves, seatsOf } from './trial.ts';

export interface PlaythroughSettings {
  /** Options as a user gives them, `preset` among them. */
  readonly options?: Readonly<Record<string, OptionValue>>;
  /** Default 1. */
  readonly seed?: number;
  /** Moves written out at each ply; the others are counted and summed up. Default 12. */
  readonly shown?: number;
}

/** A number that changes with any move of a list, its order included (FNV-1a). */
function checksum(texts: readonly string[]): string {
  let h = 0x811c9dc5;
  for (const char of texts.join(' ')) h = Math.imul(h ^ char.charCodeAt(0), 0x01000193);
  return (h >>> 0).toString(16).padStart(8, '0');
}

function turnText(game: Game, state: State): string {
  if (state.turn === OVER) return 'over';
  return state.turn === CHANCE ? 'chance' : `${state.turn} (${game.seatName(state.turn)})`;
}

class Writer {
  readonly lines: string[] = [];
  private readonly game: Game;
  private readonly seed: number;
  private readonly shown: number;

  constructor(game: Game, seed: number, shown: number) {
    this.game = game;
    this.seed = seed;
    this.shown = shown;
  }

  write(label: string, text: string | number): void {
    this.lines.push(`${label}: ${text}`);
  }

  head(options: OptionValues, state: State): void {
    const { game } = this;
    this.write('game', `${game.name} (${game.title})`);
    this.write('options', JSON.stringify(options));
    this.write('seed', this.seed);
    this.write(
      'seats',
      seatsOf(state)
        .map((seat) => game.seatName(seat))
        .join(', '),
    );
    this.write('has chance', String(game.hasChance));
    this.write('has hidden', String(game.hasHidden));
    this.write('most moves, most plies', `${game.maxMoves}, ${game.maxPlies}`);
  }

  position(state: State, ply: number): void {
    const { game } = this;
    this.lines.push('', `== ply ${ply}`, game.draw(state));
    this.write('position', game.formatPosition(state));
    this.write('turn', turnText(game, state));
    this.write('hash', hashText(state));
    this.write(
      'scores',
      this.perSeat(state, (seat) => state.score(seat)),
    );
    for (const heuristic of game.heuristics) {
      const evaluation = heuristic.make(defaults(heuristic.options));
      this.write(
        heuristic.name,
        this.perSeat(state, (seat) => evaluation.value(state, seat)),
      );
    }
    if (state.turn === OVER)
      this.write(
        'results',
        this.perSeat(state, (seat) => state.result(seat)),
      );
    else this.future(state, ply);
  }

  private future(state: State, ply: number): void {
    const { game } = this;
    this.moves(state);
    this.playedOut('uniform', state, ply, (copy, random) => copy.playOut(random));
    for (const policy of game.playouts) {
      const playout = policy.make(defaults(policy.options));
      this.playedOut(policy.name, state, ply, (copy, random) => playout.run(copy, random));
    }
    const sampled = state.sample(this.stream('sample', ply));
    this.write('sample', game.formatMove(state, sampled));
  }

  private moves(state: State): void {
    const moves = listMoves(this.game, state);
    const texts = moves.map((move) => {
      const text = this.game.formatMove(state, move);
      return state.turn === CHANCE ? `${text} (${Number(state.weight(move).toPrecision(9))})` : text;
    });
    const rest = texts.length > this.shown ? ' ...' : '';
    this.write('moves', `${texts.slice(0, this.shown).join(' ')}${rest}`);
    this.write('count', `${state.count()}, checksum ${checksum(texts)}`);
  }

  private playedOut(
    name: string,
    state: State,
    ply: number,
    run: (copy: State, random: Random) => number,
  ): void {
    const copy = state.clone();
    const plies = run(copy, this.stream(name, ply));
    const results = this.perSeat(copy, (seat) => copy.result(seat));
    const scores = this.perSeat(copy, (seat) => copy.score(seat));
    this.write(`playout ${name}`, `${plies} plies, results ${results}, scores ${scores}`);
  }

  private perSeat(state: State, value: (seat: number) => number): string {
    return seatsOf(state)
      .map((seat) => Number(value(seat).toPrecision(9)))
      .join(' ');
  }

  private stream(name: string, ply: number): Random {
    return new Random(this.seed).derive('playthrough', name, ply);
  }
}

function choose(game: Game, state: State, random: Random): Move {
  if (state.turn === CHANCE) return state.sample(random);
  const moves = listMoves(game, state);
  return moves[random.below(moves.length)]!;
}

/** Plays one random game; `see` is shown every position, and then the move that is played in it. */
function playOne(
  game: Game,
  options: OptionValues,
  seed: number,
  see: (state: State, ply: number) => void,
  plays: (state: State, move: Move) => void,
): number {
  const random = new Random(seed).derive('playthrough');
  const state = game.start(options, random.derive('setup'));
  let ply = 0;
  see(state, ply);
  while (state.turn !== OVER) {
    const move = choose(game, state, random);
    plays(state, move);
    state.play(move);
    see(state, ++ply);
  }
  return ply;
}

/** The text of one random game, ending with a line break. */
export function playthrough(game: Game, settings: PlaythroughSettings = {}): string {
  const { options: given = {}, seed = 1, shown = 12 } = settings;
  const options = settleOptions(game, given);
  const writer = new Writer(game, seed, shown);
  playOne(
    game,
    options,
    seed,
    (state, ply) => {
      if (ply === 0) writer.head(options, state);
      writer.position(state, ply);
    },
    (state, move) => writer.write('plays', game.formatMove(state, move)),
  );
  return `${writer.lines.join('\n')}\n`;
}

/** Seeds tried for a short game, and how many shorter ones are passed over. */
const TRIED = 50;
const PASSED_OVER = 5;

/** Every preset by its name; a game without presets has one set of rules, its defaults. */
function ruleSets({ presets }: Game): (readonly [name: string, given: Readonly<Record<string, string>>])[] {
  if (presets.length === 0) return [['default', {}]];
  return presets.map(({ name }) => [name, { preset: name }]);
}

/**
 * One playthrough for each preset of a game: of fifty random games a short one, so that a person can read it, but
 * not the very shortest, in which nothing happens.
 */
export function goldenPlaythroughs(game: Game): { preset: string; text: string }[] {
  return ruleSets(game).map(([name, given]) => {
    const options = settleOptions(game, given);
    const lengths = Array.from({ length: TRIED }, (_, i) =>
      playOne(
        game,
        options,
        i + 1,
        () => {},
        () => {},
      ),
    );
    const seed = 1 + lengths.indexOf(lengths.toSorted((a, b) => a - b)[PASSED_OVER]!);
    return { preset: name, text: playthrough(game, { options: given, seed }) };
  });
}
