/**
 * The text form of an agent: a name, and options in parentheses, whose values may be specs again.
 *
 *     uct(c=1.4, playout=clones(r=4), time=500ms)
 *
 * This file knows only the grammar; the catalogue knows which names and options exist.
 *
 *     spec   = name [ "(" [ option { "," option } ] ")" ]
 *     option = [ key "=" ] ( spec | number | duration | text in double quotes )
 *
 * A value without a key is that of the agent's first option: `random(course)` is `random(playout=course)`.
 */
import { UserError, shorten } from '../core/index.ts';

export interface Spec {
  readonly name: string;
  readonly options: readonly SpecOption[];
  /** Where it stands in the text that it was read from, for messages. */
  readonly at?: number;
}

export interface SpecOption {
  /** Empty for the first option of the agent. */
  readonly key: string;
  readonly value: Spec;
  /** Where the key stands. */
  readonly at?: number;
}

const HINT = 'Agents are written name(option=value, …), such as uct(c=1.4, iterations=1000).';

/** Characters; the longest named agent has 160. */
const LONGEST_SPEC = 10_000;
/** Specs inside each other. */
const DEEPEST_SPEC = 50;
/** Characters of a wrong spec that a message repeats. */
const SHOWN = 200;

const NAME = /[A-Za-z0-9_./+-]/;

class Reader {
  private readonly text: string;
  private at = 0;
  private depth = 0;

  constructor(text: string) {
    this.text = text;
  }

  readAll(): Spec {
    const spec = this.readSpec();
    this.skipSpace();
    if (this.at < this.text.length) throw this.wrong(`unexpected "${this.text[this.at]}"`);
    return spec;
  }

  private readSpec(): Spec {
    this.skipSpace();
    const at = this.at;
    if (this.text[at] === '"') return { name: this.readQuoted(), options: [], at };
    const name = this.readName('a name or a value');
    this.skipSpace();
    if (this.text[this.at] !== '(') return { name, options: [], at };
    this.at++;
    if (++this.depth > DEEPEST_SPEC)
      throw this.wrong(`more than ${DEEPEST_SPEC} agents or parts inside each other`);
    const options: SpecOption[] = [];
    for (;;) {
      this.skipSpace();
      if (this.text[this.at] === ')') break;
      if (options.length > 0) this.expect(',');
      options.push(this.readOption(options));
    }
    this.at++;
    this.depth--;
    return { name, options, at };
  }

  private readOption(before: readonly SpecOption[]): SpecOption {
    const from = this.at;
    const value = this.readSpec();
    this.skipSpace();
    if (this.text[this.at] !== '=') {
      if (before.length > 0) throw this.wrong('expected "="');
      return { key: '', value, at: from };
    }
    if (value.options.length > 0 || this.text[from] === '"')
      throw this.wrong('expected the name of an option before "="');
    if (before.some((option) => option.key === value.name))
      throw this.wrong(`option ${value.name} is given twice`);
    this.at++;
    return { key: value.name, value: this.readSpec(), at: value.at! };
  }

  private readName(what: string): string {
    const from = this.at;
    while (this.at < this.text.length && NAME.test(this.text[this.at]!)) this.at++;
    if (this.at === from) throw this.wrong(`expected ${what}`);
    return this.text.slice(from, this.at);
  }

  private readQuoted(): string {
    const end = this.text.indexOf('"', this.at + 1);
    if (end < 0) throw this.wrong('a quoted text has no end');
    const quoted = this.text.slice(this.at + 1, end);
    this.at = end + 1;
    return quoted;
  }

  private expect(char: string): void {
    if (this.text[this.at] !== char) throw this.wrong(`expected "${char}"`);
    this.at++;
  }

  private skipSpace(): void {
    while (this.text[this.at] === ' ') this.at++;
  }

  private wrong(what: string): UserError {
    return new UserError(`agent "${shorten(this.text, SHOWN)}": ${what} at character ${this.at + 1}`, HINT);
  }
}

/** @throws UserError that points at the place */
export function parseSpec(text: string): Spec {
  if (text.length > LONGEST_SPEC)
    throw new UserError(`agent "${shorten(text)}" is longer than ${LONGEST_SPEC} characters`, HINT);
  return new Reader(text).readAll();
}

export function formatSpec(spec: Spec): string {
  const name =
    [...spec.name].every((char) => NAME.test(char)) && spec.name !== '' ? spec.name : `"${spec.name}"`;
  if (spec.options.length === 0) return name;
  return `${name}(${spec.options.map(({ key, value }) => (key === '' ? '' : `${key}=`) + formatSpec(value)).join(', ')})`;
}
