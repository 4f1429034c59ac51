/** Every command works for every game, without code for any of them. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { defaultAgent } from '../../src/agents/index.ts';
import { games } from '../../src/games/index.ts';
import { samples } from '../samples.ts';
import { runHere, runJson } from './run.ts';

interface Moves {
  readonly turn: number;
  readonly moves: readonly string[];
  readonly chance: readonly { readonly move: string; readonly probability: number }[];
}

interface Shown {
  readonly position: string;
  readonly over: boolean;
}

/** Chance outcomes from the start until a player is to move. */
async function opening(name: string): Promise<string[]> {
  const played: string[] = [];
  for (;;) {
    const { turn, chance } = await runJson<Moves>('moves', name, '--moves', played.join(' '));
    if (turn >= 0) return played;
    expect(chance.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 9);
    played.push(chance[0]!.move);
  }
}

describe.each(games.map((game) => [game.name, game] as const))('%s', (name, game) => {
  test('a position is shown, and its text gives the same position again', async () => {
    const shown = await runJson<Shown>('show', name, '--moves', (await opening(name)).join(' '));
    expect(shown.over).toBe(false);
    expect(await runJson('show', name, '--position', shown.position)).toEqual(shown);
  });

  test('perft counts the moves that are listed, and what follows them', async () => {
    const moves = (await opening(name)).join(' ');
    const listed = await runJson<Moves>('moves', name, '--moves', moves);
    const count = (depth: string): Promise<{ nodes: number }> =>
      runJson('perft', name, '--depth', depth, '--moves', moves);
    expect((await count('1')).nodes).toBe(listed.moves.length);
    const after = await Promise.all(
      listed.moves.map((move) => runJson<Moves>('moves', name, '--moves', `${moves} ${move}`)),
    );
    const replies = after.reduce((sum, reply) => sum + reply.moves.length + reply.chance.length, 0);
    expect((await count('2')).nodes).toBe(replies);
  });

  test('random games are played, the same for the same seed', async () => {
    const play = (): Promise<object> => runJson('random', name, '--games', '20', '--seed', '4');
    const first = await play();
    expect(first).toMatchObject({ games: 20 });
    expect({ ...(await play()), gamesPerSecond: 0 }).toEqual({ ...first, gamesPerSecond: 0 });
  });

  // Not every game has an evaluation for greedy.
  const able = game.heuristics.length > 0 ? 'greedy' : 'uct(iterations=100)';

  test(`${able} beats random in a match, and the records verify`, async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'playout-')), 'games.jsonl');
    const count = samples(24, 8);
    const played = ['--games', `${count}`, '--threads', '2', '--records', file];
    const match = await runJson<{ wins: number; losses: number }>('match', name, able, 'random', ...played);
    // Saboteur is drawn more often than not when one side plays at random.
    expect(match.wins).toBeGreaterThan(count / 3);
    expect(match.losses).toBeLessThan(count / 6);
    expect(await runJson('replay', file)).toEqual({ games: count, ok: count, bad: [] });
  });

  test('a search analyses it, and the engine plays a legal move', async () => {
    const moves = await opening(name);
    const spec = defaultAgent(game).replace('time=1s', 'iterations=60');
    const args = ['analyse', name, '--agent', spec, '--moves', moves.join(' ')];
    const found = await runJson<{ best: string; moves: { move: string }[] }>(...args);
    const { moves: legal } = await runJson<Moves>('moves', name, '--moves', moves.join(' '));
    expect(found.moves.map(({ move }) => move).toSorted()).toEqual(legal.toSorted());
    const start = moves.length > 0 ? `position startpos moves ${moves.join(' ')}` : 'position startpos';
    const script = ['ugi', 'isready', start, 'query gameover', 'go', 'quit'];
    const { out } = await runHere(['engine', name, '--agent', spec], `${script.join('\n')}\n`);
    expect(out).toContain('ugiok\nreadyok\nresponse false\n');
    expect(legal).toContain(/^bestmove (\S+)/m.exec(out)?.[1]);
  });

  test('a person can play it in the terminal', async () => {
    const { code, out } = await runHere(['play', name, '--seats', 'human,random'], 'moves\nhint\nquit\n');
    expect(code).toBe(0);
    expect(out).toContain('hint: ');
    expect(out).toContain('the game was not finished');
  });
});
