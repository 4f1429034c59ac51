/** An agent in its seat, kept from game to game; a new stream and `reset` make it as new. */
import type { Keepable, ResolvedAgent } from '../agents/index.ts';
import { type Move, Random, type State } from '../core/index.ts';
import { ImaginedWorld, type Search, type Setting } from '../search/index.ts';

export class Seated implements Keepable {
  readonly search: Search;
  readonly isOracle: boolean;
  /** Are its moves drawn here, without asking it? They come from the game itself, so they need no check. */
  readonly isUniform: boolean;
  /** Was there more than one move to draw from? */
  hadChoice = false;
  private readonly random = new Random(0);
  private readonly beforeDraw = new Int32Array(4);
  /** Draws that no move depends on. */
  private readonly spare = new Random(1);
  private readonly world: ImaginedWorld;

  constructor(agent: ResolvedAgent, setting: Omit<Setting, 'game' | 'random'>) {
    this.search = agent.make({ ...setting, random: this.random });
    this.isOracle = agent.oracle !== undefined;
    this.isUniform = this.search.isUniform ?? false;
    this.world = new ImaginedWorld(agent.game);
  }

  /** @param labels of its stream in this game */
  begin(master: Random, ...labels: readonly (string | number)[]): void {
    this.random.become(master, ...labels);
    this.search.reset();
  }

  /** The move of a uniform player, from whose stream nothing is drawn where there is no choice. */
  draw(state: State): Move {
    const { random, beforeDraw } = this;
    random.save(beforeDraw);
    const move = this.world.of(state, random).sample(random);
    // Two draws that differ show that there is a choice, and in some games moves take long to count.
    this.hadChoice = state.sample(this.spare) !== move || state.count() > 1;
    if (!this.hadChoice) random.restore(beforeDraw);
    return move;
  }

  get bytes(): number {
    return this.search.bytes ?? 0;
  }

  close(): void {
    this.search.close?.();
  }
}
