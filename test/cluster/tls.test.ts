/** A cluster over TLS, with a certificate of our own: trusted where it is named, and refused where it is not. */
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startProcess } from '../cli/run.ts';
import { RedisServer } from './redisServer.ts';

const folder = mkdtempSync(join(tmpdir(), 'playout-tls-'));
const key = join(folder, 'key.pem');
const certificate = join(folder, 'certificate.pem');
let redis: RedisServer;

beforeAll(async () => {
  const args = `req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost`;
  const made = spawnSync('openssl', [...args.split(' '), '-keyout', key, '-out', certificate], {
    encoding: 'utf8',
  });
  if (made.status !== 0) throw new Error(`openssl: ${made.error?.message ?? made.stderr}`);
  redis = await RedisServer.start({ tls: { key, certificate } });
});

afterAll(async () => {
  await redis.close();
  rmSync(folder, { recursive: true });
});

const trusting = { ...process.env, NODE_EXTRA_CA_CERTS: certificate };

async function run(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<{ code: number | null; said: string }> {
  const child = startProcess(args, process.execPath, env);
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { code: child.exitCode, said: out + err };
}

test('who trusts the certificate plays, and who does not is told why', async () => {
  const url = `rediss://localhost:${redis.tlsPort}`;
  const match = [
    'match',
    'ataxx',
    'greedy',
    'random',
    '--games',
    '4',
    '--options',
    'size=4',
    '--cluster',
    url,
  ];
  const worker = startProcess(['worker', '--redis', url, '--threads', '1'], process.execPath, trusting);
  expect(await run(match, trusting)).toMatchObject({ code: 0, said: expect.stringContaining('4 games') });
  worker.kill('SIGTERM');
  await once(worker, 'close');
  expect(worker.exitCode).toBe(0);
  expect(await run(match, { ...process.env, NODE_EXTRA_CA_CERTS: undefined })).toMatchObject({
    code: 2,
    said: expect.stringContaining(`no Redis answers at ${url}: self-signed certificate`),
  });
});
