/** A good engine that leaves a trace: a file that says that it was started. */
import { writeFileSync } from 'node:fs';
import { playFirstMove, setPosition } from './player.mjs';
import { speak } from './scripted.mjs';

writeFileSync(process.argv[2], '');
speak({ position: setPosition, go: playFirstMove });
