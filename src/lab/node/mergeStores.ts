/**
 * Joins stores, such as those of the shards of an experiment, into one. Runs of the same experiment become one run, which
 * has every game once. Everything is read and verified while it is written, in one transaction: a merge is done as a
 * whole or not at all, and the same games merged again change nothing.
 */
import { existsSync } from 'node:fs';
import { UserError } from '../../core/index.ts';
import {
  type MergedRun,
  type Merging,
  Store,
  type StoredRun,
  isSameFile,
  removeStore,
  withEngine,
} from '../../store/index.ts';
import { countGames } from '../schedule.ts';
import { type RunGroup, groupRuns, nameRun, requireAtRest, runsToMerge } from './runGroups.ts';
import { gamesOf, requireScheduled } from './stored.ts';

export interface MergeSettings {
  readonly files: readonly string[];
  /** The store that they are merged into; its own runs take part. */
  readonly target: string;
  /** May games of different engines become one run? */
  readonly mixEngines?: boolean | undefined;
}

/** @throws UserError if a file is named twice, or is the target */
function requireDistinct({ files, target }: MergeSettings): void {
  for (const [place, file] of files.entries()) {
    if (isSameFile(file, target))
      throw new UserError(
        `${file} is the store that the others are merged into`,
        'Leave it out: its runs take part anyway.',
      );
    const twin = files.slice(0, place).find((other) => isSameFile(other, file));
    if (twin !== undefined)
      throw new UserError(
        twin === file ? `${file} is given twice` : `${twin} and ${file} are the same file`,
        'Name each store once.',
      );
  }
}

function withStore<T>(path: string, read: (store: Store) => T): T {
  const store = Store.toRead(path);
  try {
    return read(store);
  } finally {
    store.close();
  }
}

/** What a file has to give. */
interface Contents {
  readonly runs: readonly StoredRun[];
  readonly computed: ReadonlyMap<string, string>;
}

/** @throws UserError if it cannot be merged, or has nothing to merge */
function readContents(file: string): Contents {
  return withStore(file, (store) => {
    const contents = { runs: runsToMerge(store), computed: store.allComputed() };
    if (contents.runs.length === 0 && contents.computed.size === 0)
      throw new UserError(`there are no runs in ${file}`, 'Leave it out, or play its shard first.');
    return contents;
  });
}

function hasGame(store: Store, run: number, number: number): boolean {
  for (const game of store.games(run)) if (game.number === number) return true;
  return false;
}

/** The run among these that has the game. */
function holderOf(runs: readonly StoredRun[], number: number): StoredRun | undefined {
  return runs.find((run) => withStore(run.store, (store) => hasGame(store, run.id, number)));
}

/** Merges the runs of one experiment. */
class GroupMerge {
  private readonly target: Store;
  private readonly group: RunGroup;
  private readonly merged: MergedRun;
  private seconds: number;
  private unverified: number;
  /** When the first that was finished was. */
  private finished: string | null;

  constructor(merging: Merging, target: Store, group: RunGroup) {
    const { own, parts } = group;
    this.target = target;
    this.group = group;
    const [earliest] = parts.toSorted((a, b) => (a.started < b.started ? -1 : 1));
    this.merged = own ? merging.takeOn(own.id) : merging.create(earliest!);
    this.seconds = own?.seconds ?? 0;
    this.unverified = own?.unverified ?? 0;
    this.finished = own?.finished ?? null;
  }

  /** @returns the number of the run in the target */
  merge(): number {
    const { own, parts, experiment } = this.group;
    // Damage to games that are there already must not be sealed as sound.
    if (own) for (const _game of gamesOf(this.target, own, experiment));
    for (const part of parts) this.add(part);
    const isComplete = experiment.stop.rule === 'fixed' && this.merged.games === countGames(experiment);
    if (isComplete) this.finished ??= new Date().toISOString();
    const { seconds, unverified, finished } = this;
    const engines = (own ? [own, ...parts] : parts).flatMap((run) => run.engines).reduce(withEngine, []);
    this.merged.seal({ engines, seconds, unverified, finished });
    return this.merged.id;
  }

  private add(part: StoredRun): void {
    if (part.store === this.target.path) this.addFrom(this.target, part);
    else withStore(part.store, (store) => this.addFrom(store, part));
  }

  private addFrom(store: Store, part: StoredRun): void {
    const run = store.run(part.id);
    requireAtRest(run);
    // What another run has besides the games of a finished one is past the end of its pairing.
    const isWhole = this.finished !== null;
    const numbers = new Set<number>();
    let added = 0;
    store.forEachGame(run, (game) => {
      requireScheduled(run, game, this.group.experiment);
      numbers.add(game.number);
      if (this.merged.has(game.number)) {
        if (!this.merged.isSame(game)) throw this.differs(run, game.number);
      } else if (!isWhole) {
        this.merged.add(game);
        added++;
      }
    });
    if (run.state === 'finished' && !isWhole) {
      this.merged.keepOnly(numbers);
      this.finished = run.finished;
    }
    // A run that has been merged before takes no more time than it did.
    if (added > 0) this.seconds += (run.seconds * added) / run.played;
    this.unverified += Math.min(added, run.unverified);
  }

  private differs(run: StoredRun, game: number): UserError {
    const { own, parts } = this.group;
    const before = parts.slice(
      0,
      parts.findIndex(({ id, store }) => id === run.id && store === run.store),
    );
    const other = holderOf(own ? [own, ...before] : before, game);
    return new UserError(
      `game ${game} of ${nameRun(run)} is not the same as in ${other ? nameRun(other) : this.target.path}`,
      'Agents that are limited by time, and programs from outside, do not play a game twice alike: leave one of the two stores out, or choose another target with --store.',
    );
  }
}

function mergeInto(target: Store, contents: readonly Contents[], mixEngines: boolean): number[] {
  const runs = contents.flatMap((one) => one.runs);
  return target.merge((merging) => {
    const groups = groupRuns(runs, target.runs(), mixEngines);
    const ids = groups.map((group) => new GroupMerge(merging, target, group).merge());
    const known = target.allComputed();
    for (const [key, result] of contents.flatMap(({ computed }) => [...computed]))
      if (!known.has(key)) target.keepComputed(key, result);
    return ids;
  });
}

/** @returns the runs of the target that the runs of the files have become @throws UserError, and nothing is changed then */
export function mergeStores(settings: MergeSettings): StoredRun[] {
  const { files, target, mixEngines = false } = settings;
  requireDistinct(settings);
  const contents = files.map(readContents);
  const isNew = !existsSync(target);
  const store = Store.toWrite(target);
  let isEmpty = false;
  try {
    return mergeInto(store, contents, mixEngines).map((id) => store.run(id));
  } catch (error) {
    isEmpty = isNew && store.runs().length === 0;
    throw error;
  } finally {
    store.close();
    if (isEmpty) removeStore(target);
  }
}
