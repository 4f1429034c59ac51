/**
 * What moves on the board now. The roll that follows a turn, or the colour that is drawn, comes while Assam still walks and
 * the carpet unrolls; it must not cut them short.
 */
import { useRef } from 'preact/hooks';
import type { LastView, MarrakechView } from '../../../worker/games/marrakech/view.ts';
import type { BoardProps } from '../board.ts';

export interface Motion {
  /** The position that it led to: another one is another motion. */
  readonly node: number;
  readonly last: LastView | undefined;
}

type Shown = Pick<BoardProps<MarrakechView>, 'view' | 'node' | 'isNext'>;

function moves({ path, carpet, turned }: LastView): boolean {
  return path.length > 0 || carpet.length > 0 || turned !== 0;
}

export function useMotion({ view, node, isNext }: Shown): Motion {
  const seen = useRef(-1);
  const motion = useRef<Motion>({ node, last: undefined });
  if (seen.current !== node) {
    seen.current = node;
    if (!isNext || !view.last) motion.current = { node, last: undefined };
    else if (moves(view.last)) motion.current = { node, last: view.last };
  }
  return motion.current;
}
