/**
 * Before `npm pack`: makes what the published package has and a clone has not, in `dist/package` and `dist/page`. It is
 * run by the Node that the machine has, and hands over to the pinned one.
 */
import { giveUp, installPackages, pinnedNode, run } from './setup.mjs';

installPackages();
// What npm prints on standard output is the name of the tarball, and nothing else.
const stdio = ['ignore', 2, 2];
if (run(pinnedNode, ['scripts/buildPackage.mjs'], { stdio }) !== 0)
  giveUp('the package could not be built', 'Look at the messages above; npm run check finds wrong types.');
