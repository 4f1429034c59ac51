/**
 * The public surface as text: what each export of the package offers, as its declarations say, without comments. Kept
 * under version control in `docs/api`, where every change of it is a difference that a person reads.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type ParseResult, parseSync } from 'rolldown/utils';

type Statement = ParseResult['program']['body'][number];

/** A file of declarations: what it says, and where comments are. */
interface Declarations {
  readonly text: string;
  readonly parsed: ParseResult;
}

const files = new Map<string, Declarations>();

function read(file: string): Declarations {
  const known = files.get(file);
  if (known) return known;
  const text = readFileSync(file, 'utf8');
  const declarations = { text, parsed: parseSync(file, text) };
  files.set(file, declarations);
  return declarations;
}

/** A declaration on as few lines as it was printed on, without comments and private members. */
function textOf({ text, parsed }: Declarations, { start, end }: Statement): string {
  let result = '';
  let at = start;
  for (const comment of parsed.comments) {
    if (comment.start < start || comment.end > end) continue;
    result += text.slice(at, comment.start);
    at = comment.end;
  }
  const lines = `${result}${text.slice(at, end)}`.split('\n');
  return lines.filter((line) => !/^\s*(private\b.*)?$/.test(line)).join('\n');
}

/** The names that a declaration gives. */
function namesOf(statement: Statement): string[] {
  const declared =
    statement.type === 'ExportNamedDeclaration' && statement.declaration ? statement.declaration : statement;
  if (declared.type === 'VariableDeclaration')
    return declared.declarations.map(({ id }) => (id.type === 'Identifier' ? id.name : ''));
  if (!('id' in declared) || declared.id?.type !== 'Identifier') return [];
  return [declared.id.name];
}

/** Where a re-export leads. */
function sourceOf(file: string, source: string): string {
  return join(dirname(file), source.replace(/\.js$/, '.d.ts'));
}

const nameOf = (node: { name: string } | { value: string }): string =>
  'name' in node ? node.name : node.value;

/** The texts of all declarations of a name that a file exports, also if it only passes it on. */
function declarationsOf(file: string, name: string): string[] {
  const declarations = read(file);
  const own: string[] = [];
  for (const statement of declarations.parsed.program.body) {
    if (namesOf(statement).includes(name)) own.push(textOf(declarations, statement));
    if (statement.type === 'ImportDeclaration')
      for (const { local, ...specifier } of statement.specifiers)
        if (local.name === name && specifier.type === 'ImportSpecifier')
          own.push(...declarationsOf(sourceOf(file, statement.source.value), nameOf(specifier.imported)));
    if (statement.type !== 'ExportNamedDeclaration') continue;
    for (const { local, exported } of statement.specifiers)
      if (nameOf(exported) === name && statement.source)
        own.push(...declarationsOf(sourceOf(file, statement.source.value), nameOf(local)));
  }
  return own;
}

/** Everything that a file exports by name. */
function exportsOf(file: string): string[] {
  const names: string[] = [];
  for (const statement of read(file).parsed.program.body) {
    if (statement.type !== 'ExportNamedDeclaration') continue;
    names.push(...namesOf(statement));
    for (const { exported } of statement.specifiers) names.push(nameOf(exported));
  }
  return names;
}

/** @param name of the export, such as `playout/core` @param file its declarations */
function reportOf(name: string, file: string): string {
  const names = [...new Set(exportsOf(file))].sort();
  const entries = names.map((exported) => {
    const found = [...new Set(declarationsOf(file, exported))];
    if (found.length === 0) throw new Error(`${name}: the declaration of ${exported} was not found`);
    return found.join('\n');
  });
  return `${[`${name} exports ${names.length} names. Written by npm run api.`, ...entries].join('\n\n')}\n`;
}

/** The part of package.json that matters here. */
interface Package {
  readonly exports: Readonly<Record<string, string | { readonly types: string }>>;
}

/** The files that a pattern of package.json stands for, each with what its star stands for. */
function expand(folder: string, pattern: string): [star: string, file: string][] {
  const [before, after] = pattern.split('*');
  if (before === undefined || after === undefined) return [['', pattern]];
  const stars = readdirSync(join(folder, before)).filter((name) =>
    existsSync(join(folder, before, name + after)),
  );
  return stars.sort().map((star) => [star, pattern.replace('*', star)]);
}

/**
 * @param folder of the package, with its declarations
 * @returns the reports by the names of their files, such as `games-ataxx.txt`
 */
export function apiReports(folder: string): Map<string, string> {
  const { exports }: Package = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const reports = new Map<string, string>();
  for (const [path, target] of Object.entries(exports)) {
    if (typeof target === 'string') continue;
    for (const [star, file] of expand(folder, target.types)) {
      const name = join('playout', path.replace('*', star));
      const fileName = `${name.replace(/^playout\//, '').replaceAll('/', '-')}.txt`;
      reports.set(fileName, reportOf(name, join(folder, file)));
    }
  }
  return reports;
}
