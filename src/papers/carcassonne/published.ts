/**
 * Tables 1 and 2 of the Carcassonne paper: rows are measured against columns, both in the order of `PLAYERS`. They are
 * as printed, contradictions included: Heuristic won 100 % against Random, which won 8.6 % against Heuristic; decaying
 * ε-Greedy won 89.2 % against Random, which won none against it.
 */

/** Mean score and its standard deviation. */
type Score = readonly [mean: number, sd: number];

/**
 * Games behind each cell. The text says twenty, but twenty games give multiples of 5 %. Apart from cells of 0 and 100 %,
 * every percentage is a fraction with 34, 35, 36 or 37 in the denominator, 36 being the most frequent, and the two sides
 * of a pair add up to 100 %: about 36 games, without draws. Table 1 is of the same games.
 */
export const TABLE_GAMES = 36;

/** Table 1. */
export const SCORES: readonly (readonly (Score | null)[])[] = [
  [null, [100.2, 16.7], [113.7, 15.7], [98.2, 14.8], [93.2, 18.9], [76.5, 19.5], [71.5, 11.1], [94.5, 17.6]],
  [[109, 14.9], null, [110.8, 20.4], [103.5, 20.8], [94.8, 11.4], [74.3, 13.8], [79.9, 23.7], [91.3, 23.7]],
  [[83, 31.7], [89.8, 20.8], null, [75, 33], [84.1, 7.6], [70.3, 23.5], [68.7, 14.8], [76.4, 9.8]],
  [[101.2, 16.1], [90.2, 31.8], [97.6, 17.9], null, [99.9, 20.2], [73.9, 13.3], [75.7, 21.3], [103, 10.8]],
  [[62.6, 21.9], [62, 19.9], [59.2, 23.4], [56.8, 25], null, [38.1, 17.8], [38.9, 12], [46, 9.8]],
  [[53.6, 25.3], [57.5, 21.2], [56.5, 14.6], [46.8, 20.5], [41.1, 13.5], null, [39.8, 15.2], [44.1, 15.7]],
  [[54.9, 24.9], [51.9, 22.7], [61.1, 33.7], [48.9, 21.2], [34.7, 12.7], [52.4, 23.5], null, [36.2, 30.3]],
  [[27.6, 14.1], [23.5, 15], [25, 14.9], [24.6, 18.8], [12.6, 11.2], [11.1, 4.9], [10.7, 5], null],
];

/** Table 2: games won, in percent. */
export const WINS: readonly (readonly (number | null)[])[] = [
  [null, 38.2, 63.9, 44.4, 72.2, 83.3, 81.1, 100],
  [61.8, null, 70.3, 51.4, 80.6, 86.1, 77.8, 100],
  [36.1, 29.7, null, 27.8, 81.1, 63.9, 62.9, 100],
  [55.6, 48.6, 72.2, null, 86.5, 83.8, 78.4, 100],
  [27.8, 19.4, 18.9, 13.5, null, 31.4, 51.4, 89.2],
  [16.7, 13.9, 36.1, 16.2, 68.6, null, 59.5, 100],
  [18.9, 22.2, 37.1, 21.6, 48.6, 40.5, null, 100],
  [0, 0, 0, 0, 0, 0, 8.6, null],
];
