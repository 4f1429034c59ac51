/** The cluster that `--cluster` names, and what is said about it while its games are played. */
import type { Cluster, CrewMember } from '../../cluster/index.ts';
import { formatRate, plural } from '../../words/index.ts';
import type { Terminal } from '../terminal.ts';
import type { CarryingFlags } from './flags.ts';

const MOST_SHOWN = 4;

/** @returns nothing where games are played on this machine @throws UserError if nobody answers at the address */
export async function joinCluster(
  terminal: Terminal,
  { cluster }: CarryingFlags,
  onNote: (note: string) => void,
): Promise<Cluster | undefined> {
  if (cluster === undefined) return undefined;
  // Loaded here so that nobody else waits for the packages of clusters.
  const { Cluster } = await import('../../cluster/index.ts');
  return Cluster.open(cluster, { clock: terminal.clock, onNote });
}

/** `3 workers, 12 threads: rack-1 4.1 games/s, rack-2 3.9 games/s, …` */
export function describeCrew(members: readonly CrewMember[]): string {
  if (members.length === 0) return 'no workers';
  const threads = members.reduce((sum, member) => sum + member.threads, 0);
  const fastest = members.toSorted((a, b) => b.gamesPerSecond - a.gamesPerSecond);
  const shown = fastest
    .slice(0, MOST_SHOWN)
    .map((member) => `${member.name} ${formatRate(member.gamesPerSecond)}`);
  const rest = fastest.length > MOST_SHOWN ? ', …' : '';
  return `${plural(members.length, 'worker')}, ${plural(threads, 'thread')}: ${shown.join(', ')}${rest}`;
}
