/** Serves the page: builds it if needed, listens, and says where. */
import { defaultStorePath } from '../../store/index.ts';
import packageJson from '../../../package.json' with { type: 'json' };
import { makeApp } from './app.ts';
import { PAGE_DIR, PAPERS_DIR, buildPage } from './build.ts';
import { type Address, type Listening, listen } from './listen.ts';
import { RunService } from './runs/runService.ts';

export interface ServeOptions extends Address {
  /** The file with the runs to show, which may be missing; the usual one by default. */
  readonly store?: string | undefined;
  /** Is told what takes time, what the bundler warns of, and what fails. */
  readonly note?: (line: string) => void;
}

export type RunningServer = Listening;

/** @throws UserError for a port or address that cannot be listened on */
export async function serve(options: ServeOptions): Promise<RunningServer> {
  const { host, store = defaultStorePath(), note = () => undefined } = options;
  const app = Promise.withResolvers<ReturnType<typeof makeApp>>();
  // The port first: a taken one should not cost the wait for a build. Whoever asks meanwhile waits.
  const listening = await listen(async (request) => (await app.promise).fetch(request), options);
  const runs = new RunService({ store });
  const close = async (): Promise<void> => {
    await runs.close();
    await listening.close();
  };
  try {
    await buildPage(note);
  } catch (error) {
    await close();
    throw error;
  }
  const { name, version } = packageJson;
  app.resolve(makeApp({ page: PAGE_DIR, papers: PAPERS_DIR, runs, host, name, version, note }));
  return { url: listening.url, close };
}
