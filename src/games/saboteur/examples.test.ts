/**
 * The examples of the rules (section 15), as they stand there. Some hold more copies of a card than the deck, so they are
 * set up by hand: as positions of a game they would be refused.
 */
import { expect, test } from 'vitest';
import { OVER, settleOptions } from '../../core/index.ts';
import { parseCard, parsePiece } from './cards.ts';
import { parseCell } from './cells.ts';
import { countListed, saboteur } from './index.ts';
import { SaboteurState } from './state.ts';

const options = settleOptions(saboteur, {});
const room = new Int32Array(saboteur.maxMoves);

interface Example {
  readonly position: string;
  readonly expected: string;
  readonly byTile: string;
  readonly play?: string;
  readonly outcome?: string;
}

const STRAIGHT = '6,5=0 7,5=0 8,5=0 9,5=0';

const examples: readonly Example[] = [
  {
    position: 'hand: 0 5 6 7 8 9 10',
    expected: 'distinct=35 listed=35 tile=28 drop=7',
    byTile: '0=2 5=2 5f=2 6=3 6f=3 7=2 7f=2 8=4 9=3 9f=3 10=2',
  },
  {
    position: 'hand: 0 8 bonus malus map destroy 9\nblocked: 2 0\ntiles: 6,5=8 7,5=0',
    expected: 'distinct=14 listed=14 destroy=2 malus=1 bonus=1 map=3 drop=7',
    byTile: '',
  },
  {
    position: `hand: 0 5 8 10 9 6 7\nrevealed: 0 1 0\ngold: 0\ntiles: ${STRAIGHT} 10,5=0 11,5=0`,
    expected: 'distinct=49 listed=63 tile=42 drop=7',
    byTile: '0=2 5=3 5f=3 8=6 10=4 9=5 9f=5 6=4 6f=4 7=3 7f=3',
  },
  {
    position: 'hand: 8 8 8 map map 0 0\ntiles: 6,5=8 6,6=8',
    expected: 'distinct=16 listed=43 tile=10 map=3 drop=3',
    byTile: '8=7 0=3',
  },
  {
    position: `hand: 9 8\ngold: 0\ntiles: ${STRAIGHT} 10,5=8 10,4=8 11,4=0`,
    expected: 'distinct=18 listed=22 tile=16 drop=2',
    byTile: '9=5 9f=5 8=6',
    play: '9f 12 4',
    outcome: 'revealed 1 1 0, mover wins',
  },
  {
    position: `hand: 10 8\ngold: 0\nrevealed: 0 1 0\ntiles: ${STRAIGHT} 10,5=0`,
    expected: 'distinct=13 listed=18 tile=11 drop=2',
    byTile: '10=4 8=7',
    play: '10 12 4',
    outcome: 'revealed 0 1 0, game goes on',
  },
  {
    position:
      'hand: malus 10 map bonus destroy 0 6\ngold: 2\ntiles: 4,5=6 5,6=8 6,5=0 4,6=2 7,5=8 7,6=8 7,7=9 8,7=6 7,4=6f',
    expected: 'distinct=50 listed=57 tile=30 destroy=9 malus=1 map=3 drop=7',
    byTile: '10=5 0=7 6=9 6f=9',
  },
  {
    position: `hand: bonus 14 10 8 10 5 destroy\nrevealed: 0 1 1\ngold: 0\ntiles: 5,6=11 5,4=8 6,4=0 7,4=0 8,4=8 8,3=6f 9,3=7 9,4=6 10,5=7f 11,5=9f 11,4=5 11,6=10 12,4=6f 4,5=1 13,4=0 5,3=3 12,6=9 13,5=7 7,3=0 13,6=5f 3,5=13 12,8=6 11,7=8 10,4=9f 13,7=7 10,3=5 6,6=2f`,
    expected: 'distinct=67 listed=80 tile=34 destroy=27 drop=6',
    byTile: '14=6 14f=4 10=4 8=10 5=4 5f=6',
  },
];

function read(text: string): SaboteurState {
  const fields = new Map(text.split('\n').map((line) => line.split(': ') as [string, string]));
  const items = (name: string): string[] => fields.get(name)?.split(' ') ?? [];
  const state = new SaboteurState(options);
  // The number of cards that the mover holds follows from the number of moves made.
  state.played = items('hand').length === 7 ? 0 : 52;
  for (const card of items('hand')) state.give(0, parseCard(card)!);
  for (const [seat, count] of items('blocked').entries()) state.blocks[seat] = Number(count);
  for (const item of items('tiles')) {
    const [cell, tile] = item.split('=') as [string, string];
    const [row, column] = cell.split(',') as [string, string];
    state.board.lay(parsePiece(tile)!, parseCell(row, column)!);
  }
  for (const [i, bit] of items('revealed').entries())
    if (bit === '1' && ((state.board.revealed >> i) & 1) === 0) state.board.reveal(i);
  state.gold = Number(fields.get('gold') ?? 1);
  return state.open();
}

function tally(words: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].map(([word, count]) => `${word}=${count}`).sort();
}

function firstParts(state: SaboteurState): string[] {
  return [...room.subarray(0, state.moves(room))].map(
    (move) => saboteur.formatMove(state, move).split(/[@:]/)[0]!,
  );
}

test.each(examples)('$position: has the moves that the rules say', ({ position, expected, byTile }) => {
  const state = read(position);
  const parts = firstParts(state);
  const kinds = parts.map((part) => (/^\d/.test(part) ? 'tile' : part));
  expect([`distinct=${parts.length}`, `listed=${countListed(state)}`, ...tally(kinds)].sort()).toEqual(
    expected.split(' ').sort(),
  );
  expect(tally(parts.filter((part) => /^\d/.test(part)))).toEqual(byTile.split(' ').filter(Boolean).sort());
  expect(state.count()).toBe(parts.length);
});

const continued = examples.filter(({ play }) => play !== undefined);

test.each(continued)('$position: after $play, $outcome', ({ position, play, outcome }) => {
  const state = read(position);
  const mover = state.turn;
  state.play(saboteur.parseMove(state, play!));
  const revealed = [0, 1, 2].map((i) => (state.board.revealed >> i) & 1).join(' ');
  const ending =
    state.turn !== OVER ? 'game goes on' : state.result(mover) === 1 ? 'mover wins' : 'mover loses';
  expect(`revealed ${revealed}, ${ending}`).toBe(outcome);
});
