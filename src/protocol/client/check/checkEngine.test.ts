import { describe, expect, test } from 'vitest';
import { ourEngine, scripted } from '../../../../test/engines/commands.ts';
import { PATIENCE_MS } from '../../../../test/patience.ts';
import { splitCommand } from '../../../agents/index.ts';
import { settleOptions } from '../../../core/index.ts';
import { findGame } from '../../../games/index.ts';
import type { EngineProtocol } from '../../../search/index.ts';
import { type EngineReport, checkEngine } from './checkEngine.ts';

interface Given {
  readonly game?: string;
  readonly protocol?: EngineProtocol;
  readonly timeoutMs?: number;
  readonly graceMs?: number;
}

async function check(command: string, given: Given = {}): Promise<EngineReport> {
  const game = findGame(given.game ?? 'ataxx');
  return checkEngine({
    command: splitCommand(command),
    protocol: 'auto',
    options: [],
    // What is good is given all the time that a busy machine may take.
    timeoutMs: PATIENCE_MS,
    graceMs: PATIENCE_MS,
    ...given,
    game,
    gameOptions: settleOptions(game, {}),
    seed: 1,
    clock: () => performance.now(),
  });
}

const failed = ({ checks }: EngineReport): string[] => checks.filter(({ ok }) => !ok).map(({ name }) => name);

describe('our own engine passes', () => {
  test.each([
    ['ataxx', 'uai', 'auto', 'uai'],
    ['ataxx', 'ugi', 'auto', 'ugi'],
    ['katarenga', 'ugi', 'ugi', 'ugi'],
    ['marrakech', 'ugi', 'auto', 'ugi'],
  ] as const)('in %s, speaking %s', async (game, spoken, protocol, found) => {
    const report = await check(ourEngine(game, '--protocol', spoken, '--agent', 'uct'), { game, protocol });
    expect(report.checks.filter(({ ok }) => !ok)).toEqual([]);
    expect(report).toMatchObject({ name: 'Playout', protocol: found });
  });
});

describe('what is wrong is found', () => {
  const afterReady = [
    'answers go with a legal move',
    'keeps to movetime',
    'answers isready while it thinks',
    'answers stop with its move',
    'plays against random',
    'survives a new game',
  ];
  const fromGreeting = [
    'introduces itself',
    'answers isready',
    'takes positions',
    ...afterReady,
    'quits on quit',
  ];

  test('with a good engine nothing', async () => {
    expect(failed(await check(scripted('firstMove')))).toEqual([]);
  });

  test.each([
    ['cannot be started', './no-such-engine', ['starts', ...fromGreeting]],
    ['crashes at start', scripted('crashAtStart'), fromGreeting],
  ])('with one that %s', async (_, command, names) => {
    const report = await check(command);
    expect(failed(report)).toEqual(names);
    expect(report.checks.every(({ ok, note }) => ok || note !== '')).toBe(true);
  });

  test.each([
    ['thinks for ever', scripted('hangOnGo'), afterReady],
    ['does not leave', scripted('ignoreQuit'), ['quits on quit']],
  ])('with one that %s', async (_, command, names) => {
    const report = await check(command, { timeoutMs: 2000, graceMs: 300 });
    // On a very busy machine it may be late in other things, too.
    const late = new Set(failed(report).filter((name) => !names.includes(name)));
    expect(failed(report)).toEqual(expect.arrayContaining(names));
    for (const { name, note } of report.checks) if (late.has(name)) expect(note).toMatch(/ \d+ ms/);
    expect(report.checks.every(({ ok, note }) => ok || note !== '')).toBe(true);
  });

  test('with one whose moves are illegal, even if it answers in time', async () => {
    const report = await check(scripted('garbageMove'), { protocol: 'ugi' });
    expect(failed(report)).toEqual(afterReady.filter((name) => name !== 'answers isready while it thinks'));
    expect(report.protocol).toBe('ugi');
  });
});
