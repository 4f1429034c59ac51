#!/usr/bin/env node
/**
 * The `playout` command. The published package has the program as JavaScript, which any Node from 20 on runs. In a clone
 * it is TypeScript, which the pinned Node (a package of the clone) runs as a bundle of its sources (`bundle.mjs`), or as
 * it is where none can be kept. An older Node can do neither, so this file, plain JavaScript for Node 20, hands over to
 * the pinned one, and loads nothing before.
 */
import { existsSync } from 'node:fs';
import nodeModule from 'node:module';
import { fileURLToPath } from 'node:url';

/** The first version that runs TypeScript files without a flag or a warning. */
const FIRST_MAJOR = 24;

const path = (relative) => fileURLToPath(new URL(relative, import.meta.url));

function failForMissingPackages() {
  process.stderr.write(
    `error: the packages that playout needs are not installed\nhint: In ${path('..')} run: npm ci\n`,
  );
  process.exitCode = 2;
}

/** Runs this file again under the pinned Node, by the name it was called by, and ends as that process ends. */
async function handOver(node) {
  const { spawn } = await import('node:child_process');
  const child = spawn(node, process.argv.slice(1), { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('error', () => failForMissingPackages());
  child.on('exit', async (code, signal) => {
    const { constants } = await import('node:os');
    process.exit(signal ? 128 + constants.signals[signal] : code);
  });
}

/** Runs what a clone has. */
async function runSources() {
  const isOld = Number(process.versions.node.split('.')[0]) < FIRST_MAJOR;
  const pinned = path(
    process.platform === 'win32' ? '../node_modules/node/bin/node.exe' : '../node_modules/node/bin/node',
  );
  if (!existsSync(path('../node_modules/commander')) || (isOld && !existsSync(pinned))) {
    failForMissingPackages();
  } else if (isOld) {
    await handOver(pinned);
  } else {
    const { findProgram } = await import('./bundle.mjs');
    await import(await findProgram());
  }
}

/** The first version with all that the program imports of Node; the engine itself runs on any Node 20. */
const FIRST_OF_PACKAGE = [20, 15];

function isTooOld() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  return major < FIRST_OF_PACKAGE[0] || (major === FIRST_OF_PACKAGE[0] && minor < FIRST_OF_PACKAGE[1]);
}

/** Keeps what V8 has compiled for the next start, where Node can (from 22.8 on). Threads learn of it by the variable. */
function keepCompiled() {
  const { directory } = nodeModule.enableCompileCache?.() ?? {};
  if (directory) process.env.NODE_COMPILE_CACHE ??= directory;
}

if (existsSync(path('../src'))) {
  await runSources();
} else if (isTooOld()) {
  process.stderr.write(
    `error: playout needs Node ${FIRST_OF_PACKAGE.join('.')} or newer, and this is ${process.versions.node}\nhint: Where runs are kept, it needs Node 22.16.\n`,
  );
  process.exitCode = 2;
} else {
  keepCompiled();
  await import('../dist/package/main.js');
}
