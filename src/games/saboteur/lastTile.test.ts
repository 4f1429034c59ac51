/**
 * Who can lay the last tile: what the rating `tempo(counts=true)` and the shrewd player of `path` conclude from cards,
 * against replies that are simply tried.
 */
import { describe, expect, test } from 'vitest';
import { samples } from '../../../test/samples.ts';
import { legalMoves } from '../../../test/textbook/minimax.ts';
import { type Move, OVER, Random, defaults, settleOptions } from '../../core/index.ts';
import { type SaboteurState, saboteur } from './index.ts';
import { PASSABLE } from './cards.ts';
import { LIVE } from './constants.ts';
import { kindOf, targetOf } from './moves.ts';
import { walkFrom } from './path.ts';
import { tempo } from './tempo.ts';

const options = settleOptions(saboteur, {});
const { make, options: pathOptions } = saboteur.playouts.find(({ name }) => name === 'path')!;
const careful = make({ ...defaults(pathOptions), epsilon: 0.1, wary: 1, cunning: true });
const shrewd = make({ ...defaults(pathOptions), epsilon: 0, wary: 1, cunning: true, shrewd: true });

/** Tiles missing to the nugget, for all that a seat knows. */
function missing(state: SaboteurState, seat: number): number {
  return walkFrom(state.board, state.placesFor(seat)).missing;
}

/** Positions in which the mover knows where the nugget is, neither is blocked, and so many tiles are missing. */
function* standoffs(tiles: number, games: number): Generator<SaboteurState> {
  for (let game = 0; game < games; game++) {
    const random = new Random(71).derive('standoffs', game);
    const state = saboteur.start(options, random);
    for (; state.turn !== OVER; state.play(careful.choose(state, random))) {
      const isKnown = (state.seenBy(state.turn) >> state.gold) & 1;
      const isFree = state.blocks[0] === 0 && state.blocks[1] === 0;
      if (isKnown && isFree && missing(state, state.turn) === tiles) yield state;
    }
  }
}

function after(state: SaboteurState, move: Move): SaboteurState {
  const next = state.clone();
  next.play(move);
  return next;
}

/** Can the player to move connect the nugget at once? */
function wins(state: SaboteurState): boolean {
  return legalMoves(state).some((move) => after(state, move).winner >= 0);
}

/** The position after a move, with the mover to move again, without the card that it draws. */
function asIfAgain(state: SaboteurState, move: Move): SaboteurState {
  const next = after(state, move);
  const drawn = state.pileSize > 0 ? next.pile[next.played - 1]! : undefined;
  const hand = [...next.handOf(state.turn)];
  if (drawn !== undefined) hand[drawn]!--;
  next.takeAll(state.turn);
  for (const [card, copies] of hand.entries()) for (let i = 0; i < copies; i++) next.give(state.turn, card);
  next.turn = state.turn;
  return next;
}

/** Tiles that make the tunnel longer and leave one missing. */
function offers(state: SaboteurState): Move[] {
  const { turn } = state;
  return legalMoves(state).filter((move) => {
    if (kindOf(move) !== 0) return false;
    const next = after(state, move);
    return (next.board.tunnels[targetOf(move)]! & LIVE) !== 0 && missing(next, turn) === 1;
  });
}

describe('a shrewd player with two tiles missing', () => {
  test('lays the first if it holds the second and the opponent does not, and else never', () => {
    let laid = 0;
    let held = 0;
    for (const state of standoffs(2, samples(400))) {
      if (legalMoves(state).some((move) => saboteur.formatMove(state, move) === 'malus')) continue;
      const good = offers(state).filter((move) => !wins(after(state, move)) && wins(asIfAgain(state, move)));
      const move = shrewd.choose(state.clone(), new Random(1));
      expect(good.includes(move), saboteur.formatPosition(state)).toBe(good.length > 0);
      if (good.length > 0) laid++;
      else {
        expect(offers(state)).not.toContain(move);
        held++;
      }
    }
    expect(laid).toBeGreaterThan(samples(40));
    expect(held).toBeGreaterThan(samples(400));
  });
});

describe('a shrewd player with one tile missing that it cannot lay', () => {
  test('blocks or destroys only if the opponent can lay it', () => {
    const kinds = new Map<string, number>();
    for (const state of standoffs(1, samples(1200))) {
      // Who has no tiles left makes any move.
      if (wins(state) || (state.kindsOf(state.turn) & PASSABLE) === 0) continue;
      const asOpponent = state.clone();
      asOpponent.turn = 1 - state.turn;
      const isThreat = wins(asOpponent);
      const moves = legalMoves(state).map((move) => saboteur.formatMove(state, move));
      const move = saboteur.formatMove(state, shrewd.choose(state.clone(), new Random(1)));
      const stops = move === 'malus' || move.startsWith('destroy');
      if (!isThreat) expect(stops, saboteur.formatPosition(state)).toBe(false);
      else if (moves.includes('malus')) expect(move).toBe('malus');
      const seen = `${isThreat ? 'threat' : 'no threat'}, ${stops ? 'stopped' : 'let be'}`;
      kinds.set(seen, (kinds.get(seen) ?? 0) + 1);
    }
    expect([...kinds.keys()].toSorted()).toEqual(['no threat, let be', 'threat, let be', 'threat, stopped']);
  });
});

describe('tempo that counts, with two tiles missing', () => {
  const WORLDS = 40;
  const { danger } = defaults(tempo.options);
  const rater = tempo.make({ ...defaults(tempo.options), counts: true });

  /** In how many imagined worlds can the opponent win after the move? */
  function winningReplies(state: SaboteurState, move: Move): number {
    const random = new Random(3);
    const world = state.clone();
    let winning = 0;
    for (let i = 0; i < WORLDS; i++) {
      saboteur.imagine!(world, state.turn, random);
      if (wins(after(world, move))) winning++;
    }
    return winning;
  }

  test('an offer is worth what the chance is that the opponent, or else the mover, takes it', () => {
    const seen = { safe: 0, lost: 0, between: 0 };
    for (const state of standoffs(2, samples(480))) {
      // Before that, nearly every offer is taken.
      if (state.pileSize > 4) continue;
      rater.look(state);
      for (const move of offers(state)) {
        const rating = rater.rate(move);
        const chance = winningReplies(state, move) / WORLDS;
        const isMine = wins(asIfAgain(state, move));
        const expected = (isMine ? 2 - chance : 0) - danger * chance;
        // Forty worlds tell a chance to within some tenths.
        expect(Math.abs(rating - expected), saboteur.formatMove(state, move)).toBeLessThan(
          0.35 * (1 + danger),
        );
        if (chance === 0 && isMine) {
          expect(rating).toBeGreaterThan(1);
          seen.safe++;
        } else if (chance === 1) seen.lost++;
        else seen.between++;
      }
    }
    for (const count of Object.values(seen)) expect(count).toBeGreaterThan(0);
  });

  test('it rates alike what looks alike', () => {
    const random = new Random(4);
    for (const state of standoffs(2, samples(40))) {
      const world = state.clone();
      saboteur.imagine!(world, state.turn, random);
      const ratings = [state, world].map((position) => {
        rater.look(position);
        return legalMoves(position).map((move) => rater.rate(move));
      });
      expect(ratings[1]).toEqual(ratings[0]);
    }
  });
});
