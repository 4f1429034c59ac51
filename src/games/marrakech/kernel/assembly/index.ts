/** Random games of Marrakech: the moves of `sample` and `play`, from the same stream. */
import { stream } from '../../../../core/kernel/assembly/random';
import { setBoard as setTables, slotCount, slots, walkFacing, walkSquare } from './board';
import { playOutPairs } from './pairs';
import { clearFloor, ended, words } from './position';
import { order, setLimits, setPlayers, setTurns } from './rules';
import { playOutSteps } from './steps';

export { stream };
export { slotCount, slots, walkFacing, walkSquare };
export { order, setLimits, setPlayers, setTurns };
export { ended, words };
export { playOutPairs, playOutSteps };

/** Takes up the tables that were written, of a board of this size. */
export function setBoard(size: u32): void {
  setTables(size);
  clearFloor();
}
