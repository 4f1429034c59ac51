/**
 * `npm run test:unit [path …]`: the tests next to the sources, or those under the paths. They start no browser, so they
 * are the ones to run while working.
 */
import { tool } from './check.mjs';
import { installPackages } from './setup.mjs';

installPackages();
const paths = process.argv.slice(2);
process.exit(tool('vitest', 'run', ...(paths.length > 0 ? paths : ['src', 'examples'])));
