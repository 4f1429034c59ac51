/** Where a mine that is wider than the screen can be pushed; at first the way down from the entrance is in the middle. */
import type { ComponentChildren, JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { SaboteurView } from '../../../worker/games/saboteur/view.ts';

interface MineFrameProps {
  readonly view: SaboteurView;
  readonly isFlipped: boolean;
  readonly children: ComponentChildren;
}

export function MineFrame({ view, isFlipped, children }: MineFrameProps): JSX.Element {
  const frame = useRef<HTMLDivElement>(null);
  const { left, columns } = view.crop;
  useLayoutEffect(() => {
    const { current } = frame;
    if (!current) return;
    const share = (view.entrance.column + 0.5 - left) / columns;
    current.scrollLeft = (isFlipped ? 1 - share : share) * current.scrollWidth - current.clientWidth / 2;
  }, [left, columns, isFlipped]);
  return (
    <div class="mine-frame" ref={frame}>
      {children}
    </div>
  );
}
