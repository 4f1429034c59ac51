/**
 * What makes a bundle pass for its sources: `buildBundle.mjs` puts a copy into each, and every thread that runs from one
 * imports it first.
 *
 * Stack traces name the sources. Node can do that itself, but reads the maps of all files as it loads them; here they are
 * read when a trace is printed.
 *
 * A module from outside that imports `playout/core` means the sources, by a condition of package.json, and would get a
 * second copy of what runs, with its own classes and its own list of games. It is given that of the bundle.
 */
import { readFileSync } from 'node:fs';
import { SourceMap, registerHooks } from 'node:module';

const HERE = new URL('.', import.meta.url).href;
const SOURCES = new URL('../../../src/', import.meta.url).href;

const read = (name) => JSON.parse(readFileSync(new URL(name, HERE), 'utf8'));

// ── stack traces ──────────────────────────────────────────────────────────────────────────────────

/** By name of the file. */
const maps = new Map();

function mapOf(file) {
  if (!maps.has(file)) maps.set(file, new SourceMap(read(`${file}.map`)));
  return maps.get(file);
}

/** A line of a stack trace, with the place in the source instead of that in the bundle. */
function inSource(line) {
  const start = line.indexOf(HERE);
  const [place, file, row, column] = /^([^/]+\.js):(\d+):(\d+)/.exec(line.slice(start + HERE.length)) ?? [];
  if (start < 0 || place === undefined) return line;
  try {
    const origin = mapOf(file).findOrigin(Number(row), Number(column));
    if (!origin.fileName) return line;
    const source = `${new URL(origin.fileName, HERE).href}:${origin.lineNumber}:${origin.columnNumber}`;
    return `${line.slice(0, start)}${source}${line.slice(start + HERE.length + place.length)}`;
  } catch {
    // Without its map, the place in the bundle is better than nothing.
    return line;
  }
}

Error.prepareStackTrace = (error, calls) =>
  [error, ...calls.map(String).map((call) => `    at ${inSource(call)}`)].join('\n');

// ── imports from outside ──────────────────────────────────────────────────────────────────────────

let entries;

/** The address of what a source has become. @throws if it is not for others to import */
function bundled(url) {
  const source = url.slice(SOURCES.length);
  entries ??= read('entries.json');
  const file = entries[`src/${source}`];
  if (file === undefined)
    throw new Error(
      `src/${source} cannot be imported while Playout runs: take what playout/core and others export`,
    );
  return new URL(file, HERE).href;
}

registerHooks({
  resolve(specifier, context, next) {
    const isPlayout = /^playout(\/|$)/.test(specifier);
    const resolved = next(
      specifier,
      isPlayout ? { ...context, conditions: [...context.conditions, 'playout-source'] } : context,
    );
    return resolved.url.startsWith(SOURCES)
      ? { ...resolved, url: bundled(resolved.url), format: 'module' }
      : resolved;
  },
});
