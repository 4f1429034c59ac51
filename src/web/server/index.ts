/** Serves the page: builds it if needed, listens, and says where. */
import { createAdaptorServer } from '@hono/node-server';
import { UserError } from '../../core/index.ts';
import packageJson from '../../../package.json' with { type: 'json' };
import { makeApp } from './app.ts';
import { PAGE_DIR, buildPage } from './build.ts';

export interface ServeOptions {
  /** 0 takes any free port. */
  readonly port: number;
  readonly host: string;
  /** Is told what takes time, and what the bundler warns of. */
  readonly note?: (line: string) => void;
}

export interface RunningServer {
  readonly url: string;
  close(): Promise<void>;
}

type Server = ReturnType<typeof createAdaptorServer>;

function explain(error: NodeJS.ErrnoException, { port, host }: ServeOptions): Error {
  switch (error.code) {
    case 'EADDRINUSE':
      return new UserError(
        `port ${port} is taken`,
        'Choose another with --port, or --port 0 for any free one.',
      );
    case 'EACCES':
      return new UserError(
        `port ${port} may not be used by this account`,
        'Choose one above 1023 with --port.',
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new UserError(`"${host}" is not an address of this machine`, 'Leave out --host for localhost.');
    default:
      return error;
  }
}

function listen(server: Server, options: ServeOptions): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, options)));
    server.listen(options.port, options.host, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : options.port);
    });
  });
}

/** @throws UserError for a port or address that cannot be listened on */
export async function serve(options: ServeOptions): Promise<RunningServer> {
  const app = Promise.withResolvers<ReturnType<typeof makeApp>>();
  const server = createAdaptorServer({ fetch: async (request) => (await app.promise).fetch(request) });
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
      if ('closeAllConnections' in server) server.closeAllConnections();
    });
  // The port first: a taken one should not cost the wait for a build. Whoever asks meanwhile waits.
  const port = await listen(server, options);
  try {
    await buildPage(options.note);
  } catch (error) {
    await close();
    throw error;
  }
  app.resolve(makeApp({ page: PAGE_DIR, name: packageJson.name, version: packageJson.version }));
  return { url: `http://${hostInUrl(options.host)}:${port}/`, close };
}

/** How a browser reaches what listens on `host`. */
function hostInUrl(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
