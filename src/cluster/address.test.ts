import { expect, test } from 'vitest';
import { parseAddress, withoutPassword } from './address.ts';

test('an address has usual parts where they are not written', () => {
  expect(parseAddress('redis://head', {})).toEqual({
    host: 'head',
    port: 6379,
    database: 0,
    isEncrypted: false,
    user: undefined,
    password: undefined,
    shown: 'redis://head:6379',
  });
});

test('an address may have a user, a password, a database and TLS; only the password is not shown', () => {
  expect(parseAddress('rediss://me:p%40ss@[::1]:7000/3', {})).toEqual({
    host: '::1',
    port: 7000,
    database: 3,
    isEncrypted: true,
    user: 'me',
    password: 'p@ss',
    shown: 'rediss://[::1]:7000/3',
  });
});

test('the password of the environment is used where the address has none', () => {
  const environment = { PLAYOUT_REDIS_PASSWORD: 'secret' };
  expect(parseAddress('redis://head', environment).password).toBe('secret');
  expect(parseAddress('redis://:other@head', environment).password).toBe('other');
  expect(parseAddress('redis://head', { PLAYOUT_REDIS_PASSWORD: '' }).password).toBeUndefined();
});

test('a text is shown without the passwords in its addresses', () => {
  expect(withoutPassword('--cluster redis://me:secret@head:6379/1')).toBe('--cluster redis://head:6379/1');
  expect(withoutPassword('redis://head:6379 me@home.example')).toBe('redis://head:6379 me@home.example');
});
