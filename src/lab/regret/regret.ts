/**
 * What agents give away in solved positions: the regret of the moves that they choose, in expected result and in points.
 * All agents are asked about the same positions, and each has its own stream of random numbers in each of them.
 */
import type { ResolvedAgent } from '../../agents/index.ts';
import type { Powers } from '../../arena/gamePlayer.ts';
import { Seated } from '../../arena/seated.ts';
import { type Move, type OptionValues, Random } from '../../core/index.ts';
import { type Clock, type Regret, think } from '../../search/index.ts';
import { type Interval, meanInterval, wilson } from '../../stats/index.ts';
import type { PositionSource, PositionToJudge } from './positions.ts';

/** Of one kind of regret. */
export interface RegretSummary {
  readonly mean: Interval;
  readonly worst: number;
  /** The share of positions in which nothing was given away. */
  readonly best: Interval;
}

export interface AgentRegret {
  readonly name: string;
  /** In canonical form. */
  readonly spec: string;
  readonly positions: number;
  /** In expected result, from 0 to 1. */
  readonly chance: RegretSummary;
  /** In expected lead, among moves with the best result; null like `points`. */
  readonly lead: RegretSummary | null;
  /** In expected lead, if everybody plays for points; null where positions were not solved for points. */
  readonly points: RegretSummary | null;
}

/** A move that was chosen. */
export interface Chosen {
  readonly move: Move;
  readonly regret: Regret;
}

export interface JudgedPosition extends PositionToJudge {
  /** By agent. */
  readonly chosen: readonly Chosen[];
}

export interface RegretSettings {
  /** At least one, with names that differ. */
  readonly agents: readonly { readonly name: string; readonly agent: ResolvedAgent }[];
  readonly options: OptionValues;
  readonly source: PositionSource;
  readonly seed: number;
  readonly clock: Clock;
  readonly powers?: Powers;
}

function summarise(regrets: readonly number[]): RegretSummary {
  const flawless = regrets.filter((regret) => regret === 0).length;
  const { mean, low, high } = meanInterval(regrets);
  return {
    // No regret is below zero, so neither is their mean.
    mean: { mean, low: Math.max(0, low), high },
    worst: Math.max(...regrets),
    best: wilson(flawless / regrets.length, regrets.length),
  };
}

export class RegretMeasure {
  /** In the order in which they were judged. */
  readonly judged: JudgedPosition[] = [];
  private readonly settings: RegretSettings;
  private readonly seated: readonly Seated[];
  private readonly random: Random;

  constructor(settings: RegretSettings) {
    const { agents, options, clock, powers, seed } = settings;
    this.settings = settings;
    this.random = new Random(seed).derive('asked');
    // An oracle would be told the chance to come; nothing comes after these positions.
    const future = this.random.derive('future');
    this.seated = agents.map(({ agent }) => new Seated(agent, { clock, future, options, ...powers }));
  }

  /** Solves the next position and asks all agents. @returns false if there is none @throws UserError if it cannot */
  judgeNext(): boolean {
    const position = this.settings.source.next();
    if (!position) return false;
    const number = this.judged.length;
    const chosen = this.seated.map((seated, agent): Chosen => {
      seated.begin(this.random, 'position', number, 'agent', agent);
      const move = think(seated.search, position.state);
      const found = position.solved.moves.find((solved) => solved.move === move);
      if (!found) throw new Error(`an agent chose ${move}, which is not legal`);
      return { move, regret: found.regret };
    });
    this.judged.push({ ...position, chosen });
    return true;
  }

  /** After at least one position. */
  results(): AgentRegret[] {
    const { judged } = this;
    const hasPoints = judged.every(({ solved }) => solved.points !== null);
    const summary = (place: number, kind: keyof Regret): RegretSummary =>
      summarise(judged.map(({ chosen }) => chosen[place]!.regret[kind]!));
    return this.settings.agents.map(({ name, agent }, place) => ({
      name,
      spec: agent.canonical,
      positions: judged.length,
      chance: summary(place, 'chance'),
      lead: hasPoints ? summary(place, 'lead') : null,
      points: hasPoints ? summary(place, 'points') : null,
    }));
  }

  /** Releases programs that were started. */
  close(): void {
    for (const seated of this.seated) seated.close();
  }
}
