import { describe, expect, test } from 'vitest';
import { UserError } from './errors.ts';
import { parseOption } from './options.ts';
import { option } from './schema/index.ts';
import {
  findWeights,
  makeWeights,
  packWeights,
  parseWeights,
  registerWeights,
  unpackWeights,
  weightsOf,
} from './weights.ts';

const weights = makeWeights('test/1', Int32Array.of(3, -1, 2 ** 31 - 1));

describe('weights', () => {
  test('are named by their content: layout and numbers', () => {
    expect(weights.id).toMatch(/^[0-9a-f]{16}$/);
    expect(makeWeights('test/1', Int32Array.of(3, -1, 2 ** 31 - 1)).id).toBe(weights.id);
    expect(makeWeights('test/2', weights.values).id).not.toBe(weights.id);
    expect(makeWeights('test/1', Int32Array.of(3, -1, 2 ** 31 - 2)).id).not.toBe(weights.id);
  });

  test('survive as JSON', () => {
    const read = parseWeights(JSON.stringify(packWeights(weights)));
    expect(read).toEqual(weights);
  });

  test.each([
    ['{', /this is not JSON/],
    ['[]', /cannot be \[\]/],
    ['{"format": "playout-weights-1", "layout": "a", "values": "A"}', /not base64/],
    ['{"format": "playout-weights-1", "layout": "a", "values": "AAA="}', /2 bytes are no whole number/],
    ['{"format": "playout-weights-9", "layout": "a", "values": ""}', /format/],
    ['{"format": "playout-weights-1", "values": ""}', /weights has no "layout"/],
  ])('are not read from %s', (text, message) => {
    expect(() => parseWeights(text)).toThrow(UserError);
    expect(() => parseWeights(text)).toThrow(message);
  });

  test('are found by id and by name, once they are registered', () => {
    const few = makeWeights('test/0', Int32Array.of(7));
    expect(() => findWeights(few.id)).toThrow(/unknown weights/);
    registerWeights(few, 'few-weights');
    expect(findWeights(few.id)).toBe(few);
    expect(findWeights('few-weights')).toBe(few);
    const near = expect.objectContaining({ hint: expect.stringContaining('few-weights') });
    expect(() => findWeights('few-wieghts')).toThrow(near);
  });
});

describe('an option that takes weights', () => {
  registerWeights(weights, 'best');
  const other = makeWeights('test/2', Int32Array.of(1, 2, 3));
  registerWeights(other, 'other');
  const learned = option(weightsOf('test/1', 3), weights.id, 'What each square counts.');

  test('is typed as a name and kept as an id', () => {
    expect(parseOption('weights', learned, 'best')).toBe(weights.id);
    expect(parseOption('weights', learned, weights.id)).toBe(weights.id);
    expect(learned.read('best', [])).toBe(weights.id);
  });

  test('refuses weights of another layout or size', () => {
    expect(() => parseOption('weights', learned, 'other')).toThrow(
      'weights other are for test/2, 3 numbers, not for test/1, 3',
    );
    expect(learned.fits(other.id)).toBe(false);
  });

  test('offers those that fit', () => {
    expect(learned.examples).toEqual([weights.id]);
  });

  test('takes what came over a wire under the same name', () => {
    registerWeights(unpackWeights(JSON.parse(JSON.stringify(packWeights(weights)))));
    expect(parseOption('weights', learned, weights.id)).toBe(weights.id);
  });
});
