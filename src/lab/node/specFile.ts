/** An experiment from a file: JSON, or a TypeScript or JavaScript module whose default export it is. */
import { readFile } from 'node:fs/promises';
import { basename, extname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { UserError, codeOf } from '../../core/index.ts';
import { type Path, PlacedError, formatPath } from '../../core/schema/index.ts';
import { readJson } from '../spec/json.ts';
import { type ExperimentSpec, experimentSchema } from '../spec/spec.ts';

const MODULES: ReadonlySet<string> = new Set(['.ts', '.mts', '.js', '.mjs']);

/** A spec, and how its mistakes are shown. */
export interface SpecFile {
  readonly spec: ExperimentSpec;
  /** The same error with the file, and in JSON with line and column, before it. */
  locate(error: PlacedError): UserError;
}

function located(file: string, place: (path: Path) => string): SpecFile['locate'] {
  return ({ path, reason, hint }) => {
    const where = path.length === 0 ? '' : `${formatPath(path)}: `;
    return new UserError(`${file}${place(path)}: ${where}${reason}`, hint);
  };
}

async function readModule(file: string): Promise<unknown> {
  let module: unknown;
  try {
    module = await import(pathToFileURL(resolve(file)).href);
  } catch (error) {
    throw new UserError(
      `${file} cannot be loaded: ${error instanceof Error ? error.message : String(error)}`,
      'It should be a module whose default export is an experiment.',
    );
  }
  if (typeof module !== 'object' || module === null || !('default' in module))
    throw new UserError(`${file} has no default export`, 'Write: export default { game: … }');
  return module.default;
}

async function readText(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    throw new UserError(
      `${file} cannot be read (${codeOf(error)})`,
      'Name an experiment in JSON or TypeScript.',
    );
  }
}

/** @throws UserError with the place of the first mistake */
export async function readSpecFile(file: string): Promise<SpecFile> {
  let locate = located(file, () => '');
  try {
    let value: unknown;
    if (MODULES.has(extname(file))) value = await readModule(file);
    else {
      // A mistake in the grammar brings its own line and column.
      locate = ({ reason, hint }) => new UserError(`${file}:${reason}`, hint);
      const json = readJson(await readText(file));
      locate = located(file, (path) => `:${json.placeOf(path)}`);
      ({ value } = json);
    }
    const spec = experimentSchema.read(value, []);
    return { spec: { name: basename(file, extname(file)), ...spec }, locate };
  } catch (error) {
    throw error instanceof PlacedError ? locate(error) : error;
  }
}
