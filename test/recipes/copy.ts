/** A copy of the repository in which a recipe of CONTRIBUTING.md can be followed without a trace in this one. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const NEEDED = [
  'bench',
  'bin',
  'examples',
  'scripts',
  'src',
  'test',
  'package.json',
  'tsconfig.json',
  'vitest.config.ts',
];

/** The part of CONTRIBUTING.md under a heading. */
export function recipe(heading: string): string {
  const sections = readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8').split(/^## /m);
  const section = sections.find((part) => part.startsWith(`${heading}\n`));
  if (section === undefined) throw new Error(`CONTRIBUTING.md has no "${heading}"`);
  return section;
}

export class Copy {
  readonly folder = mkdtempSync(join(tmpdir(), 'playout-recipe-'));

  constructor() {
    for (const name of NEEDED) cpSync(join(ROOT, name), join(this.folder, name), { recursive: true });
    symlinkSync(realpathSync(join(ROOT, 'node_modules')), join(this.folder, 'node_modules'));
  }

  read(file: string): string {
    return readFileSync(join(this.folder, file), 'utf8');
  }

  write(file: string, content: string): void {
    mkdirSync(dirname(join(this.folder, file)), { recursive: true });
    writeFileSync(join(this.folder, file), content);
  }

  /** Puts lines before the only line that has `mark` in it. */
  insert(file: string, mark: string, lines: string): void {
    const [before, after, ...more] = this.read(file).split(mark);
    if (after === undefined || more.length > 0) throw new Error(`${file} should have "${mark}" once`);
    const at = before!.lastIndexOf('\n') + 1;
    this.write(file, `${before!.slice(0, at)}${lines}\n${before!.slice(at)}${mark}${after}`);
  }

  /** Runs what `npm run NAME …` or `npx vitest …` runs. @returns what it printed @throws if it fails */
  async runCommand(line: string): Promise<string> {
    const [, name = '', ...args] = line.replace('npm run', 'npm').split(' ');
    if (name === 'vitest') return this.run(join('node_modules', 'vitest', 'vitest.mjs'), args);
    const { scripts } = JSON.parse(this.read('package.json')) as { scripts: Record<string, string> };
    const [, script = ''] = scripts[name]?.split(' ') ?? [];
    return this.run(script, args);
  }

  /** Runs a program of JavaScript or TypeScript. @returns what it printed @throws if it fails */
  async run(file: string, args: readonly string[]): Promise<string> {
    // The tests that are run here must not take themselves for a part of those that run them.
    const env = Object.entries(process.env).filter(
      ([key]) => !/^(VITEST|TEST|NODE_ENV|NO_COLOR|FORCE_COLOR)/.test(key),
    );
    const child = spawn(process.execPath, [file, ...args], {
      cwd: this.folder,
      env: { ...Object.fromEntries(env), NO_COLOR: '1' },
    });
    child.stdin.end();
    const [out, err] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
    if (child.exitCode !== 0) throw new Error(`${file} ${args.join(' ')}: ${out}\n${err}`);
    return out;
  }
}
