/**
 * Judges one ply at a time. A choice is searched by the agent as if it had to move; then the move that it found and the one
 * that was played are valued in the same way, and the difference is the loss. Of chance every outcome is valued, and luck is
 * what came less what was to be expected. Every ply has its own random numbers, so its judgement depends on no other.
 */
import type { ResolvedAgent } from '../../agents/index.ts';
import { CHANCE, type Game, type Move, OVER, Random, type State } from '../../core/index.ts';
import { type Analysis, type Search, type Setting, reportAnalysis } from '../../search/index.ts';
import { chanceOf } from './chanceOf.ts';
import type { ChanceJudgement, ChoiceJudgement, Judgement, Values } from './judgement.ts';
import { type ReviewLimits, budgetOf, limitsOfOutcome } from './limits.ts';
import { makeValuer } from './makeValuer.ts';
import { isSure, markOf } from './marks.ts';
import { legalMoves, unwilling } from './searchValuer.ts';
import { type Slice, type Sliced, finish } from './slice.ts';
import { type Valuation, type Valuer, after } from './valuer.ts';

export interface JudgeSettings {
  readonly agent: ResolvedAgent;
  readonly seats: number;
  readonly limits: ReviewLimits;
  readonly seed: number;
  readonly slice: Slice;
  readonly setting: Omit<Setting, 'game' | 'random'>;
}

/** A position in which a move or outcome was played. */
interface Ply {
  readonly index: number;
  readonly state: State;
  readonly move: Move;
}

export class PlyJudge {
  readonly valuer: Valuer;
  private readonly agent: ResolvedAgent;
  private readonly game: Game;
  private readonly limits: ReviewLimits;
  private readonly seed: number;
  private readonly slice: Slice;
  private readonly random = new Random(0);
  private readonly search: Search;

  /** @throws UserError for an agent that cannot judge this game */
  constructor({ agent, seats, limits, seed, slice, setting }: JudgeSettings) {
    this.agent = agent;
    this.game = agent.game;
    this.limits = limits;
    this.seed = seed;
    this.slice = slice;
    this.search = agent.make({ ...setting, random: this.random });
    this.valuer = makeValuer({ agent, seats, setting, slice, search: this.search, random: this.random });
  }

  *judge(index: number, state: State, move: Move): Sliced<Judgement> {
    const ply = { index, state, move };
    const moves = legalMoves(state, this.game.maxMoves);
    if (state.turn === CHANCE) return yield* this.judgeChance(ply, moves);
    if (moves.length > 1) return yield* this.judgeChoice(ply, moves);
    return { kind: 'forced', ...this.headOf(ply), seat: state.turn, before: null, after: this.endAfter(ply) };
  }

  // ── choices ─────────────────────────────────────────────────────────────────────────────────────

  private *judgeChoice(ply: Ply, moves: readonly Move[]): Sliced<ChoiceJudgement> {
    const { state, move } = ply;
    const analysis = yield* this.analyse(ply);
    const { best } = analysis;
    const found = yield* this.valuer.valuations({
      state,
      moves: best === move ? [move] : [best, move],
      budget: budgetOf(this.agent, this.limits),
      stream: this.streamOf(ply, 'value'),
      analysis,
    });
    return {
      kind: 'choice',
      ...this.headOf(ply),
      seat: state.turn,
      choices: moves.length,
      ...this.bestLine(state, analysis),
      ...placeOf(move, analysis),
      ...this.lossOf(state.turn, found[0]!, found.at(-1)!),
      before: found[0]!.values,
      after: this.endAfter(ply) ?? found.at(-1)!.values,
    };
  }

  /** What the agent thinks of the position. */
  private *analyse(ply: Ply): Sliced<Analysis> {
    const { search } = this;
    this.random.assign(this.streamOf(ply, 'search'));
    search.reset();
    search.start(ply.state, budgetOf(this.agent, this.limits));
    yield* finish(search, this.slice);
    search.choose();
    const analysis = search.analysis();
    if (analysis.value === null) throw unwilling();
    return analysis;
  }

  private lossOf(
    seat: number,
    best: Valuation,
    played: Valuation,
  ): Pick<ChoiceJudgement, 'bestValue' | 'value' | 'loss' | 'error' | 'swing' | 'isSure' | 'mark'> {
    const [bestValue, value] = [best.values[seat]!, played.values[seat]!];
    const loss = Math.max(0, bestValue - value);
    const error = best === played ? 0 : Math.sqrt(best.errors[seat]! ** 2 + played.errors[seat]! ** 2);
    const swing = this.chanceOf(loss);
    const sure = isSure(loss, error);
    return { bestValue, value, loss, error, swing, isSure: sure, mark: sure ? markOf(swing) : null };
  }

  /** The line is checked against the true position, so where cards are hidden it would show which the others hold. */
  private bestLine(state: State, analysis: Analysis): Pick<ChoiceJudgement, 'best' | 'line'> {
    const { best, pv } = reportAnalysis(this.game, state, analysis);
    return { best, line: this.game.hasHidden ? [best] : pv };
  }

  // ── chance ──────────────────────────────────────────────────────────────────────────────────────

  private *judgeChance(ply: Ply, outcomes: readonly Move[]): Sliced<ChanceJudgement> {
    const { state, move } = ply;
    const head = { kind: 'chance', ...this.headOf(ply), odds: state.weight(move) } as const;
    const unjudged = {
      ...head,
      before: null,
      after: this.endAfter(ply),
      outcomes: [],
      swing: 0,
      isSure: true,
    };
    if (this.game.hasHidden) return { ...unjudged, luck: null };
    if (outcomes.length === 1) return { ...unjudged, luck: Array.from({ length: state.seats }, () => 0) };
    const found = yield* this.valuer.valuations({
      state,
      moves: outcomes,
      budget: budgetOf(this.agent, limitsOfOutcome(this.limits, outcomes.length)),
      stream: this.streamOf(ply, 'value'),
    });
    const odds = outcomes.map((outcome) => state.weight(outcome));
    const expected = expectation(found, odds);
    const luckOf = ({ values }: Valuation): Values => values.map((value, seat) => value - expected[seat]!);
    const came = found[outcomes.indexOf(move)]!;
    const luck = luckOf(came);
    const largest = Math.max(...luck.map(Math.abs));
    return {
      ...head,
      before: expected,
      after: came.values,
      luck,
      outcomes: outcomes.map((outcome, i) => ({
        move: this.game.formatMove(state, outcome),
        odds: odds[i]!,
        luck: luckOf(found[i]!),
      })),
      swing: this.chanceOf(largest),
      isSure: isSure(largest, Math.max(...came.errors)),
    };
  }

  // ── what all plies have ─────────────────────────────────────────────────────────────────────────

  private headOf({ index, state, move }: Ply): Pick<Judgement, 'ply' | 'move'> {
    return { ply: index, move: this.game.formatMove(state, move) };
  }

  /** What the game has brought if it is over after the ply. */
  private endAfter({ state, move }: Ply): Values | null {
    const next = after(state, move);
    return next.turn === OVER ? this.valuer.endValues(next) : null;
  }

  private streamOf({ index }: Ply, purpose: string): Random {
    return new Random(this.seed).derive('review', index, purpose);
  }

  private chanceOf(difference: number): number {
    return chanceOf(difference, this.valuer.unit, this.valuer.chancePerUnit);
  }
}

function placeOf(move: Move, { moves }: Analysis): Pick<ChoiceJudgement, 'visitShare' | 'rank'> {
  const index = moves.findIndex((row) => row.move === move);
  const visits = moves.reduce((sum, row) => sum + row.visits, 0);
  return { visitShare: visits === 0 ? 0 : moves[index]!.visits / visits, rank: index + 1 };
}

function expectation(valuations: readonly Valuation[], odds: readonly number[]): Values {
  const total = odds.reduce((sum, weight) => sum + weight, 0);
  return valuations[0]!.values.map(
    (_, seat) => valuations.reduce((sum, { values }, i) => sum + odds[i]! * values[seat]!, 0) / total,
  );
}
