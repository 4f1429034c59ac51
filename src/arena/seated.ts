/** An agent in its seat, kept from game to game; a new stream and `reset` make it as new. */
import type { Keepable, ResolvedAgent } from '../agents/index.ts';
import { type Move, Random, type State } from '../core/index.ts';
import { ImaginedWorld, type Search, type Setting } from '../search/index.ts';

export class Seated implements Keepable {
  readonly search: Search;
  readonly isOracle: boolean;
  /** Are its moves drawn here, without asking it? They come from the game itself, so they need no check. */
  readonly isUniform: boolean;
  private readonly random = new Random(0);
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

  /** The move of a uniform player. */
  draw(state: State): Move {
    return this.world.of(state, this.random).sample(this.random);
  }

  get bytes(): number {
    return this.search.bytes ?? 0;
  }

  close(): void {
    this.search.close?.();
  }
}
