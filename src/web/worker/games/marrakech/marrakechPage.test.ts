/** What the page is told about Marrakech, over random games with all presets and some options beyond them. */
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { samples } from '../../../../../test/samples.ts';
import { CHANCE, OVER, type OptionValues, Random, settleOptions } from '../../../../core/index.ts';
import { type MarrakechState, marrakech } from '../../../../games/marrakech/index.ts';
import { choose, nextSteps } from '../../../page/state/choices.ts';
import { legalMoves } from '../../legalMoves.ts';
import type { LegalMove } from '../../messages.ts';
import type { Way } from '../../pageGame.ts';
import { marrakechPage as page } from './index.ts';
import type { MarrakechView } from './view.ts';
import { TURN_STEPS } from './walks.ts';

const SEED = 31;

const RULES: readonly OptionValues[] = [
  ...marrakech.presets.map(({ name }) => ({ preset: name })),
  { preset: 'paper', bankruptcy: 'eliminate', coins: 6 },
  { preset: 'paper', turnTiming: 'end', colourOrder: 'shuffledOpen', loops: 'nw-se' },
  { preset: 'official3', turnTiming: 'end', coins: 8 },
  { preset: 'course', size: 6, coins: 5 },
  { preset: 'official2', size: 3, coins: 9 },
];

interface Met {
  readonly state: MarrakechState;
  readonly last: { readonly before: MarrakechState; readonly move: number } | undefined;
}

/** Every position of some random games. */
function* positions(rules: OptionValues, games: number): Generator<Met> {
  for (let game = 0; game < games; game++) {
    const random = new Random(SEED).derive(JSON.stringify(rules), game);
    const state = marrakech.start(settleOptions(marrakech, rules), random);
    let last: Met['last'];
    for (;;) {
      yield { state: state.clone(), last };
      if (state.turn === OVER) break;
      const move = state.sample(random);
      last = { before: state.clone(), move };
      state.play(move);
    }
  }
}

function legal(state: MarrakechState): LegalMove[] {
  return legalMoves(marrakech, state).map((move) => ({
    move: marrakech.formatMove(state, move),
    ways: page.ways(state, move),
  }));
}

function show({ state, last }: Met): MarrakechView {
  return page.view({ state, last, viewer: undefined });
}

/** What the builder of moves makes of a way, step by step. */
function built(moves: readonly LegalMove[], way: Way): string | undefined {
  for (const [i, step] of way.entries()) {
    const chosen = choose(moves, way.slice(0, i), step);
    const isLast = i === way.length - 1;
    if (isLast) return chosen.kind === 'move' ? chosen.move : undefined;
    if (chosen.kind !== 'made' || chosen.made.length !== i + 1) return undefined;
  }
  return undefined;
}

/** Every beginning of a move. */
function beginnings(moves: readonly LegalMove[]): Way[] {
  const ways = moves.flatMap(({ ways }) => ways).flatMap((way) => way.map((_, i) => way.slice(0, i)));
  return [...new Map([[], ...ways].map((made) => [made.join(' '), made])).values()];
}

describe.each(RULES)('the page and %j', (rules) => {
  it('lets every legal move be made, step by step, and in one way only', () => {
    for (const { state } of positions(rules, samples(4))) {
      if (state.turn < 0) continue;
      const moves = legal(state);
      const all = moves.flatMap(({ ways }) => ways.map((way) => way.join(' ')));
      expect(new Set(all).size).toBe(all.length);
      expect(moves.filter(({ ways }) => ways.length === 0)).toEqual([]);
      const wrong = moves.filter(({ move, ways }) => ways.some((way) => built(moves, way) !== move));
      expect(wrong).toEqual([]);
    }
  });

  it('has words for every step, move, draw and end, and names no undefined thing', () => {
    for (const { state } of positions(rules, samples(4))) {
      expect(page.howTo(state)).toMatch(/^[A-Z].*\.$/);
      if (state.turn === OVER) {
        expect(page.describeEnd(state)).toMatch(/^(Red|Blue|Gold|Green)\b.*(wins|share the win)/);
        continue;
      }
      const sentences = legalMoves(marrakech, state).map((move) => page.describe(state, move, undefined));
      expect(sentences.filter((words) => !/^(Red|Blue|Gold|Green) [a-z]+ /.test(words))).toEqual([]);
      expect(sentences.join()).not.toMatch(/undefined|null|NaN|Nobody/);
      const titles = [...nextSteps(legal(state), [])].map((step) => page.stepTitle(state, step));
      expect(titles.filter((title) => !/turn|straight|^[a-i]\d, (bare|.* carpet)/.test(title))).toEqual([]);
      if (state.turn !== CHANCE) continue;
      const words = page.chance!(state);
      const outcomes = legalMoves(marrakech, state).map((move) => words.outcome(move));
      expect(new Set(outcomes).size).toBe(outcomes.length);
    }
  });

  it('shows what the rules say, as plain data', () => {
    for (const met of positions(rules, samples(4))) {
      const { state } = met;
      const view = show(met);
      expect(isDeepStrictEqual(JSON.parse(JSON.stringify(view)), view)).toBe(true);
      expect(isDeepStrictEqual(structuredClone(view), view)).toBe(true);
      const shown = view.squares.filter(({ hue }) => hue !== null);
      for (const [seat, player] of view.players.entries()) {
        expect(shown.filter(({ owner }) => owner === seat)).toHaveLength(player.squares);
        expect([player.coins, player.score]).toEqual([state.coins[seat], state.score(seat)]);
        expect(player.stacks.reduce((sum, { left }) => sum + left, 0)).toBe(state.leftOf(seat));
      }
      const named = new Map(view.squares.map((square) => [square.name, square]));
      const alone = shown.filter(({ name, joins, hue, under }) => {
        const other = joins === null ? undefined : named.get(joins);
        return other ? other.joins !== name || other.hue !== hue : under.length === 0;
      });
      expect(alone).toEqual([]);
    }
  });

  it('foresees where Assam stops and what it costs', () => {
    for (const met of positions(rules, samples(4))) {
      const { last, state } = met;
      const { last: shown, assam } = show(met);
      if (!last || !shown || shown.path.length === 0) continue;
      const { before } = last;
      const turn = before.turn === CHANCE ? null : TURN_STEPS[shown.turned + 1]!;
      const walk = show({ state: before, last: undefined }).walks.find((found) => found.turn === turn)!;
      const stop = walk.stops.find(({ die }) => die === shown.path.length - 1)!;
      expect(shown.path).toEqual(walk.path.slice(0, shown.path.length));
      expect(stop.square).toBe(assam.square);
      expect(stop.facing).toBe(assam.facing);
      expect(stop.toll.paid).toBe(before.coins[before.mover]! - state.coins[before.mover]!);
      expect(stop.toll.isRuin).toBe(state.isOut(before.mover));
      expect(walk.stops.reduce((sum, { odds }) => sum + odds, 0)).toBeCloseTo(1);
    }
  });

  it('can say why, wherever no move begins with a square or a turn', () => {
    for (const met of positions(rules, samples(2))) {
      const { state } = met;
      const moves = state.turn < 0 ? [] : legal(state);
      const steps = [...TURN_STEPS, ...show(met).squares.map(({ name }) => name)];
      const silent = beginnings(moves).flatMap((made) =>
        steps.filter(
          (step) =>
            choose(moves, made, step).kind === 'refused' &&
            !/^[A-Za-z].*\.$/.test(page.explain(state, made, step) ?? ''),
        ),
      );
      expect(silent).toEqual([]);
    }
  });
});
