/**
 * `npm run release -- 0.2.0`: makes a release. Checks that everything is committed, that the version is a step up and that
 * CHANGELOG.md speaks of it; writes the version where it stands; runs all checks and tests; commits, tags, and packs the
 * tarball. Publishes nothing: that is `npm publish` of the tarball, and `git push --follow-tags`.
 *
 * With `--check` nothing is written or run: it only says whether a release could be made.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { giveUp, root, run } from './setup.mjs';

const read = (file) => readFileSync(join(root, file), 'utf8');
const write = (file, text) => writeFileSync(join(root, file), text);
const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout.trim();

/** [1, 2, 3] for 1.2.3. */
const parts = (version) => /^(\d+)\.(\d+)\.(\d+)$/.exec(version)?.slice(1).map(Number);

/** Is the second one of the three versions that may follow the first, or the first itself if it was never released? */
function follows(before, next) {
  const [major, minor, patch] = before;
  const steps = [
    [major + 1, 0, 0],
    [major, minor + 1, 0],
    [major, minor, patch + 1],
  ];
  const isFirst = git('tag', '--list', `v${before.join('.')}`) === '' && String(before) === String(next);
  return isFirst || steps.some((step) => String(step) === String(next));
}

function requireReady(version) {
  const current = JSON.parse(read('package.json')).version;
  const next = parts(version ?? '');
  if (!next)
    giveUp(`"${version ?? ''}" is not a version`, 'A version is three numbers: npm run release -- 0.2.0');
  if (!follows(parts(current), next))
    giveUp(
      `${version} does not follow ${current}`,
      'Raise one of the three numbers by 1; those after it are 0.',
    );
  if (git('status', '--porcelain') !== '')
    giveUp('there are changes that are not committed', 'Commit them, or take them back.');
  if (git('rev-parse', '--abbrev-ref', 'HEAD') !== 'main')
    giveUp('this is not the branch main', 'Releases are made of main: git checkout main');
  const heading = new RegExp(`^## ${version.replaceAll('.', '\\.')}(?= |$)`, 'm');
  if (!heading.test(read('CHANGELOG.md')))
    giveUp(`CHANGELOG.md has no part about ${version}`, `Write one, with the heading "## ${version}".`);
}

function replaceIn(file, before, after) {
  const text = read(file);
  if (!text.includes(before))
    giveUp(`${file} does not have ${before}`, 'Has its form changed? Then change this script.');
  write(file, text.replace(before, after));
}

/** Everywhere, from the version before. */
function writeVersion(version) {
  const current = JSON.parse(read('package.json')).version;
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  if (current !== version) run(npm, ['version', version, '--no-git-tag-version']);
  replaceIn('src/arena/version.ts', `'${current}'`, `'${version}'`);
  replaceIn('CHANGELOG.md', `## ${version} (not released yet)`, `## ${version}`);
}

const version = process.argv.slice(2).find((word) => !word.startsWith('--'));
requireReady(version);
if (process.argv.includes('--check')) {
  console.log(`${version} can be released`);
  process.exit(0);
}
writeVersion(version);
/** One after the other; the first that fails ends it. */
const rest = [
  { command: 'node', args: [join('scripts', 'test.mjs')] },
  { command: 'git', args: ['commit', '--all', '--message', `Release ${version}`] },
  { command: 'git', args: ['tag', '--annotate', `v${version}`, '--message', `Playout ${version}`] },
  { command: 'npm', args: ['pack'] },
];
for (const { command, args } of rest)
  if (run(command, args) !== 0)
    giveUp(
      `${command} ${args.join(' ')} failed`,
      'Nothing is published. Take the changes back with: git checkout .',
    );
console.log(`playout-${version}.tgz is ready: npm publish playout-${version}.tgz && git push --follow-tags`);
