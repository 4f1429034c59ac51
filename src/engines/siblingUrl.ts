/**
 * The address of a file beside this one that is started on its own, as a thread or a process. A published package holds
 * emitted JavaScript, a clone holds TypeScript: the sibling is whatever this file is.
 */
export function siblingUrl(name: string): URL {
  const extension = import.meta.url.slice(import.meta.url.lastIndexOf('.'));
  return new URL(`./${name}${extension}`, import.meta.url);
}
