/**
 * Kills a program and everything that it has started. What stays in its process group is easy to find. On Linux, what
 * has left the group is found too: by the mark in its environment, which a process hands down to all that it starts,
 * or, if it has cleared that, by its parent.
 */
import { listProcesses } from './processes.ts';

/** The variable of the environment that holds the marks: several, if an engine starts other engines. */
const VARIABLE = 'PLAYOUT_ENGINE';
/** A program that starts others faster than they are found is not hunted for ever. */
const MOST_ROUNDS = 100;

export interface RunningProgram {
  readonly pid: number;
  /** Unlike that of any other program. */
  readonly mark: string;
}

/** The environment for a program with this mark. */
export function markedEnvironment(mark: string): NodeJS.ProcessEnv {
  const outer = process.env[VARIABLE];
  return { ...process.env, [VARIABLE]: outer ? `${outer},${mark}` : mark };
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended already, or is not ours to kill.
  }
}

/** The program, all that carries its mark, and all that these have started; nothing where that cannot be seen. */
function familyOf({ pid: leader, mark }: RunningProgram): Set<number> {
  const entries = listProcesses();
  const isMarked = ({ pid, environment }: (typeof entries)[number]): boolean =>
    pid === leader ||
    environment.split('\0').some((entry) => entry.startsWith(`${VARIABLE}=`) && entry.includes(mark));
  const family = new Set(entries.filter(isMarked).map(({ pid }) => pid));
  // A set is walked in the order of arrival, those included that arrive on the way.
  for (const member of family) for (const { pid, parent } of entries) if (parent === member) family.add(pid);
  return family;
}

/** @param program which may have ended already; what it has left behind is killed */
export function killProgram(program: RunningProgram): void {
  const found = new Set<number>();
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const fresh = [...familyOf(program)].filter((pid) => !found.has(pid));
    if (fresh.length === 0) break;
    for (const pid of fresh) {
      found.add(pid);
      // Held first, and killed when all are held: those left could start others meanwhile.
      send(pid, 'SIGSTOP');
    }
  }
  // Windows knows no groups; there it is the process alone.
  send(process.platform === 'win32' ? program.pid : -program.pid, 'SIGKILL');
  for (const pid of found) send(pid, 'SIGKILL');
}
