/**
 * Plays one game. A game is a pure function of its plan: where and when it is played changes nothing but the time
 * that it takes.
 *
 * All randomness comes from named streams of the master seed. The games of a block, in which the agents switch
 * seats, share the streams of set-up and chance, so that all get the same board, deck and dice.
 */
import { AgentCache, resolveAgent } from '../agents/index.ts';
import { type Game, MOST_MOVES, type OptionValues, Random, slotsOf } from '../core/index.ts';
import { findGame } from '../games/index.ts';
import type { Clock, Setting } from '../search/index.ts';
import { GameInPlay } from './gameInPlay.ts';
import type { GamePlan, PlayedGame } from './gamePlan.ts';
import { Opening } from './opening.ts';
import { Seated } from './seated.ts';

// A tournament has many agents, and each is met again after a round. Small ones are worth keeping until then; large ones
// are quick to make again, compared with the searches that made them large.
const MOST_AGENTS = 64;
const MOST_BYTES = 2 ** 28;

/** What agents can use where the games are played: programs from outside, several threads, memory. */
export type Powers = Pick<Setting, 'openEngine' | 'openPool' | 'freeMemory'>;

/** Plays games one after the other, on one thread. */
export class GamePlayer {
  private readonly clock: Clock;
  private readonly powers: Powers;
  private readonly agents = new AgentCache<Seated>({ most: MOST_AGENTS, mostBytes: MOST_BYTES });
  private readonly opening = new Opening();
  /** The stream of chance of the game that is played; agents are made with it, but only an oracle looks at it. */
  private readonly chance = new Random(0);
  /** The rules of the game before. */
  private counted:
    { readonly game: Game; readonly options: OptionValues; readonly slots: number } | undefined;
  private readonly listed = new Int32Array(MOST_MOVES);

  constructor(clock: Clock, powers: Powers = {}) {
    this.clock = clock;
    this.powers = powers;
  }

  play(plan: GamePlan): PlayedGame {
    const game = this.begin(plan);
    while (!game.isOver) game.step();
    return this.end(game);
  }

  /** A game to be played move by move. The one before it must have ended, or is abandoned. */
  begin(plan: GamePlan): GameInPlay {
    const { clock, chance, listed } = this;
    const game = findGame(plan.game);
    const master = new Random(plan.seed);
    const block = master.derive('pair', plan.block);
    chance.become(block, 'chance');
    const { state, given } = this.opening.setUp(game, plan, block);
    const seated = plan.agents.map((spec, seat) => {
      const agent = this.seat(game, plan.options, spec, seat);
      agent.begin(master, 'game', plan.index, 'seat', seat);
      return agent;
    });
    const slots = this.slotsOf(game, plan.options);
    return new GameInPlay(plan, { game, state, given, seated, chance, clock, listed, slots });
  }

  /** What came of a game that is over. */
  end(game: GameInPlay): PlayedGame {
    this.agents.trim();
    return game.end();
  }

  /** Releases everything that is not memory, such as programs. */
  close(): void {
    this.agents.clear();
  }

  /** Of the game's own counters. */
  private slotsOf(game: Game, options: OptionValues): number {
    if (this.counted?.game !== game || this.counted.options !== options)
      this.counted = { game, options, slots: game.tally ? slotsOf(game.tally.counters(options)) : 0 };
    return this.counted.slots;
  }

  /** Seats never share an agent, even with equal specs. */
  private seat(game: Game, options: OptionValues, spec: string, seat: number): Seated {
    const { clock, powers, chance: future } = this;
    return this.agents.get(
      { game: game.name, options, spec, seat },
      () => new Seated(resolveAgent(spec, game), { clock, future, options, ...powers }),
    );
  }
}
