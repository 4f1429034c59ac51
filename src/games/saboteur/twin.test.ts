/** The rules against a second, naive implementation of the same text, move by move over random games. */
import { expect, test } from 'vitest';
import { samples } from '../../../test/samples.ts';
import { SaboteurTwin } from '../../../test/twins/saboteur.ts';
import { type Move, OVER, Random, defaults, perft, settleOptions } from '../../core/index.ts';
import { MINE, formatCell } from './cells.ts';
import { cardName, listCards, pieceName } from './cards.ts';
import { type SaboteurState, countListed, saboteur } from './index.ts';

const SEED = 30;
const options = settleOptions(saboteur, {});
const room = new Int32Array(saboteur.maxMoves);

function twinOf(state: SaboteurState): SaboteurTwin {
  const [first, second] = [0, 1].map((seat) => listCards(state.handOf(seat)).map(cardName));
  return new SaboteurTwin(first!, second!, [...state.pile].map(cardName), state.gold);
}

/** From our notation to that of the rules. */
function spaced(text: string): string {
  return text.replaceAll(/[@:,]/g, ' ');
}

function legal(state: SaboteurState): Move[] {
  return [...room.subarray(0, state.moves(room))];
}

function sorted(cards: readonly string[]): string {
  return [...cards].sort().join(' ');
}

function names(counts: Uint8Array): string {
  return sorted(listCards(counts).map(cardName));
}

/** All that the rules say about a position, by the real game and by the twin. */
function ours(state: SaboteurState): string[] {
  const { board } = state;
  const tiles = MINE.filter((cell) => board.pieceAt(cell) >= 0).map(
    (cell) => `${formatCell(cell)}=${pieceName(board.pieceAt(cell))}`,
  );
  const isOver = state.turn === OVER;
  return [
    `hands ${names(state.handOf(0))} / ${names(state.handOf(1))}`,
    `pile ${[...state.pile.subarray(state.played)].map(cardName).join(' ')}`,
    `tiles ${sorted(tiles)}`,
    `blocked ${state.blocks.join(' ')}, revealed ${[0, 1, 2].map((i) => ((board.revealed >> i) & 1) === 1).join(' ')}`,
    `looked ${[0, 1].map((seat) => [0, 1, 2].filter((i) => (state.looks[seat]! >> i) & 1).join(' ')).join(' / ')}`,
    `spent ${names(state.spent)}, dropped ${names(state.droppedBy(0))} / ${names(state.droppedBy(1))}`,
    isOver ? `over ${state.result(0)} ${state.result(1)}` : `turn ${state.turn}`,
    `score ${state.score(0)} ${state.score(1)}`,
    `count ${state.count()}, listed ${isOver ? 0 : countListed(state)}`,
    ...legal(state)
      .map((move) => spaced(saboteur.formatMove(state, move)))
      .sort(),
  ];
}

function theirs(twin: SaboteurTwin): string[] {
  const tiles = twin.laid().map(({ row, column, tile }) => `${row},${column}=${tile}`);
  const isOver = twin.over();
  const listed = twin.listed();
  const moves = [...new Set(listed)].sort();
  const looked = twin.looked.map((seen) => [0, 1, 2].filter((i) => seen.has(i)).join(' '));
  return [
    `hands ${twin.hands.map(sorted).join(' / ')}`,
    `pile ${twin.pile.join(' ')}`,
    `tiles ${sorted(tiles)}`,
    `blocked ${twin.blocked.join(' ')}, revealed ${twin.revealed.join(' ')}`,
    `looked ${looked.join(' / ')}`,
    `spent ${sorted(twin.spent)}, dropped ${twin.dropped.map(sorted).join(' / ')}`,
    isOver ? `over ${twin.result(0)} ${twin.result(1)}` : `turn ${twin.mover}`,
    `score ${([0, 1] as const).map((seat) => (isOver && twin.result(seat) === 1 ? 1 : 0)).join(' ')}`,
    `count ${moves.length}, listed ${listed.length}`,
    ...moves,
  ];
}

type Choose = (state: SaboteurState, random: Random) => Move;

/** Plays one game on both; returns the final state. */
function compare(index: number, choose: Choose): SaboteurState {
  const random = new Random(SEED).derive('twin', index);
  const state = saboteur.start(options, random);
  const twin = twinOf(state);
  const played: string[] = [];
  for (;;) {
    const [here, there] = [ours(state), theirs(twin)];
    if (here.join('\n') !== there.join('\n'))
      expect(here, `seed ${SEED}, game ${index}, after ${played.join(', ')}`).toEqual(there);
    if (state.turn === OVER) return state;
    const move = choose(state, random);
    const text = spaced(saboteur.formatMove(state, move));
    played.push(text);
    state.play(move);
    twin.play(text);
  }
}

test('both agree on every position of uniformly random games', () => {
  let plies = 0;
  for (let i = 0; i < samples(600); i++) plies += compare(i, (state, random) => state.sample(random)).played;
  expect(plies).toBeGreaterThan(samples(30_000));
});

test('both count the same sequences of two moves from any deal', () => {
  for (let i = 0; i < samples(20); i++) {
    const state = saboteur.start(options, new Random(SEED).derive('perft', i));
    const replies = [...new Set(twinOf(state).listed())].map((move) => {
      const twin = twinOf(state);
      twin.play(move);
      return new Set(twin.listed()).size;
    });
    const sequences = replies.reduce((sum, count) => sum + count, 0);
    expect(perft(saboteur, state, 2), `seed ${SEED}, deal ${i}`).toBe(sequences);
    expect(perft(saboteur, state, 2, { table: false })).toBe(sequences);
  }
});

test('both agree where tunnels reach objectives, are destroyed and mended', () => {
  const path = saboteur.playouts.find(({ name }) => name === 'path')!;
  const digger = path.make(defaults(path.options));
  const ends = [0, 0];
  let rocks = 0;
  for (let i = 0; i < samples(1500); i++) {
    // From all care to none, with Destroys played as soon as they can hit something.
    const care = careOf(i);
    const state = compare(1000 + i, (at, random) => {
      const razing = legal(at).filter((move) => saboteur.formatMove(at, move).startsWith('destroy'));
      if (razing.length > 0 && random.below(4) === 0) return razing[random.below(razing.length)]!;
      return random.unit() < care ? digger.choose(at, random) : at.sample(random);
    });
    if (state.winner >= 0) ends[state.winner]!++;
    if ((state.board.revealed & ~(1 << state.gold)) !== 0) rocks++;
  }
  expect(Math.min(...ends)).toBeGreaterThan(samples(200));
  expect(rocks).toBeGreaterThan(samples(200));
});

/** A share between 0.4 and 1 that runs through all values. */
function careOf(i: number): number {
  return 0.4 + 0.6 * ((i * 0.618) % 1);
}
