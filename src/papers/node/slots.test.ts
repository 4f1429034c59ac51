import { describe, expect, test } from 'vitest';
import { Slots } from './slots.ts';

/** Lets everything that can go on do so. */
async function settle(): Promise<void> {
  for (let i = 0; i < 20; i++) await Promise.resolve();
}

describe('slots', () => {
  test('are taken in order, side by side where they suffice', async () => {
    const slots = new Slots(2);
    const begun: string[] = [];
    const begin = (name: string, wanted: number) => slots.take(wanted).then(() => begun.push(name));
    void begin('one', 1);
    void begin('two', 1);
    void begin('three', 1);
    void begin('many', 7);
    void begin('last', 1);
    await settle();
    expect(begun).toEqual(['one', 'two']);
    slots.giveBack(1);
    await settle();
    expect(begun).toEqual(['one', 'two', 'three']);
    slots.giveBack(1);
    await settle();
    // Wants all of them; the last one, for which there would be room, waits behind it.
    expect(begun).toEqual(['one', 'two', 'three']);
    slots.giveBack(1);
    await settle();
    expect(begun).toEqual(['one', 'two', 'three', 'many']);
    slots.giveBack(2);
    await settle();
    expect(begun.at(-1)).toBe('last');
  });
});
