#!/usr/bin/env node
/**
 * The `playout` command. The program is TypeScript that the pinned Node (a dependency) runs as it is; an
 * older Node cannot, so this file, plain JavaScript for Node 20, hands over to the pinned one.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import module from 'node:module';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';

// Missing before Node 22.
const { enableCompileCache } = module;

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
function handOver(node) {
  const child = spawn(node, process.argv.slice(1), { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('error', () => failForMissingPackages());
  child.on('exit', (code, signal) => {
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
  handOver(pinned);
} else {
  // What was compiled once is kept for the next start, and for the threads of this one.
  enableCompileCache?.();
  await import('../src/cli/main.ts');
}
