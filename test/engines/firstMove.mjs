/** A good engine, and as small as one can be. */
import { playFirstMove, setPosition } from './player.mjs';
import { speak } from './scripted.mjs';

speak({ position: setPosition, go: playFirstMove });
