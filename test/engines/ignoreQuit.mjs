/** Plays well, and does not leave when it is asked to. */
import { playFirstMove, setPosition } from './player.mjs';
import { speak } from './scripted.mjs';

speak({ position: setPosition, go: playFirstMove, quit: () => undefined });
