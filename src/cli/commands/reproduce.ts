/** `playout reproduce <paper> [experiment…]`: a paper's experiments, published beside measured, with verdicts. */
import type { Command } from 'commander';
import { type PaperExperiment, papers } from '../../papers/index.ts';
import { findPaper, chooseExperiments } from '../../papers/papers.ts';
import { newCommand } from '../command.ts';
import { commandLine } from '../commandLine.ts';
import { addCarryingOptions, addShardOption } from '../lab/flags.ts';
import { listExperiments } from '../papers/listExperiments.ts';
import { type Chosen, type ReproduceFlags, conductPapers } from '../papers/conductPapers.ts';
import { conductShard } from '../papers/conductShard.ts';
import { parseScale } from '../papers/parseScale.ts';
import { addSeedOption } from '../position.ts';
import type { Terminal } from '../terminal.ts';

const DEFAULT_FOLDER = 'results';

function choose(name: string, ids: readonly string[]): Chosen[] {
  if (name !== 'all') {
    const paper = findPaper(name);
    return [{ paper, experiments: chooseExperiments(paper, ids) }];
  }
  const known: readonly PaperExperiment[] = papers.flatMap(({ experiments }) => experiments);
  const all = { name, experiments: known };
  const wanted = chooseExperiments(all, ids);
  return papers
    .map((paper) => ({ paper, experiments: paper.experiments.filter((one) => wanted.includes(one)) }))
    .filter(({ experiments }) => experiments.length > 0);
}

export function reproduceCommand(terminal: Terminal): Command {
  const command = newCommand(
    'reproduce',
    'Run the experiments of a paper; published numbers and claims beside ours, with a verdict for each.',
    [
      'playout reproduce marrakech --scale 0.1',
      'playout reproduce katarenga K3 K6 --store results.db',
      'playout reproduce all --out results',
    ],
  )
    .argument('<paper>', `${papers.map(({ name }) => name).join(', ')}, or all`)
    .argument('[experiments...]', 'ids of experiments (default: all of the paper)')
    .option('--scale <factor>', 'a factor on the number of games, for a quick look', parseScale, 1)
    .option('--full', "the paper's number of games at any cost, where it is larger than the default")
    .option('--list', 'only list the experiments, their games, and how long they take')
    .option('--out <folder>', 'where the reports go', DEFAULT_FOLDER);
  return addShardOption(addCarryingOptions(addSeedOption(command))).action(
    async (name: string, ids: readonly string[], flags: ReproduceFlags, self: Command) => {
      const chosen = choose(name, ids);
      const order = { words: [name, ...ids], chosen, command: commandLine(self) };
      if (flags.list) listExperiments(terminal, chosen, flags);
      else if (flags.shard) await conductShard(terminal, order, flags, flags.shard);
      else await conductPapers(terminal, order, flags);
    },
  );
}
