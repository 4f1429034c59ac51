/** Says that it has a move, but not which. */
import { print, speak } from './scripted.mjs';

speak({ go: () => print('bestmove') });
