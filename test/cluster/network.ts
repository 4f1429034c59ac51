/**
 * A machine of its own on this one: a network namespace with a cable to ours, which loses packets and can be cut. Needs the
 * rights of root.
 */
import { spawnSync } from 'node:child_process';

function run(command: string): void {
  const [program, ...args] = command.split(' ');
  const { status, stderr, error } = spawnSync(program!, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command}: ${error?.message ?? stderr}`);
}

/** Why there can be none here; undefined if there can. */
export function whyNoNetworks(): string | undefined {
  if (process.getuid?.() !== 0) return 'only root may make networks';
  const missing = ['ip', 'nft'].find((program) => spawnSync(program, ['-V']).error);
  return missing && `the program ${missing} is not installed`;
}

export class Machine {
  readonly name: string;
  /** Under which it reaches us. */
  readonly gateway: string;
  private readonly cable: string;

  /** @param number from 1 to 200, different for each @param loss the share of packets that arrive nowhere, in percent */
  constructor(number: number, loss: number) {
    this.name = `playout-${process.pid}-${number}`;
    this.cable = `po${process.pid % 100_000}n${number}`;
    this.gateway = `10.213.${number}.1`;
    const inside = (command: string): void => run(`ip netns exec ${this.name} ${command}`);
    run(`ip netns add ${this.name}`);
    run(`ip link add ${this.cable} type veth peer name ${this.cable}i netns ${this.name}`);
    run(`ip addr add ${this.gateway}/24 dev ${this.cable}`);
    run(`ip link set ${this.cable} up`);
    inside('ip link set lo up');
    inside(`ip addr add 10.213.${number}.2/24 dev ${this.cable}i`);
    inside(`ip link set ${this.cable}i up`);
    inside('nft add table ip loss');
    inside('nft add chain ip loss in { type filter hook input priority 0 ; }');
    inside(`nft add rule ip loss in numgen random mod 100 < ${loss} drop`);
  }

  /** The words before a command that run it there. */
  get within(): readonly string[] {
    return ['ip', 'netns', 'exec', this.name];
  }

  cut(): void {
    run(`ip link set ${this.cable} down`);
  }

  mend(): void {
    run(`ip link set ${this.cable} up`);
  }

  close(): void {
    run(`ip link del ${this.cable}`);
    run(`ip netns del ${this.name}`);
  }
}
