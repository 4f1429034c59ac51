/** Where this program is: the folder of its package.json, whose other files a command may need. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** @param here the address of any file of the program, which may be a source, in a bundle or in the package */
export function packageRoot(here: string): string {
  let folder = new URL('.', here);
  while (!existsSync(new URL('package.json', folder))) folder = new URL('..', folder);
  return fileURLToPath(folder);
}
