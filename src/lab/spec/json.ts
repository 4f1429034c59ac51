/**
 * Reads JSON and remembers where everything was, so that every mistake in a spec can be shown by line and column: those
 * in the grammar, which JSON.parse does not always locate, and those in the meaning, which are found later. A key
 * given twice, which JSON.parse overlooks, is a mistake here.
 */
import { DEEPEST_JSON, TOO_DEEP, shorten } from '../../core/index.ts';
import { type Path, PlacedError, formatPath } from '../../core/schema/index.ts';

export interface LocatedJson {
  readonly value: unknown;
  /** `12:7` for the value at this path, or for the nearest enclosing value that exists. */
  placeOf(path: Path): string;
}

const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const SPACE = /[ \t\r\n]*/y;
const WORDS: Readonly<Record<string, unknown>> = { true: true, false: false, null: null };

function lineAndColumn(text: string, at: number): string {
  const before = text.slice(0, at).split('\n');
  return `${before.length}:${before.at(-1)!.length + 1}`;
}

/** The place after a text that begins here, or undefined if its line ends before; JSON.parse knows the escapes. */
function endOfString(text: string, start: number): number | undefined {
  for (let at = start + 1; at < text.length && text[at] !== '\n'; at++) {
    if (text[at] === '"') return at + 1;
    if (text[at] === '\\' && text[at + 1] !== '\n') at++;
  }
  return undefined;
}

class Reader {
  readonly starts = new Map<string, number>();
  private readonly text: string;
  private at = 0;

  constructor(text: string) {
    this.text = text;
  }

  readAll(): unknown {
    const value = this.readValue([]);
    this.skipSpace();
    if (this.at < this.text.length) throw this.unexpected('the end');
    return value;
  }

  private readValue(path: Path): unknown {
    this.skipSpace();
    if (path.length > DEEPEST_JSON) throw this.wrong(TOO_DEEP);
    this.starts.set(formatPath(path), this.at);
    const char = this.text[this.at];
    if (char === '{') return this.readObject(path);
    if (char === '[') return this.readList(path);
    if (char === '"') return this.readString();
    const word = Object.keys(WORDS).find((name) => this.text.startsWith(name, this.at));
    if (word !== undefined) {
      this.at += word.length;
      return WORDS[word];
    }
    const number = this.match(NUMBER);
    if (number === undefined) throw this.unexpected('a value');
    return Number(number);
  }

  private readObject(path: Path): Record<string, unknown> {
    const read: Record<string, unknown> = {};
    this.readItems('}', () => {
      this.skipSpace();
      const start = this.at;
      if (this.text[start] !== '"') throw this.unexpected('a key in double quotes');
      const key = this.readString();
      if (Object.hasOwn(read, key)) {
        this.at = start;
        throw this.wrong(`the key "${shorten(key)}" is given twice`);
      }
      this.skipSpace();
      if (this.text[this.at] !== ':') throw this.unexpected('":"');
      this.at++;
      // Set in this way "__proto__" is a key like any other.
      Object.defineProperty(read, key, {
        value: this.readValue([...path, key]),
        enumerable: true,
        configurable: true,
        writable: true,
      });
    });
    return read;
  }

  private readList(path: Path): unknown[] {
    const read: unknown[] = [];
    this.readItems(']', () => void read.push(this.readValue([...path, read.length])));
    return read;
  }

  private readItems(end: string, readItem: () => void): void {
    this.at++;
    this.skipSpace();
    if (this.text[this.at] === end) {
      this.at++;
      return;
    }
    for (;;) {
      readItem();
      this.skipSpace();
      const char = this.text[this.at];
      if (char !== ',' && char !== end) throw this.unexpected(`"," or "${end}"`);
      this.at++;
      if (char === end) return;
    }
  }

  private readString(): string {
    const start = this.at;
    const end = endOfString(this.text, start);
    if (end === undefined) throw this.wrong('this text has no end in its line');
    this.at = end;
    try {
      return String(JSON.parse(this.text.slice(start, end)));
    } catch {
      this.at = start;
      throw this.wrong('this text has a character that must be escaped, or an escape that does not exist');
    }
  }

  private match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text)?.[0];
    this.at += found?.length ?? 0;
    return found;
  }

  private skipSpace(): void {
    this.match(SPACE);
  }

  private unexpected(wanted: string): PlacedError {
    const found = this.at < this.text.length ? `"${this.text[this.at]}"` : 'the end of the file';
    return this.wrong(`expected ${wanted}, found ${found}`);
  }

  private wrong(what: string): PlacedError {
    return new PlacedError(
      [],
      `${lineAndColumn(this.text, this.at)}: ${what}`,
      'The file should hold JSON: keys and texts in double quotes, no comments, no comma at the end of a list.',
    );
  }
}

/** @throws PlacedError with line and column if it is not JSON */
export function readJson(file: string): LocatedJson {
  // Some editors begin a file with a byte order mark.
  const text = file.replace(/^\uFEFF/, '');
  const reader = new Reader(text);
  const value = reader.readAll();
  return {
    value,
    placeOf(path) {
      for (let length = path.length; ; length--) {
        const start = reader.starts.get(formatPath(path.slice(0, length)));
        if (start !== undefined) return lineAndColumn(text, start);
      }
    },
  };
}
