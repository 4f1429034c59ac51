/** Plays what is no move at all. */
import { print, speak } from './scripted.mjs';

speak({ go: () => print('bestmove castles kingside') });
