/**
 * The message loop of a search worker, the same in a browser and in Node. It thinks in short slices and
 * listens in between, so that `stop` is heard; a new `start` replaces what runs. The last agent is kept, for
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
import type { Port, Request } from './messages.ts';
import { reportAnalysis } from '../search/report.ts';

/** How long a slice may keep `stop` waiting. */
const SLICE_MS = 10;
/** How often the owner hears what the search thinks: often enough to look alive, too rarely to cost anything. */
const REPORT_MS = 150;

/** Several threads that search together, and how much memory there is. */
type Powers = Pick<Setting, 'openCrew' | 'freeMemory'>;

interface Job {
  readonly id: number;
  readonly game: Game;
  readonly root: State;
  readonly search: Search;
  reportAt: number;
}

const clock = (): number => performance.now();

/** An agent kept from request to request; a new stream and `reset` make it as new. */
class Desk {
  private readonly powers: Powers;
  private readonly random = new Random(0);
  private readonly kept = new AgentCache<Search>({ most: 1 });

  constructor(powers: Powers) {
    this.powers = powers;
  }

  begin(request: Request & { type: 'start' }): Job {
    const game = findGame(request.game);
    const rules = settleOptions(game, request.options);
    const root = game.parsePosition(request.position, rules);
    if (root.turn === OVER) throw new UserError('the game is over: there is no move to find');
    const search = this.seat(request.spec, game, rules);
    this.random.assign(new Random(request.seed));
    search.reset();
    search.start(root, request.budget, request.lines);
    return { id: request.id, game, root, search, reportAt: clock() + REPORT_MS };
  }

  private seat(spec: string, game: Game, rules: OptionValues): Search {
    const { random, powers } = this;
    const search = this.kept.get({ game: game.name, rules, spec }, () =>
      makeAgent(spec, { game, random, clock, rules, ...powers }),
    );
    this.kept.trim();
    return search;
  }
}

/** @param powers what agents have where this runs */
export function serveSearches(port: Port, powers: Powers = {}): void {
  const desk = new Desk(powers);
  let job: Job | undefined;
  // A timer would be held back by browsers to 4 ms a turn; a message to oneself queues behind what has arrived.
  const { port1: bell, port2: ears } = new MessageChannel();

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
    bell.postMessage(running.id);
  };

  /** Whatever goes wrong ends the search it belongs to, and is told; the worker lives on. */
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

  ears.onmessage = ({ data: id }: MessageEvent<number>) => {
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
      job = desk.begin(request);
      bell.postMessage(request.id);
    });
  });
  port.post({ type: 'ready' });
}
