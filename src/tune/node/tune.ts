/**
 * Tunes an agent: steps of SPSA, then a match of what was found against the start, then the same with each parameter
 * set back. Both sides of a step get the same set-ups and the same chance, and no two steps do. The games are runs of
 * the lab, kept in the store: what was played before is not played again, so the same command resumes.
 */
import { type OptionValue, Random } from '../../core/index.ts';
import { type ExperimentSpec, type PairingResult, settleExperiment } from '../../lab/index.ts';
import { type OnceSettings, knownRuns, playOnce } from '../../lab/node/index.ts';
import { type Setting, describeSetting, fill } from '../../lab/pairing/placeholders.ts';
import type { StoredRun } from '../../store/index.ts';
import type { Parameter } from '../parameters.ts';
import { Spsa, type SpsaSettings, type Trial, startSetting } from '../spsa.ts';
import type { EloBounds, SetBack, TuneStep, Tuned } from '../tuned.ts';

export interface TuneSettings extends SpsaSettings {
  /** The name of the game. */
  readonly game: string;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly openings?: string | readonly string[] | undefined;
  /** With $name where values belong. */
  readonly agent: string;
  readonly parameters: readonly Parameter[];
  /** Whom both sides of a step play; each other if missing. */
  readonly against?: string | undefined;
  /** Games of each step and side. */
  readonly batch: number;
  /** Games of the last match, at most, and of each ablation. */
  readonly games: number;
  /** What the last match decides between; it ends early when that is clear. */
  readonly bounds: EloBounds;
  readonly seed: number;
  readonly command: string;
  onRun?(name: string): void;
  onStep?(step: TuneStep): void;
}

/** What the lab has to be told beside the agents. */
type Runs = (
  spec: Pick<ExperimentSpec, 'name' | 'agents' | 'games' | 'pairing' | 'stop'>,
  seedOf: string,
) => Promise<readonly PairingResult[]>;

/** Plays runs of this tuning, each on a seed of its own. */
function runsOf(settings: TuneSettings, playing: OnceSettings): Runs {
  const { game, options, openings, seed, command } = settings;
  const known: ReadonlyMap<string, StoredRun> = knownRuns(playing.store);
  return async (run, seedOf) => {
    const spec: ExperimentSpec = {
      game,
      options,
      ...(openings !== undefined && { openings }),
      ...run,
      seed: new Random(seed).derive('tune', seedOf).next() >>> 1,
      measures: [],
      records: 'none',
    };
    settings.onRun?.(spec.name ?? '');
    const { pairings } = await playOnce(
      { spec, experiment: settleExperiment(spec), command },
      known,
      playing,
    );
    return pairings;
  };
}

/** By how much the share of the points of one of k is above an even share; 1 if it has all of them. */
function aboveEven({ rate }: PairingResult, seats: number): number {
  return ((rate.mean ?? 1 / seats) * seats - 1) / (seats - 1);
}

/** @returns the advantage of plus over minus */
async function compare(
  { agent, against, batch, steps }: TuneSettings,
  { plus, minus }: Trial,
  number: number,
  { play, seats }: { readonly play: Runs; readonly seats: number },
): Promise<number> {
  const [first, second] = [plus, minus].map((setting, side) => ({
    name: `${side === 0 ? 'plus' : 'minus'}: ${describeSetting(setting)}`,
    spec: fill(agent, setting),
  }));
  const run = { name: `tuning, step ${number} of ${steps}`, games: batch } as const;
  const seedOf = `step ${number}`;
  if (against === undefined) {
    const [match] = await play({ ...run, agents: [first!, second!] }, seedOf);
    return aboveEven(match!, seats);
  }
  // The opponent comes first in a gauntlet, and what it loses the others gain.
  const opponent = { name: 'opponent', spec: against };
  const played = await play({ ...run, agents: [opponent, first!, second!], pairing: 'gauntlet' }, seedOf);
  return (aboveEven(played[1]!, seats) - aboveEven(played[0]!, seats)) / 2;
}

async function search(settings: TuneSettings, play: Runs, seats: number): Promise<[Setting, TuneStep[]]> {
  const spsa = new Spsa(settings.parameters, settings, new Random(settings.seed).derive('spsa'));
  const steps: TuneStep[] = [];
  for (let number = 1; number <= settings.steps; number++) {
    const trial = spsa.ask();
    const advantage = await compare(settings, trial, number, { play, seats });
    spsa.tell(advantage);
    const games = settings.batch * (settings.against === undefined ? 1 : 2);
    const step = { number, ...trial, advantage, current: spsa.current, games };
    steps.push(step);
    settings.onStep?.(step);
  }
  return [spsa.result, steps];
}

/** Two have a sequential test; among more the interval has to lie above an even share. */
function isBetter({ sprt, rate }: PairingResult, seats: number): boolean {
  return sprt ? sprt.decision === 'elo1' : (rate.low ?? 0) > 1 / seats;
}

/** What each parameter contributes. */
async function setBack(
  settings: TuneSettings,
  play: Runs,
  start: Setting,
  best: Setting,
): Promise<SetBack[]> {
  const changed = Object.keys(best).filter((name) => best[name] !== start[name]);
  // With one parameter this would be the last match again.
  if (changed.length < 2) return [];
  const parts: SetBack[] = [];
  for (const name of changed) {
    const back = { ...best, [name]: start[name]! };
    const [played] = await play(
      {
        name: `tuning, ${name} set back`,
        agents: [
          { name: `${name} set back`, spec: fill(settings.agent, back) },
          { name: 'found', spec: fill(settings.agent, best) },
        ],
        games: settings.games,
      },
      'last',
    );
    const { rate, elo, games } = played!;
    parts.push({ parameter: name, rate, elo, games });
  }
  return parts;
}

/** @throws Stopped if the signal is aborted, or something fails after the first games of a run */
export async function tune(settings: TuneSettings, seats: number, playing: OnceSettings): Promise<Tuned> {
  const { game, agent, parameters, games, bounds } = settings;
  const play = runsOf(settings, playing);
  const start = startSetting(parameters);
  const [best, steps] = await search(settings, play, seats);
  const spec = fill(agent, best);
  const found = { game, agent, parameters, start, best, spec, steps, bounds };
  if (spec === fill(agent, start)) return { ...found, match: null, accepted: false, ablation: [] };
  const [match] = await play(
    {
      name: 'tuning, found against start',
      agents: [
        { name: 'found', spec },
        { name: 'start', spec: fill(agent, start) },
      ],
      games,
      ...(seats === 2 && { stop: { rule: 'sprt', ...bounds } }),
    },
    'last',
  );
  const ablation = await setBack(settings, play, start, best);
  return { ...found, match: match!, accepted: isBetter(match!, seats), ablation };
}
