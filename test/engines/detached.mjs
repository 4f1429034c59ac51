/**
 * An engine that starts programs which leave its process group, each in another way, and do not care for its end. Who
 * they are is written down once all run. With `traced` the first move never comes, and one of the programs can be told
 * by its parent alone.
 */
import { execFileSync, spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { playFirstMove, setPosition } from './player.mjs';
import { hang, speak } from './scripted.mjs';

const [, , note, mode] = process.argv;
const isTraced = mode === 'traced';

/** In a session of its own. */
function startSession(env = process.env) {
  const child = spawn('sleep', ['100000'], { detached: true, stdio: 'ignore', env });
  child.unref();
  return child.pid;
}

/** A daemon: its parent has ended. It holds our standard error open. */
function startDaemon() {
  const command = 'setsid sleep 100000 >&2 & echo $!';
  const stdio = ['ignore', 'pipe', 'inherit'];
  return Number(execFileSync('sh', ['-c', command], { encoding: 'utf8', stdio }));
}

const nameless = isTraced ? [startSession({})] : [];
writeFileSync(note, [startSession(), startDaemon(), ...nameless].join(' '));
if (isTraced) {
  // It must still be there when its children are looked for, though nobody listens any more.
  process.stdout.on('error', () => undefined);
  hang();
}
speak({ position: setPosition, go: isTraced ? () => undefined : playFirstMove });
