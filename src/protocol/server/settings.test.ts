import { expect, test } from 'vitest';
import { findGame } from '../../games/index.ts';
import { Settings } from './settings.ts';

const ataxx = findGame('ataxx');

test('Hash is what was set last: by itself, or by the table that an agent asks for', () => {
  const settings = new Settings(ataxx, {}, 'uct', 1);
  expect(settings.megabytes).toBe(256);
  settings.set('Agent', 'alphabeta');
  expect(settings.megabytes).toBe(16);
  expect(settings.announce()).toContain('option name Hash type spin default 16 min 1 max 4096');
  settings.set('Hash', '64');
  settings.set('Agent', 'ataxx/strong');
  expect(settings.megabytes).toBe(64);
  settings.set('Agent', 'alphabeta(hash=8)');
  expect(settings.megabytes).toBe(8);
  settings.set('Hash', '32');
  expect(settings.megabytes).toBe(32);
});

test('an agent that cannot be leaves the one in force', () => {
  const settings = new Settings(ataxx, {}, 'uct', 1);
  expect(() => settings.set('Agent', 'utc')).toThrow('unknown agent');
  expect(settings.agent.canonical).toBe('uct(iterations=1000)');
});
