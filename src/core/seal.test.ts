import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refusal } from '../../test/refusal.ts';
import { seal, unseal } from './seal.ts';

describe('a sealed text', () => {
  it('comes back as it was, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const whole = text.toWellFormed();
        expect(unseal(seal(whole))).toBe(whole);
        expect(seal(whole)).toMatch(/^[\w-]+$/);
      }),
    );
  });

  it('cannot be read at a glance', () => {
    const sealed = seal('{"hand":["nugget","map"]}');
    expect(atob(sealed.replaceAll('-', '+').replaceAll('_', '/'))).not.toMatch(/nugget|hand|map/);
  });

  it('is refused when a character is missing or changed', () => {
    const sealed = seal('the nugget is on the left');
    for (const torn of ['', 'x', sealed.slice(0, -1), `A${sealed.slice(1)}`, `${sealed}*`])
      expect(refusal(() => unseal(torn))).toMatch(/^the sealed part of this game is damaged/);
  });
});
