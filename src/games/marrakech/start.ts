/** The beginning of a game: bare floor, full purses, Assam in the middle. */
import type { Random } from '../../core/index.ts';
import { FACINGS, middle } from './cells.ts';
import { Market } from './market.ts';
import type { MarrakechOptions } from './options.ts';
import { MarrakechState } from './state.ts';

/** Both players' colours in random order, one stack after the other. */
function shuffledStacks(rugs: number, random: Random): Uint8Array {
  const order = new Uint8Array(4 * rugs);
  for (let player = 0; player < 2; player++) {
    const stack = order.subarray(2 * rugs * player, 2 * rugs * (player + 1));
    for (let i = 0; i < stack.length; i++) {
      const j = random.below(i + 1);
      stack[i] = stack[j]!;
      stack[j] = 2 * player + (i < rugs ? 0 : 1);
    }
  }
  return order;
}

/** @param order the colours of both stacks where they are shuffled and open, else nothing */
export function startWith(options: MarrakechOptions, order: Uint8Array): MarrakechState {
  const state = new MarrakechState(new Market(options), order);
  state.coins.fill(options.coins);
  state.left.fill(options.rugsPerColour);
  state.square = middle(options.size);
  state.facing = FACINGS.indexOf(options.facing);
  state.begin();
  return state;
}

export function start(options: MarrakechOptions, random: Random): MarrakechState {
  const isOpen = options.colourOrder === 'shuffledOpen';
  return startWith(options, isOpen ? shuffledStacks(options.rugsPerColour, random) : new Uint8Array(0));
}
