/**
 * The message loop of a search worker, the same in a browser and in Node. It thinks in short slices and
 * listens in between, so that `stop` is heard; a new `start` replaces what runs. The last agent is kept, because
 * its tables are large, but starts every request as new: the answer depends on the request alone.
 */
import { AgentCache, makeAgent } from '../agents/index.ts';
import {
  type Game,
  OVER,
  type OptionValues,
  Random,
  type State,
  UserError,
  settleOptions,
} from '../core/index.ts';
import { findGame } from '../games/index.ts';
import type { Search, Setting } from '../search/index.ts';
import type { Port, SearchRequest } from './messages.ts';
import { reportAnalysis } from '../search/report.ts';

/** How long a slice may keep `stop` waiting. */
const SLICE_MS = 10;
/** How often the owner hears what the search thinks: often enough to look alive, too rarely to cost anything. */
const REPORT_MS = 150;

/** Threads that help, and how much memory there is. */
type Resources = Pick<Setting, 'openPool' | 'freeMemory'>;

interface Job {
  readonly id: number;
  readonly game: Game;
  readonly root: State;
  readonly search: Search;
  reportAt: number;
}

const clock = (): number => performance.now();

/** An agent kept from request to request; a new stream and `reset` make it as new. */
class RequestHandler {
  private readonly resources: Resources;
  private readonly random = new Random(0);
  private readonly kept = new AgentCache<Search>({ most: 1 });

  constructor(resources: Resources) {
    this.resources = resources;
  }

  begin(request: SearchRequest & { type: 'start' }): Job {
    const game = findGame(request.game);
    const options = settleOptions(game, request.options);
    const root = game.parsePosition(request.position, options);
    if (root.turn === OVER) throw new UserError('the game is over: there is no move to find');
    const search = this.agentFor(request.spec, game, options);
    this.random.assign(new Random(request.seed));
    search.reset();
    search.start(root, request.budget, request.lines);
    return { id: request.id, game, root, search, reportAt: clock() + REPORT_MS };
  }

  private agentFor(spec: string, game: Game, options: OptionValues): Search {
    const { random, resources } = this;
    const search = this.kept.get({ game: game.name, options, spec }, () =>
      makeAgent(spec, { game, random, clock, options, ...resources }),
    );
    this.kept.trim();
    return search;
  }
}

/** @param resources that agents have where this runs */
export function serveSearches(port: Port, resources: Resources = {}): void {
  const handler = new RequestHandler(resources);
  let job: Job | undefined;
  // A timer would be held back by browsers to 4 ms a turn; a message to itself queues behind what has arrived.
  const { port1: sliceSender, port2: sliceReceiver } = new MessageChannel();

  const finish = (done: Job): void => {
    job = undefined;
    const analysis = reportAnalysis(done.game, done.root, done.search.analysis());
    const move = done.game.formatMove(done.root, done.search.choose());
    port.post({ type: 'done', id: done.id, move, analysis });
  };

  const slice = (running: Job): void => {
    if (running.search.advance(clock() + SLICE_MS)) return finish(running);
    if (clock() >= running.reportAt) {
      const analysis = reportAnalysis(running.game, running.root, running.search.analysis());
      port.post({ type: 'analysis', id: running.id, analysis });
      running.reportAt = clock() + REPORT_MS;
    }
    sliceSender.postMessage(running.id);
  };

  /** Any failure ends the search it belongs to, and is reported; the worker survives. */
  const attempt = (id: number, act: () => void): void => {
    try {
      act();
    } catch (error) {
      job = undefined;
      const hint = error instanceof UserError ? error.hint : '';
      const message = error instanceof Error ? error.message : String(error);
      port.post({ type: 'error', id, message, hint });
    }
  };

  sliceReceiver.onmessage = ({ data: id }: MessageEvent<number>) => {
    const running = job;
    if (running?.id === id) attempt(id, () => slice(running));
  };

  port.listen((request) => {
    if (request.type === 'stop') {
      const running = job;
      if (running?.id === request.id) attempt(request.id, () => finish(running));
      return;
    }
    job = undefined;
    attempt(request.id, () => {
      job = handler.begin(request);
      sliceSender.postMessage(request.id);
    });
  });
  port.post({ type: 'ready' });
}
