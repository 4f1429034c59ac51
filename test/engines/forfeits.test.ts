/** Engines that misbehave, in real games on the arena's threads: each loses with the reason, and the run continues. */
import { beforeAll, describe, expect, test } from 'vitest';
import { type GameRecord, formatRecord, parseRecord, replayRecord } from '../../src/core/index.ts';
import { ataxx } from '../../src/games/ataxx/index.ts';
import { PATIENCE_MS } from '../patience.ts';
import { scripted } from './commands.ts';
import { playPairs } from './playPairs.ts';

interface Case {
  readonly name: string;
  readonly command: string;
  /** Of a move, in milliseconds. */
  readonly time?: number;
  /** To start, and to get ready. */
  readonly timeout?: number;
  readonly reason: RegExp;
  /** Plies that are played before, if the engine has the first move. */
  readonly plies?: number;
}

const cases: readonly Case[] = [
  { name: 'cannot be started', command: './no-such-engine', reason: /^it cannot be started \(ENOENT\)$/ },
  {
    name: 'crashes at start',
    command: scripted('crashAtStart'),
    reason: /^it ended with exit code 1: Error: no weights to load$/,
  },
  {
    name: 'crashes at its third move',
    command: scripted('crashLater'),
    reason: /^it ended with exit code 1: Error: out of ideas$/,
    plies: 4,
  },
  {
    name: 'never says a word',
    command: scripted('silent'),
    timeout: 2000,
    reason: /^it did not answer uai with uaiok within 2000 ms$/,
  },
  {
    name: 'is never ready',
    command: scripted('stallOnReady'),
    timeout: 2000,
    // On a very busy machine its greeting is late already.
    reason: /^it did not answer (isready|uai with uaiok) within 2000 ms$/,
  },
  {
    name: 'thinks for ever',
    command: scripted('hangOnGo'),
    time: 50,
    reason: /^it took longer than 250 ms for a move$/,
  },
  {
    name: 'plays against the rules',
    command: scripted('illegalMove'),
    reason: /^its bestmove is wrong: move g2 is not legal/,
    plies: 2,
  },
  {
    name: 'plays what is no move',
    command: scripted('garbageMove'),
    reason: /^its bestmove is wrong: "castles" is not a move/,
  },
  {
    name: 'plays with the colours of the terminal',
    command: scripted('escapes'),
    reason: /^its bestmove is wrong: "\]0;castles" is not a move/,
  },
  {
    name: 'crashes with a colourful report',
    command: scripted('escapes', 'crash'),
    reason: /^it ended with exit code 3: panic:  \[31m out of ideas$/,
  },
  { name: 'has no move to play', command: scripted('noMove'), reason: /^its bestmove has no move$/ },
  {
    name: 'floods its output',
    command: scripted('flood'),
    reason: /^it flooded its output with more than 8 MiB$/,
  },
  {
    name: 'writes a line without end',
    command: scripted('hugeLine'),
    reason: /^it wrote a line of more than 64 KiB$/,
  },
];

const specOf = ({ command, time = PATIENCE_MS, timeout = PATIENCE_MS }: Case): string =>
  `engine("${command}", time=${time}ms, grace=200, timeout=${timeout})`;

describe('an engine that', () => {
  let records: GameRecord[] = [];
  beforeAll(async () => {
    const good = specOf({ name: 'is good', command: scripted('firstMove'), reason: /never/ });
    records = await playPairs(
      [...cases.map((entry) => [specOf(entry), 'random'] as const), [good, 'random']],
      2,
    );
  });

  test.each(cases.map((entry, i) => ({ ...entry, i })))(
    '$name loses both of its games',
    ({ i, reason, plies }) => {
      for (const [switched, record] of records.slice(2 * i, 2 * i + 2).entries()) {
        expect(record.forfeit).toEqual({ seat: switched, reason: expect.stringMatching(reason) });
        expect(record.result).toEqual(switched === 0 ? [0, 1] : [1, 0]);
        const read = parseRecord(formatRecord(record));
        expect(read).toEqual(record);
        expect(() => replayRecord(read, ataxx)).not.toThrow();
      }
      expect(records[2 * i]!.moves).toHaveLength(plies ?? 0);
    },
  );

  test('is good plays on the same threads to the end', () => {
    for (const record of records.slice(2 * cases.length)) expect(record.forfeit).toBeUndefined();
    expect(records).toHaveLength(2 * cases.length + 2);
  });
});
