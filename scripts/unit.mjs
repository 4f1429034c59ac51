/**
 * `npm run test:unit [path …]`: the unit tests, or those under the paths. They start no processes and no browser, so
 * they are the ones to run while working.
 */
import { tool } from './check.mjs';
import { installPackages } from './setup.mjs';

installPackages();
process.exit(tool('vitest', 'run', '--project', 'unit', '--project', 'page', ...process.argv.slice(2)));
