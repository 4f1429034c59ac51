/** What a person is told at the table, game by game: help, rules, cards and tiles, and how to continue later. */
import { describe, expect, test } from 'vitest';
import { Random, type State, settleOptions } from '../../src/core/index.ts';
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

  test('with hidden cards continues from a sealed text, which shows nothing', async () => {
    const left = await play('saboteur', ['6@6,5', 'q']);
    const [, ...words] = splitCommand(/^continue with: (.*)$/m.exec(left)![1]!);
    expect(words.slice(0, 2)).toEqual(['play', '--continue']);
    expect(words[2]).toMatch(/^sealed:[\w-]+$/);
    const { out } = await runHere(words, 'q\n');
    const told = (text: string): string => /the game was not finished: .*/.exec(text)![0];
    expect(told(out)).toBe(told(left));
  });
});

describe('Saboteur', () => {
  test('shows what the cards in the hand look like, and what actions do', async () => {
    expect(await play('saboteur', ['q'])).toContain(
      [
        'your cards',
        ' 6          7 x2       8          9          11         bonus',
        '┌───────┐  ┌───────┐  ┌───────┐  ┌───────┐  ┌───────┐  ┌───────┐',
        '│   ┃   │  │   ┃   │  │   ┃   │  │       │  │       │  │       │',
        '│━━━┫   │  │   ┗━━━│  │━━━╋━━━│  │━━━┳━━━│  │───╳───│  │ bonus │',
        '│   ┃   │  │       │  │   ┃   │  │   ┃   │  │   │   │  │       │',
        '└───────┘  └───────┘  └───────┘  └───────┘  └───────┘  └───────┘',
        'turned:',
        ' 6f         7f                    9f         11f',
        '┌───────┐  ┌───────┐             ┌───────┐  ┌───────┐',
        '│   ┃   │  │       │             │   ┃   │  │   │   │',
        '│   ┣━━━│  │━━━┓   │             │━━━┻━━━│  │───╳───│',
        '│   ┃   │  │   ┃   │             │       │  │       │',
        '└───────┘  └───────┘             └───────┘  └───────┘',
        'bonus: takes a block off you',
      ].join('\n'),
    );
  });

  test('shows nothing that the seat cannot see', () => {
    const saboteur = findGame('saboteur');
    const random = new Random(1);
    const state = saboteur.start(settleOptions(saboteur, {}), random);
    const shownTo = (shown: State): unknown => {
      const { drawBoard, drawChoice } = saboteur.guide!;
      return [drawBoard!({ state: shown, marksLegal: true, viewer: state.turn }), drawChoice!(shown)];
    };
    for (let ply = 0; ply < 12; ply++) {
      const imagined = state.clone();
      saboteur.imagine!(imagined, state.turn, random);
      expect(shownTo(imagined)).toEqual(shownTo(state));
      state.play(state.sample(random));
    }
  });
});

test('Carcassonne numbers the ways in which the tile fits, and the pieces to claim', async () => {
  const out = await play('carcassonne', ['0,-1', '0,-1 2', '2', 'q']);
  expect(out).toContain(
    [
      '  0       1       2       3',
      '####.   .####   ..|.#   #.|..',
      '#*+--   --+*#   --+*#   #*+--',
      '#.|..   ..|.#   .####   ####.',
    ].join('\n'),
  );
  expect(out).toContain('"0,-1" could be 0,-1r2 or 0,-1r3');
  expect(out).toContain('red plays 0,-1r2\n');
  expect(out).toContain(
    ['.423#', '--+*1   claim by number: 0 none, 1 city-e, 2 road-n, 3 field-nne, 4 field-nnw', '.####'].join(
      '\n',
    ),
  );
  expect(out).toContain('red plays road-n\n');
});

test('Carcassonne takes a claim that can only be one thing', async () => {
  expect(await play('carcassonne', ['0,-1r2', 'city', 'q'])).toContain('red plays city-e\n');
});

test('a board that only waits for chance is not shown twice', async () => {
  const out = await play('carcassonne', ['q']);
  expect(out.match(/tiles left/g)).toHaveLength(1);
});

describe('Marrakech', () => {
  /** Player 1 has rolled 3 in front of a carpet of two squares that belongs to player 2. */
  const POSITION = '2C2/2c2/5/5/5 c5N p1a die3 30,30 8,8,7,8';

  test('says where each walk leads and what it costs', async () => {
    const out = await play('marrakech', ['q'], '--position', POSITION);
    expect(out).toContain(
      [
        '  L  turn left       by b5 a5 to a5, pays nothing',
        '  S  go straight on  by c4 c3 to c2, pays 2 to player 2',
        '  R  turn right      by d5 e5 to e4, pays nothing',
      ].join('\n'),
    );
  });

  test('lists moves by the turn they take, then by what the carpet covers', async () => {
    const out = await play('marrakech', ['moves S', 'q'], '--position', POSITION);
    expect(out).toContain('go straight on  covers 1 of player 2  Sc1d1 Sb1c1\n');
    expect(out).toContain('\n                on bare floor         Sd1d2 ');
  });

  test('says where each roll would lead where the turn comes first', async () => {
    const out = await play('marrakech', ['q'], '--options', 'preset=official2');
    expect(out).toContain('  L  turn left       rolls 1 to c4, 2 to b4, 3 to a4, 4 to a3\n');
  });
});
