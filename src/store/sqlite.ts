/** SQLite, a part of Node. It is asked for when a file is opened: all else works in a Node that has none. */
import type { DatabaseSync, DatabaseSyncOptions } from 'node:sqlite';
import { UserError } from '../core/index.ts';
import { withoutWarnings } from '../core/withoutWarnings.node.ts';

/** @throws UserError if this Node has no SQLite */
export function openSqlite(location: string | URL, options: DatabaseSyncOptions): DatabaseSync {
  // Before 20.16, Node cannot be asked either.
  const sqlite = withoutWarnings(() => process.getBuiltinModule?.('node:sqlite'));
  // It came with 22.5, but without waiting for other writers and rows as arrays until 22.16.
  if (!sqlite || !('setReturnArrays' in sqlite.StatementSync.prototype))
    throw new UserError(
      `runs are kept in SQLite, and Node ${process.versions.node} has none that will do`,
      'Use Node 22.16 or newer. What keeps no runs works with this one too.',
    );
  return new sqlite.DatabaseSync(location, options);
}
