/**
 * The address of an entry file in the folder of another file, with the same extension: a bundle holds JavaScript, all in
 * one folder. `bin/buildBundle.mjs` finds the entries by the calls, which give the name as it is.
 */
export function siblingFile(here: string, name: string): URL {
  return new URL(`./${name}${here.slice(here.lastIndexOf('.'))}`, here);
}
