/** The position that is searched in the page and in Node, and how fast Node searches it. */
import { Worker } from 'node:worker_threads';
import { type OptionValues, settleOptions } from '../src/core/index.ts';
import { findGame } from '../src/games/index.ts';
import { GameTree } from '../src/web/worker/gameTree.ts';
import { playLine, startOf } from '../src/web/worker/savedTree.ts';
import type { SearchRequest, SearchResponse } from '../src/workers/messages.ts';
import { randomMoves } from '../test/browser/randomGame.ts';

const SEARCH = new URL('../src/workers/search.node.ts', import.meta.url);
const PLIES = 20;

/** Some moves into a game, where a seat decides. */
export function openingOf(game: string, chosen: OptionValues = {}): string[] {
  const tree = new GameTree(startOf(findGame(game), chosen, 1));
  const moves = randomMoves(game, chosen, { most: 2 * PLIES });
  for (let plies = PLIES; ; plies++) {
    const line = moves.slice(0, plies);
    if (playLine(tree, line).state.turn >= 0) return line;
  }
}

/** Iterations per second. */
export async function nodeSpeed(name: string, spec: string): Promise<number> {
  const game = findGame(name);
  const tree = new GameTree(startOf(game, {}, 1));
  const position = game.formatPosition(playLine(tree, openingOf(name)).state);
  const worker = new Worker(SEARCH);
  const { analysis } = await new Promise<SearchResponse & { type: 'done' }>((resolve, reject) => {
    worker.on('error', reject);
    worker.on('message', (said: SearchResponse) => {
      if (said.type === 'error') reject(new Error(said.message));
      if (said.type === 'done') resolve(said);
    });
    const options = settleOptions(game, {});
    const request: SearchRequest = { type: 'start', id: 1, game: name, options, position, seed: 1, spec };
    worker.postMessage(request);
  });
  await worker.terminate();
  return analysis.iterations / analysis.seconds;
}
