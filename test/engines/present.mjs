/** Always plays the same move. As long as it runs, there is a file that says so. */
import { rmSync, writeFileSync } from 'node:fs';
import { print, speak } from './scripted.mjs';

const [, , note] = process.argv;
writeFileSync(note, '');

speak({
  go: () => print('bestmove g2'),
  quit: () => {
    rmSync(note);
    process.exit();
  },
});
