/**
 * The names by which this server may be called. A page from elsewhere can make its own name point to this machine (DNS
 * rebinding) and would then count as ours, but the browser still sends that name along.
 */
import { hostname, networkInterfaces } from 'node:os';

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];
const ANY_ADDRESS: ReadonlySet<string> = new Set(['0.0.0.0', '::']);

/** As in a URL: addresses of version 6 in brackets. */
export function inUrl(host: string): string {
  return host.includes(':') ? `[${host}]` : host;
}

export function isAnyAddress(host: string): boolean {
  return ANY_ADDRESS.has(host);
}

/** All addresses and names of this machine, which change with its networks. */
function ownNames(): string[] {
  const addresses = Object.values(networkInterfaces()).flatMap((list = []) =>
    list.map(({ address }) => inUrl(address)),
  );
  return [...addresses, hostname(), `${hostname()}.local`];
}

/** @param host that the server listens on */
export function namesOf(host: string): ReadonlySet<string> {
  const given = isAnyAddress(host) ? ownNames() : [inUrl(host)];
  return new Set([...LOOPBACK, ...given].map((name) => name.toLowerCase()));
}

/** The name in a Host header, without its port; undefined if it is none. */
export function nameIn(header: string): string | undefined {
  const name = /^(\[[\da-f:.]+\]|[\w.-]+)(?::\d{1,5})?$/i.exec(header)?.[1];
  return name?.toLowerCase().replace(/\.$/, '');
}
