/** The package as others get it: packed by npm, installed in an empty folder, run by any Node. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Without what Vitest, or the npm that runs it, has put there; npx takes the Node that runs the tests. */
export function environment(): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(
    ([key]) => !/^(VITEST|TEST|NODE_ENV|NODE_OPTIONS|NODE_COMPILE_CACHE|NO_COLOR|FORCE_COLOR|npm_)/.test(key),
  );
  const path = [dirname(process.execPath), process.env['PATH']].join(delimiter);
  return { ...Object.fromEntries(own), PATH: path, NO_COLOR: '1' };
}

export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

async function start(cwd: string, command: string, args: readonly string[]): Promise<Ended> {
  const child = spawn(command, args, { cwd, env: environment(), stdio: ['ignore', 'pipe', 'pipe'] });
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { code: child.exitCode, out, err };
}

/** @returns what it printed @throws if it fails */
async function run(cwd: string, command: string, ...args: string[]): Promise<string> {
  const { code, out, err } = await start(cwd, command, args);
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${out}\n${err}`);
  return out;
}

const QUIET = ['--no-audit', '--no-fund', '--loglevel=error', '--prefer-offline'];

export class Installed {
  readonly folder = mkdtempSync(join(tmpdir(), 'playout-package-'));
  readonly package = join(this.folder, 'node_modules', 'playout');

  static async make(): Promise<Installed> {
    const installed = new Installed();
    const { folder } = installed;
    await run(ROOT, 'npm', 'pack', '--pack-destination', folder);
    const tarball = readdirSync(folder).find((name) => name.endsWith('.tgz'));
    if (tarball === undefined) throw new Error('npm pack made no tarball');
    installed.write('package.json', '{ "private": true, "type": "module" }');
    await run(folder, 'npm', 'install', `./${tarball}`, '--omit=dev', ...QUIET);
    return installed;
  }

  write(file: string, content: string): void {
    writeFileSync(join(this.folder, file), content);
  }

  /** Runs a program that was written here. */
  node(node: string, ...args: string[]): Promise<Ended> {
    return start(this.folder, node, args);
  }

  /** Runs the command. */
  playout(node: string, ...args: string[]): Promise<Ended> {
    return this.node(node, join('node_modules', '.bin', 'playout'), ...args);
  }

  /** Runs the command as people do. @returns what it printed @throws if it fails */
  npx(...args: string[]): Promise<string> {
    return run(this.folder, 'npx', '--no-install', 'playout', ...args);
  }

  /** Starts `playout serve`, and gives its address to `visit`. */
  async serving(visit: (url: string) => Promise<void>): Promise<void> {
    const args = [join('node_modules', '.bin', 'playout'), 'serve', '--port', '0'];
    const child = spawn(process.execPath, args, { cwd: this.folder, env: environment() });
    const ended = once(child, 'close');
    try {
      let said = '';
      for await (const part of child.stdout.setEncoding('utf8')) {
        said += String(part);
        if (/http:\S+/.test(said)) break;
      }
      const [url] = /http:\S+/.exec(said) ?? [];
      if (url === undefined) throw new Error(`playout serve did not say where it is: ${said}`);
      await visit(url);
    } finally {
      child.kill();
      await ended;
    }
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }
}

const CACHE = join(ROOT, 'node_modules', '.cache');
const NODE_20 = join(CACHE, 'node-20');

/** The path of a Node 20, which npm installs once; undefined where it cannot. */
export async function findNode20(): Promise<string | undefined> {
  const program = (folder: string): string => join(folder, 'node_modules', 'node', 'bin', 'node');
  if (existsSync(program(NODE_20))) return program(NODE_20);
  mkdirSync(CACHE, { recursive: true });
  const draft = mkdtempSync(join(CACHE, 'node-20-'));
  try {
    writeFileSync(join(draft, 'package.json'), '{ "private": true, "allowScripts": { "node": true } }');
    const { code } = await start(draft, 'npm', ['install', 'node@20', ...QUIET]);
    if (code !== 0 || !existsSync(program(draft))) return undefined;
    renameSync(draft, NODE_20);
    return program(NODE_20);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}
