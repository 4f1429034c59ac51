/**
 * How the page feels and how fast it thinks, in a real Chromium, for each game: the time until a first move is possible,
 * frames and long tasks while a search runs, and iterations per second in the tab as a share of those in Node.
 *
 *     npx node bench/page.ts [GAME…]
 */
import { findGame, games } from '../src/games/index.ts';
import { Site } from '../test/browser/site.ts';
import { firstMove } from './firstMove.ts';
import { type Pace, measurePace } from './pace.ts';
import { nodeSpeed } from './searchSpeed.ts';

/** What is compared is measured in turns, and the best counts: other work can only make it slower. */
const ROUNDS = 3;
const SPEC = 'uct(time=3s)';

/** The largest board there is: 400 cells. */
const LARGEST = { game: 'katarenga', chosen: { size: 20 } };

const smoothest = (paces: readonly Pace[]): string => {
  const { frames, longest, longTasks } = paces.toSorted((a, b) => a.longest - b.longest)[0]!;
  return `${frames} frames, the longest gap ${longest.toFixed(0)} ms, ${longTasks} long tasks`;
};

const named = process.argv.slice(2).map((name) => findGame(name));
const site = await Site.open();
try {
  for (const game of named.length > 0 ? named : games) {
    const starts: number[] = [];
    const paces: Pace[] = [];
    const speeds: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      starts.push(await firstMove(site, game.name));
      paces.push(await measurePace(site, game.name, SPEC));
      speeds.push(await nodeSpeed(game.name, SPEC));
    }
    const [inTab, inNode] = [Math.max(...paces.map(({ speed }) => speed)), Math.max(...speeds)];
    console.log(
      [
        `${game.title}:`,
        `  first move possible after ${Math.min(...starts).toFixed(0)} ms`,
        `  while it thinks: ${smoothest(paces)}`,
        `  ${inTab.toFixed(0)} iterations/s in the tab, ${inNode.toFixed(0)} in Node: ${((100 * inTab) / inNode).toFixed(0)} %`,
      ].join('\n'),
    );
    if (game.name !== LARGEST.game) continue;
    const large: Pace[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      large.push(await measurePace(site, game.name, SPEC, LARGEST.chosen));
    }
    console.log(`  while it thinks, on 20x20: ${smoothest(large)}`);
  }
} finally {
  await site.close();
}
