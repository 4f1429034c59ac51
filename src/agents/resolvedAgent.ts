/**
 * An agent whose text has been read and checked. Questions about an agent are answered here, where the roles
 * of its options are known, and not from its text. It is immutable: a change gives another one.
 */
import { type Game, type OptionValue, UserError, type Weights } from '../core/index.ts';
import type { Budget, EngineSettings, MctsParts, Search, Setting } from '../search/index.ts';
import type { Builder } from './builder.ts';
import { builders } from './builders.ts';
import { oracleIn } from './oracle.ts';
import { type Params, type Resolved, asSpec, canonical, complete, isLimit, resolve } from './params.ts';
import { budgetOf } from './parts/budgets.ts';
import { type Parallelism, parallelismOf } from './parts/parallel.ts';
import { type Spec, type SpecOption, formatSpec } from './spec.ts';
import { weightsIn } from './weightsIn.ts';

/** An option with a value other than its default, as it is written. */
export interface ChangedOption {
  readonly option: string;
  readonly value: string;
}

export class ResolvedAgent {
  readonly game: Game;
  /** `mcts` for `ataxx/mcts`. */
  readonly name: string;
  /** Complete, with defaults; limits and caps that were not given are missing. */
  readonly values: Resolved;
  /** The shortest text that means the same; equal agents have equal ones. */
  readonly canonical: string;
  /** How long it thinks. */
  readonly budget: Budget;
  /** How several threads share its work; undefined for an agent of one thread. */
  readonly parallel: Parallelism | undefined;
  /** What measures its work; undefined for an agent that does not search. */
  readonly counts: Builder['counts'];
  /** Which part of it knows what no player can, and what; undefined if it is made to play honestly. */
  readonly oracle: string | undefined;
  /** What its evaluations have learned; the canonical text names them by their content. */
  readonly weights: readonly Weights[];
  private readonly builder: Builder;
  private readonly spec: Spec;

  /** @throws UserError for options that the agent does not have, or that do not go together */
  constructor(game: Game, builder: Builder, spec: Spec) {
    const values = resolve(game, builder.params, spec);
    const clash = builder.clash?.(values, game);
    if (clash !== undefined)
      throw new UserError(
        `agent ${builder.name}: ${clash}`,
        `Change one of the two; playout agents ${game.name} lists all parts.`,
      );
    this.game = game;
    this.builder = builder;
    this.name = builder.name;
    this.values = values;
    this.spec = canonical(game, builder.params, builder.name, values);
    this.canonical = formatSpec(this.spec);
    this.budget = budgetOf(values);
    this.parallel = parallelismOf(values['parallel'], game);
    this.counts = builder.counts;
    this.oracle = oracleIn(game, builder.params, values);
    this.weights = weightsIn(game, builder.params, values);
  }

  /** The text with every option and its value, for readers who do not know the defaults. It means the same. */
  inFull(): string {
    return formatSpec(complete(this.game, this.builder.params, this.name, this.values));
  }

  // ── playing ─────────────────────────────────────────────────────────────────────────────────────

  make(setting: Omit<Setting, 'game'>): Search {
    return this.builder.build(this.values, { ...setting, game: this.game }, this.canonical);
  }

  /** The parts of a Monte Carlo tree search, new each time, as they keep states. @throws UserError if it is not one */
  makeParts(): MctsParts {
    const { builder } = this;
    if (!builder.parts) throw new UserError(`agent ${builder.name} is no Monte Carlo tree search`);
    return builder.parts(this.values, this.game);
  }

  /** The program that it starts; undefined for an agent that starts none. */
  engineSettings(): EngineSettings | undefined {
    return this.builder.engine?.(this.values);
  }

  // ── limits ──────────────────────────────────────────────────────────────────────────────────────

  /** These limits in place of all its own; what is not a limit (memory, early stop) stays in force. */
  budgetWith(limits: Budget): Budget {
    const kept = Object.entries(this.values).filter(([name]) => !this.isLimit(name));
    return { ...budgetOf(Object.fromEntries(kept)), ...limits };
  }

  /**
   * The same agent with these limits in place of its own; one that cannot be limited (`random`) stays as it is.
   * @throws UserError for what is not a limit, or not one of this agent
   */
  withLimits(limits: Readonly<Record<string, OptionValue>>): ResolvedAgent {
    requireLimits(Object.keys(limits));
    if (limitNames(this.builder.params).length === 0) return this;
    const kept = this.spec.options.filter(({ key }) => !this.isLimit(key));
    try {
      return this.withSpec([...kept, ...Object.entries(limits).map(asOption)]);
    } catch (error) {
      // Its message would point into a text that the user did not write.
      throw error instanceof UserError
        ? new UserError(`${this.name} cannot be limited so`, error.hint)
        : error;
    }
  }

  /**
   * The same agent with this many times its budget, rounded, and the first limit that was multiplied.
   * @throws UserError for an agent that has no budget
   */
  timesBudget(factor: number): ChangedOption & { readonly agent: ResolvedAgent } {
    const multiplied = new Map<string, Spec>();
    for (const [name, param] of Object.entries(this.builder.params)) {
      const value = this.values[name];
      // No limit can be less than one iteration, or one millisecond.
      if (isLimit(param) && !param.isSteep && value !== undefined)
        multiplied.set(name, asSpec(this.game, param, Math.max(1, Math.round(Number(value) * factor))));
    }
    const [first] = multiplied;
    if (!first)
      throw new UserError(
        `${this.name} has no budget that could be doubled`,
        'Give the agent a limit other than depth: iterations, time, nodes, simulations.',
      );
    const options = this.spec.options.map(({ key, value }) => ({ key, value: multiplied.get(key) ?? value }));
    return { agent: this.withSpec(options), option: first[0], value: first[1].name };
  }

  // ── other options ───────────────────────────────────────────────────────────────────────────────

  /** What it is made of beyond its defaults, limits apart. */
  changedOptions(): ChangedOption[] {
    const changed = this.spec.options.filter(({ key }) => !this.isLimit(key));
    return changed.map(({ key, value }) => ({ option: key, value: formatSpec(value) }));
  }

  /** The same agent with this option set back to its default. */
  without(option: string): ResolvedAgent {
    return this.withSpec(this.spec.options.filter(({ key }) => key !== option));
  }

  /** The same agent with another plain value for this option. */
  with(option: string, value: OptionValue): ResolvedAgent {
    const others = this.spec.options.filter(({ key }) => key !== option);
    return this.withSpec([...others, asOption([option, value])]);
  }

  private withSpec(options: readonly SpecOption[]): ResolvedAgent {
    return new ResolvedAgent(this.game, this.builder, { name: this.name, options });
  }

  private isLimit(option: string): boolean {
    return limitNames(this.builder.params).includes(option);
  }
}

function asOption([key, value]: readonly [string, OptionValue]): SpecOption {
  return { key, value: { name: String(value), options: [] } };
}

export function limitNames(params: Params): string[] {
  return Object.entries(params).flatMap(([name, param]) => (isLimit(param) ? [name] : []));
}

function requireLimits(names: readonly string[]): void {
  const known = [...new Set(builders.flatMap(({ params }) => limitNames(params)))];
  const wrong = names.find((name) => !known.includes(name));
  if (wrong === undefined) return;
  throw new UserError(
    `"${wrong}" is not a limit`,
    `Limits are ${known.join(', ')}; which of them an agent has, playout agents says.`,
  );
}
