/**
 * A shard of an experiment: one of n parts that are played apart, such as by the tasks of an array on a cluster, and
 * merged afterwards. Which games it has follows from the schedule alone, so nobody has to be asked.
 *
 * Blocks stay whole, so games on the same set-up with seats switched are in the same shard. Every n blocks in a row are
 * dealt to the n shards, one to each, and who gets the first is drawn: if the shards took turns, a pairing could have all
 * of its blocks in one of them, and a slow one would hold that shard up.
 */
import { Random, UserError } from '../core/index.ts';
import { type Experiment, seatsOf } from './experiment.ts';

export interface Shard {
  /** From 1 to `of`. */
  readonly number: number;
  readonly of: number;
}

/** `2/3`. */
export function formatShard({ number, of }: Shard): string {
  return `${number}/${of}`;
}

/** The same for all experiments. */
const dealing = new Random(0).derive('shards');

/** The number of the shard that a block belongs to. */
export function shardOfBlock(block: number, shards: number): number {
  const deal = Math.floor(block / shards);
  const first = dealing.derive(deal).below(shards);
  return ((first + block) % shards) + 1;
}

/** Is the game in this place of the schedule one of the shard? */
export function isInShard(experiment: Experiment, place: number, { number, of }: Shard): boolean {
  return shardOfBlock(Math.floor(place / seatsOf(experiment)), of) === number;
}

/** @throws UserError for an experiment with a stopping rule */
export function requireShardable({ stop }: Experiment): void {
  if (stop.rule !== 'fixed')
    throw new UserError(
      `an experiment that stops early (${stop.rule}) cannot be played in shards: the rule looks at all games of a pairing in their order, and a shard has only some of them`,
      'Play it without --shard, or all of its games, without the stopping rule.',
    );
}
