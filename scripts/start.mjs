/** `npm start`: installs what is missing and serves the page. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { installPackages, pinnedNode, root } from './setup.mjs';

installPackages();

// `npm start --port 8080` without the two dashes reaches us as npm's own setting.
const port = process.env.npm_config_port;
const given = port && !process.argv.includes('--port') ? ['--port', port] : [];
const command = [join(root, 'bin', 'playout.mjs'), 'serve', ...given, ...process.argv.slice(2)];
const child = spawn(pinnedNode, command, { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(signal ? 130 : (code ?? 1)));
