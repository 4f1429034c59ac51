/**
 * The address of an entry file in the folder of another file. A published package holds emitted JavaScript, a clone holds
 * TypeScript: the entry file has the same extension.
 */
export function siblingFile(here: string, name: string): URL {
  return new URL(`./${name}${here.slice(here.lastIndexOf('.'))}`, here);
}
