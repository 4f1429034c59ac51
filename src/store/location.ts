/** Where the store is by default: the directory in which the system keeps a user's data. */
import { homedir } from 'node:os';
import { join } from 'node:path';

type Environment = Readonly<Record<string, string | undefined>>;

function dataDirectory(platform: NodeJS.Platform, env: Environment, home: string): string {
  if (platform === 'darwin') return join(home, 'Library', 'Application Support');
  if (platform === 'win32') return env.LOCALAPPDATA || join(home, 'AppData', 'Local');
  return env.XDG_DATA_HOME || join(home, '.local', 'share');
}

export function defaultStorePath(
  platform: NodeJS.Platform = process.platform,
  env: Environment = process.env,
  home: string = homedir(),
): string {
  return join(dataDirectory(platform, env, home), 'playout', 'playout.db');
}
