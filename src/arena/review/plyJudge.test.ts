/** What is said of single plies: choices, draws, values, and what is hidden. */
import { describe, expect, test } from 'vitest';
import {
  type Played,
  choices,
  draws,
  newReview,
  opening,
  positionsIn,
  randomGame,
  reviewed,
} from '../../../test/arena/reviewed.ts';
import { samples } from '../../../test/samples.ts';
import { type Outline, outlineGame } from '../../../test/toys/outline.ts';
import { pig } from '../../../test/toys/pig.ts';
import { makeAgent } from '../../agents/index.ts';
import { CHANCE, type Game, type OptionValues, Random, settleOptions } from '../../core/index.ts';
import { carcassonne } from '../../games/carcassonne/index.ts';
import { marrakech } from '../../games/marrakech/index.ts';
import { saboteur } from '../../games/saboteur/index.ts';
import { think } from '../../search/index.ts';

function outlined(outline: Outline, moves: readonly string[], seats = 2): Played {
  const game = outlineGame(outline, seats);
  return { game, options: {}, start: game.start({}, new Random(0)), moves };
}

describe('a choice', () => {
  /** Eight boxes, each of which wins half the time. */
  const box = (): Outline => ({
    seat: CHANCE,
    branches: [
      [1, 0],
      [0, 1],
    ],
  });
  const boxes: Outline = { seat: 0, branches: Array.from({ length: 8 }, box) };

  test('is not measured by a maximum: the best of equal moves is worth no more than they are', () => {
    const own: number[] = [];
    const fresh: number[] = [];
    const seeds = samples(400, 200);
    for (let seed = 0; seed < seeds; seed++) {
      const played = outlined(boxes, ['0']);
      const { game, start } = played;
      const search = makeAgent('uct(iterations=64)', { game, random: new Random(seed), clock: () => 0 });
      think(search, start);
      own.push(search.analysis().value!);
      fresh.push(choices(reviewed(played, 'uct', 64, { seed }).judgements)[0]!.bestValue);
    }
    const mean = (values: readonly number[]): number => values.reduce((a, b) => a + b) / values.length;
    // The standard error of 64 draws is 1/16, and this many seeds divide it by the root of their number.
    const margin = 4 / 16 / Math.sqrt(seeds);
    expect(Math.abs(mean(fresh) - 0.5)).toBeLessThan(margin);
    expect(mean(own) - 0.5).toBeGreaterThan(margin);
  });

  test('of a move that the search hardly visited is judged as well as any other', () => {
    // The second move loses at once to one of twenty replies, and wins after the others.
    const replies: Outline[] = Array.from({ length: 20 }, (_, i) => (i === 7 ? [0, 1] : [1, 0]));
    const trap: Outline = { seat: 1, branches: replies };
    const safe: Outline = {
      seat: CHANCE,
      branches: [
        [1, 0],
        [1, 0],
        [0, 1],
      ],
    };
    const [judgement] = choices(
      reviewed(outlined({ seat: 0, branches: [safe, trap] }, ['1', '7']), 'uct(c=0.5)', 4000).judgements,
    );
    expect(judgement).toMatchObject({ best: '0', rank: 2, mark: '??' });
    expect(judgement!.visitShare).toBeLessThan(0.1);
    expect(judgement!.bestValue).toBeCloseTo(2 / 3, 1);
    expect(judgement!.value).toBeLessThan(0.1);
  });

  test('costs nothing if it is the best move, and is marked if it throws the game away', () => {
    const outline: Outline = {
      seat: 0,
      branches: [
        [1, 0],
        [0, 1],
      ],
    };
    for (const spec of ['uct', 'flat', 'mcts(solver=true)', 'alphabeta', 'greedy']) {
      const [good] = choices(reviewed(outlined(outline, ['0']), spec, 50).judgements);
      expect(good, spec).toMatchObject({ best: '0', value: 1, loss: 0, swing: 0, mark: null, rank: 1 });
      const [bad] = choices(reviewed(outlined(outline, ['1']), spec, 50).judgements);
      expect(bad, spec).toMatchObject({ best: '0', bestValue: 1, value: 0, loss: 1, mark: '??', rank: 2 });
    }
  });

  test('of one legal move is none: it is forced, and nothing is searched', () => {
    const outline: Outline = { seat: 0, branches: [{ seat: 1, branches: [[0, 1]] }] };
    const { judgements } = reviewed(outlined(outline, ['0', '0']), 'uct', 50);
    expect(judgements).toEqual([
      { kind: 'forced', ply: 0, seat: 0, move: '0', before: null, after: null },
      { kind: 'forced', ply: 1, seat: 1, move: '0', before: null, after: [0, 1] },
    ]);
  });

  test('names the line that the agent expected', () => {
    const reply: Outline = {
      seat: 1,
      branches: [
        [0, 1],
        [1, 0],
      ],
    };
    const outline: Outline = {
      seat: 0,
      branches: [
        reply,
        {
          seat: 1,
          branches: [
            [1, 0],
            [1, 0],
          ],
        },
      ],
    };
    const [judgement] = choices(reviewed(outlined(outline, ['0']), 'uct', 200).judgements);
    expect(judgement!.line[0]).toBe('1');
    expect(judgement!.line).toHaveLength(2);
  });
});

describe('the luck of a draw', () => {
  const gamesOfChance: readonly (readonly [string, Game, OptionValues, string])[] = [
    ['Pig for three', pig, { players: 3, goal: 12 }, 'uct'],
    ['Marrakech for two', marrakech, {}, 'expectimax(hash=1)'],
    ['Marrakech for four, by points', marrakech, { preset: 'official4' }, 'uct(reward=points)'],
    ['Carcassonne for three', carcassonne, { players: 3 }, 'carcassonne/strong'],
  ];

  test.each(gamesOfChance)(
    'weighted by the odds of all outcomes is nothing: %s',
    (_name, game, given, spec) => {
      const judged = draws(reviewed(opening(randomGame(game, given), 24), spec, 20).judgements);
      const judgedByOutcomes = judged.filter(({ outcomes }) => outcomes.length > 1);
      expect(judgedByOutcomes.length).toBeGreaterThan(2);
      for (const { move, odds, luck, outcomes } of judgedByOutcomes) {
        expect(outcomes.reduce((sum, outcome) => sum + outcome.odds, 0)).toBeCloseTo(1, 9);
        for (const seat of luck!.keys()) {
          const weighted = outcomes.reduce((sum, outcome) => sum + outcome.odds * outcome.luck[seat]!, 0);
          expect(weighted).toBeCloseTo(0, 9);
        }
        expect(outcomes.find((outcome) => outcome.move === move)).toEqual({ move, odds, luck });
      }
    },
  );

  test("is each seat's own: what one wins, the others share", () => {
    const won = (seat: number): number[] => [0, 1, 2].map((other) => (other === seat ? 1 : 0));
    const outline: Outline = { seat: CHANCE, branches: [won(0), won(1), won(2), won(2)] };
    const [draw] = draws(reviewed(outlined(outline, ['0'], 3), 'uct', 20).judgements);
    expect(draw).toMatchObject({ odds: 0.25, before: [0.25, 0.25, 0.5], after: [1, 0, 0], swing: 0.75 });
    expect(draw!.luck).toEqual([0.75, -0.25, -0.5]);
  });

  test('of a draw that could not come otherwise is none', () => {
    const outline: Outline = { seat: CHANCE, branches: [[1, 0]] };
    const [draw] = draws(reviewed(outlined(outline, ['0']), 'uct', 20).judgements);
    expect(draw).toMatchObject({ odds: 1, luck: [0, 0], outcomes: [], before: null, after: [1, 0] });
  });
});

describe('values', () => {
  test('of all seats add up to one where they are chances to win', () => {
    const played = opening(randomGame(pig, { players: 3, goal: 12 }), 20);
    const { judgements } = reviewed(played, 'uct', 50);
    const known = judgements
      .flatMap(({ before, after }) => [before, after])
      .filter((values) => values !== null);
    expect(known.length).toBeGreaterThan(20);
    for (const values of known) expect(values.reduce((sum, value) => sum + value, 0)).toBeCloseTo(1, 9);
  });

  test('are in the unit of the agent', () => {
    const played = opening(randomGame(marrakech), 4);
    const unit = (spec: string): string => newReview(played, spec, 10).unit;
    expect(unit('uct')).toBe('chance');
    expect(unit('expectimax')).toBe('chance');
    expect(unit('uct(reward=difference)')).toBe('share');
    expect(unit('uct(reward=points)')).toBe('points');
  });

  test('of a draw are what the agent says, also if it says little', () => {
    // To the agent a draw is worth 0.2, to whichever seat.
    const outline: Outline = {
      seat: 0,
      branches: [
        [1, 1],
        [0, 1],
        [0, 1],
      ],
    };
    const [judgement] = choices(
      reviewed(outlined(outline, ['0']), 'uct(reward=win(draw=0.2))', 50).judgements,
    );
    expect(judgement!.after).toEqual([0.2, 0.2]);
  });
});

describe('where cards are hidden', () => {
  test('a choice is judged by what its seat knows: another world that looks the same changes nothing', () => {
    const options = settleOptions(saboteur, {});
    const random = new Random(11);
    let judged = 0;
    for (let seed = 0; seed < samples(8, 4); seed++) {
      const { start, moves } = opening(randomGame(saboteur, {}, seed), 12);
      const state = positionsIn({ game: saboteur, options, start, moves }).at(-2)!;
      const other = state.clone();
      saboteur.imagine!(other as never, state.turn, random);
      const [inOne, inOther] = [state, other].map((world) =>
        reviewed({ game: saboteur, options, start: world, moves: moves.slice(-1) }, 'saboteur/strong', 100),
      );
      expect(inOther!.judgements).toEqual(inOne!.judgements);
      judged += choices(inOne!.judgements).length;
    }
    expect(judged).toBeGreaterThan(2);
  });

  test('nothing is called luck, and no line shows what others hold', () => {
    const { judgements } = reviewed(opening(randomGame(saboteur), 10), 'saboteur/strong', 20);
    expect(draws(judgements)).toEqual([]);
    for (const { line, best } of choices(judgements)) expect(line).toEqual([best]);
  });
});
