/** Prints information about its search without end. */
import { speak } from './scripted.mjs';

const lines = 'info depth 1 score cp 0 nodes 1 pv a1\n'.repeat(2000);
const flood = () => process.stdout.write(lines, flood);

speak({ go: flood });
