import { expect, test } from 'vitest';
import { asStarted, programName } from './programName.ts';

const inClone = { environment: {}, folder: '/home/me/clone', platform: 'linux' };

test.each([
  [
    'npx playout',
    { file: '/home/me/.npm/_npx/1/node_modules/.bin/playout', environment: { npm_command: 'exec' } },
  ],
  ['playout', { file: '/usr/local/bin/playout' }],
  ['node bin/playout.mjs', { file: '/home/me/clone/bin/playout.mjs' }],
  ['node ../other/bin/playout.mjs', { file: '/home/me/other/bin/playout.mjs' }],
  ['node "../a b/bin/playout.mjs"', { file: '/home/me/a b/bin/playout.mjs' }],
  // A test that npx started runs the file itself.
  ['node bin/playout.mjs', { file: '/home/me/clone/bin/playout.mjs', environment: { npm_command: 'exec' } }],
  // npm start.
  ['npx playout', { file: '/home/me/clone/bin/playout.mjs', environment: { npm_command: 'start' } }],
  [
    'npx playout',
    { file: 'C:\\clone\\bin\\playout.mjs', environment: { npm_command: 'exec' }, platform: 'win32' },
  ],
])('it is called %s', (name, started) => {
  expect(programName({ ...inClone, ...started })).toBe(name);
});

test.each([
  ['Go on with: playout resume 5', 'Go on with: npx playout resume 5'],
  ['playout runs lists them.', 'npx playout runs lists them.'],
  ['See: playout --help', 'See: npx playout --help'],
  ['"npx playout resume 3"', '"npx playout resume 3"'],
  ['a playout takes moves, bin/playout resume', 'a playout takes moves, bin/playout resume'],
  ['playout=resume, playout resumes', 'playout=resume, playout resumes'],
])('%s', (text, printed) => {
  expect(asStarted(text, 'npx playout', ['resume', 'runs'])).toBe(printed);
});
