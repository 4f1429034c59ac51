/** A real Redis on a free port, for tests: it can be killed, started again, emptied, and protected. */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';

interface RedisSettings {
  readonly password?: string;
  /** Does it remember everything when it is started again? Otherwise nothing. */
  readonly isPersistent?: boolean;
  /** The address that it listens on. */
  readonly host?: string;
  /** Files with which it also speaks TLS, on a port of its own. */
  readonly tls?: { readonly key: string; readonly certificate: string };
}

/**
 * A port that is free, below those that the system gives out by itself: one of those could be taken before Redis has it, and a
 * client that comes while Redis is away could even be given it and be connected to itself.
 */
async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(10_000, 32_000);
    const server = createServer().listen(port, '127.0.0.1');
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    server.close();
    await once(server, 'close');
    return port;
  }
}

export class RedisServer {
  readonly port: number;
  /** 0 if it does not speak TLS. */
  readonly tlsPort: number;
  readonly host: string;
  private readonly settings: RedisSettings;
  private readonly folder = mkdtempSync(join(tmpdir(), 'playout-redis-'));
  private process: ChildProcess | undefined;

  private constructor(port: number, tlsPort: number, settings: RedisSettings) {
    this.port = port;
    this.tlsPort = tlsPort;
    this.host = settings.host ?? '127.0.0.1';
    this.settings = settings;
  }

  static async start(settings: RedisSettings = {}): Promise<RedisServer> {
    const server = new RedisServer(await freePort(), settings.tls ? await freePort() : 0, settings);
    await server.start();
    return server;
  }

  /** With the password, if it has one. */
  get url(): string {
    const { password } = this.settings;
    return `redis://${password === undefined ? '' : `:${password}@`}${this.host}:${this.port}`;
  }

  /** Resolves when it answers. */
  async start(): Promise<void> {
    const { password, isPersistent = false, tls } = this.settings;
    const options = {
      port: this.port,
      bind: this.host,
      dir: this.folder,
      save: '',
      loglevel: 'warning',
      appendonly: isPersistent ? 'yes' : 'no',
      appendfsync: 'always',
      'protected-mode': 'no',
      ...(password !== undefined && { requirepass: password }),
      ...(tls && {
        'tls-port': this.tlsPort,
        'tls-key-file': tls.key,
        'tls-cert-file': tls.certificate,
        'tls-auth-clients': 'no',
      }),
    };
    const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, `${value}`]);
    this.process = spawn('redis-server', args, { stdio: 'ignore' });
    const client = this.client();
    await client.ping();
    client.disconnect();
  }

  /** @param signal SIGTERM lets it write down what it knows, if it does that */
  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    const running = this.process;
    this.process = undefined;
    if (!running || running.exitCode !== null || running.signalCode !== null) return;
    running.kill(signal);
    await once(running, 'exit');
  }

  async restart(signal?: NodeJS.Signals): Promise<void> {
    await this.stop(signal);
    await this.start();
  }

  /** To look inside; waits for the server while it is away. */
  client(): Redis {
    const client = new Redis(this.url, { maxRetriesPerRequest: null, retryStrategy: () => 50 });
    client.on('error', () => {});
    return client;
  }

  async close(): Promise<void> {
    await this.stop('SIGKILL');
    rmSync(this.folder, { recursive: true, force: true });
  }
}
