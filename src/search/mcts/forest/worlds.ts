/**
 * The worlds that the trees of a forest grow in. Everything that a seat cannot know is replaced before a tree sees it,
 * by draws from the agent's own stream; only the known future looks at what is really there.
 */
import { type Game, Random, type State } from '../../../core/index.ts';
import type { Setting } from '../../search.ts';
import type { Forest } from './forest.ts';

/** Enough that nearly every move that is often tried is legal in one of them. */
const SAMPLE = 256;

interface World {
  readonly root: State;
  /** Where the order of chance in this world begins. */
  readonly order: Random;
}

export class Worlds {
  /** Draws the outcomes of chance, if they do not come from the agent's own stream. */
  readonly chance: Random | undefined;
  private readonly forest: Forest;
  private readonly game: Game;
  private readonly random: Random;
  private readonly future: Random | undefined;
  private worlds: World[] = [];
  private seat = 0;

  constructor(forest: Forest, setting: Setting) {
    this.forest = forest;
    this.game = setting.game;
    this.random = setting.random;
    this.future = setting.future;
    this.chance = forest.draws === 'fixed' || forest.draws === 'future' ? new Random(0) : undefined;
  }

  start(state: State): void {
    this.seat = state.turn;
    this.worlds = Array.from({ length: this.forest.trees }, () => ({
      root: this.rootFor(state),
      order: this.newOrder(),
    }));
  }

  /** Makes `state` the position from which an iteration of this tree starts. */
  enter(tree: number, state: State): void {
    const { root, order } = this.worlds[tree]!;
    state.assign(root);
    this.chance?.assign(order);
    if (this.forest.world === 'redrawn') this.game.imagine?.(state, this.seat, this.random);
  }

  /** Positions that a tree may start from, to look at: the one that it takes for the true one, or a sample. */
  sample(tree: number, random: Random): State[] {
    const { world, chance } = this.forest;
    const { game, seat } = this;
    const { root } = this.worlds[tree]!;
    const isImagined = game.hasHidden && world === 'redrawn';
    const varies = isImagined || (game.hasChance && chance === 'skipped');
    return Array.from({ length: varies ? SAMPLE : 1 }, () => {
      const copy = root.clone();
      if (isImagined) game.imagine?.(copy, seat, random);
      return copy;
    });
  }

  private rootFor(state: State): State {
    const root = state.clone();
    if (this.forest.world === 'imagined') this.game.imagine?.(root, this.seat, this.random);
    if (this.forest.world === 'presumed') this.game.presume?.(root, this.seat);
    return root;
  }

  private newOrder(): Random {
    const order = new Random(0);
    if (this.forest.draws === 'future' && this.future) order.assign(this.future);
    if (this.forest.draws === 'fixed') order.assign(new Random(this.random.next() >>> 0));
    return order;
  }
}
