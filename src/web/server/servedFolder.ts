/** The files of one folder as answers, and nothing outside it: no `..` in any encoding, no hidden file, no link that leads out. */
import { readFile, realpath } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import { codeOf } from '../../core/index.ts';

/** What the name of a file or folder may be; a leading dot hides it. */
const NAME = /^[\w-][\w.-]*$/;

/** Errors that say that there is no such file. */
const NOT_THERE: ReadonlySet<string> = new Set([
  'ENOENT',
  'ENOTDIR',
  'EISDIR',
  'ELOOP',
  'EACCES',
  'ENAMETOOLONG',
]);

async function unlessMissing<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (NOT_THERE.has(codeOf(error))) return undefined;
    throw error;
  }
}

/** The real path of a file; undefined if there is none, or it is outside. */
async function locate(root: string, names: readonly string[]): Promise<string | undefined> {
  const [folder, file] = await Promise.all([
    unlessMissing(realpath(root)),
    unlessMissing(realpath(join(root, ...names))),
  ]);
  return folder !== undefined && file?.startsWith(folder + sep) ? file : undefined;
}

/**
 * The answer with a file.
 * @param path as in the address, from the folder: `figures/a.svg`; of a folder it is the `index`
 * @returns undefined if there is no such file
 */
export async function fileIn(
  root: string,
  path: string,
  index = 'index.html',
): Promise<Response | undefined> {
  const names = (path === '' || path.endsWith('/') ? path + index : path).split('/');
  if (!names.every((name) => NAME.test(name))) return undefined;
  const file = await locate(root, names);
  const content = file === undefined ? undefined : await unlessMissing(readFile(file));
  if (content === undefined) return undefined;
  return new Response(content, {
    headers: { 'Content-Type': getMimeType(names.at(-1)!) ?? 'application/octet-stream' },
  });
}
