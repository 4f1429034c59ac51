/**
 * The address of an entry file beside another file. A published package holds emitted JavaScript, a clone holds
 * TypeScript: the one is whatever the other is.
 */
export function siblingFile(here: string, name: string): URL {
  return new URL(`./${name}${here.slice(here.lastIndexOf('.'))}`, here);
}
