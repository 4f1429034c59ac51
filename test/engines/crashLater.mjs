/** Plays well, and crashes when it is to find its third move. */
import { playFirstMove, setPosition } from './player.mjs';
import { speak } from './scripted.mjs';

let searches = 0;

speak({
  position: setPosition,
  go: () => {
    if (++searches === 3) throw new Error('out of ideas');
    playFirstMove();
  },
});
