import { describe, expect, it } from 'vitest';
import { Browser, Tab } from '../../../../test/page/tab.ts';
import { CHANCE, OVER } from '../../../core/index.ts';
import { PERSON, type Player } from './players.ts';
import { route } from './route.ts';

const RANDOM: Player = { kind: 'agent', spec: 'random' };

async function begin(
  game: string,
  chosen: object,
  players: readonly Player[],
  tab = new Tab(),
): Promise<Tab> {
  await tab.app.games.begin(game, { ...chosen }, players);
  await tab.settle();
  return tab;
}

const ataxx = (players: readonly Player[] = [PERSON, RANDOM], tab?: Tab) =>
  begin('ataxx', { size: 5 }, players, tab);

async function press(tab: Tab, ...steps: string[]): Promise<void> {
  for (const step of steps) await tab.app.session.choose(step);
  await tab.settle();
}

/** Makes the first choice that is open until a move is made. */
async function pressAnything({ app: { session }, settle }: Tab, tab: Tab): Promise<void> {
  const from = session.at.value;
  while (session.at.value === from && session.choice.value.isOpen) {
    const { next } = session.choice.value;
    const [step] = next.keys();
    const loose = session.position.value!.moves.find(({ ways }) => ways.length === 0);
    if (step !== undefined) await session.choose(step);
    else await session.play(loose!.move);
  }
  await settle.call(tab);
}

const moves = ({ app: { session } }: Tab): string[] =>
  session.mainLine.value.slice(1).map(({ move }) => move);

describe('a move', () => {
  it('is made of choices, and answered', async () => {
    const tab = await ataxx();
    const { session } = tab.app;
    expect([...session.choice.value.next.keys()]).toContain('a5');
    await tab.app.session.choose('a5');
    expect(session.choice.value).toMatchObject({ isOpen: true, made: ['a5'] });
    await press(tab, 'a3');
    expect(moves(tab)[0]).toBe('a5a3');
    expect(moves(tab)).toHaveLength(2);
    expect(session.isPlayable.value).toBe(true);
  });

  it('can be begun again with another piece, and put back', async () => {
    const {
      app: { session },
    } = await ataxx();
    await session.choose('a5');
    await session.choose('e1');
    expect(session.made.value).toEqual(['e1']);
    await session.choose('e1');
    expect(session.made.value).toEqual([]);
    await session.choose('a5');
    session.cancel();
    expect(session.made.value).toEqual([]);
  });

  it('that cannot be is explained', async () => {
    const {
      app: { session },
    } = await ataxx();
    await session.choose('e5');
    expect(session.refusal.value).toMatch(/belongs to White/);
    await session.choose('a5');
    expect(session.refusal.value).toBeUndefined();
  });
});

describe('undo', () => {
  it('goes back to the last own decision and loses nothing', async () => {
    const tab = await ataxx();
    await press(tab, 'a4');
    const before = moves(tab);
    tab.app.session.undo();
    await tab.settle();
    expect(tab.app.session.at.value).toBe(0);
    expect(moves(tab)).toEqual(before);
    tab.app.session.step(Infinity);
    expect(tab.app.session.line.value.at(-1)!.id).toBe(tab.app.session.at.value);
  });

  it('and another move: the game continues from there, the old moves stay as a variation', async () => {
    const tab = await ataxx();
    await press(tab, 'a4');
    const [, answer] = moves(tab);
    tab.app.session.undo();
    await tab.settle();
    await press(tab, 'b5');
    expect(moves(tab)[0]).toBe('b5');
    expect(moves(tab)).toHaveLength(2);
    expect(tab.app.session.nodes.value.size).toBe(5);
    tab.app.session.undo();
    await tab.settle();
    await press(tab, 'a4');
    expect(tab.app.session.line.value.slice(1).map(({ move }) => move)).toEqual(['a4', answer]);
  });

  it('across a die: the same roll again', async () => {
    const tab = await begin('marrakech', { preset: 'official2' }, [PERSON, RANDOM]);
    const { session } = tab.app;
    await pressAnything(tab, tab);
    const rolled = session.mainLine.value.filter(({ by }) => by === CHANCE).map(({ move }) => move);
    expect(rolled.length).toBeGreaterThan(0);
    session.undo();
    await tab.settle();
    session.undo();
    await tab.settle();
    await pressAnything(tab, tab);
    expect(session.line.value.filter(({ by }) => by === CHANCE).map(({ move }) => move)).toEqual(
      expect.arrayContaining(rolled.slice(0, 1)),
    );
  });
});

describe('the address', () => {
  it('holds every position; Back and Forward step through the game', async () => {
    const tab = await ataxx();
    await press(tab, 'a4');
    const { session } = tab.app;
    const end = session.at.value;
    await tab.go(-1);
    expect(session.at.value).toBe(session.nodes.value.get(end)!.parent);
    await tab.go(-1);
    expect(session.at.value).toBe(0);
    await tab.go(2);
    expect(session.at.value).toBe(end);
    expect(moves(tab)).toHaveLength(2);
  });

  it('shows the same in another tab, without an agent moving before one has looked', async () => {
    const tab = await ataxx();
    await press(tab, 'a4');
    await tab.go(-1);
    const other = new Tab(new Browser(), tab.location.hash);
    await other.app.games.visit();
    await other.settle();
    expect(other.app.session.position.value?.text).toBe(tab.app.session.position.value?.text);
    expect(other.app.session.isPaused.value).toBe(true);
  });

  it('leads home and back without losing the game', async () => {
    const tab = await ataxx();
    await press(tab, 'a4');
    const hash = tab.location.hash;
    tab.location.hash = '#/';
    await tab.app.games.visit();
    expect([route.value.view, tab.app.session.isShown.value]).toEqual(['home', false]);
    tab.location.hash = hash;
    await tab.app.games.visit();
    await tab.settle();
    expect([route.value.view, moves(tab).length]).toEqual(['game', 2]);
  });
});

/** Grants every lock, but much later than the worker answers. */
const SLOW_LOCKS = {
  request: async (name: string, ...[, callback]: readonly unknown[]) => {
    for (let i = 0; i < 10; i++) await new Promise((resolve) => void setImmediate(resolve));
    return (callback as LockGrantedCallback<unknown>)({ name, mode: 'exclusive' });
  },
} as unknown as Pick<LockManager, 'request'>;

const byId = (a: { readonly id: string }, b: { readonly id: string }): number => a.id.localeCompare(b.id);

describe('games that are kept', () => {
  it('survive a reload with players, variations and place', async () => {
    const tab = await ataxx();
    await press(tab, 'a4');
    tab.app.session.undo();
    await tab.settle();
    await press(tab, 'b5');
    tab.app.session.step(-1);
    await tab.settle();
    const again = await tab.reload();
    expect(moves(again)).toEqual(moves(tab));
    expect(again.app.session.nodes.value.size).toBe(tab.app.session.nodes.value.size);
    expect(again.app.session.position.value?.text).toBe(tab.app.session.position.value?.text);
    expect(again.app.session.players.value).toEqual([PERSON, RANDOM]);
  });

  it('are not lost to a new game, nor to another tab', async () => {
    const browser = new Browser();
    const [one, two] = [new Tab(browser), new Tab(browser)];
    await ataxx(undefined, one);
    await press(one, 'a4');
    await one.app.games.again([PERSON, PERSON]);
    await press(one, 'b5');
    await begin('katarenga', {}, [RANDOM, PERSON], two);
    const { library } = one.app.games;
    expect(
      library
        .list()
        .map(({ game, plies }) => `${game} ${plies}`)
        .sort(),
    ).toEqual(['ataxx 1', 'ataxx 2', 'katarenga 1']);
    await two.app.games.openKept(library.list().find(({ plies, game }) => game === 'ataxx' && plies === 2)!);
    expect(moves(two)[0]).toBe('a4');
  });

  it('are not lost to another one that takes long to open', async () => {
    const tab = await ataxx([PERSON, PERSON]);
    await press(tab, 'a4');
    await tab.app.games.again([PERSON, PERSON]);
    await press(tab, 'b5', 'd5');
    tab.navigator = { locks: SLOW_LOCKS };
    const { library } = tab.app.games;
    const treesBefore = library.list().map(({ id, tree }) => ({ id, tree }));
    const first = library.list().find(({ plies }) => plies === 1)!;
    await tab.app.games.openKept(first);
    await tab.settle();
    expect(moves(tab)).toEqual(['a4']);
    const treesAfter = library.list().map(({ id, tree }) => ({ id, tree }));
    expect(treesAfter.sort(byId)).toEqual(treesBefore.sort(byId));
  });

  it('can be played on as soon as they are there', async () => {
    const tab = await ataxx([PERSON, PERSON]);
    await press(tab, 'a4');
    const again = new Tab(tab.browser, tab.location.hash, tab.sessionStorage);
    again.navigator = { locks: SLOW_LOCKS };
    const visited = again.app.games.visit();
    await again.settle(() => again.app.session.choice.value.isOpen);
    await again.app.session.choose('d5');
    await visited;
    await again.settle();
    expect(moves(again)).toEqual(['a4', 'd5']);
    expect(again.app.session.node.value?.move).toBe('d5');
  });

  it('have names, which stay', async () => {
    const tab = await ataxx();
    await press(tab, 'a4');
    const { games } = tab.app;
    const [kept] = games.library.list();
    games.rename(kept!.id, 'The one I won');
    await press(tab, 'b4');
    await tab.settle();
    expect(games.library.list().map(({ name }) => name)).toEqual(['The one I won']);
  });

  it('that are broken are passed over', async () => {
    const tab = new Tab();
    for (const entry of ['', 'null', '{"version":2}', '[', '{"version":1,"id":"a"}'])
      tab.localStorage.setItem(`playout.game.${entry.length}`, entry);
    expect(tab.app.games.library.list()).toEqual([]);
  });
});

describe('secrets', () => {
  const hands = ({ client }: Tab) => client.answers.show({ node: 0, viewer: undefined });

  it('of the opponent cross neither as answers nor as thoughts, nor into storage or address', async () => {
    const tab = await begin('saboteur', {}, [
      PERSON,
      { kind: 'agent', spec: 'saboteur/strong(iterations=40)' },
    ]);
    for (let i = 0; i < 3; i++) await pressAnything(tab, tab);
    expect(moves(tab)).toHaveLength(6);
    const start = await hands(tab);
    const secret = start.text.split(' ');
    expect(secret.length).toBeGreaterThan(4);
    const told = [...tab.client.heard, tab.localStorage.text(), tab.sessionStorage.text(), tab.location.hash];
    // The whole position as text holds both hands, the pile and the nugget.
    expect(told.filter((text) => text.includes(start.text))).toEqual([]);
    const others = tab.app.session.mainLine.value.filter(({ turn }) => turn === 1).map(({ id }) => id);
    expect(others.length).toBeGreaterThan(0);
    expect(tab.app.session.thoughts.about('play', others[0]!)).toBeUndefined();
  });

  it('of two people at one screen are behind a curtain between turns', async () => {
    const tab = await begin('saboteur', {}, [PERSON, PERSON]);
    const { session } = tab.app;
    expect([session.curtain.value, session.position.value]).toEqual([0, undefined]);
    session.uncover(0);
    await tab.settle();
    expect(session.isPlayable.value).toBe(true);
    await pressAnything(tab, tab);
    expect([session.curtain.value, session.isPlayable.value]).toEqual([1, false]);
    session.uncover(1);
    await tab.settle();
    expect([session.curtain.value, session.viewer.value]).toEqual([undefined, 1]);
  });

  it('are open to those who watch, and once the game is over', async () => {
    const tab = await begin('saboteur', {}, [RANDOM, RANDOM]);
    expect(tab.app.session.node.value?.turn).toBe(OVER);
    expect(tab.app.session.viewer.value).toBeUndefined();
    expect(tab.app.session.position.value?.isComplete).toBe(true);
  });
});

describe.each([
  ['marrakech', { preset: 'official4' }, 4],
  ['carcassonne', { players: 5 }, 5],
])('%s', (game, chosen, seats) => {
  it(`is played by ${seats}`, async () => {
    const tab = await begin(game, chosen, [PERSON, RANDOM]);
    const { session } = tab.app;
    expect(session.players.value).toHaveLength(seats);
    for (let i = 0; i < 2; i++) await pressAnything(tab, tab);
    const seen = new Set(session.mainLine.value.map(({ by }) => by));
    expect([...seen].filter((by) => by >= 0)).toHaveLength(seats);
  });
});
