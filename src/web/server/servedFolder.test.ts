import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { TestApp } from '../../../test/server/testApp.ts';
import { fileIn } from './servedFolder.ts';

const folder = mkdtempSync(join(tmpdir(), 'playout-served-'));
const root = join(folder, 'root');
mkdirSync(join(root, 'inner', 'deep'), { recursive: true });
mkdirSync(join(folder, 'root-beside'));
writeFileSync(join(root, 'index.html'), 'start');
writeFileSync(join(root, 'inner', 'figure.svg'), '<svg/>');
writeFileSync(join(root, '.hidden'), 'hidden');
writeFileSync(join(root, 'inner', '.built'), 'hidden');
writeFileSync(join(folder, 'secret.txt'), 'secret');
writeFileSync(join(folder, 'root-beside', 'secret.txt'), 'secret');
symlinkSync(join(folder, 'secret.txt'), join(root, 'out.txt'));
symlinkSync(folder, join(root, 'up'));
symlinkSync('../root-beside', join(root, 'beside'));
symlinkSync('inner/figure.svg', join(root, 'within.svg'));
symlinkSync('loop', join(root, 'loop'));
afterAll(() => rmSync(folder, { recursive: true }));

const read = async (path: string): Promise<string | undefined> => (await fileIn(root, path))?.text();

describe('a folder that is served', () => {
  it('gives its files with their types', async () => {
    expect(await read('inner/figure.svg')).toBe('<svg/>');
    expect((await fileIn(root, 'inner/figure.svg'))?.headers.get('content-type')).toMatch(/^image\/svg\+xml/);
    expect(await read('')).toBe('start');
    expect(await (await fileIn(root, 'inner/', 'figure.svg'))?.text()).toBe('<svg/>');
  });

  it('follows a link that stays inside', async () => {
    expect(await read('within.svg')).toBe('<svg/>');
  });

  it.each(['out.txt', 'up/secret.txt', 'beside/secret.txt', 'loop'])(
    'does not follow a link that leads out or nowhere: %s',
    async (path) => expect(await read(path)).toBeUndefined(),
  );

  it.each([
    '../secret.txt',
    'inner/../../secret.txt',
    '..%2fsecret.txt',
    '%2e%2e/secret.txt',
    '..\\secret.txt',
    'inner//figure.svg',
    '/etc/hostname',
    './index.html',
    'index.html\0.svg',
    'C:/secret.txt',
  ])('has nothing at %j', async (path) => expect(await read(path)).toBeUndefined());

  it.each(['.hidden', 'inner/.built', 'inner', 'inner/deep/', 'none.txt', 'index.html/x', 'x'.repeat(300)])(
    'gives no hidden file, no folder and nothing that is not there: %s',
    async (path) => expect(await read(path)).toBeUndefined(),
  );

  it('may be missing itself', async () => {
    expect(await fileIn(join(folder, 'nowhere'), 'index.html')).toBeUndefined();
  });
});

describe('through the server', () => {
  const app = new TestApp();
  afterAll(() => app.close());
  writeFileSync(join(app.folder, 'secret.txt'), 'what nobody may read');
  writeFileSync(join(app.page, '.built'), 'hidden');
  symlinkSync(app.folder, join(app.page, 'up'));
  symlinkSync(app.folder, join(app.papers, 'figures', 'up'));

  it.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/..%252fsecret.txt',
    '/%2e%2e%2fsecret.txt',
    '/..%5csecret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/up/secret.txt',
    '/.built',
    '//etc/hostname',
    '/%00',
    '/%ff',
  ])('the page has nothing at %s', async (path) => {
    const response = await app.get(`http://localhost${path}`);
    expect(response.status).toBe(404);
    const text = await response.text();
    expect(text).toContain('Nothing here');
    expect(text).not.toContain('what nobody may read');
  });

  it.each([
    '/api/papers/files/figures/..%2f..%2fsecret.txt',
    '/api/papers/files/figures/up/secret.txt',
    '/api/papers/files/figures/up%2fsecret.txt',
    '/api/papers/files/%2e%2e/secret.txt',
    '/api/papers/..%2fsecret',
  ])('the papers have nothing at %s', async (path) => {
    expect(await app.refusal(`http://localhost${path}`)).toMatch(/^404 /);
  });
});
