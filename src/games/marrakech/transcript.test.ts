/** Transcripts written by the naive twin, whose figures owe nothing to the code that checks them. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { SEED, type Turn, writeGame, writeTurns as write } from '../../../test/twins/marrakechTurns.ts';
import { UserError } from '../../core/index.ts';
import { marrakech } from './index.ts';

const [format] = marrakech.transcripts!;

function verdict(value: unknown): string {
  try {
    format!.read(JSON.parse(JSON.stringify(value)));
    return 'holds';
  } catch (error) {
    if (error instanceof UserError) return error.message;
    throw error;
  }
}

const PRESETS = marrakech.presets.map(({ name }) => name);

describe('a transcript', () => {
  test.each(PRESETS)('of %s holds, every figure of it', (preset) => {
    for (let i = 0; i < 4; i++) {
      const turns = write({ preset }, i);
      expect(format!.recognises(turns)).toBe(true);
      expect(verdict({ game: 'marrakech', preset, turns }), `seed ${SEED}, game ${i}`).toBe('holds');
    }
  });

  test.each(['paper', 'paper7'])('of %s holds as a bare list, without naming its rules', (preset) => {
    expect(verdict(write({ preset }, 10))).toBe('holds');
  });

  test('holds with options by their names, and with players who are ruined', () => {
    const options = { preset: 'official3', coins: 3, n: 5, size: 5, soloEnd: 'playOn' };
    const { n: _, ...given } = options;
    let ruined = 0;
    for (let i = 0; i < 10; i++) {
      const moves = write(given, i);
      ruined += moves.filter(({ rug }) => rug === null).length;
      const { size: __, ...named } = options;
      expect(verdict({ ...named, moves }), `seed ${SEED}, game ${i}`).toBe('holds');
    }
    expect(ruined).toBeGreaterThan(0);
  });

  test('of another kind is not taken for one', () => {
    for (const other of [[], {}, null, 'x', { moves: ['a1'] }, { turns: [{ die: 3 }] }])
      expect(format!.recognises(other)).toBe(false);
  });

  test('with a wrong figure is refused with the turn and the reason', () => {
    const turns = write({}, 0);
    const at = turns.findIndex(({ owed }) => owed > 0);
    const change = (change: Partial<Turn>): unknown => turns.with(at, { ...turns[at]!, ...change });
    const { owed, paid, money, legal, assam, player, colour } = turns[at]!;
    const where = `turn ${at + 1}: `;
    const cases: [Partial<Turn>, string][] = [
      [{ owed: owed + 1 }, `owed is recorded as ${owed + 1}, but is ${owed}`],
      [{ paid: paid - 1 }, `paid is recorded as ${paid - 1}, but is ${paid}`],
      [{ money: [0, 60] }, `money is recorded as [0,60], but is ${JSON.stringify(money)}`],
      [{ legal: legal! + 1 }, `legal is recorded as ${legal! + 1}, but is ${legal}`],
      [{ assam: [9, 9, 'N'] }, `assam is recorded as [9,9,"N"], but is ${JSON.stringify(assam)}`],
      [{ player: 1 - player }, `player is recorded as ${1 - player}, but is ${player}`],
      [{ colour: 3 - colour }, `colour is recorded as ${3 - colour}, but is ${colour}`],
      [{ die: 7 }, 'die is 7, not 1 to 4'],
      [{ turn: 'U' }, 'turn is "U", not "L", "S" or "R"'],
      [{ rug: null }, 'rug is null, not two squares'],
      [{ rug: [0, 24] }, 'rug 0, 24 is not legal'],
      [{ rug: [-1, 900] }, 'rug -1, 900 is not legal'],
    ];
    for (const [wrong, reason] of cases) {
      const said = verdict({ preset: 'paper', turns: change(wrong) });
      expect(said).toContain(where);
      expect(said).toContain(reason);
    }
  });

  test('that is cut short, or continues after the end, is refused', () => {
    const turns = write({}, 0);
    const preset = 'paper';
    expect(verdict({ preset, turns: turns.slice(0, -1) })).toBe(
      'after turn 31: the game goes on, but nothing more is recorded',
    );
    expect(verdict({ preset, turns: [...turns, turns[0]] })).toBe('turn 33: the game is already over');
    expect(verdict({ preset: 'peper', turns })).toContain('unknown preset');
    expect(verdict({ preset, turns: turns.with(3, 5 as unknown as Turn) })).toBe('turn 4: not an object');
  });

  test('gives the outcome as it was', () => {
    const turns = write({}, 0);
    const twinGame = { preset: 'paper', turns };
    expect(verdict({ ...twinGame, scores: [0, 0] })).toContain(
      'after turn 32: scores is recorded as [0,0], but is',
    );
    const scores = JSON.parse(/but is (.*)$/.exec(verdict({ ...twinGame, scores: [0, 0] }))![1]!) as number[];
    expect(verdict({ ...twinGame, scores, result: scores[0]! - scores[1]! })).toBe('holds');
    const winner = scores[0]! > scores[1]! ? 0 : 1;
    expect(scores[0]).not.toBe(scores[1]);
    expect(verdict({ ...twinGame, winner })).toBe('holds');
    expect(verdict({ ...twinGame, winner: null })).toContain('winner is recorded as -1');
    expect(verdict({ ...twinGame, winner: 7 })).toContain('winner is recorded as 7');
  });
});

describe('what is written about the position', () => {
  const ruinous = { preset: 'official3', coins: 8, size: 5, soloEnd: 'playOn' };
  const games = [
    { given: { preset: 'paper' }, ...writeGame({ preset: 'paper' }, 3) },
    ...Array.from({ length: 8 }, (_, i) => ({ given: ruinous, ...writeGame(ruinous, i) })),
  ];
  const game = games.find(({ summary }) => summary.eliminated.length === 1)!;

  test('holds after every turn and at the end, as the twin counts it', () => {
    for (const { given, turns, told, summary } of games) {
      const { money, assam } = turns.at(-1)!;
      expect(verdict({ ...given, turns: told, ...summary, money, assam })).toBe('holds');
    }
  });

  test('may be written in more than one way', () => {
    const { given, turns, summary } = game;
    const { board, rugId, eliminated } = summary;
    const rows = Array.from({ length: 5 }, (_, y) => board.slice(5 * y, 5 * y + 5));
    for (const other of [
      { board: rows },
      { board: board.map((colour) => (colour < 0 ? null : colour)) },
      { board: { colour: board, rugId } },
      { colour: board, rugId: rugId.map((id) => (id < 0 ? -1 : 100 - id)) },
      { eliminated: [0, 1, 2].map((player) => eliminated.includes(player)) },
      { out: eliminated[0] },
    ])
      expect(verdict({ ...given, turns, ...other }), JSON.stringify(other)).toBe('holds');
    const paper = games[0]!;
    const [first, second] = paper.summary.score;
    const owners = paper.summary.board.map((colour) => (colour < 0 ? -1 : Math.floor(colour / 2)));
    for (const other of [{ eliminated: null }, { score: first! - second! }, { board: owners }])
      expect(verdict({ ...paper.given, turns: paper.turns, ...other })).toBe('holds');
  });

  const { board, rugId, visible, score, left } = game.summary;
  const { money, assam } = game.turns.at(-1)!;
  const changed = (list: readonly number[]): number[] => list.with(2, list[2]! + 1);
  // Two squares that show different carpets, written as one.
  const joined = rugId.map((id) =>
    id === rugId.find((other) => other >= 0) ? rugId.findLast((i) => i >= 0)! : id,
  );
  test.each([
    ['score', changed(score)],
    ['scores', changed(score)],
    ['money', changed(money)],
    ['visible', changed(visible)],
    ['board', changed(board)],
    ['board', board.slice(1)],
    ['board.colour', changed(board), 'board'],
    ['colour', changed(board)],
    ['rugId', joined],
    ['eliminated', []],
    ['eliminated', [0, 1, 2]],
    ['eliminated', [true, true, true]],
    ['out', -1],
    ['left', changed(left)],
    ['assam', [assam[0], assam[1], 'Q']],
    ['result', [1, 1, 1]],
    ['winner', 7],
  ])('wrong at the end is refused: %s %j', (name, value, within?: string) => {
    const { given, turns } = game;
    const field = within === undefined ? { [name]: value } : { [within]: { colour: value } };
    expect(verdict({ ...given, turns, ...field })).toContain(
      `after turn ${turns.length}: ${name} is recorded as `,
    );
  });

  test.each(['score', 'visible', 'board', 'rugId', 'eliminated', 'left'] as const)(
    'wrong after a turn is refused: %s',
    (name) => {
      const { given, turns, positions } = game;
      const at = turns.length - 3;
      const value =
        name === 'eliminated' ? [0, 1, 2] : name === 'rugId' ? joined : changed(positions[at]![name]);
      const told = turns.with(at, { ...turns[at]!, [name]: value });
      expect(verdict({ ...given, turns: told })).toContain(`turn ${at + 1}: ${name} is recorded as `);
    },
  );
});

describe('a turn that ruins the player', () => {
  test.each([
    ['before', 'start'],
    ['after', 'start'],
    ['before', 'end'],
  ])('may be counted alone or with all its places: die %s, turning at the %s', (dieTiming, turnTiming) => {
    const given = { preset: 'official3', coins: 2, size: 5, dieTiming, turnTiming };
    let different = 0;
    for (let i = 0; i < 10; i++) {
      const { turns, placed } = writeGame(given, i);
      const both = turns.map((turn, k) => ({ ...turn, legal: placed[k] }));
      different += turns.filter(({ legal }, k) => legal !== placed[k]).length;
      expect(verdict({ ...given, turns }), `seed ${SEED}, game ${i}`).toBe('holds');
      expect(verdict({ ...given, turns: both }), `seed ${SEED}, game ${i}`).toBe('holds');
      const at = turns.findIndex(({ rug }) => rug === null);
      if (at < 0) continue;
      const wrong = turns.with(at, { ...turns[at]!, legal: 77 });
      expect(verdict({ ...given, turns: wrong })).toContain(`turn ${at + 1}: legal is recorded as 77`);
    }
    expect(different).toBeGreaterThan(0);
  });
});

test('the transcripts kept with the tests hold', () => {
  const path = new URL('../../../test/data/marrakech-turns.jsonl', import.meta.url);
  const lines = readFileSync(path, 'utf8').trim().split('\n');
  expect(lines).toHaveLength(PRESETS.length + 2);
  for (const line of lines) expect(verdict(JSON.parse(line))).toBe('holds');
});
