/** Thinks until it is told to stop, deeper with every moment, and then plays by the side to move. */
import { print, speak } from './scripted.mjs';

let side = 'x';
let thinking;

speak({
  position: (line) => (side = line.split(' ')[3]),
  go: () => {
    let depth = 0;
    thinking = setInterval(() => print(`info depth ${++depth} score cp 0 pv f1`), 10);
  },
  stop: () => {
    clearInterval(thinking);
    print(`bestmove ${side === 'x' ? 'g2' : 'a2'}`);
  },
});
