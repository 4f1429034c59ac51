/** Puts what would command a terminal into its name, its move and its last words. */
import { writeSync } from 'node:fs';
import { print, speak } from './scripted.mjs';

const ESCAPE = '\u001B';

speak({
  uai: () => print(`id name ${ESCAPE}[2JScripted\u0007\nuaiok`),
  go: () => {
    if (process.argv[2] === 'crash') {
      writeSync(2, `panic: ${ESCAPE}[31m\u009Bout of ideas\n`);
      process.exit(3);
    }
    print(`bestmove ${ESCAPE}]0;castles\u0007`);
  },
});
