import { hostname, networkInterfaces } from 'node:os';
import { afterAll, describe, expect, it } from 'vitest';
import { TestApp } from '../../../../test/server/testApp.ts';
import { nameIn, namesOf } from './hosts.ts';

const app = new TestApp();
afterAll(() => app.close());

describe('the name in a request', () => {
  it.each(['localhost', 'localhost:8080', 'LOCALHOST', '127.0.0.1:1', '[::1]:8080', 'localhost.'])(
    'may be %s',
    async (host) => {
      expect((await app.get('/', { host })).status).toBe(200);
      expect((await app.get('/api/health', { host })).status).toBe(200);
    },
  );

  it.each([
    'evil.example',
    'evil.example:8080',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    'localhost@evil.example',
    '192.168.1.7',
    '[::2]',
    'localhost:8080:9',
    'localhost/..',
    '',
  ])('may not be "%s", wherever it leads', async (host) => {
    for (const path of ['/', '/assets/main-1a2b.js', '/nothing'])
      expect((await app.get(path, { host })).status).toBe(403);
    expect(await app.refusal('/api/health', { host })).toBe(
      `403 this server is not called "${host}" / Its names are localhost, 127.0.0.1, [::1]; playout serve --host adds another.`,
    );
  });

  it('is looked for in the whole address too, as proxies send it', async () => {
    expect((await app.get('http://evil.example/', { host: 'localhost' })).status).toBe(403);
    expect((await app.get('http://evil.example/')).status).toBe(403);
  });

  it('may be the one that the server was told to listen on', async () => {
    const named = new TestApp('lab.example');
    expect((await named.get('/', { host: 'lab.example:80' })).status).toBe(200);
    expect((await named.get('/', { host: 'localhost' })).status).toBe(200);
    expect((await named.get('/', { host: 'other.example' })).status).toBe(403);
    await named.close();
  });

  it('may be any of this machine where the server listens on all of them', () => {
    const addresses = Object.values(networkInterfaces()).flatMap((list = []) => list);
    for (const host of ['0.0.0.0', '::']) {
      const names = namesOf(host);
      expect(names).toContain(hostname().toLowerCase());
      for (const { address, family } of addresses)
        expect(names).toContain(family === 'IPv6' ? `[${address.toLowerCase()}]` : address);
      expect(names).not.toContain(host);
    }
    expect(namesOf('fe80::1')).toContain('[fe80::1]');
  });

  it('is read without its port', () => {
    expect(['a:1', 'A.b', '[::1]:80', '[::1]'].map(nameIn)).toEqual(['a', 'a.b', '[::1]', '[::1]']);
    for (const none of ['a:b', '::1', 'a b', 'a:123456']) expect(nameIn(none)).toBeUndefined();
  });
});

describe('another page in the same browser', () => {
  it.each([
    { 'sec-fetch-site': 'cross-site' },
    // Another port of this machine is the same site, and another server.
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
    { origin: 'http://localhost:9999' },
    { origin: 'https://localhost' },
    { origin: 'null' },
    { 'sec-fetch-site': 'same-origin', origin: 'http://evil.example' },
  ])('cannot ask anything under /api: %o', async (headers) => {
    for (const path of ['/api/health', '/api/runs', '/api/runs/1/report/', '/api/nothing'])
      expect(await app.refusal(path, headers)).toBe(
        '403 only the page of this server may ask this / Open it at http://localhost/.',
      );
  });

  it('cannot embed what it gets', async () => {
    for (const path of ['/', '/api/health']) {
      const { headers } = await app.get(path);
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(headers.get('access-control-allow-origin')).toBeNull();
    }
  });

  it.each([
    {},
    { 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'none' },
    { origin: 'http://localhost:8080', host: 'localhost:8080' },
  ])('is not what our own page and people are taken for: %o', async (headers) => {
    expect((await app.get('/api/health', headers)).status).toBe(200);
  });
});

describe('a request', () => {
  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('by %s is refused', async (method) => {
    for (const path of ['/', '/api/runs', '/api/runs/1']) {
      const response = await app.get(path, {}, method);
      expect(response.status).toBe(405);
      expect(response.headers.get('allow')).toBe('GET, HEAD');
    }
    expect(await app.refusal('/api/runs', {}, method)).toBe(
      `405 ${method} is not possible here / The server is only read: GET and HEAD.`,
    );
  });

  it.each([{ 'content-length': '1' }, { 'transfer-encoding': 'chunked' }])(
    'with a body is refused: %o',
    async (headers) => {
      expect(await app.refusal('/api/health', headers)).toBe(
        '413 the request has a body / The server is only read: send none.',
      );
      expect((await app.get('/', headers)).status).toBe(413);
    },
  );

  it('with an endless address is refused', async () => {
    expect(await app.refusal(`/api/${'x'.repeat(2000)}`)).toMatch(/^414 the address has more than 1024 /);
    expect((await app.get(`/?${'x'.repeat(2000)}`)).status).toBe(414);
    expect((await app.get(`/?${'x'.repeat(900)}`)).status).toBe(200);
  });
});
