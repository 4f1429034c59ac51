/**
 * Hidden information: whatever a seat can ask is the same in all worlds that it imagines, and what it has seen stays so.
 */
import { describe, expect, test } from 'vitest';
import { samples } from '../../../test/samples.ts';
import { type Move, OVER, Random, UserError, defaults, settleOptions } from '../../core/index.ts';
import { Bias } from './bias.ts';
import { DECK, PILE, listCards } from './cards.ts';
import { countListed, sampleListed } from './course.ts';
import { type SaboteurOptions, type SaboteurState, saboteur } from './index.ts';
import { dropMove } from './moves.ts';

const SEED = 40;
const room = new Int32Array(saboteur.maxMoves);
const path = saboteur.playouts.find(({ name }) => name === 'path')!.make({ epsilon: 0.3 });
const evaluation = saboteur.heuristics[0]!.make(defaults(saboteur.heuristics[0]!.options));
const bias = new Bias({ row12: true });

const optionSets = [{}, { dropsOpen: true }, { memory: false }].map((given) =>
  settleOptions(saboteur, given),
);

function imagined(state: SaboteurState, seat: number, random: Random): SaboteurState {
  const world = state.clone();
  saboteur.imagine!(world, seat, random);
  return world;
}

function refusal(state: SaboteurState, text: string): string {
  try {
    return String(saboteur.parseMove(state, text));
  } catch (error) {
    if (error instanceof UserError) return `${error.message} / ${error.hint}`;
    throw error;
  }
}

/** What a seat to move can ask about its moves, and what players make of the position who move for it. */
function ownTurn(state: SaboteurState): unknown {
  const moves: Move[] = [...room.subarray(0, state.moves(room))];
  bias.look(state);
  const stream = (): Random => new Random(SEED).derive('players');
  return {
    moves,
    texts: moves.map((move) => saboteur.formatMove(state, move)),
    counts: [state.count(), countListed(state)],
    refusals: ['map@12,3', 'map@12,5', 'bonus', '8@11,5', 'destroy@6,5'].map((text) => refusal(state, text)),
    bias: moves.map((move) => bias.rate(move)),
    sample: state.sample(stream()),
    course: sampleListed(state, stream()),
    path: path.choose(state, stream()),
  };
}

/** Everything that a seat can ask. */
function allThatIsSeen(state: SaboteurState, seat: number): string {
  const { turn } = state;
  return JSON.stringify({
    turn,
    view: saboteur.formatView!(state, seat),
    drawing: saboteur.drawView!(state, seat),
    scores: [state.score(0), state.score(1)],
    results: turn === OVER ? [state.result(0), state.result(1)] : [],
    places: state.placesFor(seat),
    value: evaluation.value(state, seat),
    opponentsDrop: turn === 1 - seat ? saboteur.formatMoveFor!(state, dropMove(droppable(state)), seat) : '',
    ...(turn === seat ? { own: ownTurn(state) } : {}),
  });
}

/** Some card of the player to move. */
function droppable(state: SaboteurState): number {
  return state.options.dropsOpen ? 0 : listCards(state.handOf(state.turn))[0]!;
}

/** Positions of games in which tunnels are dug with more or less care. */
function* positions(options: SaboteurOptions, games: number, every: number): Generator<SaboteurState> {
  for (let game = 0; game < games; game++) {
    const random = new Random(SEED).derive('positions', JSON.stringify(options), game);
    const state = saboteur.start(options, random);
    const care = random.unit();
    for (;;) {
      if (state.turn === OVER || random.below(every) === 0) yield state;
      if (state.turn === OVER) break;
      state.play(random.unit() < care ? path.choose(state, random) : state.sample(random));
    }
  }
}

describe.each(optionSets)('with $dropsOpen open drops and $memory memory', (options) => {
  test('everything that a seat can ask is the same in all worlds that it imagines', () => {
    const random = new Random(SEED).derive('worlds');
    let looked = 0;
    for (const state of positions(options, samples(200), 4)) {
      looked++;
      for (const seat of [0, 1]) {
        const seen = allThatIsSeen(state, seat);
        for (let i = 0; i < 4; i++) {
          const there = allThatIsSeen(imagined(state, seat, random), seat);
          if (there !== seen) expect(there, `seed ${SEED}: ${saboteur.formatPosition(state)}`).toBe(seen);
        }
      }
    }
    expect(looked).toBeGreaterThan(samples(1000));
  });

  test('an imagined world is a position that can be, and the seat has in it what it has', () => {
    const random = new Random(SEED).derive('possible');
    for (const state of positions(options, samples(60), 4)) {
      for (const seat of [0, 1]) {
        const world = imagined(state, seat, random);
        const text = saboteur.formatPosition(world);
        expect(saboteur.formatPosition(saboteur.parsePosition(text, options))).toBe(text);
        expect(world.handOf(seat)).toEqual(state.handOf(seat));
        expect(world.droppedBy(seat)).toEqual(state.droppedBy(seat));
        expect(world.looks[seat]).toBe(state.looks[seat]);
        expect(world.looks[1 - seat]).toBe(options.memory ? state.looks[1 - seat] : 0);
        if (options.memory) expect(world.spent).toEqual(state.spent);
        // Who drew what earlier is gone as well.
        expect(world.pile.subarray(0, Math.min(PILE, state.played)).every((card) => card === 0)).toBe(true);
      }
    }
  });
});

describe('what a seat has seen stays so:', () => {
  const lookAt = (options: SaboteurOptions, gold: number, cells: readonly string[]): SaboteurState => {
    const state = saboteur.parsePosition(
      `hand: map map 0 0 0 5 5; gold: ${gold}; spent: ${cells.map(() => 'map').join(' ')}; looked: ${[3, 5, 7].map((column) => (cells.includes(`12,${column}`) ? 1 : 0)).join(' ')} / 0 0 0`,
      options,
    );
    return state;
  };
  const golds = (state: SaboteurState, seat: number): number[] => {
    const random = new Random(SEED).derive('golds');
    return [...new Set(Array.from({ length: 60 }, () => imagined(state, seat, random).gold))].sort(
      (a, b) => a - b,
    );
  };

  test.each([
    [0, ['12,3'], [0], [0, 1, 2]],
    [1, ['12,3'], [1, 2], [0, 1, 2]],
    [2, ['12,3', '12,5'], [2], [0, 1, 2]],
    [2, ['12,5', '12,7'], [2], [0, 1, 2]],
    [1, [], [0, 1, 2], [0, 1, 2]],
  ])(
    'nugget %i, first has looked at %j: first imagines it in %j, second in %j',
    (gold, cells, own, other) => {
      for (const options of optionSets) {
        const state = lookAt(options, gold, cells);
        expect(golds(state, 0)).toEqual(own);
        expect(golds(state, 1)).toEqual(other);
      }
    },
  );

  test('a Map changes what its player sees, and only that a Map was played for the other', () => {
    const state = lookAt(optionSets[0]!, 0, []);
    const before = saboteur.formatView!(state, 1);
    state.play(saboteur.parseMove(state, 'map 12 3'));
    expect(saboteur.formatView!(state, 0)).toContain('knows: left=nugget; looked: 1 0 0');
    const after = saboteur.formatView!(state, 1);
    expect(after).toContain('opponent looked: 1 0 0');
    expect(after).not.toContain('knows');
    expect(before).not.toContain('knows');
  });

  test('a card dropped face down is named to nobody else', () => {
    for (const options of optionSets) {
      const state = lookAt(options, 0, []);
      const move = saboteur.parseMove(state, 'drop 5');
      expect(saboteur.formatMoveFor!(state, move, 0)).toBe('drop:5');
      expect(saboteur.formatMoveFor!(state, move, 1)).toBe(options.dropsOpen ? 'drop:5' : 'drop');
      expect(saboteur.formatMoveFor!(state, saboteur.parseMove(state, 'map 12 3'), 1)).toBe('map@12,3');
    }
  });
});

test('55 cards are shared out in every imagined world', () => {
  const random = new Random(SEED).derive('all');
  for (const options of optionSets) {
    for (const state of positions(options, 20, 6)) {
      const world = imagined(state, random.below(2), random);
      const cards = [
        ...[...world.hands, ...world.dropped, ...world.spent].map(Number),
        world.pileSize,
        world.board.laidCount,
      ];
      expect(cards.reduce((sum, n) => sum + n, 0)).toBe(DECK);
    }
  }
});
