/** Whole games of Marrakech written down by the naive twin, whose figures owe nothing to the code that checks them. */
import { type OptionValue, Random, settleOptions } from '../../src/core/index.ts';
import { marrakech } from '../../src/games/marrakech/index.ts';
import { MarrakechTwin, type TwinRules } from './marrakech.ts';

export const SEED = 40;

export interface Turn {
  player: number;
  colour: number;
  die: number;
  turn: string;
  rug: [number, number] | null;
  assam: readonly [number, number, string];
  owed: number;
  paid: number;
  money: number[];
  legal: number | undefined;
}

export interface WrittenGame {
  readonly turns: Turn[];
  /** Moves to choose from in each turn if those that ruin the player are counted with all places for a carpet. */
  readonly placed: number[];
  /** What there is to see after each turn, and at the end. */
  readonly positions: ReturnType<MarrakechTwin['summary']>[];
  readonly summary: ReturnType<MarrakechTwin['summary']>;
  /** Turns that also tell what there is to see after them. */
  readonly told: (Turn & ReturnType<MarrakechTwin['summary']>)[];
}

function rugOf(move: string, size: number): [number, number] | null {
  const squares = move.match(/[a-z]\d+/g);
  if (!squares) return null;
  const [a, b] = squares.map((s) => (Number(s.slice(1)) - 1) * size + s.charCodeAt(0) - 97);
  return [a!, b!];
}

/** One random game, turn by turn. */
export function writeGame(given: Record<string, OptionValue>, index: number): WrittenGame {
  const rules = settleOptions(marrakech, given) as TwinRules;
  const random = new Random(SEED).derive(JSON.stringify(given), index);
  const choose = (moves: readonly string[]): string => moves[random.below(moves.length)]!;
  const twin = new MarrakechTwin(rules);
  const turns: Turn[] = [];
  const placed: number[] = [];
  const positions: WrittenGame['positions'] = [];
  const told: WrittenGame['told'] = [];
  const atEnd = rules.turnTiming === 'end';
  const joint = rules.dieTiming === 'before' && !atEnd;
  while (!twin.over) {
    if (/^[a-d]$/.test(twin.moves()[0]!)) twin.play(choose(twin.moves()));
    const { player, colour } = twin.figures();
    const before = twin.standing().money;
    let turn = joint || atEnd ? '' : choose(twin.moves());
    if (turn !== '') twin.play(turn);
    const die = choose(twin.moves());
    const ways = joint ? ['L', 'S', 'R'] : ['S'];
    const places = ways.reduce((sum, way) => sum + twin.placesAfter(way, Number(die)), 0);
    let owed = joint ? 0 : twin.owedAfter('S', Number(die));
    twin.play(die);
    let { assam } = twin.standing();
    const stays = !twin.over && twin.figures().player === player;
    const move = stays ? choose(twin.moves()) : '';
    const legal = stays ? twin.moves().length : undefined;
    if (joint) {
      turn = move[0]!;
      owed = twin.owedAfter(turn, Number(die));
    }
    if (atEnd) turn = /[LSR]$/.exec(move)?.[0] ?? 'S';
    if (stays) twin.play(move);
    if (joint) ({ assam } = twin.standing());
    const { money } = twin.standing();
    const paid = before[player]! - money[player]!;
    const rug = rugOf(move, rules.size);
    const written = { player, colour: colour!, die: Number(die), turn, rug, assam, owed, paid, money, legal };
    turns.push(written);
    told.push({ ...written, ...twin.summary() });
    placed.push(stays && atEnd ? legal! : places);
    positions.push(twin.summary());
  }
  return { turns, placed, positions, told, summary: twin.summary() };
}

export function writeTurns(given: Record<string, OptionValue>, index: number): Turn[] {
  return writeGame(given, index).turns;
}
