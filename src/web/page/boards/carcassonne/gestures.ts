/**
 * Drag, pinch and wheel on the picture. While the whole landscape is shown, one finger scrolls the page as anywhere else,
 * and two move the picture; once it has been moved, one finger is enough.
 */
import type { CameraControl } from './cameraControl.ts';

/** Pixels that a press may wander and still be a press. */
const SLACK = 6;
/** How much wheel is one step: a notch of a mouse is 100, a trackpad sends many small ones. */
const NOTCH = 40;

interface Spot {
  readonly x: number;
  readonly y: number;
}

interface GestureSettings {
  readonly control: CameraControl;
  /** A wheel step over something that turns; says whether it was used. */
  onTurn(over: Element, direction: 1 | -1): boolean;
}

/** Listens on a picture until the returned function is called. */
export function listenToGestures(svg: SVGSVGElement, { control, onTurn }: GestureSettings): () => void {
  const down = new Map<number, Spot>();
  let start: Spot | undefined;
  let isDragging = false;
  let wheel = 0;

  const spotOf = (event: MouseEvent): Spot => {
    const { left, top } = svg.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };
  const spread = ([a, b]: readonly Spot[]): number => Math.hypot(a!.x - b!.x, a!.y - b!.y);
  const middle = ([a, b]: readonly Spot[]): Spot => ({ x: (a!.x + b!.x) / 2, y: (a!.y + b!.y) / 2 });

  const pinch = (before: readonly Spot[], after: readonly Spot[]): void => {
    const [from, to] = [middle(before), middle(after)];
    control.pan(to.x - from.x, to.y - from.y);
    control.zoom(spread(after) / Math.max(1, spread(before)), to);
  };

  const onPointerDown = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    down.set(event.pointerId, spotOf(event));
    if (down.size === 1) {
      start = spotOf(event);
      isDragging = false;
    }
  };
  const onPointerMove = (event: PointerEvent): void => {
    // Released where nobody could see it.
    if (event.buttons === 0) down.delete(event.pointerId);
    const before = down.get(event.pointerId);
    if (!before || !start) return;
    const after = spotOf(event);
    const spots = [...down.values()];
    down.set(event.pointerId, after);
    if (down.size === 2) {
      isDragging = true;
      pinch(spots, [...down.values()]);
    } else if (isDragging) control.pan(after.x - before.x, after.y - before.y);
    else if (spread([start, after]) > SLACK) {
      isDragging = true;
      // Not earlier: a captured pointer clicks the picture and not what is under it.
      svg.setPointerCapture(event.pointerId);
      control.pan(after.x - start.x, after.y - start.y);
    }
  };
  const onPointerEnd = (event: PointerEvent): void => {
    down.delete(event.pointerId);
    if (down.size === 0) start = undefined;
  };
  // The click that ends a drag means nothing.
  const onClick = (event: MouseEvent): void => {
    if (isDragging) event.stopPropagation();
    isDragging = false;
  };
  const onWheel = (event: WheelEvent): void => {
    const over = event.target instanceof Element ? event.target : svg;
    const isEmpty = over.closest('[data-feature]') === null;
    wheel += event.deltaY;
    if (!event.ctrlKey && Math.abs(wheel) >= NOTCH) {
      const isUsed = onTurn(over, wheel > 0 ? 1 : -1);
      wheel = 0;
      if (isUsed) return event.preventDefault();
    }
    if (!event.ctrlKey && over.closest('[data-turnable]')) return event.preventDefault();
    if (!event.ctrlKey && !isEmpty) return;
    event.preventDefault();
    control.zoom(Math.exp(-event.deltaY / (event.ctrlKey ? 200 : 500)), spotOf(event));
  };
  const onTouch = (event: TouchEvent): void => {
    if (event.touches.length > 1 && event.cancelable) event.preventDefault();
  };

  const listeners = new AbortController();
  const { signal } = listeners;
  svg.addEventListener('pointerdown', onPointerDown, { signal });
  svg.addEventListener('pointermove', onPointerMove, { signal });
  svg.addEventListener('pointerup', onPointerEnd, { signal });
  svg.addEventListener('pointercancel', onPointerEnd, { signal });
  svg.addEventListener('click', onClick, { signal, capture: true });
  svg.addEventListener('wheel', onWheel, { signal, passive: false });
  svg.addEventListener('touchstart', onTouch, { signal, passive: false });
  svg.addEventListener('touchmove', onTouch, { signal, passive: false });
  return () => listeners.abort();
}
