/**
 * What `npm start` and `npm test` do before anything else: install what is missing. Plain JavaScript for the Node
 * that the machine has, because nothing else is there yet. A second run finds all in place and installs nothing.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
/** The Node that the project pins; it runs TypeScript as it is. */
export const pinnedNode = join(root, 'node_modules', 'node', 'bin', 'node');

/** Ends the program with a message for the person at the terminal. */
export function giveUp(message, hint) {
  console.error(`error: ${message}\nhint: ${hint}`);
  process.exit(2);
}

/** With the pinned Node first in the path. */
function environment(extra = {}) {
  const path = [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter);
  return { ...process.env, PATH: path, ...extra };
}

/** Runs a program; returns its exit code. */
export function run(command, args, options = {}) {
  const env = environment(options.env);
  const result = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options, env });
  if (result.error) return 127;
  return result.status ?? 1;
}

/** Runs a program while others run; resolves to its exit code and all that it printed. */
export function runInParallel(command, args) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], env: environment() });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => (output += text));
    child.on('error', (error) => resolve({ code: 127, output: `${output}${error.message}\n` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

function readLock(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : {};
}

/** Is every package of the lock file installed in the version that it names? */
function isInstalled() {
  if (!existsSync(pinnedNode)) return false;
  const wanted = readLock(join(root, 'package-lock.json'));
  const present = readLock(join(root, 'node_modules', '.package-lock.json'));
  return Object.entries(wanted).every(
    ([path, entry]) => path === '' || entry.optional || present[path]?.version === entry.version,
  );
}

export function installPackages() {
  if (isInstalled()) return;
  console.error('Installing packages (once) …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const code = run(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  if (code !== 0 || !isInstalled()) {
    giveUp(
      'the packages could not be installed',
      'Look at what npm said above; it needs to reach the npm registry.',
    );
  }
}

const BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

function findBrowser() {
  const named = process.env.PLAYOUT_CHROMIUM;
  if (named !== undefined && !existsSync(named)) {
    giveUp(
      `PLAYOUT_CHROMIUM names ${named}, which does not exist`,
      'Give the path of a Chromium, or unset it.',
    );
  }
  return named ?? BROWSERS.find((path) => existsSync(path));
}

/** The words that make the following command run as root, or nothing if that is not allowed. */
function asRoot() {
  if (process.getuid?.() === 0) return [];
  return spawnSync('sudo', ['-n', 'true']).status === 0 ? ['sudo', '-n'] : undefined;
}

/** Installs packages of the system, once. @param what they bring, in words */
function installFromSystem(what, packages, isThere, otherwise) {
  const byHand = `apt-get install ${packages.join(' ')}`;
  const prefix = asRoot();
  const hasApt = spawnSync('apt-get', ['--version']).status === 0;
  if (!prefix || !hasApt) giveUp(`${what} was not found`, `Install it (Debian: ${byHand})${otherwise}.`);
  console.error(`Installing ${what} from the packages of the system (once) …`);
  const apt = (...args) => {
    const [command, ...rest] = [...prefix, 'apt-get', ...args];
    return run(command, rest, {
      stdio: ['ignore', 'ignore', 'inherit'],
      // At this run level no service is started.
      env: { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
    });
  };
  apt('update', '-qq');
  apt('install', '-y', '-qq', '--no-install-recommends', ...packages);
  if (!isThere()) giveUp(`${what} could not be installed`, `Try it by hand: ${byHand}`);
}

/** Tests of the page run in a real browser. */
export function installBrowser() {
  if (findBrowser()) return;
  installFromSystem('Chromium', ['chromium', 'fonts-liberation'], findBrowser, ', or set PLAYOUT_CHROMIUM');
}

function hasRedis() {
  const isThere = (program, argument) => spawnSync(program, [argument]).status === 0;
  return isThere('redis-server', '--version') && isThere('openssl', 'version');
}

/** Tests of clusters start a real Redis, and make certificates for it. */
export function installRedis() {
  if (!hasRedis()) installFromSystem('Redis', ['redis-server', 'openssl'], hasRedis, '');
}

/** Tests of clusters put workers into networks of their own, where they may. */
export function installNetworkTools() {
  const areThere = () => ['ip', 'nft'].every((program) => !spawnSync(program, ['-V']).error);
  if (process.getuid?.() !== 0 || areThere()) return;
  installFromSystem('a network to cut', ['iproute2', 'nftables'], areThere, '');
}
