/** Always plays the same move, which is soon against the rules. */
import { print, speak } from './scripted.mjs';

speak({ go: () => print('bestmove g2') });
