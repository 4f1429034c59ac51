/** Transcripts written by the naive twin, whose figures owe nothing to the code that checks them. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { MarrakechTwin, type TwinRules } from '../../../test/twins/marrakech.ts';
import { type OptionValue, Random, UserError, settleOptions } from '../../core/index.ts';
import { marrakech } from './index.ts';

const SEED = 40;
const [format] = marrakech.transcripts!;

interface Turn {
  player: number;
  colour: number;
  die: number;
  turn: string;
  rug: [number, number] | null;
  assam: readonly [number, number, string];
  owed: number;
  paid: number;
  money: number[];
  legal: number | undefined;
}

function rugOf(move: string, size: number): [number, number] | null {
  const squares = move.match(/[a-z]\d+/g);
  if (!squares) return null;
  const [a, b] = squares.map((s) => (Number(s.slice(1)) - 1) * size + s.charCodeAt(0) - 97);
  return [a!, b!];
}

/** One random game of the twin, turn by turn. */
function write(given: Record<string, OptionValue>, index: number): Turn[] {
  const rules = settleOptions(marrakech, given) as TwinRules;
  const random = new Random(SEED).derive(JSON.stringify(given), index);
  const choose = (moves: readonly string[]): string => moves[random.below(moves.length)]!;
  const twin = new MarrakechTwin(rules);
  const turns: Turn[] = [];
  const joint = rules.dieTiming === 'before';
  while (!twin.over) {
    if (/^[a-d]$/.test(twin.moves()[0]!)) twin.play(choose(twin.moves()));
    const { player, colour } = twin.figures();
    const before = twin.standing().money;
    let turn = joint ? '' : choose(twin.moves());
    if (!joint) twin.play(turn);
    const die = choose(twin.moves());
    let owed = joint ? 0 : twin.owedAfter('S', Number(die));
    twin.play(die);
    const stays = !twin.over && twin.figures().player === player;
    const move = stays ? choose(twin.moves()) : '';
    const legal = stays ? twin.moves().length : undefined;
    if (joint) {
      turn = move[0]!;
      owed = twin.owedAfter(turn, Number(die));
    }
    if (stays) twin.play(move);
    const { assam, money } = twin.standing();
    const paid = before[player]! - money[player]!;
    turns.push({
      player,
      colour: colour!,
      die: Number(die),
      turn,
      rug: rugOf(move, rules.size),
      assam,
      owed,
      paid,
      money,
      legal,
    });
  }
  return turns;
}

function verdict(value: unknown): string {
  try {
    format!.verify(JSON.parse(JSON.stringify(value)));
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

  test('that is cut short, or goes on after the end, is refused', () => {
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

test('the transcripts kept with the tests hold', () => {
  const path = new URL('../../../test/data/marrakech-turns.jsonl', import.meta.url);
  const lines = readFileSync(path, 'utf8').trim().split('\n');
  expect(lines).toHaveLength(PRESETS.length + 2);
  for (const line of lines) expect(verdict(JSON.parse(line))).toBe('holds');
});
