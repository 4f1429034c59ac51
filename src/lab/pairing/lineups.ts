/** Which agents play together, by their places in the list of agents. */

/** How many ways there are to choose `size` of `count`. */
export function countSubsets(count: number, size: number): number {
  let ways = 1;
  for (let i = 1; i <= size; i++) ways = (ways * (count - size + i)) / i;
  return Math.round(ways);
}

/** All ways to choose `size` of the places, each in rising order; the last place varies fastest. */
export function subsets(places: readonly number[], size: number): number[][] {
  if (size === 0) return [[]];
  return places.flatMap((place, i) =>
    subsets(places.slice(i + 1), size - 1).map((others) => [place].concat(others)),
  );
}

/** An agent with an opponent that takes all other seats. */
export function against(first: number, opponent: number, seats: number): number[] {
  return [first, ...Array.from({ length: seats - 1 }, () => opponent)];
}
