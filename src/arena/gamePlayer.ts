/**
 * Plays one game. A game is a pure function of its plan: where and when it is played changes nothing but the time
 * that it takes.
 *
 * All randomness comes from named streams of the master seed. The games of a block, in which the agents switch
 * seats, share the streams of set-up and chance, so that all get the same board, deck and dice.
 */
import { AgentCache, type Keepable, type ResolvedAgent, resolveAgent } from '../agents/index.ts';
import {
  CHANCE,
  type Counts,
  type Forfeit,
  type Game,
  type GameRecord,
  OVER,
  type OptionValues,
  RECORD_FORMAT,
  Random,
  type State,
  outcome,
  slotsOf,
} from '../core/index.ts';
import { findGame } from '../games/index.ts';
import { type Clock, ForfeitError, type Search, type Setting, think } from '../search/index.ts';
import type { Effort, GamePlan, PlayedGame } from './gamePlan.ts';
import { VERSION } from './version.ts';

/** An agent kept from game to game; a new stream and `reset` make it as new. */
class Seated implements Keepable {
  readonly search: Search;
  readonly isOracle: boolean;
  private readonly random = new Random(0);

  constructor(agent: ResolvedAgent, setting: Omit<Setting, 'game' | 'random'>) {
    this.search = agent.make({ ...setting, random: this.random });
    this.isOracle = agent.oracle !== undefined;
  }

  begin(stream: Random): void {
    this.random.assign(stream);
    this.search.reset();
  }

  get bytes(): number {
    return this.search.bytes ?? 0;
  }

  close(): void {
    this.search.close?.();
  }
}

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
  /** The stream of chance of the game that is played; agents are made with it, but only an oracle looks at it. */
  private readonly chance = new Random(0);

  constructor(clock: Clock, powers: Powers = {}) {
    this.clock = clock;
    this.powers = powers;
  }

  play(plan: GamePlan): PlayedGame {
    const game = this.moveByMove(plan);
    for (;;) {
      const { done, value } = game.next();
      if (done) return value;
    }
  }

  /** The same, with a pause after every move. A new game may begin when the previous one is over or abandoned. */
  *moveByMove(plan: GamePlan): Generator<void, PlayedGame, undefined> {
    const game = findGame(plan.game);
    const master = new Random(plan.seed);
    const block = master.derive('pair', plan.block);
    const { chance } = this;
    chance.assign(block.derive('chance'));
    const state =
      plan.position === undefined
        ? game.start(plan.options, block.derive('setup'))
        : game.parsePosition(plan.position, plan.options);
    const position = game.formatPosition(state);
    const seated = plan.agents.map((spec, seat) =>
      this.seat(game, plan.options, spec, seat, master.derive('game', plan.index, 'seat', seat)),
    );
    const efforts = plan.agents.map((): Effort => ({
      moves: 0,
      seconds: 0,
      simulations: 0,
      playoutMoves: 0,
    }));
    const counts = game.tally && newCounts(game, plan.options, state.seats);
    const moves: string[] = [];
    const listed = new Int32Array(game.maxMoves);
    let plies = 0;
    let forfeit: Forfeit | undefined;
    try {
      for (; state.turn !== OVER; plies++) {
        const { turn } = state;
        const move =
          turn === CHANCE ? state.sample(chance) : this.decide(seated[turn]!, state, listed, efforts[turn]!);
        if (counts) game.tally.count(state, move, counts);
        if (plan.keepRecord) moves.push(game.formatMove(state, move));
        state.play(move);
        yield;
      }
      if (counts) game.tally.close?.(state, counts);
    } catch (error) {
      if (!(error instanceof ForfeitError)) throw error;
      forfeit = { seat: state.turn, reason: error.reason };
    } finally {
      this.agents.trim();
    }
    const end = { ...outcome(state, forfeit), ...(forfeit && { forfeit }) };
    return {
      index: plan.index,
      plies,
      ...end,
      efforts,
      ...(counts && { counts: counts.map((own) => Array.from(own)) }),
      ...(plan.keepRecord && { record: { ...recordHead(plan, seated), position, moves, ...end } }),
    };
  }

  /** Releases everything that is not memory, such as programs. */
  close(): void {
    this.agents.clear();
  }

  /** Seats never share an agent, even with equal specs. */
  private seat(game: Game, options: OptionValues, spec: string, seat: number, stream: Random): Seated {
    const { clock, powers, chance: future } = this;
    const seated = this.agents.get(
      { game: game.name, options, spec, seat },
      () => new Seated(resolveAgent(spec, game), { clock, future, options, ...powers }),
    );
    seated.begin(stream);
    return seated;
  }

  /** The agent's move. A forced one is played without thinking; an illegal one is a bug of the agent. */
  private decide({ search }: Seated, state: State, listed: Int32Array, effort: Effort): number {
    const count = state.moves(listed);
    if (count === 1) return listed[0]!;
    const began = this.clock();
    const move = think(search, state);
    effort.seconds += (this.clock() - began) / 1000;
    const { simulations, playoutMoves } = search.analysis();
    effort.moves++;
    effort.simulations += simulations;
    effort.playoutMoves += playoutMoves;
    if (!listed.subarray(0, count).includes(move))
      throw new Error(`an agent chose ${move}, which is not legal`);
    return move;
  }
}

function recordHead(
  { game, options, agents, seed, index }: GamePlan,
  seated: readonly Seated[],
): Omit<GameRecord, 'position' | 'moves' | 'result' | 'scores'> {
  const oracles = seated.flatMap(({ isOracle }, seat) => (isOracle ? [seat] : []));
  return {
    format: RECORD_FORMAT,
    version: VERSION,
    game,
    options,
    agents,
    ...(oracles.length > 0 && { oracles }),
    seed,
    index,
  };
}

function newCounts(game: Game, options: OptionValues, seats: number): Counts[] {
  const slots = slotsOf(game.tally!.counters(options));
  return Array.from({ length: seats }, () => new Int32Array(slots));
}
