import { afterEach, describe, expect, test } from 'vitest';
import { bytes } from '../../games/ataxx/kernel/bytes.ts';
import { Random } from '../random.ts';
import { Kernel, type KernelExports, kernelsInUse, useKernels, withoutKernels } from './kernel.ts';

afterEach(() => useKernels(true));

function load(code: string): Kernel<KernelExports> {
  return new Kernel(code, (exports) => exports);
}

/** Not what WebAssembly can compile. */
const NOT_A_MODULE = btoa('no module');

describe('a kernel', () => {
  test('is compiled once', () => {
    const kernel = load(bytes);
    expect(kernel.get()).toBeDefined();
    expect(kernel.get()).toBe(kernel.get());
  });

  test('is not used where kernels are turned off', () => {
    const kernel = load(bytes);
    expect(withoutKernels(() => [kernelsInUse(), kernel.get()])).toEqual([false, undefined]);
    expect(kernel.get()).toBeDefined();
  });

  test('is not used where it cannot be compiled', () => {
    expect(load(NOT_A_MODULE).get()).toBeUndefined();
  });

  test('names what it does not export', () => {
    const exports = load(bytes).get()!;
    expect(() => exports.function('board')).toThrow('no function board');
    expect(() => exports.words('playOut', 1)).toThrow('no address playOut');
  });

  test('leaves the switch as it was when the work without kernels fails', () => {
    const fail = (): never => {
      throw new Error('failed');
    };
    expect(() => withoutKernels(fail)).toThrow('failed');
    expect(kernelsInUse()).toBe(true);
  });

  test('draws from the stream that it is given', () => {
    const exports = load(bytes).get()!;
    const random = new Random(3);
    exports.beginDraws(random);
    const before = [...exports.words('stream', 4)];
    random.next();
    exports.endDraws(random);
    exports.beginDraws(random);
    expect([...exports.words('stream', 4)]).toEqual(before);
  });
});
