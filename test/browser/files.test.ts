/** Games come from files and go into files, in a real browser. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readTranscript } from '../../src/games/transcripts.ts';
import { Site, type Visit, movesOf } from './site.ts';

let site: Site;
beforeAll(async () => void (site = await Site.open()));
afterAll(() => site.close());

const SAMPLES = new URL('../../src/games/carcassonne/sampleGames.jsonl', import.meta.url);

type File = Parameters<ReturnType<Page['locator']>['setInputFiles']>[0];

/** A visitor with a new game of Ataxx, who opens a file. */
async function openFile(file: File): Promise<Visit> {
  const visit = await site.visit('#/ataxx');
  const { page } = visit;
  expect(await movesOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Your games' }).click();
  await page.locator('input[type=file]').setInputFiles(file);
  return visit;
}

describe('a game from a file', () => {
  it('is the first of several, and leaves as a transcript and as a saved game that open again', async () => {
    const buffer = readFileSync(SAMPLES);
    const { moves } = readTranscript(JSON.parse(buffer.toString().split('\n')[0]!));
    const first = await openFile({ name: 'games.jsonl', mimeType: 'application/json', buffer });
    const { page } = first;
    await page.getByText('The first of the 3 games in games.jsonl is open.').waitFor();
    await expect.poll(() => movesOf(page)).toEqual(moves);
    for (const form of ['Transcript', 'Saved game']) {
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: form }).click();
      const second = await openFile(await (await download).path());
      await expect.poll(() => movesOf(second.page)).toEqual(moves);
      await second.page.getByRole('dialog', { name: 'Your games' }).waitFor({ state: 'hidden' });
      expect(second.said).toEqual([]);
      await second.close();
    }
    expect(first.said).toEqual([]);
    await first.close();
  });

  it('that is none is refused with the reason', async () => {
    const buffer = Buffer.from('Dear Sir');
    const { page, said, close } = await openFile({ name: 'letter.txt', mimeType: 'text/plain', buffer });
    await page.getByRole('alert').getByText('this is not a game that can be read').waitFor();
    await page.getByRole('button', { name: 'Record' }).click();
    await page.getByRole('alert').getByText('only a finished game is a record').waitFor();
    expect(said).toEqual([]);
    await close();
  });
});
