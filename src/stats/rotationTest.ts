/**
 * Are all agents of a line-up equal? In a block of games everyone has had every seat once on the same seeds. Were all
 * equal, the points of a block could as well have been dealt out one place further round the table, or two, and so on;
 * the p-value is the share of such rotations, block by block, whose points are at least as uneven as those seen:
 * the sum over agents of (points - expected)^2 / seats that it has. With two agents this is the sign-flip test of pairs.
 * All rotations are tried when there are few; otherwise a sample is drawn, and what was seen counts as one of it.
 */
import type { Uniform } from './signFlipTest.ts';

/** Most rotations that are all tried. */
const FEW = 1 << 16;
const DRAWN = 9_999;
/** Where there are more blocks, several are rotated as one: that takes less time, and the test stays valid. */
const MOST_BLOCKS = 2_000;

function sumsOf(blocks: readonly (readonly number[])[]): number[] {
  return blocks[0]!.map((_, place) => blocks.reduce((sum, block) => sum + block[place]!, 0));
}

function merged(blocks: readonly (readonly number[])[]): readonly (readonly number[])[] {
  const size = Math.ceil(blocks.length / MOST_BLOCKS);
  if (size === 1) return blocks;
  return Array.from({ length: Math.ceil(blocks.length / size) }, (_, i) =>
    sumsOf(blocks.slice(i * size, (i + 1) * size)),
  );
}

/** How uneven the points of all places are, taken together by agent. */
function unevenness(points: readonly number[], agents: readonly number[]): number {
  const even = points.reduce((sum, value) => sum + value, 0) / points.length;
  const byAgent = new Map<number, { sum: number; seats: number }>();
  for (const [place, agent] of agents.entries()) {
    const { sum, seats } = byAgent.get(agent) ?? { sum: 0, seats: 0 };
    byAgent.set(agent, { sum: sum + points[place]! - even, seats: seats + 1 });
  }
  return [...byAgent.values()].reduce((total, { sum, seats }) => total + sum ** 2 / seats, 0);
}

/** The unevenness of every combination of rotations. */
function* allRotations(
  blocks: readonly (readonly number[])[],
  agents: readonly number[],
  before: readonly number[],
): Generator<number> {
  const [block, ...rest] = blocks;
  if (!block) yield unevenness(before, agents);
  else
    for (let turn = 0; turn < agents.length; turn++)
      yield* allRotations(rest, agents, rotated(before, block, turn));
}

function rotated(before: readonly number[], block: readonly number[], turn: number): number[] {
  return before.map((sum, place) => sum + block[(place + turn) % block.length]!);
}

/**
 * @param blocks the points of each place of the line-up, in every whole block
 * @param agents who has each of the places; an agent may have several
 */
export function rotationTest(
  blocks: readonly (readonly number[])[],
  agents: readonly number[],
  uniform: Uniform,
): number {
  if (blocks.length === 0) return 1;
  const units = merged(blocks);
  const seen = unevenness(sumsOf(units), agents);
  // Sums that differ by rounding only are equal.
  const reaches = (value: number): boolean => value >= seen - 1e-9 * (1 + seen);
  const none = agents.map(() => 0);
  if (agents.length ** units.length <= FEW) {
    const all = [...allRotations(units, agents, none)];
    return all.filter(reaches).length / all.length;
  }
  let extreme = 1;
  for (let i = 0; i < DRAWN; i++) {
    const sums = [...none];
    for (const block of units) {
      const turn = Math.floor(uniform() * agents.length);
      for (let place = 0; place < sums.length; place++) sums[place]! += block[(place + turn) % block.length]!;
    }
    if (reaches(unevenness(sums, agents))) extreme++;
  }
  return extreme / (DRAWN + 1);
}
