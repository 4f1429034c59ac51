/**
 * Five levels of opponents for people, from Beginner to Strongest. Those of a game are named agents of its own, whose
 * strength was measured by a run of `docs/ratings`; a game without such agents gets UCT with growing budgets. A level is
 * limited by work and by time: on a usual machine the work ends first, so it plays as strongly there as where it was
 * rated, and the time is what a person waits at most.
 */
import type { Game } from '../core/index.ts';
import recorded from './levelRatings.json' with { type: 'json' };
import { resolveAgent } from './resolveAgent.ts';
import type { ResolvedAgent } from './resolvedAgent.ts';

/** `uct` is what plays where a game has no agent of the level's name. */
export const LEVELS = [
  {
    name: 'beginner',
    title: 'Beginner',
    about: 'Knows the rules, looks one move ahead at best, and often plays a careless move.',
    uct: 'uct(iterations=30, time=300ms)',
  },
  {
    name: 'casual',
    title: 'Casual',
    about: 'Sees what a move brings at once, and misses most replies.',
    uct: 'uct(iterations=200, time=500ms)',
  },
  {
    name: 'club',
    title: 'Club',
    about: 'Punishes plain mistakes; an attentive player can win.',
    uct: 'uct(iterations=1200, time=1s)',
  },
  {
    name: 'expert',
    title: 'Expert',
    about: 'Looks several moves ahead and makes few mistakes.',
    uct: 'uct(iterations=7000, time=2s)',
  },
  {
    name: 'strongest',
    title: 'Strongest',
    about: 'The best that we have for this game in the time that a person likes to wait.',
    uct: 'uct(iterations=40000, time=3s)',
  },
] as const;

export type LevelName = (typeof LEVELS)[number]['name'];

/** How strong a level is, in Elo, as a run measured it. */
export interface LevelRating {
  readonly elo: number;
  /** The ends of the 95 % interval, which is that of the distance from the mean of all agents in the run. */
  readonly low: number;
  readonly high: number;
  /** The agent whose rating is 0. */
  readonly zero: string;
  readonly games: number;
  /** Of the run. */
  readonly seed: number;
  /** Mean thinking time, on the machine of the run. */
  readonly secondsPerMove: number;
}

export interface Level {
  readonly name: LevelName;
  readonly title: string;
  readonly about: string;
  /** The agent: `ataxx/club`. */
  readonly spec: string;
  /** Milliseconds that it thinks about a move at most; undefined for one that answers at once. */
  readonly ms: number | undefined;
  /** Undefined where nobody has measured it. */
  readonly rating: LevelRating | undefined;
}

interface RatedLevel extends Omit<LevelRating, 'seed' | 'zero'> {
  /** The agent that played, in canonical form. */
  readonly spec: string;
  /** The weights of its evaluations, which the form leaves out where they are the usual ones. */
  readonly weights?: readonly string[];
}

/** What `scripts/levelRatings.ts` records of a game. */
export interface GameRatings {
  readonly seed: number;
  readonly zero: string;
  readonly levels: Readonly<Record<string, RatedLevel>>;
}

const ratings: ReadonlyMap<string, GameRatings> = new Map(Object.entries(recorded));

/** The agent that was rated: the level with its limit of work alone, which plays alike on every machine. */
export function ratedAgent(level: LevelName, game: Game): ResolvedAgent {
  return resolveAgent(`${game.name}/${level}`, game).without('time');
}

function isRated({ canonical, weights }: ResolvedAgent, rated: RatedLevel): boolean {
  const ids = weights.map(({ id }) => id);
  return rated.spec === canonical && ids.join() === (rated.weights ?? []).join();
}

/** Undefined where nothing was measured, and where the agent is no longer the one that was measured. */
function ratingOf(level: LevelName, game: Game): LevelRating | undefined {
  const run = ratings.get(game.name);
  const rated = run?.levels[level];
  if (!run || !rated || !isRated(ratedAgent(level, game), rated)) return undefined;
  const { spec: _spec, weights: _weights, ...rating } = rated;
  return { ...rating, seed: run.seed, zero: run.zero };
}

/** From the weakest to the strongest. */
export function levelsOf(game: Game): readonly Level[] {
  const named = new Set(game.agents?.map(({ name }) => name));
  const isNamed = LEVELS.every(({ name }) => named.has(name));
  return LEVELS.map(({ name, title, about, uct }) => {
    const spec = isNamed ? `${game.name}/${name}` : uct;
    const { ms } = resolveAgent(spec, game).budget;
    return { name, title, about, spec, ms, rating: isNamed ? ratingOf(name, game) : undefined };
  });
}
