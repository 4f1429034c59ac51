/** What a stop of Assam costs, with its sentence. */
import type { Position } from '../../../../games/marrakech/position.ts';
import * as tolls from '../../../../games/marrakech/tolls.ts';
import { seatTitle } from './hues.ts';
import type { TollView } from './view.ts';

/** What the player to move pays if Assam stops on a square. */
export function tollAt(position: Position, square: number): TollView {
  const toll = tolls.tollAt(position, square);
  return { ...toll, words: tolls.tollWords(toll, seatTitle) };
}
