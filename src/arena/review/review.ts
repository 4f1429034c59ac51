/**
 * A whole game judged move by move. A review works in slices, like a search: its owner advances it, shows the judgements so
 * far, and stops whenever it likes; how it is sliced changes nothing. With a limit of iterations it is repeatable.
 */
import { resolveAgent } from '../../agents/index.ts';
import { type Game, type OptionValues, type State, UserError, playMoves } from '../../core/index.ts';
import type { Setting } from '../../search/index.ts';
import type { Judgement } from './judgement.ts';
import { type ReviewLimits, requireLimits } from './limits.ts';
import { reviewer } from './makeValuer.ts';
import { PlyJudge } from './plyJudge.ts';
import type { Slice, Sliced } from './slice.ts';
import type { Valuer } from './valuer.ts';

export interface ReviewSettings extends Pick<Setting, 'clock' | 'freeMemory'> {
  readonly game: Game;
  /** Complete. */
  readonly options: OptionValues;
  readonly start: State;
  /** Moves and outcomes of chance from there, in notation. */
  readonly moves: readonly string[];
  /** The first ply to judge, counted from 0; those before were judged by an earlier review. Default: 0. */
  readonly from?: number;
  /** The agent that judges; its own budget plays no part. */
  readonly spec: string;
  readonly limits: ReviewLimits;
  readonly seed: number;
}

export class Review {
  /** The agent in canonical form. */
  readonly agent: string;
  readonly seats: number;
  /** What values are: chances to win, shares of what can be had, or points. */
  readonly unit: Valuer['unit'];
  /** How many plies are to be judged in all. */
  readonly plies: number;
  readonly judgements: Judgement[] = [];
  private readonly slice: Slice = { until: 0 };
  private readonly work: Sliced<void>;

  /** @throws UserError for a move that does not fit, an agent that cannot review the game, or limits that never run out */
  constructor(settings: ReviewSettings) {
    const { game, options, start, moves, from = 0, spec, limits, seed, clock, freeMemory } = settings;
    requireLimits(limits);
    if (!Number.isInteger(from) || from < 0 || from > moves.length)
      throw new UserError(`the game has ${moves.length} plies, so a review cannot begin at ${from}`);
    const agent = reviewer(resolveAgent(spec, game));
    playMoves(game, start.clone(), moves);
    const { slice } = this;
    const setting = { clock, options, ...(freeMemory && { freeMemory }) };
    const judge = new PlyJudge({ agent, seats: start.seats, limits, seed, slice, setting });
    this.agent = agent.canonical;
    this.seats = start.seats;
    this.unit = judge.valuer.unit;
    this.plies = moves.length - from;
    this.work = this.judgeAll(judge, settings);
  }

  /** Works until the clock reads `until` or all plies are judged; true when they are. */
  advance(until: number): boolean {
    this.slice.until = until;
    return this.work.next().done === true;
  }

  private *judgeAll(judge: PlyJudge, { game, start, moves, from = 0 }: ReviewSettings): Sliced<void> {
    const state = start.clone();
    playMoves(game, state, moves.slice(0, from));
    for (const [i, text] of moves.slice(from).entries()) {
      const move = game.parseMove(state, text);
      this.judgements.push(yield* judge.judge(from + i, state.clone(), move));
      state.play(move);
    }
  }
}
