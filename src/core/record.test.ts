import { describe, expect, test } from 'vitest';
import { type NimState, nim } from '../../test/toys/nim.ts';
import { pig } from '../../test/toys/pig.ts';
import { UserError } from './errors.ts';
import { Random } from './random.ts';
import {
  type GameRecord,
  RECORD_FORMAT,
  formatRecord,
  outcome,
  parseRecord,
  replayRecord,
} from './record.ts';
import { settleOptions } from './settle.ts';

const record: GameRecord = {
  format: RECORD_FORMAT,
  version: '0.1.0',
  game: 'nim',
  options: { heaps: '1+2', misere: false },
  agents: ['random', 'random'],
  seed: 1,
  index: 0,
  position: '1+2 1',
  moves: ['b1', 'a1', 'b1'],
  result: [1, 0],
  scores: [1, 0],
};

describe('a record', () => {
  test('is one line and reads back as it was', () => {
    const line = formatRecord(record);
    expect(line).not.toContain('\n');
    expect(parseRecord(line)).toEqual(record);
  });

  test('replays to its last position, showing every one on the way', () => {
    const seen: string[] = [];
    const end = replayRecord(record, nim, (state) => seen.push(nim.formatPosition(state as NimState)));
    expect(seen).toEqual(['1+2 1', '1+1 2', '0+1 1', '0+0 2']);
    expect(outcome(end)).toEqual({ result: [1, 0], scores: [1, 0] });
  });

  test('of a game that was given up replays to the turn of the loser', () => {
    const forfeit = { seat: 1, reason: 'it took longer than 200 ms for a move' };
    const given = parseRecord(
      formatRecord({ ...record, moves: ['b1'], result: [1, 0], scores: [0, 0], forfeit }),
    );
    expect(given.forfeit).toEqual(forfeit);
    expect(replayRecord(given, nim).turn).toBe(1);
  });
});

test('after a forfeit all others share the win', () => {
  const state = pig.start(settleOptions(pig, { players: 3 }), new Random(1));
  expect(outcome(state, { seat: 1, reason: '' }).result).toEqual([0.5, 0, 0.5]);
});

describe('a line that is no record is refused', () => {
  test.each([
    ['', 'not a line of JSON'],
    ['{"format":', 'not a line of JSON'],
    ['[]', 'not a JSON object'],
    ['null', 'not a JSON object'],
    ['42', 'not a JSON object'],
    ['{}', 'format is undefined'],
    ['{"format":"playout-record/9"}', 'format is "playout-record/9"'],
  ])('%j', (line, message) => {
    expect(() => parseRecord(line)).toThrow(UserError);
    expect(() => parseRecord(line)).toThrow(message);
  });

  const damaged: readonly [field: string, value: unknown, place?: string][] = [
    ['version', 1],
    ['game', undefined],
    ['options', []],
    ['agents', ['random', 1], 'agents[1]: cannot be 1'],
    ['agents', 'random'],
    ['seed', '1'],
    ['seed', 1.5],
    ['index', null],
    ['position', 7],
    ['moves', ['b1', null], 'moves[1]: cannot be null'],
    ['moves', undefined],
    ['result', ['1'], 'result[0]: cannot be "1"'],
    ['scores', {}],
    ['oracles', ['first'], 'oracles[0]: cannot be "first"'],
    ['forfeit', 'it crashed'],
    ['forfeit', { seat: '1', reason: 'it crashed' }, 'forfeit.seat: cannot be "1"'],
    ['forfeit', { seat: 1 }, 'forfeit: forfeit has no "reason"'],
  ];
  test.each(damaged)(
    'because field %s is %j',
    (field, value, place = `${field}: cannot be ${JSON.stringify(value)}`) => {
      const line = JSON.stringify({ ...record, [field]: value });
      expect(() => parseRecord(line)).toThrow(UserError);
      expect(() => parseRecord(line)).toThrow(value === undefined ? `record has no "${field}"` : place);
    },
  );
});

describe('a record that does not fit the rules is refused', () => {
  const damaged: readonly [change: Partial<GameRecord>, message: string][] = [
    [{ moves: ['b1', 'a1'] }, 'the game is not over after its 2 moves'],
    [{ moves: ['b1', 'a1', 'b1', 'b1'] }, 'move 4 (b1): the game is already over'],
    [{ moves: ['b3', 'a1'] }, 'move 1 (b3): b3 is not legal'],
    [{ moves: ['b1', 'zz'] }, 'move 2 (zz): "zz" is not a move'],
    [{ result: [0, 1] }, 'result is recorded as 0, 1, but is 1, 0'],
    [{ result: [1] }, 'result is recorded as 1, but is 1, 0'],
    [{ scores: [2, 0] }, 'scores are recorded as 2, 0, but are 1, 0'],
    [{ position: '1+2' }, '"1+2" is not a position'],
    [
      { moves: ['b1'], forfeit: { seat: 0, reason: '' } },
      'seat 0 cannot forfeit after 1 moves: it is not to move',
    ],
    [{ forfeit: { seat: 1, reason: '' } }, 'seat 1 cannot forfeit after 3 moves: it is not to move'],
    [{ moves: [], forfeit: { seat: 0, reason: '' } }, 'result is recorded as 1, 0, but is 0, 1'],
    [{ agents: ['random'] }, 'agents are recorded for 1 seats, but there are 2'],
    [{ oracles: [2] }, 'oracles has 2, but the seats are 0 to 1'],
    [{ options: { heap: '1' } }, 'unknown option of nim: "heap"'],
    [{ options: { ...record.options, misere: true } }, 'result is recorded as 1, 0, but is 0, 1'],
  ];
  test.each(damaged)('%j', (change, message) => {
    const replay = (): unknown => replayRecord({ ...record, ...change }, nim);
    expect(replay).toThrow(UserError);
    expect(replay).toThrow(message);
  });
});
