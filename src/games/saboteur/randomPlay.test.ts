/** Evidence of random play: what single moves say, and what whole games say of players. */
import { describe, expect, test } from 'vitest';
import { samples } from '../../../test/samples.ts';
import { makeAgent } from '../../agents/index.ts';
import { OVER, Random, settleOptions } from '../../core/index.ts';
import { think } from '../../search/index.ts';
import { saboteur } from './index.ts';
import { evidenceOfRandomPlay } from './randomPlay.ts';

const options = settleOptions(saboteur, {});

/** What a move says about the player to move, if it were the player with an aim who fits best. */
function evidence(position: string, move: string): number {
  const before = saboteur.parsePosition(position, options);
  const after = before.clone();
  after.play(saboteur.parseMove(before, move));
  return Math.min(...evidenceOfRandomPlay(before, after, 1 - before.turn));
}

describe('a move', () => {
  const hand = 'hand: 0 1 5 10 map malus destroy';

  test('that leads on, or looks, speaks for a player with an aim', () => {
    expect(evidence(`${hand}; tiles: 6,5=8`, '0 7 5')).toBeLessThan(-1);
    expect(evidence(`${hand}; tiles: 6,5=8`, 'map 12 3')).toBeLessThan(-0.5);
  });

  test('that takes a block off, or uses that the opponent has one, speaks for a player with an aim', () => {
    expect(evidence('hand: bonus 0 1 5 10 map malus; blocked: 1 0; tiles: 6,5=8', 'bonus')).toBeLessThan(-1);
    expect(evidence(`${hand}; blocked: 0 1; tiles: 6,5=8`, '0 7 5')).toBeLessThan(-1);
  });

  test('into a dead end on the path speaks for random play', () => {
    expect(evidence(`${hand}; tiles: 6,5=8`, '1 7 5')).toBeGreaterThan(1.5);
  });

  test('says no more than the player who makes it most often allows', () => {
    // Greedy and a tree search lay tiles beside the path as well, but the careful player never does.
    const before = saboteur.parsePosition(`${hand}; tiles: 6,5=8`, options);
    const after = before.clone();
    after.play(saboteur.parseMove(before, '10 6 4'));
    const found = evidenceOfRandomPlay(before, after, 1 - before.turn);
    expect(Math.max(...found)).toBeGreaterThan(2);
    expect(Math.min(...found)).toBeLessThan(1.5);
  });

  test('says little near the end, where players with an aim wait', () => {
    const tunnel = 'tiles: 6,5=0 7,5=0 8,5=0 9,5=8';
    expect(Math.abs(evidence(`${hand}; ${tunnel}`, '10 9 4'))).toBeLessThan(1);
  });
});

test('positions that do not follow from each other say nothing', () => {
  const state = saboteur.start(options, new Random(1));
  expect(new Set(evidenceOfRandomPlay(state, state, 1))).toEqual(new Set([0]));
});

/** The most evidence that the first agent has given the second at any time of a game, against each player with an aim. */
function mostEvidence(agent: string, against: string, seed: number): number {
  const state = saboteur.start(options, new Random(seed));
  const players = [agent, against].map((spec, i) =>
    makeAgent(spec, { game: saboteur, random: new Random(seed).derive('agent', i), clock: () => 0 }),
  );
  let sums: readonly number[] = [];
  let most = 0;
  while (state.turn !== OVER) {
    const before = state.clone();
    state.play(think(players[state.turn]!, state));
    if (before.turn !== 0) continue;
    const found = evidenceOfRandomPlay(before, state, 1);
    sums = found.map((value, i) => value + (sums[i] ?? 0));
    most = Math.max(most, Math.min(...sums));
  }
  return most;
}

/** The evidence that `opponent=watched` takes by default. */
const ENOUGH = 1;

/** Of the games that the agent plays against `careful`, how many make it a random player? */
function shareTakenForRandom(agent: string): number {
  const games = samples(120);
  let taken = 0;
  for (let seed = 1; seed <= games; seed++)
    if (mostEvidence(agent, 'saboteur/careful', seed) >= ENOUGH) taken++;
  return taken / games;
}

test.each(['random(course)', 'random'])('%s is found out in most games', (agent) => {
  expect(shareTakenForRandom(agent)).toBeGreaterThan(0.5);
});

test.each(['greedy', 'saboteur/racer', 'saboteur/careful'])('%s is hardly ever suspected', (agent) => {
  expect(shareTakenForRandom(agent)).toBeLessThan(0.1);
});
