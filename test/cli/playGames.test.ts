/** What a person is told at the table, game by game: help, rules, cards and tiles, and how to continue later. */
import { describe, expect, test } from 'vitest';
import { Random, settleOptions } from '../../src/core/index.ts';
import { splitCommand } from '../../src/agents/engineCommand.ts';
import { findGame, games } from '../../src/games/index.ts';
import { runHere, runJson } from './run.ts';

async function play(game: string, lines: readonly string[], ...flags: readonly string[]): Promise<string> {
  const { code, out, err } = await runHere(
    ['play', game, '--seats', 'human,random', ...flags],
    `${lines.join('\n')}\n`,
  );
  expect([code, err]).toEqual([0, '']);
  return out;
}

const guided = games.filter(({ guide }) => guide !== undefined);

describe.each(guided.map(({ name }) => name))('at a table of %s', (name) => {
  test('the prompt tells of help, which shows the notation with an example', async () => {
    const out = await play(name, ['?', 'help', 'q']);
    expect(out).toContain(' (? for help)> ');
    expect(out.split(findGame(name).guide!.notation)).toHaveLength(3);
  });

  test('the rules are there, with the options in force', async () => {
    const out = await play(name, ['rules', 'exit']);
    expect(out).toContain(findGame(name).guide!.rules);
    expect(out).toMatch(/\nOptions: \w+=/);
  });

  test('every legal move is listed once', async () => {
    const out = await play(name, ['moves', 'quit'], '--seed', '3');
    const [, listed] = out.split('(? for help)> ');
    // A game with secrets does not show its position, and starts the same with the same seed.
    const position = /not finished: (.*)/.exec(out)![1]!;
    const where = findGame(name).hasHidden ? ['--seed', '3'] : ['--position', position];
    const { moves } = await runJson<{ readonly moves: readonly string[] }>('moves', name, ...where);
    const words = listed!.split(/\s+/);
    for (const move of moves)
      expect(
        words.filter((word) => word === move),
        move,
      ).toHaveLength(1);
  });
});

describe('a game that was left', () => {
  test.each([
    ['ataxx', 'size=5,clones=pair'],
    ['ataxx', 'preset=paper,map=linear'],
    ['carcassonne', 'preset=official'],
    ['katarenga', 'preset=official'],
    ['marrakech', 'preset=official3'],
  ])('of %s with %s goes on where it was', async (name, options) => {
    const seats = ['--seats', 'human,random,random'].slice(0, name === 'marrakech' ? 2 : 0);
    const left = await play(name, ['q'], '--options', options, ...seats);
    const [program, ...words] = splitCommand(/^continue with: (.*)$/m.exec(left)![1]!);
    expect(program).toBe('playout');
    const { out } = await runHere(words, 'q\n');
    const told = (text: string): string =>
      /the game was not finished: .*\ncontinue with: .*$/m.exec(text)![0];
    expect(told(out)).toBe(told(left));
  });

  test('with hidden cards cannot be, and says so', async () => {
    expect(await play('saboteur', ['q'])).toContain(
      'It cannot be continued, because its position would show',
    );
  });
});

describe('Saboteur', () => {
  test('shows what the cards in the hand look like, and what actions do', async () => {
    expect(await play('saboteur', ['q'])).toContain(
      [
        'your cards',
        '  6          ━┫    turned 6f    ┣━',
        '  7 x2        ┗━   turned 7f   ━┓',
        '  8          ━╋━',
        '  9          ━┳━   turned 9f   ━┻━',
        '  11         ╴┬╶   turned 11f  ╴┴╶',
        '  bonus      takes a block off you',
      ].join('\n'),
    );
  });

  test('shows nothing that the seat cannot see', () => {
    const saboteur = findGame('saboteur');
    const random = new Random(1);
    const state = saboteur.start(settleOptions(saboteur, {}), random);
    for (let ply = 0; ply < 12; ply++) {
      const shown = saboteur.guide!.drawChoice!(state);
      const imagined = state.clone();
      saboteur.imagine!(imagined, state.turn, random);
      expect(saboteur.guide!.drawChoice!(imagined)).toBe(shown);
      state.play(state.sample(random));
    }
  });
});

test('Carcassonne shows the tile turned every way, and takes what can only be one thing', async () => {
  const out = await play('carcassonne', ['0,-1', '0,-1r2', 'city', 'q']);
  expect(out).toContain(
    ['r0      r1      r2      r3', '####.   .####   ..|.#   #.|..', '#*+--   --+*#   --+*#   #*+--'].join(
      '\n',
    ),
  );
  expect(out).toContain('"0,-1" could be 0,-1r2 or 0,-1r3');
  expect(out).toMatch(/red plays city-[nesw]\n/);
});

test('a board that only waits for chance is not shown twice', async () => {
  const out = await play('carcassonne', ['q']);
  expect(out.match(/tiles left/g)).toHaveLength(1);
});

test('Marrakech lists moves by the turn they take', async () => {
  const out = await play('marrakech', ['moves', 'q']);
  expect(out).toMatch(/turn left {7}L\S+ .*\ngo straight on {2}S\S+ .*\nturn right {6}R\S+ /);
});
