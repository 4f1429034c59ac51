/** What docs/notation.md shows is what the games read and write. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Game, OVER, playMoves, settleOptions, splitOptions } from '../../src/core/index.ts';
import { findGame, games, verifyTranscript } from '../../src/games/index.ts';

interface Example {
  readonly kind: string;
  readonly game: Game;
  readonly detail: string;
  readonly lines: readonly string[];
}

const BLOCK = /^```(?:text|json) (\w+) (\w+) ?(\S*)\n([^]*?)\n```$/gm;

const text = readFileSync(new URL('../../docs/notation.md', import.meta.url), 'utf8');
const examples: readonly Example[] = Array.from(text.matchAll(BLOCK), ([, kind, game, detail, body]) => ({
  kind: kind!,
  game: findGame(game!),
  detail: detail!,
  lines: body!.split('\n'),
}));

function named(kind: string): [name: string, example: Example][] {
  return examples
    .filter((example) => example.kind === kind)
    .map((example) => [`${example.game.name} ${example.detail}`.trim(), example]);
}

describe('notation', () => {
  test('is shown for every game, by play and by a whole game', () => {
    const names = games.map(({ name }) => name);
    expect(new Set(named('play').map(([, { game }]) => game.name))).toEqual(new Set(names));
    const whole = [...named('transcript'), ...named('position')].map(([, { game }]) => game.name);
    expect(whole.toSorted()).toEqual(names);
    expect(examples).toHaveLength((text.match(/^```(text|json) /gm) ?? []).length);
  });

  test.each(named('play'))(
    'of %s: moves lead from one position to the other',
    (_, { game, detail, lines }) => {
      const [from, moves, to] = lines;
      const options = settleOptions(game, splitOptions(detail));
      const state = game.parsePosition(from!, options);
      expect(game.formatPosition(state)).toBe(from);
      playMoves(game, state, moves!.split(' '));
      expect(game.formatPosition(state)).toBe(to);
      expect(game.formatPosition(game.parsePosition(to!, options))).toBe(to);
    },
  );

  test.each(named('view'))('of a view in %s: it is that of the last position before it', (_, example) => {
    const { game, detail, lines } = example;
    const before = examples[examples.indexOf(example) - 1]!;
    const state = game.parsePosition(before.lines[2]!, settleOptions(game, {}));
    const seat = [0, 1].find((each) => game.seatName(each) === detail)!;
    expect(game.formatView!(state, seat)).toBe(lines[0]);
  });

  test.each(named('transcript'))('of a whole game of %s: it holds', (_, { game, lines }) => {
    const value: unknown = JSON.parse(lines.join('\n'));
    const verdict = verifyTranscript(value);
    expect(verdict).toMatchObject({ holds: true, told: { game: { name: game.name } } });
    if (verdict.holds && game.transcripts)
      expect(JSON.parse(JSON.stringify(game.transcripts[0]!.write(verdict.told)))).toEqual(value);
  });

  test.each(named('position'))('of a game of %s that breaks off: it is a position', (_, { game, lines }) => {
    const state = game.parsePosition(lines.join('\n'), settleOptions(game, {}));
    expect(state.turn).not.toBe(OVER);
    expect(text).toContain(`\`${game.formatPosition(state)}\``);
  });
});
