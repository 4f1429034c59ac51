import { describe, expect, it } from 'vitest';
import { settleOptions } from '../../../../core/index.ts';
import { ataxx } from '../../../../games/ataxx/index.ts';
import { press } from './press.ts';
import { forcedPass } from './reach.ts';
import { describe as inWords, describeEnd } from './words.ts';

const at = (position: string, preset = 'uai') =>
  ataxx.parsePosition(position, settleOptions(ataxx, { preset }));

const CASES = [
  ['picks up an own stone', 'uai', undefined, 'a4', { kind: 'hold', cell: 'a4' }],
  ['leaves the other side alone', 'uai', undefined, 'd1', { kind: 'hold', cell: undefined }],
  ['puts the stone back when it is pressed again', 'uai', 'a4', 'a4', { kind: 'hold', cell: undefined }],
  ['takes another stone instead', 'uai', 'a4', 'b4', { kind: 'hold', cell: 'b4' }],
  ['clones to a cell beside the held stone', 'uai', 'a4', 'a3', { kind: 'play', move: 'a3' }],
  ['jumps from the held stone', 'uai', 'a4', 'a2', { kind: 'play', move: 'a4a2' }],
  [
    'puts the stone back when the target is out of its reach',
    'uai',
    'a4',
    'd4',
    { kind: 'hold', cell: undefined },
  ],
  ['clones at once where the target says it all', 'uai', undefined, 'a3', { kind: 'play', move: 'a3' }],
  ['does not jump without a stone', 'uai', undefined, 'a2', { kind: 'hold', cell: undefined }],
  ['names the stone under the pair rule', 'paper', 'b4', 'a3', { kind: 'play', move: 'b4a3' }],
  ['asks which stone under the pair rule', 'paper', undefined, 'a3', { kind: 'hold', cell: undefined }],
  [
    'clones at once from the only stone under the pair rule',
    'paper',
    undefined,
    'c4',
    { kind: 'play', move: 'b4c4' },
  ],
] as const;

describe('pressing a cell', () => {
  it.each(CASES)('%s', (_, preset, held, cell, expected) => {
    expect(press(at('xx2/4/4/3o x 0 1', preset), held, cell)).toEqual(expected);
  });
});

describe('Ataxx in words', () => {
  it('tells a clone, a jump with what it converts, and a pass', () => {
    expect(inWords(at('x3/4/4/3o x 0 1'), 'a3')).toBe('Black clones to a3');
    expect(inWords(at('x3/1x2/4/o3 o 0 1'), 'a1a3')).toBe('White jumps from a1 to a3, converts 2');
    const stuck = at('7/7/7/7/4ooo/4ooo/4oox x 0 1');
    expect(forcedPass(stuck)).toBe('0000');
    expect(inWords(stuck, '0000')).toBe('Black cannot move and passes');
  });

  it('sees a pass only where it is forced', () => {
    expect(forcedPass(at('x3/4/4/3o x 0 1'))).toBeUndefined();
  });

  it('says who won and why', () => {
    expect(describeEnd(at('7/7/7/7/-------/-------/xxxxooo x 0 1'))).toBe('Black wins 4 to 3');
    expect(describeEnd(at('x5o/7/7/7/7/7/o5x x 100 1'))).toBe('Draw, 2 to 2, by the limit on jumps');
  });
});
