/**
 * Plays one game. A game is a pure function of its plan: who plays it, where and when changes nothing.
 *
 * All randomness comes from named streams of the master seed. The two games of a pair, in which the agents switch
 * seats, share the streams of set-up and chance, so that both sides get the same board, deck and dice.
 */
import { makeAgent } from '../agents/index.ts';
import {
  CHANCE,
  type Game,
  type GameRecord,
  OVER,
  type OptionValues,
  RECORD_FORMAT,
  Random,
  type State,
  outcome,
} from '../core/index.ts';
import { findGame } from '../games/index.ts';
import { type Clock, type Search, think } from '../search/index.ts';
import { VERSION } from './version.ts';

export interface GamePlan {
  readonly game: string;
  /** Complete options. */
  readonly options: OptionValues;
  /** The start position as text; a new game if missing. */
  readonly position?: string;
  /** The agent of each seat, in canonical form. */
  readonly agents: readonly string[];
  /** Master seed of the experiment. */
  readonly seed: number;
  /** The number of this game in the experiment. */
  readonly index: number;
  /** Games of the same pair get the same set-up and the same chance. */
  readonly pair: number;
}

/** An agent kept from game to game, as its tables are large; a new stream and `reset` make it as new. */
interface Seated {
  readonly search: Search;
  readonly random: Random;
}

/** Plays games one after the other, on one thread. */
export class Table {
  private readonly clock: Clock;
  private readonly agents = new Map<string, Seated>();

  constructor(clock: Clock) {
    this.clock = clock;
  }

  play(plan: GamePlan): GameRecord {
    const game = findGame(plan.game);
    const master = new Random(plan.seed);
    const pair = master.derive('pair', plan.pair);
    const chance = pair.derive('chance');
    const state =
      plan.position === undefined
        ? game.start(plan.options, pair.derive('setup'))
        : game.parsePosition(plan.position, plan.options);
    const position = game.formatPosition(state);
    const seated = plan.agents.map((spec, seat) =>
      this.seat(game, spec, seat, master.derive('game', plan.index, 'seat', seat)),
    );
    const moves: string[] = [];
    const listed = new Int32Array(game.maxMoves);
    while (state.turn !== OVER) {
      const move = state.turn === CHANCE ? state.sample(chance) : decide(seated[state.turn]!, state, listed);
      moves.push(game.formatMove(state, move));
      state.play(move);
    }
    return {
      format: RECORD_FORMAT,
      version: VERSION,
      game: plan.game,
      options: plan.options,
      agents: plan.agents,
      seed: plan.seed,
      index: plan.index,
      position,
      moves,
      ...outcome(state),
    };
  }

  /** Two seats never share an agent, though their specs be equal. */
  private seat(game: Game, spec: string, seat: number, stream: Random): Seated {
    const key = `${game.name} ${seat} ${spec}`;
    let seated = this.agents.get(key);
    if (!seated) {
      const random = new Random(0);
      seated = { search: makeAgent(spec, { game, random, clock: this.clock }), random };
      this.agents.set(key, seated);
    }
    seated.random.assign(stream);
    seated.search.reset();
    return seated;
  }
}

/** The agent's move. A forced one is played without thinking; an illegal one is a bug of the agent. */
function decide(seated: Seated, state: State, listed: Int32Array): number {
  const count = state.moves(listed);
  if (count === 1) return listed[0]!;
  const move = think(seated.search, state);
  if (!listed.subarray(0, count).includes(move))
    throw new Error(`an agent chose ${move}, which is not legal`);
  return move;
}
