/** What clients that are no browsers can send to the port. */
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Listening, listen } from '../../src/web/server/listen.ts';
import { TestApp } from './testApp.ts';

const app = new TestApp('127.0.0.1');
let server: Listening;
beforeAll(async () => void (server = await listen(app.fetch, { host: '127.0.0.1', port: 0 })));
afterAll(async () => {
  await server.close();
  await app.close();
});

/** Sends these lines as they are. @returns the answer, up to the end of the connection */
async function send(
  ...lines: readonly string[]
): Promise<{ readonly status: number; readonly answer: string }> {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  socket.write([...lines, 'Connection: close', '', ''].join('\r\n'));
  const answer = await text(socket);
  return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]), answer };
}

describe('a request over a socket', () => {
  it('is answered if it calls the server by its name', async () => {
    const { port } = new URL(server.url);
    for (const host of [`127.0.0.1:${port}`, `localhost:${port}`, '[::1]', 'localhost']) {
      const { status, answer } = await send('GET /api/health HTTP/1.1', `Host: ${host}`);
      expect(status).toBe(200);
      expect(answer).toContain('{"name":"playout","version":"1.2.3"}');
    }
  });

  it.each(['evil.example', 'evil.example:80', '127.0.0.1.evil.example', 'localhost.evil.example'])(
    'is refused if it calls it %s, as a page does that has rebound its name',
    async (host) => {
      const { status, answer } = await send('GET /api/runs HTTP/1.1', `Host: ${host}`);
      expect(status).toBe(403);
      expect(answer).toContain(`this server is not called \\"${host}\\"`);
      expect((await send('GET / HTTP/1.1', `Host: ${host}`)).status).toBe(403);
    },
  );

  it.each([
    [
      'an address that names another',
      ['GET http://evil.example/api/health HTTP/1.1', 'Host: localhost'],
      403,
    ],
    ['two names', ['GET / HTTP/1.1', 'Host: localhost', 'Host: evil.example'], 403],
    ['no name', ['GET / HTTP/1.1'], 400],
    ['a name that is none', ['GET / HTTP/1.1', 'Host: a b'], 400],
    ['a body', ['GET /api/health HTTP/1.1', 'Host: localhost', 'Content-Length: 5'], 413],
    ['a body in chunks', ['GET /api/health HTTP/1.1', 'Host: localhost', 'Transfer-Encoding: chunked'], 413],
    ['another method', ['POST /api/runs HTTP/1.1', 'Host: localhost', 'Content-Length: 0'], 405],
    ['a long address', [`GET /${'x'.repeat(3000)} HTTP/1.1`, 'Host: localhost'], 414],
    ['endless headers', ['GET / HTTP/1.1', 'Host: localhost', `X-Much: ${'x'.repeat(9000)}`], 431],
    ['a folder above', ['GET /../../../../etc/passwd HTTP/1.1', 'Host: localhost'], 404],
    ['a folder above, encoded', ['GET /%2e%2e/%2e%2e/etc/passwd HTTP/1.1', 'Host: localhost'], 404],
    ['no HTTP at all', ['hello'], 400],
  ])('is refused with %s', async (_what, lines, status) => {
    const { status: got, answer } = await send(...lines);
    expect(got).toBe(status);
    expect(answer).not.toMatch(/\bat .*:\d+:\d+|node_modules/);
  });

  it('finds the server well after all of that', async () => {
    expect((await send('GET / HTTP/1.1', 'Host: localhost')).status).toBe(200);
    expect(app.notes).toEqual([]);
  });
});
