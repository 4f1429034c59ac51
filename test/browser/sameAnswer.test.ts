import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listAgents } from '../../src/agents/index.ts';
import { CHANCE, type Game, Random, settleOptions } from '../../src/core/index.ts';
import { games } from '../../src/games/index.ts';
import type { Budget } from '../../src/search/index.ts';
import type { SearchResponse, SearchRequest } from '../../src/workers/messages.ts';
import { askBoth } from './ask.ts';
import { Site } from './site.ts';

let site: Site;
beforeAll(async () => void (site = await Site.open()));
afterAll(() => site.close());

const START = 'x5o/7/2-1-2/7/2-1-2/7/o5x x 0 1';
const QUESTIONS: readonly Question[] = [
  { spec: 'uct(c=1, playout=clones(r=4), iterations=3000)', position: START },
  {
    spec: 'uct(iterations=2000)',
    position: 'o7/8/1-4-1/8/8/1-4-1/8/7x x 0 1',
    options: { preset: 'paper' },
  },
  { spec: 'alphabeta(depth=4)', position: START },
].map(({ spec, position, options }) => ({ game: 'ataxx', options: options ?? {}, spec, position }));

interface Question {
  readonly game: string;
  readonly options: Record<string, string>;
  readonly spec: string;
  readonly position: string;
  readonly budget?: Budget;
}

/** A weighted backup needs rated moves, and minimaxed values need nodes that are positions. */
function neededBy(part: string, game: Game): string {
  if (part === 'weighted') return 'tree=puct, ';
  return part === 'implicit-minimax' && game.hasHidden ? 'forest=ensemble, ' : '';
}

/** Every agent, every named agent and every part of a game, on a position some way into it. */
function everyAgent(game: Game): Question[] {
  const random = new Random(7);
  const state = game.start(settleOptions(game, {}), random);
  for (let ply = 0; ply < 9 || state.turn === CHANCE; ply++) state.play(state.sample(random));
  const position = game.formatPosition(state);
  const specs = listAgents(game).flatMap(({ kind, name }) => {
    if (kind === 'agent' || kind === 'named') return name === 'engine' ? [] : [name];
    const isPart = ['tree', 'forest', 'leaf', 'playout', 'reward', 'backup'].includes(kind);
    // Nested playouts take their time.
    if (!isPart || name === 'nested') return [];
    return [`mcts(${neededBy(name, game)}${kind}=${name})`];
  });
  const budget = { iterations: 60, depth: 2 };
  return specs.map((spec) => ({ game: game.name, options: {}, spec, position, budget }));
}

function timeless(answer: SearchResponse): unknown {
  if (answer.type !== 'done') throw new Error(`no move: ${JSON.stringify(answer)}`);
  return { ...answer, analysis: { ...answer.analysis, seconds: 0 } };
}

/** The answers of both, side by side by question. */
async function compare(questions: readonly Question[]): Promise<void> {
  const requests = questions.map((question, id): SearchRequest => ({
    type: 'start',
    id,
    seed: 42,
    ...question,
  }));
  const { inNode, inPage } = await askBoth(site, requests);
  for (const [i, { spec }] of questions.entries())
    expect(timeless(inPage[i]!), spec).toEqual(timeless(inNode[i]!));
}

describe('a search worker answers in Chromium bit for bit as in Node', () => {
  it('long searches of Ataxx', () => compare(QUESTIONS));

  it.each(games.map((game) => [game.title, game] as const))(
    'every agent and every part in %s',
    (_title, game) => compare(everyAgent(game)),
  );
});

it('kernels can be compiled under the policy of the page', async () => {
  const { page, close } = await site.visit('#/ataxx');
  await expect.poll(() => page.workers().length).toBeGreaterThan(0);
  // A module begins with these eight bytes, and need not contain more.
  const compile = (head: number[]): boolean => new WebAssembly.Module(new Uint8Array(head)) instanceof Object;
  expect(await page.workers()[0]!.evaluate(compile, [0, 97, 115, 109, 1, 0, 0, 0])).toBe(true);
  await close();
});
