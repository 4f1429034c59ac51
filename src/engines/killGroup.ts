/** Kills a process that leads a group, and the whole group with it. */
export function killGroup(pid: number): void {
  try {
    // Windows knows no groups; there it is the process alone.
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL');
  } catch {
    // All of it has ended already.
  }
}
