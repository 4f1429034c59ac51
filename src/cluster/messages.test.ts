import { expect, test } from 'vitest';
import { plansOf, timeless } from '../../test/arena/playSchedule.ts';
import { GamePlayer } from '../arena/index.ts';
import { UserError, packError } from '../core/index.ts';
import { type Answer, isAnswerTo, packBatch, readAnswer, readBatch } from './messages.ts';

const ROUND = '00000000-0000-4000-8000-000000000000';
const plans = plansOf(6, { opening: { moves: ['b1'], plies: 2 }, agents: ['random', 'greedy'] });
const batch = {
  round: ROUND,
  batch: 3,
  engines: { ataxx: { playout: '0.1.0', signature: 'abcd1234' } },
  weights: ['0123456789abcdef'],
  plans,
};

const player = new GamePlayer(() => 0);
const played = plansOf(3, { agents: ['random', 'greedy'] }).map((plan) => timeless(player.play(plan)));
const answer: Answer = { batch: 3, worker: 'w-1', seconds: 0.5, games: played };
const sent = (value: object): Answer => readAnswer(JSON.stringify(value));

test('a batch arrives as it was sent, and what games have in common travels once', () => {
  const packed = JSON.parse(JSON.stringify(packBatch(batch))) as { heads: unknown[] };
  expect(packed.heads).toHaveLength(2);
  expect(readBatch(packed)).toEqual(batch);
});

test.each([
  ['round', 'playout'],
  ['batch', -1],
  ['engines', { ataxx: {} }],
  ['weights', ['../../etc/passwd']],
  ['heads', []],
  ['games', [[0, 1]]],
  ['games', [[99, 1, 1]]],
  ['extra', true],
])('a batch with another %s is refused', (field, value) => {
  expect(() => readBatch({ ...packBatch(batch), [field]: value })).toThrow(UserError);
});

test('an answer arrives as it was sent', () => {
  expect(sent(answer)).toEqual(answer);
  const failed = { ...answer, games: played.slice(0, 1), error: packError(new Error('a bug')) };
  expect(sent(failed)).toEqual(failed);
});

test.each([
  ['a result above 1', { result: [7, -6] }],
  ['a score that is no number', { scores: ['9', null] }],
  ['a record of nothing', { record: {} }],
  ['an unknown field', { bonus: 1 }],
])('an answer with %s is refused', (_, wrong) => {
  expect(() => sent({ ...answer, games: [{ ...played[0]!, ...wrong }] })).toThrow(UserError);
});

test('an answer is to a batch if it has its games, all of them, in their order', () => {
  const asked = plansOf(3, { agents: ['random', 'greedy'] });
  expect(isAnswerTo(answer, asked)).toBe(true);
  expect(isAnswerTo({ ...answer, games: played.slice(0, 2) }, asked)).toBe(false);
  expect(isAnswerTo({ ...answer, games: played.toReversed() }, asked)).toBe(false);
  expect(isAnswerTo(answer, plansOf(3, { agents: ['random', 'greedy'], keepRecord: false }))).toBe(false);
  const error = packError(new Error('the last game cannot be played'));
  expect(isAnswerTo({ ...answer, games: played.slice(0, 2), error }, asked)).toBe(true);
});
