/** What one player of Saboteur must not know: the page is not told of it in any form. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseJson } from '../../src/core/json.ts';
import { Random, settleOptions } from '../../src/core/index.ts';
import { PILE, cardName, listCards } from '../../src/games/saboteur/cards.ts';
import { type SaboteurState, saboteur } from '../../src/games/saboteur/index.ts';
import type { Request, WorkerMessage } from '../../src/web/worker/messages.ts';
import { nextOffer, pressOn } from './pressing.ts';
import { PERSON, Site, agent } from './site.ts';
import { keptTree } from './keptTree.ts';
import { listenToWorkers, textOf, toldTo } from './told.ts';

let site: Site;
beforeAll(async () => void (site = await Site.open()));
afterAll(() => site.close());

const THINKER = agent('saboteur/strong(iterations=40)');
const VISITOR = { isHurried: true, before: listenToWorkers };

/** The true positions of the game that the browser keeps, which its sealed entry holds. */
async function truth(page: Page): Promise<SaboteurState[]> {
  const tree = await keptTree(page);
  return tree.all().map(({ state }) => state as SaboteurState);
}

/** Some cards in every plain form that a program might write them in. */
function formsOf(cards: readonly number[]): string[] {
  const names = cards.map(cardName);
  const lists = [names, cards.map(String)];
  return lists.flatMap((list) => [' ', ',', ', ', '","'].map((between) => list.join(between)));
}

/** What the first player must not know of a position. */
function secretsOf(state: SaboteurState): string[] {
  const hand = state.handOf(1);
  const pile = [...state.pile.subarray(Math.min(state.played, PILE))];
  const counts = JSON.stringify([...hand]);
  return [
    saboteur.formatPosition(state),
    ...formsOf(listCards(hand)),
    // The next few give away as much as all of it.
    ...(pile.length >= 6 ? formsOf(pile.slice(0, 6)) : []),
    counts,
    JSON.stringify(hand),
    `gold: ${state.gold}`,
    `"gold":${state.gold}`,
  ];
}

/**
 * What was asked of the worker with what it answered, in an order of its own: answers may overtake each other. Whether an
 * agent is well written is asked at any time.
 */
function answersIn(messages: readonly string[]): string[] {
  const said = messages.map((message) => parseJson(message) as WorkerMessage | Request);
  const questions = said.flatMap((message) => ('call' in message ? [message] : []));
  const answers = said.flatMap((message) =>
    'type' in message && message.type === 'answer' ? [message] : [],
  );
  return questions
    .flatMap(({ id, call, args }) => {
      const answer = answers.find((message) => message.id === id);
      return answer && call !== 'checkSpec'
        ? [`${call} ${JSON.stringify(args)} ${JSON.stringify(answer.value)}`]
        : [];
    })
    .toSorted();
}

describe('against an agent', () => {
  it('no message, element, entry or address holds the other hand, the pile or the nugget', async () => {
    const players = [PERSON, THINKER];
    const { page, said, close } = await site.visit({ game: 'saboteur', players }, VISITOR);
    await pressOn(page, 1, { most: 12 });
    const told = textOf(await toldTo(page));
    const states = await truth(page);
    expect(states.length).toBeGreaterThan(8);
    for (const state of states)
      expect(secretsOf(state).filter((secret) => told.includes(secret))).toEqual([]);
    // It was told what it may know.
    expect(told).toContain(saboteur.formatView!(states.at(-1)!, 0));
    expect(said).toEqual([]);
    await close();
  });

  it('those who watch two agents are told, so that the search above can find something', async () => {
    const players = [THINKER, THINKER];
    const { page, close } = await site.visit({ game: 'saboteur', players }, VISITOR);
    await expect.poll(() => page.locator('.move').count()).toBeGreaterThan(2);
    const told = textOf(await toldTo(page));
    const [start] = await truth(page);
    const found = secretsOf(start!).filter((secret) => told.includes(secret));
    expect(found).toContain(saboteur.formatPosition(start!));
    expect(found.length).toBeGreaterThan(3);
    await close();
  });

  it('everything is the same in a world that the player cannot tell from the true one', async () => {
    const random = new Random(5);
    const world = saboteur.start(settleOptions(saboteur, {}), random);
    for (let ply = 0; ply < 10; ply++) world.play(world.sample(random));
    const positions = [saboteur.formatPosition(world)];
    saboteur.imagine!(world, 0, random);
    positions.push(saboteur.formatPosition(world));
    expect(positions[1]).not.toBe(positions[0]);

    const heard = [];
    for (const position of positions) {
      const players = [PERSON, THINKER];
      const { page, close } = await site.visit({ game: 'saboteur', position, players }, VISITOR);
      await nextOffer(page);
      const { messages, html } = await toldTo(page);
      const texts = [...answersIn(messages), html];
      // What is sealed differs, and nobody can read it.
      heard.push(texts.join('\n').replaceAll(/sealed(=|":")[\w-]+/g, 'sealed'));
      await close();
    }
    expect(heard[0]).toContain('show {"node":0,"viewer":0}');
    expect(heard[1]).toBe(heard[0]);
  });
});

describe('between two people at one screen', () => {
  it('a curtain is down until the player says that nobody else looks', async () => {
    const players = [PERSON, PERSON];
    const { page, said, close } = await site.visit({ game: 'saboteur', players }, VISITOR);
    const curtain = page.getByRole('group', { name: 'Between turns' });
    const cards = page.locator('.near-hand .card');
    await curtain.waitFor();
    expect(await cards.count()).toBe(0);
    expect((await toldTo(page)).messages.join('')).not.toContain('"cards"');

    await page.getByRole('button', { name: /^I am First/ }).click();
    await cards.first().waitFor();
    expect(await curtain.count()).toBe(0);
    await page.locator('.card-pressable').first().click();
    await page.locator('[data-step=drop]').click();

    await curtain.waitFor();
    expect(await cards.count()).toBe(0);
    await page.getByRole('button', { name: /^I am Second/ }).click();
    await cards.first().waitFor();
    const [, state] = await truth(page);
    const { messages } = await toldTo(page);
    expect(messages.at(-1)).toContain(saboteur.formatView!(state!, 1));
    expect(said).toEqual([]);
    await close();
  });
});
