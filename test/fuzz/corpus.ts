/** Texts that are right, of every kind that is read from outside: what the fuzzer begins with. */
import { readFileSync } from 'node:fs';
import {
  type Game,
  type GameRecord,
  OVER,
  type OptionValues,
  RECORD_FORMAT,
  Random,
  type State,
  formatRecord,
  outcome,
  parseRecord,
  settleOptions,
} from '../../src/core/index.ts';
import { games } from '../../src/games/index.ts';
import { carpetNumbers } from '../../src/games/marrakech/carpets.ts';
import { courseGameOf, writeCourseString } from '../../src/games/marrakech/course/courseString.ts';
import { MarrakechState } from '../../src/games/marrakech/state.ts';
import { katarenga } from '../../src/games/katarenga/index.ts';
import { KatarengaState } from '../../src/games/katarenga/state.ts';
import { marrakech } from '../../src/games/marrakech/index.ts';
import { cellOfIndex } from '../../src/games/katarenga/cells.ts';
import { writeGame } from '../twins/marrakechTurns.ts';

/** Rules besides the presets, some of each kind. */
const RULES: Readonly<Record<string, readonly OptionValues[]>> = {
  ataxx: [{ size: 4 }, { preset: 'paper', map: 'open' }],
  carcassonne: [{ players: 4 }, { pile: 'E5V5' }],
  katarenga: [
    { size: 4, goal: 'camps' },
    { size: 3, blocked: 'draw' },
  ],
  marrakech: [
    { colourOrder: 'shuffledOpen' },
    { turnTiming: 'end' },
    { preset: 'official3', coins: 5 },
    { bankruptcy: 'eliminate', coins: 4 },
  ],
  saboteur: [{ dropsOpen: true }],
};

export interface Seed {
  readonly game: Game;
  readonly options: OptionValues;
  readonly state: State;
}

function rulesOf(game: Game): OptionValues[] {
  return [...game.presets.map(({ name }) => ({ preset: name })), ...(RULES[game.name] ?? [])];
}

/** Positions of all games and rules, from the first to the last. */
export function positions(random: Random, each: number): Seed[] {
  return games.flatMap((game) =>
    rulesOf(game).flatMap((given) => {
      const options = settleOptions(game, given);
      return Array.from({ length: each }, (): Seed => {
        const state = game.start(options, random);
        for (let plies = random.below(60); plies > 0 && state.turn !== OVER; plies--)
          state.play(state.sample(random));
        return { game, options, state };
      });
    }),
  );
}

function katarengaJson({ state, options }: Seed): string[] {
  if (!(state instanceof KatarengaState)) return [];
  const { size, tiles } = state.board;
  const squares = Array.from({ length: size * size }, (_, i) => i);
  const of = (side: number): number[] => squares.filter((i) => state.pawnAt(cellOfIndex(i, size)) === side);
  return [
    JSON.stringify({
      n: size,
      variant: options.goal === 'camps' ? 'official' : 'seed',
      tiles,
      white: of(0),
      black: of(1),
      points: [state.score(0), state.score(1)],
      toMove: 'WB'[state.side],
      ply: state.ply,
    }),
  ];
}

function marrakechJson({ state, options }: Seed): string[] {
  if (!(state instanceof MarrakechState)) return [];
  const { market, square, facing, left } = state;
  const carpets = carpetNumbers(state);
  const course = courseGameOf(state);
  return [
    JSON.stringify({
      n: market.size,
      rugsPerColour: market.rugsPerColour,
      turn: left.reduce((sum, n) => sum + market.rugsPerColour - n, 0),
      toMove: state.mover,
      die: state.die || null,
      assam: [square % market.size, Math.floor(square / market.size), 'NESW'[facing]],
      money: [...state.coins],
      rugId: carpets.map((carpet) => carpet || -1),
      colour: carpets.map((_, square) => state.colourAt(square)),
      left: [...left],
      ...(options.bankruptcy === 'eliminate'
        ? { out: [...state.coins.keys()].map((p) => state.isOut(p)) }
        : {}),
    }),
    ...(course ? [writeCourseString(course)] : []),
  ];
}

function linesOf(path: string): string[] {
  return readFileSync(new URL(path, import.meta.url), 'utf8')
    .trim()
    .split('\n');
}

const saboteurGames = linesOf('../data/saboteur-games.jsonl');
const carcassonneGames = linesOf('../../src/games/carcassonne/sampleGames.jsonl');
const marrakechGames = linesOf('../data/marrakech-turns.jsonl');

/** All texts in which a position can be given. */
export function textsOf(seed: Seed): string[] {
  const { game, state } = seed;
  const wholeGames = { saboteur: saboteurGames, carcassonne: carcassonneGames }[game.name] ?? [];
  return [
    game.formatPosition(state),
    ...katarengaJson(seed),
    ...marrakechJson(seed),
    ...wholeGames.slice(0, 1),
  ];
}

/** A record of a game that continues at random from a position. */
export function recordOf({ game, options, state }: Seed, random: Random): string {
  const played = state.clone();
  const moves: string[] = [];
  while (played.turn !== OVER) {
    const move = played.sample(random);
    moves.push(game.formatMove(played, move));
    played.play(move);
  }
  const record: GameRecord = {
    format: RECORD_FORMAT,
    version: '0.1.0',
    game: game.name,
    options,
    agents: Array.from({ length: state.seats }, () => 'random'),
    seed: 1,
    index: 0,
    position: game.formatPosition(state),
    moves,
    ...outcome(played),
  };
  return formatRecord(record);
}

/** A random game as it is exported. */
function exported(game: Game, given: OptionValues): string {
  const options = settleOptions(game, given);
  const random = new Random(3);
  const record = parseRecord(recordOf({ game, options, state: game.start(options, random) }, random));
  return JSON.stringify(game.transcripts![0]!.write(record));
}

/** Games in the formats of others. */
export function transcripts(): string[] {
  const rules = { preset: 'official3', coins: 8 };
  const { told, summary } = writeGame(rules, 1);
  return [
    ...saboteurGames,
    ...carcassonneGames,
    ...marrakechGames,
    JSON.stringify({ ...rules, turns: told, ...summary }),
    exported(katarenga, { size: 5 }),
    exported(katarenga, { preset: 'official', size: 4, tiles: 'random' }),
    exported(marrakech, { colourOrder: 'shuffledOpen' }),
  ];
}

export const EXPERIMENTS: readonly string[] = [
  {
    game: 'ataxx',
    agents: ['uct(iterations=20)', { name: 'B', spec: 'greedy' }],
    games: 10,
    options: { size: 4 },
    openings: ['random(plies=3)', 'moves c1 b1', 'xx2/4/4/2oo x 0 5 moves c4'],
  },
  {
    game: 'marrakech',
    agents: ['flat(iterations=$n)'],
    vary: { n: [10, 20] },
    against: ['random'],
    games: 4,
  },
  {
    name: 'stops',
    game: 'katarenga',
    agents: ['greedy', 'random', 'uct(iterations=10)'],
    pairing: 'round-robin',
    games: 40,
    stop: { rule: 'sprt', elo0: 0, elo1: 20 },
    measures: ['score', 'length'],
    records: 'all',
    seed: 5,
  },
  { game: 'saboteur', agents: ['random', 'random'], games: 4, budget: { iterations: 10 } },
].map((spec) => JSON.stringify(spec, null, 2));
