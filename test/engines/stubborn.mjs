/** Cannot be made to leave: not by quit, not by the end of its input, not by a polite signal. Writes down who it is. */
import { writeFileSync } from 'node:fs';
import { hang, speak } from './scripted.mjs';

writeFileSync(process.argv[2], String(process.pid));
process.on('SIGTERM', () => undefined);
process.on('SIGHUP', () => undefined);
speak({ go: () => undefined, quit: () => undefined });
hang();
