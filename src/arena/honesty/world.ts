/**
 * A position together with its future: the state, hidden things included, and the stream from which the game
 * will draw its chance. A seat cannot tell a world from one that was redrawn for it.
 */
import type { Game, Random, State } from '../../core/index.ts';

export interface World {
  readonly state: State;
  readonly future: Random;
}

/** What the seats of a game cannot know, in words. The generator is unknown in every game, but matters only to these. */
export function secretsOf(game: Game): readonly string[] {
  return [
    ...(game.hasHidden ? ['what is hidden from the seat'] : []),
    ...(game.hasChance ? ['the chance to come'] : []),
  ];
}

/** The position as the seat to move sees it, in one line. */
export function viewOf(game: Game, state: State): string {
  return game.formatView?.(state, state.turn) ?? game.formatPosition(state);
}

/** The board as the seat to move sees it. */
export function drawingOf(game: Game, state: State): string {
  return game.drawView?.(state, state.turn) ?? game.draw(state);
}

/** Another world that looks the same to the seat to move: all that it cannot know is redrawn. */
export function redraw(game: Game, world: World, random: Random): World {
  const state = world.state.clone();
  game.imagine?.(state, state.turn, random);
  const [before, after] = [viewOf(game, world.state), viewOf(game, state)];
  // Not the agent's fault: an agent that told these apart would be right.
  if (after !== before) throw new Error(`imagine() of ${game.name} turns "${before}" into "${after}"`);
  return { state, future: random.derive('future') };
}
