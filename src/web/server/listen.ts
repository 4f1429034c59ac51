/** A socket for the answers of the server, with limits on what it takes in. */
import { createAdaptorServer } from '@hono/node-server';
import { UserError } from '../../core/index.ts';
import { inUrl, isAnyAddress } from './guard/hosts.ts';

export interface Address {
  /** 0 takes any free port. */
  readonly port: number;
  readonly host: string;
}

export interface Listening {
  readonly url: string;
  /** Ends all connections. */
  close(): Promise<void>;
}

type Server = ReturnType<typeof createAdaptorServer>;

/** A request is a line and a few headers. */
const LIMITS = { maxHeaderSize: 8192 };
const MOST_CONNECTIONS = 500;

function explain(error: NodeJS.ErrnoException, { port, host }: Address): Error {
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

function open(server: Server, address: Address): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, address)));
    server.listen(address.port, address.host, () => {
      const taken = server.address();
      resolve(typeof taken === 'object' && taken ? taken.port : address.port);
    });
  });
}

/** @throws UserError for a port or address that cannot be listened on */
export async function listen(
  answer: (request: Request) => Response | Promise<Response>,
  address: Address,
): Promise<Listening> {
  const server = createAdaptorServer({ fetch: answer, serverOptions: LIMITS });
  server.maxConnections = MOST_CONNECTIONS;
  const port = await open(server, address);
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
      if ('closeAllConnections' in server) server.closeAllConnections();
    });
  const { host } = address;
  return { url: `http://${isAnyAddress(host) ? 'localhost' : inUrl(host)}:${port}/`, close };
}
