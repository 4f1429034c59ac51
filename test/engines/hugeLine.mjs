/** Begins a line that never ends. */
import { speak } from './scripted.mjs';

const words = 'info string and '.repeat(4000);
const babble = () => process.stdout.write(words, babble);

speak({ go: babble });
