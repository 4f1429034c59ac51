/**
 * A guide as a program. Its fenced blocks are followed in order: `ts [FILE]` adds to a file, `diff [FILE]` changes one,
 * `sh` is run, `sh fails` has to fail, and `sh serves` is interrupted once it has said something; a `text` block right after it
 * is what is printed on standard output, with `…` for anything. Blocks of other languages are for the reader alone.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

interface Block {
  /** Where it begins. */
  readonly line: number;
  readonly language: string;
  /** The file in brackets, or what else stands after the language. */
  readonly note: string;
  readonly content: string;
}

export interface Command extends Block {
  readonly mustFail: boolean;
  /** What is to be printed; undefined if the guide does not say. */
  readonly prints: string | undefined;
}

export interface Printed {
  readonly command: Command;
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** All fenced blocks. */
export function blocksOf(markdown: string): Block[] {
  return [...markdown.matchAll(/^```(\w*) ?(.*)\n([^]*?)^```$/gm)].map((match) => ({
    line: markdown.slice(0, match.index).split('\n').length,
    language: match[1]!,
    note: match[2]!.replace(/^\[(.*)\]$/, '$1'),
    content: match[3]!,
  }));
}

/** The blocks that are run, each with what it is to print. */
export function commandsOf(blocks: readonly Block[]): Command[] {
  return blocks.flatMap((block, i) => {
    if (block.language !== 'sh') return [];
    const next = blocks[i + 1];
    const prints = next?.language === 'text' ? next.content : undefined;
    return [{ ...block, mustFail: block.note === 'fails', prints }];
  });
}

/** Is this what was printed? `…` stands for anything. */
export function isPrinted(expected: string, out: string): boolean {
  const parts = expected.trim().split('…');
  const pattern = parts.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('[^]*?');
  return new RegExp(`^${pattern}$`).test(out.trim());
}

/** Puts the lines with `+` in the place of those with `-`. @throws if those are not there, once */
function change(file: string, diff: string): void {
  const lines = (sign: string): string =>
    diff
      .split('\n')
      .filter((line) => line.startsWith(sign))
      .map((line) => `${line.slice(1)}\n`)
      .join('');
  const before = readFileSync(file, 'utf8').split(lines('-'));
  if (before.length !== 2) throw new Error(`${file} has ${before.length - 1} times:\n${lines('-')}`);
  writeFileSync(file, before.join(lines('+')));
}

export interface Surroundings {
  readonly folder: string;
  readonly environment: NodeJS.ProcessEnv;
  /** What is typed at every command that asks. */
  readonly typed: string;
}

async function run(command: Command, { folder, environment, typed }: Surroundings): Promise<Printed> {
  const child = spawn('sh', ['-e', '-c', command.content], { cwd: folder, env: environment, detached: true });
  child.stdin.on('error', () => undefined).end(typed);
  let isInterrupted = false;
  if (command.note === 'serves')
    child.stdout.once('data', () => {
      // As Ctrl-C does, which all processes of a terminal hear.
      isInterrupted = process.kill(-child.pid!, 'SIGINT');
    });
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { command, code: isInterrupted ? 0 : child.exitCode, out, err };
}

/** Writes what a block says, if it is about a file. */
function write({ language, note, content }: Block, folder: string): void {
  if (language === 'ts') appendFileSync(join(folder, note), content);
  if (language === 'diff') change(join(folder, note), content);
}

/** Does what the guide says, block by block, in a folder. */
export async function* followGuide(markdown: string, where: Surroundings): AsyncGenerator<Printed> {
  const blocks = blocksOf(markdown);
  const commands = new Map(commandsOf(blocks).map((command) => [command.line, command]));
  for (const block of blocks) {
    write(block, where.folder);
    const command = commands.get(block.line);
    if (command) yield run(command, where);
  }
}

/** The files as they are at the end of the guide. */
export function writeFiles(markdown: string, folder: string): void {
  for (const block of blocksOf(markdown)) write(block, folder);
}
