/**
 * The message loop of a search worker, the same in a browser and in Node. It thinks in short slices and
 * listens in between, so that `stop` is heard; a new `start` replaces what runs. The last agent is kept, because
 * its tables are large, but starts every request as new: the answer depends on the request alone. So is the last search,
 * until the next one starts: its tree can be looked at.
 */
import { AgentCache, type ResolvedAgent, TREE_AGENTS, resolveAgent } from '../agents/index.ts';
import {
  type Game,
  OVER,
  type OptionValues,
  Random,
  type State,
  UserError,
  packError,
  settleOptions,
} from '../core/index.ts';
import { findGame } from '../games/index.ts';
import {
  type AnalysisReport,
  type ExploredNode,
  type Search,
  type Setting,
  reportAnalysis,
} from '../search/index.ts';
import type { Port, SearchRequest } from './messages.ts';
import { inNextTurn } from './nextTurn.ts';

/** How long a slice may keep `stop` waiting. */
const SLICE_MS = 10;
/** How often the owner hears what the search thinks: often enough to look alive, too rarely to cost anything. */
const REPORT_MS = 150;

/** Threads that help, and how much memory there is. */
type Resources = Pick<Setting, 'openPool' | 'freeMemory'>;

interface Job {
  readonly id: number;
  readonly spec: string;
  readonly game: Game;
  readonly root: State;
  readonly search: Search;
  reportAt: number;
}

const clock = (): number => performance.now();

/** An agent kept from request to request; a new stream and `reset` make it as new. */
class RequestHandler {
  private readonly resources: Resources;
  /** How many searches share the memory. */
  private atOnce = 1;
  private readonly random = new Random(0);
  private readonly kept = new AgentCache<Search>({ most: 1 });

  constructor(resources: Resources) {
    const { freeMemory } = resources;
    this.resources = {
      ...resources,
      ...(freeMemory && { freeMemory: () => freeMemory() / this.atOnce }),
    };
  }

  begin(request: SearchRequest & { type: 'start' }): Job {
    const game = findGame(request.game);
    const options = settleOptions(game, request.options);
    const root = game.parsePosition(request.position, options);
    if (root.turn === OVER) throw new UserError('the game is over: there is no move to find');
    this.atOnce = request.atOnce ?? 1;
    const { id, spec, seed, budget, lines } = request;
    const agent = resolveAgent(spec, game);
    const search = this.searchOf(agent, options);
    this.random.assign(new Random(seed));
    search.reset();
    search.start(root, budget && agent.budgetWith(budget), lines);
    return { id, spec, game, root, search, reportAt: clock() + REPORT_MS };
  }

  private searchOf(agent: ResolvedAgent, options: OptionValues): Search {
    const { random, resources } = this;
    const key = { game: agent.game.name, options, spec: agent.canonical };
    const search = this.kept.get(key, () => agent.make({ random, clock, options, ...resources }));
    this.kept.trim();
    return search;
  }
}

class SearchLoop {
  private readonly port: Port;
  private readonly handler: RequestHandler;
  /** Asks for one more slice of the search with this id. */
  private readonly nextSlice: (id: number) => void;
  /** What runs. */
  private job: Job | undefined;
  /** What runs or ended last. */
  private last: Job | undefined;

  constructor(port: Port, resources: Resources) {
    this.port = port;
    this.handler = new RequestHandler(resources);
    this.nextSlice = inNextTurn((id) => this.whileRunning(id, (job) => this.slice(job)));
  }

  hear(request: SearchRequest): void {
    switch (request.type) {
      case 'start':
        return this.start(request);
      case 'stop':
        return this.whileRunning(request.id, (job) => this.finish(job));
      case 'explore':
        return this.explore(request);
    }
  }

  private start(request: SearchRequest & { type: 'start' }): void {
    this.job = undefined;
    this.last = undefined;
    this.attempt(request.id, () => {
      this.job = this.handler.begin(request);
      this.last = this.job;
      this.nextSlice(request.id);
    });
  }

  private whileRunning(id: number, act: (job: Job) => void): void {
    const { job } = this;
    if (job?.id === id) this.attempt(id, () => act(job));
  }

  /** Any failure ends the search it belongs to, and is reported; the worker survives. */
  private attempt(id: number, act: () => void): void {
    try {
      act();
    } catch (error) {
      this.job = undefined;
      this.last = undefined;
      const { message, hint } = packError(error);
      this.port.post({ type: 'error', id, message, hint });
    }
  }

  private slice(job: Job): void {
    if (job.search.advance(clock() + SLICE_MS)) return this.finish(job);
    if (clock() >= job.reportAt) {
      this.port.post({ type: 'analysis', id: job.id, analysis: analysisOf(job) });
      job.reportAt = clock() + REPORT_MS;
    }
    this.nextSlice(job.id);
  }

  private finish(job: Job): void {
    this.job = undefined;
    // Chosen first, so that it leads the moves that it is equal to.
    const move = job.game.formatMove(job.root, job.search.choose());
    this.port.post({ type: 'done', id: job.id, move, analysis: analysisOf(job) });
  }

  private explore({ id, path, most }: SearchRequest & { type: 'explore' }): void {
    try {
      this.port.post({ type: 'branches', id, path, node: openNode(this.last, id, path, most) });
    } catch (error) {
      const { message, hint } = packError(error);
      this.port.post({ type: 'noBranches', id, path, message, hint });
    }
  }
}

function analysisOf({ game, root, search }: Job): AnalysisReport {
  return reportAnalysis(game, root, search.analysis());
}

/** @throws UserError if there is no such search, or no such node */
function openNode(job: Job | undefined, id: number, path: readonly string[], most: number): ExploredNode {
  if (job?.id !== id)
    throw new UserError(
      'the search whose tree was asked for is no longer there',
      'A tree is kept until the next search starts.',
    );
  if (!job.search.explore)
    throw new UserError(
      `${job.spec} grows no tree that could be looked at`,
      `These do: ${TREE_AGENTS.join(', ')}, and agents made of them.`,
    );
  return job.search.explore(path, most);
}

/** @param resources that agents have where this runs */
export function serveSearches(port: Port, resources: Resources = {}): void {
  const loop = new SearchLoop(port, resources);
  port.listen((request) => loop.hear(request));
  port.post({ type: 'ready' });
}
