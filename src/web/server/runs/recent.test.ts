import { describe, expect, it } from 'vitest';
import { Recent } from './recent.ts';

/** Makes answers, and remembers which. */
function maker(): { readonly made: string[]; of(text: string): () => Promise<string> } {
  const made: string[] = [];
  return {
    made,
    of: (text) => () => {
      made.push(text);
      return Promise.resolve(text);
    },
  };
}

describe('an answer that is kept', () => {
  it('is made once, also for those who ask meanwhile', async () => {
    const recent = new Recent<string>(2);
    const { made, of } = maker();
    expect(await Promise.all([recent.get(1, 'x', of('a')), recent.get(1, 'x', of('b'))])).toEqual(['a', 'a']);
    expect(await recent.get(1, 'x', of('c'))).toBe('a');
    expect(made).toEqual(['a']);
  });

  it('is made again, and the old one dropped, when what it was made from has changed', async () => {
    const dropped: string[] = [];
    const recent = new Recent<string>(2, (answer) => dropped.push(answer));
    const { of } = maker();
    await recent.get(1, 'x', of('a'));
    expect(await recent.get(1, 'y', of('b'))).toBe('b');
    await expect.poll(() => dropped).toEqual(['a']);
  });

  it('is dropped when others were asked for more recently', async () => {
    const dropped: string[] = [];
    const recent = new Recent<string>(2, (answer) => dropped.push(answer));
    const { made, of } = maker();
    await recent.get(1, 'x', of('a'));
    await recent.get(2, 'x', of('b'));
    await recent.get(1, 'x', of('a again'));
    await recent.get(3, 'x', of('c'));
    await expect.poll(() => dropped).toEqual(['b']);
    expect(await recent.get(1, 'x', of('a again'))).toBe('a');
    expect(made).toEqual(['a', 'b', 'c']);
  });

  it('is tried again if it has failed', async () => {
    const recent = new Recent<string>(2);
    await expect(recent.get(1, 'x', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await recent.get(1, 'x', maker().of('a'))).toBe('a');
  });
});
