/**
 * What every request has to pass before anything looks at it: a sane size, a name that is ours, a method that only reads,
 * no body; and under `/api` an origin that is ours too, because other pages in the same browser may send requests here.
 */
import type { Context, MiddlewareHandler } from 'hono';
import { ApiProblem, isApi } from '../apiProblem.ts';
import { nameIn, namesOf } from './hosts.ts';

/** No address of ours is longer. */
const LONGEST_URL = 1024;
const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD']);
/** What a browser says of requests by our own page, and of addresses that a person has typed. */
const OWN_SITES: ReadonlySet<string> = new Set(['same-origin', 'none']);

function requireSize({ req }: Context): void {
  if (req.url.length > LONGEST_URL)
    throw new ApiProblem(414, `the address has more than ${LONGEST_URL} characters`, 'None here is so long.');
}

function requireName({ req }: Context, host: string): void {
  // Without the header, which only old clients leave out, the address has the name.
  const called = [req.header('host') ?? new URL(req.url).host, new URL(req.url).host];
  const names = namesOf(host);
  const stranger = called.find((name) => !names.has(nameIn(name) ?? ''));
  if (stranger !== undefined)
    throw new ApiProblem(
      403,
      `this server is not called "${stranger}"`,
      `Its names are ${[...names].join(', ')}; playout serve --host adds another.`,
    );
}

function requireReading(context: Context): void {
  const { req } = context;
  if (!METHODS.has(req.method)) {
    context.header('Allow', 'GET, HEAD');
    throw new ApiProblem(405, `${req.method} is not possible here`, 'The server is only read: GET and HEAD.');
  }
  const length = req.header('content-length') ?? '0';
  if (length !== '0' || req.header('transfer-encoding') !== undefined)
    throw new ApiProblem(413, 'the request has a body', 'The server is only read: send none.');
}

function requireOwnPage({ req }: Context): void {
  const site = req.header('sec-fetch-site') ?? 'none';
  const own = `http://${req.header('host') ?? new URL(req.url).host}`;
  const origin = req.header('origin') ?? own;
  if (!OWN_SITES.has(site) || origin !== own)
    throw new ApiProblem(403, 'only the page of this server may ask this', `Open it at ${own}/.`);
}

/** @param host that the server listens on */
export function guard(host: string): MiddlewareHandler {
  return async (context, next) => {
    requireSize(context);
    requireName(context, host);
    requireReading(context);
    if (isApi(context.req.path)) requireOwnPage(context);
    await next();
  };
}
