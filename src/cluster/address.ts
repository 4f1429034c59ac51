/** Where a cluster's Redis is. The password is used and never shown. */
import { UserError } from '../core/index.ts';

export interface Address {
  readonly host: string;
  readonly port: number;
  /** The number of the database. */
  readonly database: number;
  readonly isEncrypted: boolean;
  readonly user: string | undefined;
  readonly password: string | undefined;
  /** The address as it may be printed. */
  readonly shown: string;
}

export const PASSWORD_VARIABLE = 'PLAYOUT_REDIS_PASSWORD';
const FORM =
  'An address is redis://host:port, or rediss:// for TLS, with user:password@ before the host and /n after it for database n.';
const USUAL_PORT = 6379;
const MOST_DATABASES = 16_384;

function decoded(part: string): string | undefined {
  return part === '' ? undefined : decodeURIComponent(part);
}

/** @throws UserError, in which no password is shown */
export function parseAddress(text: string, environment: NodeJS.ProcessEnv = process.env): Address {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || (url.protocol !== 'redis:' && url.protocol !== 'rediss:') || url.hostname === '')
    throw new UserError(`"${withoutPassword(text)}" is not the address of a Redis`, FORM);
  const path = url.pathname.replace(/^\//, '');
  if (!/^\d*$/.test(path) || Number(path) >= MOST_DATABASES || url.search !== '' || url.hash !== '')
    throw new UserError(`"${withoutPassword(text)}" has more than an address in it`, FORM);
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  const port = url.port === '' ? USUAL_PORT : Number(url.port);
  return {
    host,
    port,
    database: Number(path),
    isEncrypted: url.protocol === 'rediss:',
    user: decoded(url.username),
    password: decoded(url.password) ?? (environment[PASSWORD_VARIABLE] || undefined),
    shown: `${url.protocol}//${url.hostname}:${port}${path === '' ? '' : `/${path}`}`,
  };
}

/** An address or a command line in which everything between `://` and `@` is left out. */
export function withoutPassword(text: string): string {
  return text.replaceAll(/(\w:\/\/)[^@\s'"]*@/g, '$1');
}
