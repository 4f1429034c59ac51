import { describe, expect, it } from 'vitest';
import { type DirectClient, directClient } from '../../../test/page/directClient.ts';
import { CHANCE, OVER } from '../../core/index.ts';
import type { NodeView, Source } from './messages.ts';

const NOBODY = { viewer: undefined };

async function open(source: Source): Promise<DirectClient> {
  const client = directClient();
  await client.call('open', { source });
  return client;
}

const ataxx: Source = { from: 'new', game: 'ataxx', chosen: { size: 5 }, seed: 3 };
const marrakech: Source = { from: 'new', game: 'marrakech', chosen: { preset: 'official2' }, seed: 11 };

async function play(client: DirectClient, node: number, move: string, isMain = true): Promise<NodeView> {
  return (await client.call('play', { node, move, isMain, ...NOBODY })).at(-1)!;
}

/** Plays along the first legal moves, chance by its stream, and returns the nodes. */
async function playOn(client: DirectClient, from: NodeView, plies: number): Promise<NodeView[]> {
  const nodes = [from];
  for (let at = from; nodes.length <= plies && at.turn !== OVER; nodes.push(at)) {
    const { moves } = await client.call('show', { node: at.id, ...NOBODY });
    at =
      at.turn === CHANCE || at.isForced
        ? (await client.call('proceed', { node: at.id, isMain: true, ...NOBODY })).at(-1)!
        : await play(client, at.id, moves[0]!.move);
  }
  return nodes;
}

async function start(client: DirectClient): Promise<NodeView> {
  return (await client.call('nodes', NOBODY))[0]!;
}

describe('a game in the worker', () => {
  it('grows a tree: a move that is known leads to the same position, another one beside it', async () => {
    const client = await open(ataxx);
    const first = await play(client, 0, 'a4');
    expect(await play(client, 0, 'a4')).toEqual(first);
    const second = await play(client, 0, 'b5');
    const [root] = await client.call('nodes', NOBODY);
    expect(root!.children).toEqual([second.id, first.id]);
    await play(client, 0, 'b4', false);
    expect((await client.call('nodes', NOBODY))[0]!.children.slice(0, 2)).toEqual([second.id, first.id]);
  });

  it('promotes and removes lines', async () => {
    const client = await open(ataxx);
    const [first, second] = [await play(client, 0, 'a4'), await play(client, 0, 'b5')];
    const promoted = await client.call('promote', { node: first.id, ...NOBODY });
    expect(promoted[0]!.children).toEqual([first.id, second.id]);
    const left = await client.call('remove', { node: first.id, ...NOBODY });
    expect(left.map(({ id }) => id)).toEqual([0, second.id]);
  });

  it('refuses a move that is not legal, with the reason', async () => {
    const client = await open(ataxx);
    await expect(play(client, 0, 'e5e3')).rejects.toThrow(/e5e3/);
  });

  it('explains in the terms of the game why a step leads nowhere', async () => {
    const client = await open(ataxx);
    const ask = (made: string[], step: string) => client.call('explain', { node: 0, made, step, ...NOBODY });
    expect(await ask([], 'e5')).toBe('The stone on e5 belongs to White.');
    expect(await ask(['a5'], 'd2')).toMatch(/3 cells from a5/);
  });
});

describe('chance', () => {
  it('draws the same again after moves were taken back and played again', async () => {
    const client = await open(marrakech);
    const drawn = async (): Promise<string[]> =>
      (await playOn(client, await start(client), 12))
        .filter(({ by }) => by === CHANCE)
        .map(({ move }) => move);
    const once = await drawn();
    expect(once.length).toBeGreaterThan(3);
    expect(await drawn()).toEqual(once);
    const other = await open(marrakech);
    expect((await playOn(other, await start(other), 12)).map(({ move }) => move)).toEqual(
      (await playOn(client, await start(client), 12)).map(({ move }) => move),
    );
  });

  it('shows its odds before and after the draw', async () => {
    const client = await open(marrakech);
    const nodes = await playOn(client, await start(client), 12);
    const due = nodes.find(({ turn }) => turn === CHANCE)!;
    const before = (await client.call('show', { node: due.id, ...NOBODY })).chance!;
    expect(before.drawn).toBeUndefined();
    expect(before.outcomes.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1);
    const after = nodes[nodes.indexOf(due) + 1]!;
    const drawn = (await client.call('show', { node: after.id, ...NOBODY })).chance!;
    expect(drawn.outcomes).toEqual(before.outcomes);
    expect(drawn.outcomes[drawn.drawn!]!.move).toBe(after.move);
  });
});

describe.each(['ataxx', 'katarenga', 'marrakech', 'carcassonne', 'saboteur'])('%s', (game) => {
  const source: Source = { from: 'new', game, chosen: {}, seed: 5 };

  it('is the same after it was saved and opened again', async () => {
    const client = await open(source);
    await playOn(client, await start(client), 10);
    const saved = JSON.parse(JSON.stringify(await client.call('save', undefined))) as unknown;
    const again = await open({ from: 'saved', saved });
    expect(await again.call('nodes', NOBODY)).toEqual(await client.call('nodes', NOBODY));
    const end = (await again.call('nodes', NOBODY)).at(-1)!.id;
    expect(await again.call('show', { node: end, ...NOBODY })).toEqual(
      await client.call('show', { node: end, ...NOBODY }),
    );
  });

  it('has a link for every position, which leads there in the open game and in another tab', async () => {
    const client = await open(source);
    const nodes = await playOn(client, await start(client), 6);
    for (const { id } of nodes) {
      const shown = await client.call('show', { node: id, ...NOBODY });
      expect(await client.call('follow', { link: shown.link })).toBe(id);
      const other = directClient();
      const opened = await other.call('open', { source: { from: 'link', link: shown.link } });
      const there = await other.call('show', { node: opened.at, ...NOBODY });
      expect({ ...there, node: id }).toEqual(shown);
    }
    const elsewhere = await open({ ...source, seed: 6 });
    const { link } = await client.call('show', { node: 0, ...NOBODY });
    expect(await elsewhere.call('follow', { link })).toBeUndefined();
  });

  it('plays whole games with agents, which a record and a transcript repeat', async () => {
    const client = await open(source);
    let at = await start(client);
    while (at.turn !== OVER) {
      const args = { node: at.id, isMain: true, ...NOBODY };
      const views =
        at.turn === CHANCE || at.isForced
          ? await client.call('proceed', args)
          : await client.call('playAgent', { ...args, spec: 'random' });
      at = views.at(-1)!;
    }
    const { seats } = await client.call('open', {
      source: { from: 'saved', saved: await client.call('save', undefined) },
    });
    const record = await client.call('record', { agents: Array.from({ length: seats }, () => 'random') });
    const forms = [record];
    if (game !== 'ataxx') forms.push(await client.call('transcript', undefined));
    const moves = async (of: DirectClient) => (await of.call('nodes', NOBODY)).map(({ move }) => move);
    for (const text of forms) {
      const copy = directClient();
      const opened = await copy.call('open', { source: { from: 'text', text: `${text}\n`, seed: 1 } });
      expect(opened).toMatchObject({ game, seats, at: 0, outOf: 1 });
      expect(await moves(copy)).toEqual(await moves(client));
    }
  });
});

describe('what is not a game', () => {
  it.each([
    ['a link to nowhere', { from: 'link', link: '/chess?seed=1' }, /chess/],
    ['a link without a seed', { from: 'link', link: '/ataxx?rules=size=7' }, /seed/],
    ['a link with a move that is not legal', { from: 'link', link: '/ataxx?seed=1&moves=a1a1' }, /a1a1/],
    ['a torn envelope', { from: 'link', link: '/saboteur?sealed=abcd' }, /damaged/],
    [
      'a saved game with a hole',
      {
        from: 'saved',
        saved: { format: 'playout-game/1', game: 'ataxx', chosen: {}, seed: 1, moves: ['a6'], parents: [4] },
      },
      /not there/,
    ],
    ['any other text', { from: 'text', text: 'hello', seed: 1 }, /not a game/],
    [
      'a position that cannot be',
      { from: 'position', game: 'ataxx', chosen: {}, text: 'x', seed: 1 },
      /1 row/,
    ],
  ] as const)('%s is refused with the reason', async (_, source, reason) => {
    await expect(open(source as Source)).rejects.toThrow(reason);
  });

  it('does not take the place of the game that is open', async () => {
    const client = await open(ataxx);
    await play(client, 0, 'a4');
    await expect(client.call('open', { source: { from: 'text', text: '{}', seed: 1 } })).rejects.toThrow(
      /not a game/,
    );
    expect(await client.call('nodes', NOBODY)).toHaveLength(2);
  });
});

describe('a spec', () => {
  it('is checked, and may not start programs', async () => {
    const client = directClient();
    const check = (spec: string) => client.call('checkSpec', { game: 'ataxx', spec });
    expect(await check('uct(c=1, iterations=10)')).toBeUndefined();
    expect((await check('utc'))?.hint).toMatch(/uct/);
    expect((await check('engine("rm")'))?.message).toBe('a page cannot start programs');
  });
});
