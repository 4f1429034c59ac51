/** Workers on machines of their own, over a network that loses packets and is cut for some seconds. */
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Cluster } from '../../src/cluster/index.ts';
import type { ExperimentSpec } from '../../src/lab/index.ts';
import { playSpec, timeless } from '../lab/experiments.ts';
import { Machine, whyNoNetworks } from './network.ts';
import { kill, startWorker } from './processes.ts';
import { RedisServer } from './redisServer.ts';

const spec: ExperimentSpec = {
  game: 'ataxx',
  options: { size: 5 },
  agents: ['uct(iterations=100)', 'flat(iterations=100)'],
  games: 120,
  records: 'all',
};

const LOSS = 8;
const CUT_MS = 4000;

const reason = whyNoNetworks();

test.skipIf(reason !== undefined)(
  `two workers behind ${LOSS} % packet loss and a link that is cut play a run to its end${reason === undefined ? '' : ` (skipped: ${reason})`}`,
  async () => {
    const redis = await RedisServer.start({ host: '0.0.0.0' });
    const machines = [new Machine(1, LOSS), new Machine(2, LOSS)];
    const workers = machines.map(({ within, gateway }, i) =>
      startWorker({ url: `redis://${gateway}:${redis.port}`, name: `machine-${i}`, patience: 2, within }),
    );
    const cluster = await Cluster.open(`redis://127.0.0.1:${redis.port}`, { patience: 2 });
    try {
      let mended: Promise<void> | undefined;
      const results = await playSpec(spec, {
        threads: 1,
        play: cluster.play,
        onGames: (played) => {
          if (mended || played < 20) return;
          machines[0]!.cut();
          mended = wait(CUT_MS).then(() => machines[0]!.mend());
        },
      });
      expect(mended).toBeDefined();
      await mended;
      expect(timeless(results)).toEqual(timeless(await playSpec(spec, { threads: 1 })));
    } finally {
      await cluster.close();
      await Promise.all(workers.map((worker) => kill(worker)));
      await redis.close();
      for (const machine of machines) machine.close();
    }
  },
);
