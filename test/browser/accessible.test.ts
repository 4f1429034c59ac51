import { AxeBuilder } from '@axe-core/playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Site } from './page.ts';

let site: Site;
beforeAll(async () => void (site = await Site.open()));
afterAll(() => site.close());

const GAME = {
  start: 'x5o/7/2-1-2/7/2-1-2/7/o5x x 0 1',
  moves: ['f2', 'a2', 'g2'],
  players: ['human', 'own'] as const,
  own: 'uct(iterations=100000000)',
};

const SCREENS = [
  ['wide', { width: 1440, height: 900 }],
  ['narrow', { width: 360, height: 740 }],
] as const;

describe('axe finds no fault', () => {
  for (const [name, viewport] of SCREENS) {
    for (const colorScheme of ['light', 'dark'] as const) {
      it(`on a ${name} ${colorScheme} page, with the opponent thinking and an earlier position shown`, async () => {
        const { page, said, close } = await site.visit(
          { ...GAME, players: ['human', 'own'] },
          { viewport, colorScheme, reducedMotion: 'reduce' },
        );
        await page.locator('.top-moves').waitFor();
        const thinking = await new AxeBuilder({ page }).analyze();
        expect(thinking.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
        await page.getByRole('button', { name: 'Pause' }).click();
        await page.getByRole('button', { name: 'One move back' }).click();
        const review = await new AxeBuilder({ page }).analyze();
        expect(review.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
        expect(said).toEqual([]);
        await close();
      });

      it(`on a ${name} ${colorScheme} page, with the shortcuts open, at the end of a game and before a new one`, async () => {
        const { page, said, close } = await site.visit(
          { start: 'x3/4/o3/4 o 0 1', moves: ['a3'], players: ['human', 'greedy'] },
          { viewport, colorScheme, reducedMotion: 'reduce' },
        );
        const faults = async (): Promise<unknown[]> => {
          const { violations } = await new AxeBuilder({ page }).analyze();
          return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
        };
        await page.getByRole('button', { name: 'Rematch' }).waitFor();
        expect(await faults()).toEqual([]);
        await page.keyboard.press('?');
        await page.getByRole('dialog').waitFor();
        expect(await faults()).toEqual([]);
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: 'Rematch' }).click();
        await page.getByRole('button', { name: 'Bring back the last game' }).waitFor();
        expect(await faults()).toEqual([]);
        expect(said).toEqual([]);
        await close();
      });
    }
  }
});
