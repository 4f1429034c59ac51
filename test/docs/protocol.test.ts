/** docs/protocol.md: its dialogues are held with our engine, and its tables name what there is. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CHECKS } from '../../src/protocol/client/check/checks.ts';
import { dialects } from '../../src/protocol/dialect.ts';
import { allotTime } from '../../src/protocol/server/allotTime.ts';
import { Engine } from '../../src/protocol/server/engine.ts';
import { openGame } from '../../src/cli/openGame.ts';
import { PROTOCOLS } from '../../src/core/index.ts';
import { isPrinted } from './followGuide.ts';
import { wordsAfter } from './typed.ts';

const TEXT = readFileSync(new URL('../../docs/protocol.md', import.meta.url), 'utf8');

/** What an engine prints, line by line, whenever it does. */
class Heard {
  private readonly lines: string[] = [];
  private wake: () => void = () => undefined;

  add(line: string): void {
    this.lines.push(line);
    this.wake();
  }

  async next(): Promise<string> {
    if (this.lines.length === 0) await new Promise<void>((resolve) => void (this.wake = resolve));
    return this.lines.shift()!;
  }

  get rest(): readonly string[] {
    return this.lines;
  }
}

/** The first line that is as expected. @param isNext must it be the very next one? */
async function expectLine(heard: Heard, expected: string, isNext: boolean): Promise<void> {
  for (;;) {
    const line = await heard.next();
    if (isPrinted(expected, line)) return;
    // There are more thoughts on a slow machine.
    if (isNext && !line.startsWith('info depth')) expect(line).toBe(expected);
  }
}

async function hold(command: string, lines: readonly string[]): Promise<void> {
  const [game = '', ...flags] = wordsAfter('npx playout engine', command)!;
  const flag = (name: string): string | undefined => flags[flags.indexOf(name) + 1];
  const protocol = PROTOCOLS.find((known) => flags.includes('--protocol') && flag('--protocol') === known);
  const heard = new Heard();
  const engine = new Engine({
    game: await openGame(game),
    dialect: dialects[protocol ?? 'ugi'],
    given: {},
    agent: flag('--agent')!,
    seed: 1,
    clock: () => performance.now(),
    print: (line) => heard.add(line),
    complain: (text) => expect(text).toBe(''),
  });
  let isNext = true;
  for (const line of lines) {
    const text = line.slice(2);
    if (line.startsWith('> ')) engine.handle(text);
    else if (text === '…') isNext = false;
    else {
      await expectLine(heard, text, isNext);
      isNext = true;
    }
  }
  engine.quit();
  await engine.closed;
  expect(heard.rest).toEqual([]);
}

describe('a dialogue', () => {
  const dialogues = [...TEXT.matchAll(/^```\n\$ (npx playout engine .*)\n([^]*?)^```/gm)];

  test('is there for both protocols and for mistakes', () => {
    expect(dialogues).toHaveLength(3);
  });

  test.each(dialogues.map(([, command, lines]) => [command!, lines!] as const))(
    'with %s is as printed',
    async (command, lines) => {
      await expect(hold(command, lines.trim().split('\n'))).resolves.toBeUndefined();
    },
  );
});

/** The first cells of the rows of a table, below the header with this word. */
function rowsBelow(header: string): string[] {
  const [, table = ''] = TEXT.split(new RegExp(`^\\| ${header} .*\\n\\|[ -|]*\\n`, 'm'));
  return table
    .split('\n\n')[0]!
    .split('\n')
    .map((row) => row.split('|')[1]!.trim());
}

test('the checks are those of engine-check, in their order', () => {
  expect(rowsBelow('check')).toEqual(CHECKS.map(({ name }) => `\`${name}\``));
});

test('every command of the engine has a row', () => {
  const source = readFileSync(new URL('../../src/protocol/server/engine.ts', import.meta.url), 'utf8');
  const known = [...source.matchAll(/^ {6}case '(\w+)':/gm)].map(([, command]) => command!);
  const rows = rowsBelow('line').join(' ');
  expect(known.length).toBeGreaterThan(10);
  for (const command of known) expect(rows).toMatch(new RegExp(`\`${command}\\b`));
});

test('a clock is shared out as the formula says', () => {
  // (clock − reserve) / 25 and three quarters of the increment.
  expect(allotTime({ time: 60_000, increment: 1000 }, 30)).toBeCloseTo((60_000 - 300) / 25 + 750);
  expect(allotTime({ time: 60_000, movesToGo: 10 }, 30)).toBeCloseTo((60_000 - 300) / 10);
  // No more than 60 %, also for the last move before the clock is filled up.
  expect(allotTime({ time: 60_000, movesToGo: 1 }, 30)).toBeCloseTo(0.6 * (60_000 - 300));
  // A reserve of no more than half of the clock, and of one overhead at least.
  expect(allotTime({ time: 400, movesToGo: 10 }, 30)).toBeCloseTo(200 / 10);
  expect(allotTime({ time: 50, movesToGo: 10 }, 30)).toBeCloseTo(20 / 10);
});
