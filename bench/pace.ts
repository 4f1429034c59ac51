/** How smoothly the page runs while an agent thinks in it, and how fast the agent is. */
import type { OptionValues } from '../src/core/index.ts';
import { findGame } from '../src/games/index.ts';
import { GameTree } from '../src/web/worker/gameTree.ts';
import type { WorkerMessage } from '../src/web/worker/messages.ts';
import { startOf } from '../src/web/worker/savedTree.ts';
import { type Site, agent } from '../test/browser/site.ts';
import { listenToWorkers } from '../test/browser/told.ts';
import { openingOf } from './searchSpeed.ts';

export interface Pace {
  readonly frames: number;
  /** Milliseconds between two frames, at most. */
  readonly longest: number;
  /** Tasks of the main thread over 50 ms. */
  readonly longTasks: number;
  /** Iterations per second. */
  readonly speed: number;
}

/** Runs in the page: watches frames and tasks from the beginning of a search to its end. */
function watchPage(): Promise<Omit<Pace, 'speed'>> {
  return new Promise((resolve) => {
    let frames = 0;
    let longest = 0;
    let longTasks = 0;
    let last: number | undefined;
    const observer = new PerformanceObserver((list) => {
      if (last !== undefined) longTasks += list.getEntries().length;
    });
    observer.observe({ type: 'longtask' });
    const buttons = document.getElementsByTagName('button');
    // Only who thinks can be told to move now.
    const thinks = (): boolean =>
      Array.from(buttons).some(({ textContent, disabled }) => textContent === 'Move now' && !disabled);
    const onFrame = (now: number): void => {
      const isThinking = thinks();
      if (last !== undefined) {
        frames++;
        longest = Math.max(longest, now - last);
      }
      if (last !== undefined && !isThinking) return resolve({ frames, longest, longTasks });
      last = isThinking ? now : undefined;
      requestAnimationFrame(onFrame);
    };
    requestAnimationFrame(onFrame);
  });
}

/** Of the search that has run longest of all that the page was told of. */
function speedOf(messages: readonly string[]): number {
  const reports = messages
    .map((message): WorkerMessage => JSON.parse(message))
    .flatMap((said) => (said.type === 'thought' ? [said.thought.report] : []));
  const [longest] = reports.toSorted((a, b) => b.seconds - a.seconds);
  if (!longest) throw new Error('the page was told of no search');
  return longest.iterations / longest.seconds;
}

/** @param chosen the game's options, if not the usual ones */
export async function measurePace(
  site: Site,
  game: string,
  spec: string,
  chosen: OptionValues = {},
): Promise<Pace> {
  const { seats } = new GameTree(startOf(findGame(game), chosen, 1)).root.state;
  const players = Array.from({ length: seats }, () => agent(spec));
  const visitor = { before: listenToWorkers };
  const { page, close } = await site.visit(
    { game, chosen, moves: openingOf(game, chosen), players },
    visitor,
  );
  const smoothness = await page.evaluate(watchPage);
  const messages = await page.evaluate(() => window.crossed ?? []);
  await close();
  return { ...smoothness, speed: speedOf(messages) };
}
