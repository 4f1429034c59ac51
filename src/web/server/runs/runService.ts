/** Everything that is asked about runs, for one store. */
import type { GamesQuery, StoredRun } from '../../../store/index.ts';
import type { GamesPage, RunList, Sentence } from '../../api/index.ts';
import { progressEvents } from './eventStream.ts';
import { ProgressWatch } from './progressWatch.ts';
import type { ReadRun } from './readerMessages.ts';
import { Recent } from './recent.ts';
import { Reports } from './reports.ts';
import { RunReader } from './runReader.ts';
import {
  askStore,
  findRun,
  fingerprint,
  listGames,
  listRuns,
  readGame,
  requireKnownGame,
} from './storedRuns.ts';

/** Runs whose details are kept; they may be large. */
const MOST_DETAILS = 10;

export interface RunServiceOptions {
  /** The path of the store. */
  readonly store: string;
  /** How often progress is looked at while somebody listens. */
  readonly lookEveryMs?: number | undefined;
}

export class RunService {
  readonly watch: ProgressWatch;
  private readonly path: string;
  private readonly reader = new RunReader();
  private readonly details = new Recent<ReadRun>(MOST_DETAILS);
  private readonly reports = new Reports();
  /** Of all runs that have been read. */
  private readonly headlines = new Map<
    number,
    { readonly fingerprint: string; readonly headline: Sentence }
  >();

  constructor({ store, lookEveryMs }: RunServiceOptions) {
    this.path = store;
    this.watch = new ProgressWatch(store, lookEveryMs);
  }

  list(): RunList {
    return askStore(this.path, (store) => listRuns(store, (run) => this.knownHeadline(run)));
  }

  /** JSON of a `RunDetail`. */
  async detail(id: number): Promise<string> {
    return (await this.read(this.find(id))).detail;
  }

  async headline(id: number): Promise<Sentence> {
    const run = this.find(id);
    return this.knownHeadline(run) ?? (await this.read(run)).headline;
  }

  games(id: number, query: GamesQuery): GamesPage {
    return askStore(this.path, (store) => listGames(store, id, query));
  }

  game(id: number, number: number): unknown {
    return askStore(this.path, (store) => readGame(store, id, number));
  }

  /** Of a run that is being played, until it ends; of all runs without a number. */
  events(id?: number): Response {
    if (id !== undefined) this.find(id);
    return progressEvents(this.watch, id);
  }

  /** The folder with the report of a run. */
  async report(id: number): Promise<string> {
    const run = this.find(id);
    requireKnownGame(run);
    return this.reports.get(id, fingerprint(run), (reportTo) =>
      this.reader.read({ path: this.path, run: id, reportTo }),
    );
  }

  async close(): Promise<void> {
    this.watch.close();
    await this.reader.close();
    this.reports.close();
  }

  private find(id: number): StoredRun {
    return askStore(this.path, (store) => findRun(store, id));
  }

  private async read(run: StoredRun): Promise<ReadRun> {
    requireKnownGame(run);
    const { id } = run;
    const read = await this.details.get(id, fingerprint(run), () =>
      this.reader.read({ path: this.path, run: id }),
    );
    this.headlines.set(id, { fingerprint: fingerprint(run), headline: read.headline });
    return read;
  }

  private knownHeadline(run: StoredRun): Sentence | null {
    const known = this.headlines.get(run.id);
    return known?.fingerprint === fingerprint(run) ? known.headline : null;
  }
}
