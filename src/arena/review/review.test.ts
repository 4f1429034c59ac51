import { describe, expect, test } from 'vitest';
import {
  type Played,
  choices,
  newReview,
  opening,
  positionsIn,
  randomGame,
  reviewed,
} from '../../../test/arena/reviewed.ts';
import { refusal } from '../../../test/refusal.ts';
import { pig } from '../../../test/toys/pig.ts';
import { defaultAgent } from '../../agents/index.ts';
import { ataxx } from '../../games/ataxx/index.ts';
import { games } from '../../games/index.ts';
import { marrakech } from '../../games/marrakech/index.ts';

const titled = games.map((game) => [game.title, game] as const);

describe.each(titled)('%s', (_title, game) => {
  const played = randomGame(game);

  test('is reviewed by its strongest agent from the first ply to the last', () => {
    const review = reviewed(played, defaultAgent(game), 4);
    const { judgements } = review;
    expect(judgements.map(({ ply }) => ply)).toEqual(played.moves.map((_, ply) => ply));
    expect(judgements.map(({ move }) => move)).toEqual(played.moves);
    expect(review.plies).toBe(played.moves.length);
    const end = judgements.at(-1)!.after!;
    const final = positionsIn(played).at(-1)!;
    // However the agent measures it, who has won has most.
    expect(final.result(0) > final.result(1)).toBe(end[0]! > end[1]!);
    for (const { loss, visitShare, rank, choices: most } of choices(judgements)) {
      expect(loss).toBeGreaterThanOrEqual(0);
      expect(visitShare).toBeGreaterThanOrEqual(0);
      expect(visitShare).toBeLessThanOrEqual(1);
      expect(rank).toBeLessThanOrEqual(most);
    }
  });

  test('a judgement survives the way through JSON', () => {
    const { judgements } = reviewed(opening(played, 12), defaultAgent(game), 4);
    expect(JSON.parse(JSON.stringify(judgements))).toEqual(judgements);
  });
});

describe('a review', () => {
  const played = opening(randomGame(marrakech), 20);

  test.each(['uct', 'mcts(reuse=true, playout=mast)', 'expectimax(hash=1)', 'greedy'])(
    'by %s finds the same again, in one go or in slices',
    (spec) => {
      const whole = reviewed(played, spec, 40).judgements;
      expect(reviewed(played, spec, 40).judgements).toEqual(whole);
      // The clock moves whenever it is looked at, so that every slice is short.
      let now = 0;
      const sliced = newReview(played, spec, 40, { clock: () => now++ });
      let slices = 1;
      while (!sliced.advance(now + 3)) slices++;
      expect(slices).toBeGreaterThan(spec === 'greedy' ? 0 : 20);
      expect(sliced.judgements).toEqual(whole);
    },
  );

  test('may be stopped and continued, and shows what it has so far', () => {
    let now = 0;
    const review = newReview(played, 'uct', 40, { clock: () => now++ });
    while (review.judgements.length < 5) expect(review.advance(now + 3)).toBe(false);
    const early = [...review.judgements];
    expect(review.advance(Infinity)).toBe(true);
    expect(review.judgements.slice(0, early.length)).toEqual(early);
    expect(review.judgements).toEqual(reviewed(played, 'uct', 40).judgements);
    expect(review.advance(Infinity)).toBe(true);
  });

  test('may begin where an earlier one has ended', () => {
    const whole = reviewed(played, 'uct', 40).judgements;
    const rest = reviewed(played, 'uct', 40, { from: 12 });
    expect(rest.plies).toBe(played.moves.length - 12);
    expect(rest.judgements).toEqual(whole.slice(12));
  });

  test('depends on its seed where values are sampled', () => {
    const [first, second] = [1, 2].map((seed) => reviewed(played, 'uct', 40, { seed }).judgements);
    expect(second).not.toEqual(first);
  });

  test('leaves the start position as it was', () => {
    const before = marrakech.formatPosition(played.start as never);
    reviewed(played, 'uct', 10);
    expect(marrakech.formatPosition(played.start as never)).toBe(before);
  });

  test('ends with its time, where time is the limit', () => {
    let now = 0;
    const review = newReview(opening(played, 6), 'uct', 1, { limits: { ms: 50 }, clock: () => now++ });
    expect(review.advance(Infinity)).toBe(true);
    expect(review.judgements).toHaveLength(6);
  });
});

describe('what cannot be reviewed is refused', () => {
  const played = opening(randomGame(ataxx), 3);
  const attempt = (spec: string, others = {}, from: Played = played): string =>
    refusal(() => newReview(from, spec, 10, others).advance(Infinity));

  test.each([
    ['a wrong move', 'uct', { moves: ['a1'] }, /^move 1 of 1: /],
    ['a review without an end', 'uct', { limits: {} }, /^a review needs to know how long to think/],
    ['a limit of nothing', 'uct', { limits: { iterations: 0 } }, /^a review needs to know how long to think/],
    ['a start behind the end', 'uct', { from: 4 }, /^the game has 3 plies/],
    ['an agent without an opinion', 'random', {}, /^the agent does not say what moves are worth/],
    ['an unknown agent', 'nobody', {}, /unknown agent/],
    ['an engine', 'engine("x")', {}, /^an engine cannot review/],
    ['values that only hold within a search', 'mcts(reward=normalised)', {}, /cannot be compared/],
  ])('%s', (_name, spec, others, message) => {
    expect(attempt(spec, others)).toMatch(message);
  });

  test('an oracle', () => {
    const spec = 'mcts(forest=known-future)';
    expect(attempt(spec, {}, opening(randomGame(marrakech), 2))).toMatch(/knows .* could not know/);
  });

  test('an agent that speaks for one seat, where three play', () => {
    const three = opening(randomGame(pig, { players: 3 }), 2);
    expect(attempt('greedy', {}, three)).toMatch(/^greedy says what a position is worth to one seat/);
  });
});

test('threads that share a search are left out, so that a review can be repeated', () => {
  const played = opening(randomGame(ataxx), 2);
  const alone = reviewed(played, 'uct', 20);
  const { agent, judgements } = reviewed(played, 'uct(parallel=tree(threads=4))', 20);
  expect(judgements).toEqual(alone.judgements);
  expect(agent).toBe(alone.agent);
});
