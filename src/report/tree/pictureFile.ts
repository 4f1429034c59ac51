/** The file that the picture of a tree goes to: SVG, or the DOT text that it is made from. */
import { closeSync, ftruncateSync, openSync, writeFileSync } from 'node:fs';
import { UserError, codeOf } from '../../core/index.ts';
import { treeSvg } from './svg.ts';

export interface PictureFile {
  readonly path: string;
  write(dot: string): Promise<void>;
}

/** Does something with the file. @throws UserError if it cannot be done, as on a full disk */
function writing<T>(path: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw new UserError(
      `--tree: cannot write ${path} (${codeOf(error)})`,
      'Name a file in a directory that you may write to, on a disk with room for it.',
    );
  }
}

/**
 * Opens the file before there is anything to write, so that no search runs for an hour for a picture that
 * cannot be saved. Its old content stays until then. @throws UserError for a wrong ending, or if it cannot be written
 */
export function openPicture(path: string): PictureFile {
  const ending = /\.(svg|dot)$/i.exec(path)?.[1]?.toLowerCase();
  if (ending === undefined)
    throw new UserError(
      `--tree: ${path} should end in .svg or .dot`,
      'A picture is written as tree.svg, its description for Graphviz as tree.dot.',
    );
  const file = writing(path, () => openSync(path, 'a'));
  return {
    path,
    async write(dot) {
      const text = ending === 'dot' ? dot : await treeSvg(dot);
      writing(path, () => {
        ftruncateSync(file);
        writeFileSync(file, text);
        closeSync(file);
      });
    },
  };
}
