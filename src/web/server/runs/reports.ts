/** Reports in a temporary folder, each written when it is first asked for and again when its run has changed. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Recent } from './recent.ts';

const MOST_REPORTS = 20;

function remove(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}

export class Reports {
  /** Made for the first report. */
  private folder: string | undefined;
  private written = 0;
  private readonly recent = new Recent<string>(MOST_REPORTS, remove);

  /** The folder with the report of a run. @param write writes it to a folder */
  get(id: number, fingerprint: string, write: (folder: string) => Promise<unknown>): Promise<string> {
    return this.recent.get(id, fingerprint, async () => {
      this.folder ??= mkdtempSync(join(tmpdir(), 'playout-reports-'));
      const folder = join(this.folder, String(++this.written));
      await write(folder);
      return folder;
    });
  }

  close(): void {
    if (this.folder !== undefined) remove(this.folder);
  }
}
