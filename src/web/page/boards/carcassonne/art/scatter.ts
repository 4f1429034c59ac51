/** Houses in cities, trees and grass in fields: where there is room, the same on every tile of a type. */
import { type Point, disc, distance, format } from './curves.ts';
import type { Places } from './places.ts';

/** A small generator of shares from 0 to 1, always the same for the same name. */
export function sharesOf(name: string): () => number {
  let word = [...name].reduce((sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 0x01000193), 0x811c9dc5);
  return () => {
    word = Math.imul(word ^ (word >>> 15), 0x2c1b3c6d);
    word = Math.imul(word ^ (word >>> 12), 0x297a2d39) + 0x9e3779b9;
    return ((word ^ (word >>> 15)) >>> 0) / 2 ** 32;
  };
}

/** Points with room around them, in an order without a pattern, that keep apart from each other. */
function scattered(
  candidates: readonly Point[],
  apart: number,
  most: number,
  share: () => number,
  taken: readonly Point[],
): Point[] {
  const shuffled = candidates.map((at) => ({ at, key: share() })).sort((a, b) => a.key - b.key);
  const chosen: Point[] = [];
  for (const { at } of shuffled) {
    if (chosen.length === most) break;
    if (
      chosen.every((other) => distance(at, other) >= apart) &&
      taken.every((other) => distance(at, other) >= 11)
    )
      chosen.push(at);
  }
  return chosen;
}

export interface Houses {
  /** The sunny and the shady side of all roofs. */
  readonly sunny: string;
  readonly shady: string;
}

function box(left: number, top: number, right: number, bottom: number): string {
  return `M${format([
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ])}Z`;
}

/** A roof seen from above: two sides along a ridge. */
function roof([x, y]: Point, length: number, depth: number, isAcross: boolean): Houses {
  const [w, h] = isAcross ? [depth / 2, length / 2] : [length / 2, depth / 2];
  return isAcross
    ? { sunny: box(x - w, y - h, x, y + h), shady: box(x, y - h, x + w, y + h) }
    : { sunny: box(x - w, y - h, x + w, y), shady: box(x - w, y, x + w, y + h) };
}

export function housesOn({ ground, cities }: Places, taken: readonly Point[], share: () => number): Houses {
  const room = ground.filter(
    ({ piece, clear, inward }) => piece >= 0 && piece < cities.length && clear > 7.5 && inward > 4.8,
  );
  const roofs = scattered(
    room.map(({ at }) => at),
    10.2,
    40,
    share,
    taken,
  ).map((at) => roof(at, 8 + 1.6 * share(), 6.4 + 1.2 * share(), share() < 0.5));
  return { sunny: roofs.map(({ sunny }) => sunny).join(''), shady: roofs.map(({ shady }) => shady).join('') };
}

export interface Plants {
  readonly trees: string;
  readonly lights: string;
  readonly grass: string;
}

export function plantsOn({ ground, cities, spots }: Places, share: () => number): Plants {
  const meadow = ground.filter(({ piece, clear }) => piece >= cities.length && clear > 4);
  const woods = meadow.filter(({ clear, inward }) => clear > 9 && inward > 7).map(({ at }) => at);
  const trees = scattered(woods, 13, 4, share, spots);
  const tufts = scattered(
    meadow.filter(({ inward }) => inward > 4).map(({ at }) => at),
    13,
    9,
    share,
    trees,
  );
  const radii = trees.map(() => 3.4 + 1.4 * share());
  return {
    trees: trees.map((at, i) => disc(at, radii[i]!)).join(''),
    lights: trees.map(([x, y], i) => disc([x - 1, y - 1.2], radii[i]! / 2)).join(''),
    grass: tufts.map(([x, y]) => `M${format([[x - 2.4, y]])}l1.2 -2.6l1.2 2.6l1.2 -2.6l1.2 2.6`).join(''),
  };
}
