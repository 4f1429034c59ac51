#!/usr/bin/env node
/**
 * The `playout` command. The program is TypeScript that the pinned Node (a dependency) runs as a bundle of its sources
 * (`bundle.mjs`), or as it is where none can be kept. An older Node can do neither, so this file, plain JavaScript for
 * Node 20, hands over to the pinned one, and loads nothing before.
 */
import { existsSync } from 'node:fs';
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
