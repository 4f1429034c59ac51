/** Serves the page: builds it if needed, listens, and says where. */
import { join } from 'node:path';
import { deferred } from '../../core/deferred.ts';
import { packageRoot } from '../../core/packageRoot.node.ts';
import { defaultStorePath } from '../../store/index.ts';
import packageJson from '../../../package.json' with { type: 'json' };
import { makeApp } from './app.ts';
import { PAGE_DIR, buildPage } from './buildPage.ts';
import { DOCS_DIR, buildDocs, canBuildDocs } from './docs/buildDocs.ts';
import { type Address, type Listening, listen } from './listen.ts';
import { readOwnModules } from './own/modules.ts';
import { RunService } from './runs/runService.ts';

/** The results of the papers, which come with the sources. */
const PAPERS_DIR = join(packageRoot(import.meta.url), 'docs/results');

export interface ServeOptions extends Address {
  /** The file with the runs to show, which may be missing; the usual one by default. */
  readonly store?: string | undefined;
  /** Is the documentation served too, where there is one? It is built while the page is in use already. */
  readonly hasDocs?: boolean;
  /** The module of a game from outside, which is shown too. */
  readonly game?: string | undefined;
  /** Is told what takes time, what the bundler warns of, and what fails. */
  readonly note?: (line: string) => void;
}

export type RunningServer = Listening;

/** The folder of the documentation, once it is built; whoever asks meanwhile waits. */
function openDocs(note: (line: string) => void): Promise<string> {
  const docs = buildDocs(note).then(() => DOCS_DIR);
  docs.catch((error: unknown) => note(`the documentation could not be built: ${String(error)}`));
  return docs;
}

/** @throws UserError for a port or address that cannot be listened on, and for a game that a browser cannot load */
export async function serve(options: ServeOptions): Promise<RunningServer> {
  const { host, store = defaultStorePath(), note = () => undefined } = options;
  const own = options.game === undefined ? undefined : readOwnModules(options.game);
  const app = deferred<ReturnType<typeof makeApp>>();
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
  const docs = options.hasDocs && canBuildDocs() ? openDocs(note) : undefined;
  app.resolve(makeApp({ page: PAGE_DIR, papers: PAPERS_DIR, docs, own, runs, host, name, version, note }));
  return { url: listening.url, close };
}
